/** The rules of Star Battle as reasons, and its cells as marks. */
import { type Cell, capitalised, cellCode, cellsOf, type NamedCells } from '../../../core/index.js';
import type { Explained, Known, Mark } from '../../contract/explaining.js';
import type { Reason } from '../../contract/reason.js';
import type { OpenCells } from '../../kit/models/open-cells.js';
import { countedInWords } from '../../kit/words/words.js';
import { givenCells, type StarBattlePuzzle } from '../puzzle.js';
import { becauseOfCounting } from './arguments.js';

/**
 * The rule that stars do not touch, as one reason: players use it for as many cells as they need at once, and
 * steps that counted every block of two by two cells would seem longer than they are.
 * @param cells all cells of the grid
 */
export function noTouching(cells: readonly Cell[]): Reason {
  return {
    id: 'no-touching',
    kind: 'no-touching',
    cells,
    says: 'No two stars touch',
    short: 'Stars do not touch',
    touching: true,
  };
}

/** A row, column or region with its number of stars; people know a region by its first cell. */
export function enoughStars({ name, cells }: NamedCells, stars: number): Reason {
  const [kind, number] = name.split(' ') as [string, string];
  const isRegion = kind === 'region';
  const group = isRegion ? `The region of ${cellCode(cells[0]!)}` : capitalised(name);
  const amount = countedInWords(stars, 'star');
  return {
    id: name.replace(' ', '-'),
    kind,
    cells,
    says: `${group} holds exactly ${amount}`,
    halves: { least: `${group} holds at least ${amount}`, most: `${group} holds at most ${amount}` },
    counts: {
      one: isRegion ? 'the region of' : kind,
      many: isRegion ? 'the regions of' : `${kind}s`,
      name: isRegion ? cellCode(cells[0]!) : number,
      things: 'star',
    },
  };
}

/** The marks of the cells, and the givens of the puzzle. */
export function explainedStars(
  puzzle: StarBattlePuzzle,
  stars: OpenCells,
  reasons: readonly Reason[],
): Explained {
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
  return { reasons, marks, given, because: (step) => becauseOfCounting(puzzle, step) };
}
