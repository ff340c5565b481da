/**
 * Table 3.1 of the report of Conroy, Dieroff, Kehoe and Lu: ten Sudokus of a newspaper's book by their number
 * of clues.
 */
import type { SudokuPuzzle } from '../../../src/families/sudoku/puzzle.js';
import { figure } from '../table.js';
import { allBelow, rankCorrelation } from './findings.js';
import { storedInstances } from './instances/stored.js';
import { type Effort, type Report, tableOf } from './report.js';
import { openWay, ratioOf, secondsOf, sizeOf } from './ways.js';

/** Clues and seconds of Gurobi. */
const PUBLISHED = [
  [36, 0.02916],
  [32, 0.03869],
  [32, 0.04757],
  [31, 0.04716],
  [29, 0.01603],
  [26, 0.03181],
  [23, 0.01719],
  [23, 0.0319],
  [22, 0.0315],
  [22, 0.03841],
] as const;

/** Ten figures rank by chance beyond this once in twenty times. */
const CRITICAL_CORRELATION = 0.648;
/** The report's limit on every one of its times. */
const CLAIMED_SECONDS = 0.05;
const SECONDS = 20;

/** Table 3.1 with ours beside it. */
export async function compareSudoku(effort: Effort): Promise<Report> {
  const limit = effort.limit(SECONDS);
  const published = await openWay('sudoku', { formulation: 'assignment', engine: 'highs' }, limit);
  const built = await openWay('sudoku', { formulation: 'assignment', engine: 'highs', logic: true }, limit);
  const own = await openWay('sudoku', { formulation: 'assignment', engine: 'sat', logic: true }, limit);
  // Figure 3.1, of 29 clues, is the one puzzle that is printed.
  const lines = storedInstances<SudokuPuzzle>('table-3.1').map((puzzle, index) => {
    const [, seconds] = PUBLISHED[index]!;
    const ways = { published: published(puzzle), built: built(puzzle), own: own(puzzle) };
    return { clues: countGivens(puzzle), seconds, ...ways };
  });
  const table = tableOf(
    'Table 3.1: Sudoku by number of clues, seconds',
    [
      'clues',
      'ours',
      'Gurobi',
      'as published, HiGHS',
      'ratio',
      'variables / rows',
      'logic first, HiGHS',
      'logic first, sat',
    ],
    lines.map((line, index) => [
      PUBLISHED[index]![0],
      line.clues,
      line.seconds,
      secondsOf(line.published),
      ratioOf(line.published, line.seconds),
      sizeOf(line.published),
      secondsOf(line.built),
      secondsOf(line.own),
    ]),
  );
  const times = lines.map((line) => line.published.seconds);
  const correlation = rankCorrelation(
    lines.map((line) => line.clues),
    times,
  );
  const slowest = Math.max(...times);
  return {
    tables: [table],
    findings: [
      {
        claim: `every puzzle takes less than ${CLAIMED_SECONDS} s`,
        holds: allBelow(
          lines.map((line) => line.published),
          CLAIMED_SECONDS,
        ),
        evidence: `as published in HiGHS at most ${figure(slowest)} s, by sat ${figure(Math.max(...lines.map((line) => line.own.seconds)))} s`,
      },
      {
        claim: 'the number of clues makes no difference to the time',
        holds: Math.abs(correlation) < CRITICAL_CORRELATION,
        evidence: `rank correlation of clues and time ${correlation.toFixed(2)}; beyond ${CRITICAL_CORRELATION} it is hardly chance`,
      },
    ],
  };
}

function countGivens({ grid }: SudokuPuzzle): number {
  return grid.flat().filter((given) => given > 0).length;
}
