/** A Hitori as its moves see it: neighbours, equal numbers, and the rules that speak about them. */
import { cellCode, oncePerObject, reachableFrom, sizeOfRows } from '../../../core/index.js';
import type { LazyReason } from '../../contract/mark.js';
import type { MoveBoard } from '../../contract/move.js';
import { whileUnchanged } from '../../kit/moves/latest.js';
import type { Values } from '../../kit/moves/suppose.js';
import {
  type Board,
  type ConnectedRule,
  connected,
  type Nogood,
  placesWith,
  reasonOfNogood,
} from '../../kit/rules/index.js';
import type { AreaName } from '../../kit/words/areas.js';
import { type LineRule, neighboursId, numberId } from '../line.js';
import type { HitoriPuzzle } from '../puzzle.js';
import { connectedRule, hitoriRuled, lineRules } from '../rules.js';

/** Equal numbers of a line. */
interface Equal {
  readonly area: AreaName;
  readonly number: number;
  readonly places: readonly number[];
  /** The id of the rule that one at most is white. */
  readonly rule: string;
}

const DIAGONALS = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;

/** The parts of a puzzle, which stay the same while it is solved. */
interface Layout {
  readonly board: Board<unknown>;
  readonly whole: ConnectedRule;
  readonly lines: readonly LineRule[];
  readonly equal: readonly Equal[];
  /** By place: its numbers with equal ones, in the row and in the column. */
  readonly equalOf: readonly (readonly Equal[])[];
  /** The four cells of each corner; none in a grid of one row or column. */
  readonly corners: readonly (readonly number[])[];
}

const layoutOf = oncePerObject((puzzle: HitoriPuzzle): Layout => {
  const board = hitoriRuled.board(puzzle);
  const lines = lineRules(puzzle);
  const equal = lines.flatMap((line) =>
    line.groups.map((group): Equal => {
      const number = line.numbers[group[0]!]!;
      const places = group.map((at) => line.places[at]!);
      return { area: line.area, number, places, rule: numberId(line, number) };
    }),
  );
  const equalOf = board.cells.map((_, place) => equal.filter(({ places }) => places.includes(place)));
  return { board, whole: connectedRule(puzzle), lines, equal, equalOf, corners: cornersOf(puzzle) };
});

function cornersOf({ grid }: HitoriPuzzle): Layout['corners'] {
  const { rows, columns } = sizeOfRows(grid);
  if (Math.min(rows, columns) < 2) return [];
  const [tops, lefts] = [rows, columns].map((length) => [...new Set([0, length - 2])]);
  return tops!.flatMap((top) =>
    lefts!.map((left) => [0, 1, columns, columns + 1].map((step) => top * columns + left + step)),
  );
}

export class Shading {
  readonly layout: Layout;
  readonly #board: MoveBoard<HitoriPuzzle>;

  constructor(board: MoveBoard<HitoriPuzzle>) {
    this.#board = board;
    this.layout = layoutOf(board.puzzle);
  }

  /** The number of a place. */
  number(place: number): number {
    const [row, column] = this.layout.board.cells[place]!;
    return this.#board.puzzle.grid[row]![column]!;
  }

  neighbours(place: number): readonly number[] {
    return this.layout.whole.neighbours[place]!;
  }

  /** The id of the rule that two neighbours are not both black. */
  touching(one: number, other: number): string {
    const last = Math.max(one, other);
    const line = this.layout.lines.find(({ places }) => places.includes(one) && places.includes(other))!;
    return neighboursId(line, line.places.indexOf(last));
  }

  /** True unless a black cell is sure to cut nothing off: it meets no other black cell and not the edge. */
  couldCut(place: number, values: Values): boolean {
    const { cells } = this.layout.board;
    const [row, column] = cells[place]!;
    const { rows, columns } = sizeOfRows(this.#board.puzzle.grid);
    const isAtEdge = row === 0 || column === 0 || row === rows - 1 || column === columns - 1;
    let met = isAtEdge ? 1 : 0;
    for (const [down, right] of DIAGONALS) {
      const [y, x] = [row + down, column + right];
      if (y < 0 || x < 0 || y >= rows || x >= columns) continue;
      if (values(y * columns + x) === true) met++;
    }
    return met > 0;
  }

  /** The nogoods by which the connection of the white cells forbids or decides something at once. */
  cuts(values: Values): readonly Nogood[] {
    const mask = (place: number): number => {
      const value = values(place);
      return value === undefined ? 0b11 : value ? 0b10 : 0b01;
    };
    return connected.deriving!.nogoods(this.layout.whole, { mask });
  }

  /** The reason for not having these values. */
  cutReason(nogood: Nogood): LazyReason {
    const { whole, board } = this.layout;
    const source = { rule: whole, deriving: connected.deriving! };
    return reasonOfNogood(source, nogood, board, (place) => this.#board.marks[place]!.variable);
  }

  /** The two white cells that a nogood cuts off from each other, that of the smaller area first. */
  apart(nogood: Nogood): readonly [string, string] {
    const blacks = new Set(placesWith(nogood, 1));
    const areaOf = (place: number): number =>
      reachableFrom([place], (at) => this.neighbours(at).filter((next) => !blacks.has(next))).size;
    const inOrder = placesWith(nogood, 0).toSorted((one, other) => areaOf(one) - areaOf(other));
    return this.codes(inOrder) as [string, string];
  }

  codes(places: readonly number[]): readonly string[] {
    return places.map((place) => cellCode(this.layout.board.cells[place]!));
  }
}

/** The view of a board. */
export const shadingOf: (board: MoveBoard<HitoriPuzzle>) => Shading = whileUnchanged(
  (board: MoveBoard<HitoriPuzzle>) => new Shading(board),
);
