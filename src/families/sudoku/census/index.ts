/** The door of the censuses: Sudokus with drawn regions by the fewest givens of a layout. */
import { rowsOf, type Size } from '../../../core/index.js';
import type { Census, CensusAnswer } from '../../contract/family.js';
import type { SudokuPuzzle } from '../puzzle.js';
import { type FewestGivens, fewestGivens, MOST_CLASSES } from './fewest-givens.js';
import { type Layout, symmetryOfLayouts, visitLayouts } from './layouts.js';

/** The sides of the largest squares of which all layouts are gone through, and those with two mirrors. */
const MOST_SIDE = 5;
const MOST_MIRRORED = 6;
/** The side of the smallest grid of the family. */
const LEAST_SIDE = 4;

/** Of layouts that are turns and reflections of each other one is looked at. */
export const sudokuCensuses: readonly Census<SudokuPuzzle>[] = [
  {
    id: 'layout-givens',
    description:
      'layouts of connected regions, turns and reflections as one, by the fewest givens of a Sudoku',
    takes: ({ rows, columns }) => rows === columns && rows >= LEAST_SIDE && rows <= MOST_SIDE,
    run: (size) => run(size, false),
  },
  {
    id: 'mirrored-layout-givens',
    description:
      'layouts of connected regions that are their own reflections at both middle lines, by the fewest givens ' +
      'of a Sudoku: one less than there are numbers, or more',
    takes: ({ rows, columns }) => rows === columns && rows >= LEAST_SIDE && rows <= MOST_MIRRORED,
    run: (size) => run(size, true),
  },
];

function run({ rows: side }: Size, isMirrored: boolean): CensusAnswer<SudokuPuzzle> {
  const symmetry = symmetryOfLayouts(side);
  const layouts: Layout[] = [];
  visitLayouts(
    side,
    (layout) => {
      if (symmetry.isFirst(layout)) layouts.push(layout.slice());
    },
    (layout) => !isMirrored || symmetry.isMirrored(layout),
  );
  const most = isMirrored ? side - 1 : side * side;
  const counts: number[] = [];
  const examples: SudokuPuzzle[] = [];
  const unlisted = { none: 0, many: 0, more: 0 };
  for (const layout of layouts) {
    const givens = fewestGivens(layout, side, most);
    if (typeof givens === 'string') {
      unlisted[givens]++;
      continue;
    }
    const fewest = givens.cells.length;
    counts[fewest] = (counts[fewest] ?? 0) + 1;
    examples[fewest] ??= puzzleOf(layout, side, givens);
  }
  const all = Array.from(counts, (count) => count ?? 0);
  const { none, many, more } = unlisted;
  const shares = all.flatMap((count, fewest) => (count === 0 ? [] : [`${needing(count)} ${fewest}`]));
  if (more > 0) shares.push(`${needing(more)} ${most + 1} or more`);
  const unseen =
    many === 0
      ? ''
      : `, ${having(many)} more than ${MOST_CLASSES} solutions up to the names of the numbers and ${many === 1 ? 'was' : 'were'} not looked at`;
  return {
    cases: layouts.length,
    counts: all,
    ...(more > 0 && { more }),
    claim:
      `of the ${layouts.length} layouts of connected regions on ${side} x ${side} cells` +
      `${isMirrored ? ' that are their own reflections at both middle lines' : ''}, turns and reflections counted as one, ` +
      `${having(none)} no solution${unseen}, and by the fewest givens ${shares.join(', ')}`,
    examples: examples.filter((example) => example !== undefined),
  };
}

function having(count: number): string {
  return `${count} ${count === 1 ? 'has' : 'have'}`;
}

function needing(count: number): string {
  return `${count} ${count === 1 ? 'needs' : 'need'}`;
}

function puzzleOf(layout: Layout, side: number, { cells, numbers }: FewestGivens): SudokuPuzzle {
  const given = new Map(cells.map((cell, index) => [cell, numbers[index]!]));
  return {
    family: 'sudoku',
    grid: rowsOf(
      Array.from(layout, (_, cell) => given.get(cell) ?? 0),
      side,
    ),
    regions: rowsOf(
      Array.from(layout, (region) => region + 1),
      side,
    ),
  };
}
