/** Nonograms of random cells, from puzzle to certified verdict. */
import process from 'node:process';
import { createRng } from '../../src/core/random.js';
import { checkNonogram } from './nonogram-check.js';
import { randomNonogram } from './sat-formulas.js';
import { figure, median, printTable } from './table.js';

const DENSITIES = [0.35, 0.38, 0.41, 0.44, 0.47, 0.5];
const NONOGRAMS = 600;
/** So that the few hard ones end: without a limit single ones took a million conflicts. */
const MOST_CONFLICTS = 20_000;
/** Nonograms between two lines of progress. */
const PROGRESS_STEP = 50;

/** Prints how many are unique, how many have several solutions, and what that took, by density. */
export function benchRandomNonograms(): void {
  const runs = Array.from({ length: NONOGRAMS }, (_, number) => {
    const density = DENSITIES[number % DENSITIES.length]!;
    const run = checkNonogram(randomNonogram(createRng(`random ${number}`), 30, density), MOST_CONFLICTS);
    if (number % PROGRESS_STEP === PROGRESS_STEP - 1)
      process.stderr.write(`${number + 1} random nonograms\n`);
    return { density, ...run };
  });
  const rows = [...DENSITIES, undefined].map((density) => {
    const chosen = runs.filter((run) => density === undefined || run.density === density);
    const times = chosen.map(({ milliseconds }) => milliseconds);
    return [
      density === undefined ? 'all' : String(density),
      chosen.length,
      chosen.filter(({ verdict }) => verdict === 'unique').length,
      chosen.filter(({ verdict }) => verdict === 'multiple').length,
      chosen.filter(({ verdict }) => verdict === 'undecided').length,
      figure(median(times)),
      figure(Math.max(...times)),
      Math.max(...chosen.map(({ conflicts }) => conflicts)),
    ];
  });
  const columns = [
    'density',
    'puzzles',
    'unique',
    'multiple',
    'undecided',
    'median ms',
    'slowest ms',
    'most conflicts',
  ];
  printTable(
    `Random nonograms 30x30, from puzzle to verdict, at most ${MOST_CONFLICTS} conflicts a solve`,
    columns,
    rows,
  );
}
