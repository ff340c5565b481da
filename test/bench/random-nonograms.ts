/** Nonograms of random cells, from puzzle to certified verdict. */
import process from 'node:process';
import { createRng } from '../../src/core/random.js';
import { type Check, checkNonogram } from './nonogram-check.js';
import type { BenchmarkOptions } from './options.js';
import { randomNonogram } from './sat-formulas.js';
import { figure, median, printTable } from './table.js';
import { record } from './targets.js';

const DENSITIES = [0.35, 0.38, 0.41, 0.44, 0.47, 0.5];
const SIDES = [25, 30] as const;
const NONOGRAMS = 120;
/** So that the benchmark ends: one of the first 180 needs more. */
const MOST_CONFLICTS = 100_000;
/** The number of the slowest nonograms are named. */
const NAMED = 5;
/** Nonograms between two lines of progress. */
const PROGRESS_STEP = 50;

/**
 * Prints how many are unique, how many have several solutions, and what that took, by side and density.
 * Option `--count`: how many of each side; `--only` with sides (25, 30) or densities: only those, so that
 * several processes share the work.
 */
export function benchRandomNonograms({ count = NONOGRAMS, only }: Partial<BenchmarkOptions> = {}): void {
  const isAsked = (kinds: readonly number[], kind: number): boolean =>
    !kinds.some((one) => only?.includes(String(one))) || only!.includes(String(kind));
  const densities = DENSITIES.filter((density) => isAsked(DENSITIES, density));
  for (const side of SIDES.filter((side) => isAsked(SIDES, side))) benchSide(side, count, densities);
}

function benchSide(side: (typeof SIDES)[number], count: number, densities: readonly number[]): void {
  const numbers = Array.from({ length: count }, (_, number) => number).filter((number) =>
    densities.includes(densityOf(number)),
  );
  const runs = numbers.map((number, done) => {
    const density = densityOf(number);
    const run = checkNonogram(randomNonogram(createRng(`random ${number}`), side, density), MOST_CONFLICTS);
    if (done % PROGRESS_STEP === PROGRESS_STEP - 1)
      process.stderr.write(`${done + 1} of ${numbers.length} random nonograms ${side}x${side}\n`);
    return { number, density, ...run };
  });
  const slowest = Math.max(...runs.map(({ milliseconds }) => milliseconds));
  record('random-nonograms', `slowest ${side}`, slowest / 1000);
  record('random-nonograms', `undecided ${side}`, runs.filter(isUndecided).length);
  const rows = [...densities, undefined].map((density) => {
    const chosen = runs.filter((run) => density === undefined || run.density === density);
    const times = chosen.map(({ milliseconds }) => milliseconds);
    return [
      density === undefined ? 'all' : String(density),
      chosen.length,
      chosen.filter(({ verdict }) => verdict === 'unique').length,
      chosen.filter(({ verdict }) => verdict === 'multiple').length,
      chosen.filter(isUndecided).length,
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
    `Random nonograms ${side}x${side}, from puzzle to certified verdict, at most ${MOST_CONFLICTS} conflicts`,
    columns,
    rows,
  );
  nameHardest(runs);
}

/**
 * Prints the numbers of the nonograms that stay undecided and of the slowest others, so that they can be
 * looked at alone.
 */
function nameHardest(runs: readonly (Check & { readonly number: number })[]): void {
  const undecided = runs.filter(isUndecided).map(({ number }) => number);
  const slowest = runs
    .filter((run) => !isUndecided(run))
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, NAMED)
    .map(({ number, milliseconds }) => `${number} (${figure(milliseconds)} ms)`);
  process.stdout.write(
    `\nUndecided: ${undecided.join(', ') || 'none'}. Slowest of the others: ${slowest.join(', ')}.\n`,
  );
}

function densityOf(number: number): number {
  return DENSITIES[number % DENSITIES.length]!;
}

function isUndecided({ verdict }: { readonly verdict: string }): boolean {
  return verdict === 'undecided';
}
