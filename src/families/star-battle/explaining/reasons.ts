/** The rules of Star Battle as reasons, and its cells as marks. */
import { type Cell, cellCode, cellsOf } from '../../../core/grid/cell.js';
import type { Explained, Known, Mark, Reason } from '../../explaining.js';
import { counted } from '../../kit/grid-picture.js';
import type { OpenCells } from '../../kit/models/open-cells.js';
import { givenCells, type StarBattlePuzzle } from '../puzzle.js';

/** A block of two by two cells. */
export function noTouching(block: readonly Cell[]): Reason {
  const corner = block[0]!;
  return {
    id: `block-${cellCode(corner)}`,
    kind: 'no-touching',
    cells: block,
    says: `The stars in the block of ${cellCode(corner)} and ${cellCode(block.at(-1)!)} would touch, so it holds at most one`,
  };
}

/** A row, column or region with its number of stars. */
export function enoughStars(name: string, cells: readonly Cell[], stars: number): Reason {
  const group = `${name[0]!.toUpperCase()}${name.slice(1)}`;
  const amount = counted(stars, 'star');
  return {
    id: name.replace(' ', '-'),
    kind: name.split(' ')[0]!,
    cells,
    says: `${group} holds exactly ${amount}`,
    halves: { least: `${group} holds at least ${amount}`, most: `${group} holds at most ${amount}` },
  };
}

/** What players write into the cells, and what the puzzle gives. */
export function explainedStars(puzzle: StarBattlePuzzle, stars: OpenCells): Explained {
  const side = puzzle.regions.length;
  const markOf = new Map<number, number>();
  const marks = cellsOf({ rows: side, columns: side }).flatMap((cell, index): Mark[] => {
    const [variable] = stars.among([index]);
    if (variable === undefined) return [];
    markOf.set(index, markOf.size);
    return [
      {
        variable,
        cells: [cell],
        place: cellCode(cell),
        yes: { one: 'holds a star', many: 'hold a star each' },
        no: { one: 'is empty', many: 'are empty' },
      },
    ];
  });
  const given = givenCells(puzzle).flatMap(({ cell: [row, column], isStar }): Known[] => {
    const mark = markOf.get(row * side + column);
    return mark === undefined ? [] : [{ mark, value: isStar }];
  });
  return { marks, given };
}
