/**
 * The prediction of people's times by the difficulty, whose costs are published ones and were not fitted to
 * these times: rank correlation with the relative times, on all Sudokus that have them and on random halves,
 * which shows the spread; and with the mean times of the others.
 */
import { createRng } from '../../../src/core/random.js';
import { rateBySteps } from '../../../src/explain/difficulty/rating.js';
import { findFamily } from '../../../src/families/index.js';
import { printTable } from '../table.js';
import { readHumanTimes, type TimedSudoku } from './human-times.js';
import { rankCorrelation } from './rank-correlation.js';

const HALVES = 100;

/** A Sudoku with its difficulty. */
interface Judged extends TimedSudoku {
  readonly number: number;
}

/** Prints the correlations. */
export async function benchDifficulty(): Promise<void> {
  const all = readHumanTimes().map((sudoku): Judged => ({ ...sudoku, number: numberOf(sudoku) }));
  const timed = all.filter(({ relativeTime }) => relativeTime !== undefined);
  const others = all.filter(({ relativeTime }) => relativeTime === undefined);
  const rng = createRng('halves');
  const halves = Array.from({ length: HALVES }, () => rng.shuffle(timed).slice(0, timed.length >> 1));
  const spread = halves.map(relative).sort((one, other) => one - other);
  const at = (share: number): string => spread[Math.round(share * (HALVES - 1))]!.toFixed(3);
  const givens = rankCorrelation(
    timed.map((sudoku) => sudoku.givens),
    timed.map(({ relativeTime }) => relativeTime!),
  );
  printTable(
    'rank correlation with the times of people',
    ['with', 'Sudokus', 'all', 'of halves, 5 %', '95 %'],
    [
      ['relative time', timed.length, relative(timed).toFixed(3), at(0.05), at(0.95)],
      ['mean time', timed.length, mean(timed).toFixed(3), '', ''],
      ['mean time', others.length, mean(others).toFixed(3), '', ''],
      ['the number of givens with relative time', timed.length, givens.toFixed(3), '', ''],
    ],
  );
}

function numberOf({ game, puzzle }: TimedSudoku): number {
  const rated = rateBySteps({ family: findFamily('sudoku')!, puzzle, checkProof: false });
  if (rated.verdict !== 'unique' || rated.steps === null) throw new Error(`Sudoku ${game} has no number`);
  return rated.steps.number;
}

function relative(judged: readonly Judged[]): number {
  return correlation(judged, ({ relativeTime }) => relativeTime!);
}

function mean(judged: readonly Judged[]): number {
  return correlation(judged, ({ meanSeconds }) => meanSeconds);
}

function correlation(judged: readonly Judged[], timeOf: (sudoku: Judged) => number): number {
  return rankCorrelation(
    judged.map(({ number }) => number),
    judged.map(timeOf),
  );
}
