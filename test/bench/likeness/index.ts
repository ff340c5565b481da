/**
 * Likeness of the nonograms that pictures become: by default, by each single method, and of a plain Otsu
 * threshold at the same size, for the pictures that come with the program and for drawings of objects; with
 * the cells that were changed and the time. The targets are checked at the end. `--only NAME` measures some
 * originals, `--write STEM` draws sheets of them.
 */
import process from 'node:process';
import { openThreads } from '../../../src/cli/workers/threads.js';
import type { BenchmarkOptions } from '../options.js';
import { printTable } from '../table.js';
import { type MeasuredOriginal, measure, SINGLE_METHODS, WIDTH } from './measure.js';
import { readOriginals } from './originals.js';
import { writeSheets } from './sheet.js';

/** The least mean likeness expected of the default. */
const LEAST_MEAN = 0.87;
const MOST_BELOW_OTSU = 0.05;

/** Threads for one original, and their program in the bundle of the command line. */
const CORES = 2;
const WORKER = new URL('../../../cli/worker.cjs', import.meta.url);

export async function benchLikeness({ only, write }: BenchmarkOptions): Promise<void> {
  const originals = readOriginals().filter(({ name }) => only.length === 0 || only.includes(name));
  const workers = openThreads(CORES, WORKER);
  const measured: MeasuredOriginal[] = [];
  try {
    for (const original of originals) measured.push(await measure(original, workers));
  } finally {
    await workers.close();
  }
  const columns = [
    'original',
    'size',
    'method',
    'changed',
    'given',
    'default',
    'Otsu',
    ...SINGLE_METHODS,
    'seconds',
  ];
  const title = `Likeness at ${WIDTH} columns: the best candidate, plain Otsu, and single methods, repaired`;
  printTable(title, columns, [...measured.map(rowOf), meansOf(measured)]);
  printTable('Targets', ['figure', 'target', 'found', 'reached'], checksOf(measured));
  if (write === undefined) return;
  await writeSheets(write, measured);
}

function rowOf({ name, best, single, otsu }: MeasuredOriginal): (string | number)[] {
  const { drawing, made } = best.candidate;
  const { method } = drawing;
  const strength =
    method.name === 'lightness'
      ? method.threshold.toFixed(2)
      : method.name === 'regions'
        ? method.lambda
        : '';
  return [
    name,
    `${drawing.columns}x${drawing.rows}`,
    `${method.name} ${strength}`.trim(),
    best.changed,
    made.given.length,
    best.likeness.toFixed(3),
    otsu.toFixed(3),
    ...SINGLE_METHODS.map((name) => `${single[name].likeness.toFixed(3)} (${single[name].changed})`),
    best.seconds.toFixed(2),
  ];
}

function meansOf(measured: readonly MeasuredOriginal[]): string[] {
  const mean = (value: (one: MeasuredOriginal) => number, digits: number): string =>
    meanOf(measured, value).toFixed(digits);
  return [
    'mean',
    '',
    '',
    mean(({ best }) => best.changed, 2),
    mean(({ best }) => best.candidate.made.given.length, 2),
    mean(({ best }) => best.likeness, 3),
    mean(({ otsu }) => otsu, 3),
    ...SINGLE_METHODS.map((name) => mean(({ single }) => single[name].likeness, 3)),
    mean(({ best }) => best.seconds, 2),
  ];
}

/** The targets beside what was found; the process ends with 1 where one is not reached. */
function checksOf(measured: readonly MeasuredOriginal[]): string[][] {
  const mean = meanOf(measured, ({ best }) => best.likeness);
  const single = Math.max(
    ...SINGLE_METHODS.map((name) => meanOf(measured, (one) => one.single[name].likeness)),
  );
  const below = (one: MeasuredOriginal): number => one.otsu - one.best.likeness;
  const worst = measured.reduce((most, one) => (below(one) > below(most) ? one : most));
  const checks = [
    ['mean likeness of the default', `at least ${LEAST_MEAN}`, mean.toFixed(3), mean >= LEAST_MEAN],
    ['mean of the best single method', `below ${mean.toFixed(3)}`, single.toFixed(3), single < mean],
    [
      `most below plain Otsu (${worst.name})`,
      `at most ${MOST_BELOW_OTSU}`,
      below(worst).toFixed(3),
      below(worst) <= MOST_BELOW_OTSU,
    ],
  ] as const;
  if (checks.some((check) => !check[3])) process.exitCode = 1;
  return checks.map(([figure, expected, found, isReached]) => [
    figure,
    expected,
    found,
    isReached ? 'yes' : 'no',
  ]);
}

function meanOf(measured: readonly MeasuredOriginal[], value: (one: MeasuredOriginal) => number): number {
  return measured.reduce((sum, one) => sum + value(one), 0) / measured.length;
}
