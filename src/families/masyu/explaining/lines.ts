/** A Masyu as its moves see it: its pearls, the ways from every cell, and the lines that are known. */
import { cellCode, sizeOfRows } from '../../../core/index.js';
import type { MoveBoard } from '../../contract/move.js';
import { whileUnchanged } from '../../kit/moves/latest.js';
import { type LoopLayout, LoopLines } from '../../kit/moves/loop-lines.js';
import type { Values } from '../../kit/moves/suppose.js';
import { bySize } from '../../kit/rules/index.js';
import { type MasyuPuzzle, NO_PEARL } from '../puzzle.js';
import { layoutOf, pearlId, type Ways } from '../rules.js';

interface Layout extends LoopLayout {
  /** By cell: `w`, `b` or `.`. */
  readonly signs: string;
  readonly way: Ways;
  readonly near: readonly (readonly number[])[];
}

/** By place of a size: the cells at most one step from its ends. */
const nearOf = bySize((size) => {
  const { ends, around } = layoutOf(size).lines;
  return ends.map((pair) => [...new Set(pair.flatMap((cell) => around[cell]!).flatMap((way) => ends[way]!))]);
});

function placesOf({ grid }: MasyuPuzzle): Layout {
  const { lines, way, passed } = layoutOf(sizeOfRows(grid));
  const signs = grid.join('');
  const clues = passed.flatMap(({ clue, places, name }, cell) =>
    signs[cell] === NO_PEARL ? [] : [{ id: pearlId(clue), places, least: 1, subject: name! }],
  );
  return { lines, way, signs, clues, near: nearOf(sizeOfRows(grid)) };
}

export class Lines extends LoopLines {
  declare readonly layout: Layout;

  override with(values: Values): Lines {
    return new Lines(this.layout, this.board, values);
  }

  sign(cell: number): string {
    return this.layout.signs[cell]!;
  }

  /** The place of the line from a cell in a direction; -1: there is none. */
  way(cell: number, direction: number): number {
    return this.layout.way(cell, direction);
  }

  /** The place behind the next cell in a direction; -1: there is none. */
  beyond(cell: number, direction: number): number {
    const place = this.way(cell, direction);
    return place < 0 ? -1 : this.way(this.across(place, cell), direction);
  }

  /** The cells whose rules speak about a place: at most one step from its ends. */
  near(place: number): readonly number[] {
    return this.layout.near[place]!;
  }

  code(cell: number): string {
    return cellCode(this.layout.lines.points[cell]!);
  }

  pearlRule(cell: number): string {
    return pearlId(this.layout.lines.points[cell]!);
  }
}

/** The view of a board. */
export const linesOf: (board: MoveBoard<MasyuPuzzle>) => Lines = whileUnchanged(
  (board: MoveBoard<MasyuPuzzle>) => new Lines(placesOf(board.puzzle), board),
);
