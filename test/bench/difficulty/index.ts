/**
 * The prediction of people's times by the difficulty. The two constants of the metric are chosen by rank
 * correlation with the relative times on one half of the Sudokus that have them, and judged on the other
 * half; many random halves show the spread. The constants chosen on all of them are judged by the mean times
 * of the Sudokus that have no relative time, which no fit ever sees.
 */
import process from 'node:process';
import { createRng } from '../../../src/core/random.js';
import { USUAL_QUERIES } from '../../../src/explain/difficulty/difficulty.js';
import { type JointStep, KnownSteps, SearchedSteps } from '../../../src/explain/difficulty/joint-steps.js';
import { FITTED, type Metric, scaled } from '../../../src/explain/difficulty/metric.js';
import { Path } from '../../../src/explain/difficulty/path.js';
import { Knowledge } from '../../../src/explain/knowledge/knowledge.js';
import { prepare } from '../../../src/explain/knowledge/prepare.js';
import { findFamily } from '../../../src/families/index.js';
import { printTable } from '../table.js';
import { readHumanTimes, type TimedSudoku } from './human-times.js';
import { rankCorrelation } from './rank-correlation.js';

/** The metrics that the fit may choose from. */
const GRID: readonly Metric[] = [1.5, 2, 3, 4, 6].flatMap((costOfTwice) =>
  [0.25, 0.5, 1].map((share) => ({ costOfTwice, costOfReason: share * costOfTwice })),
);
const HALVES = 100;

/** A Sudoku with its difficulty by each metric of the grid. */
interface Judged extends TimedSudoku {
  readonly numbers: readonly number[];
}

/** Prints the correlations on data that the fit did not see. */
export async function benchDifficulty(): Promise<void> {
  const all = readHumanTimes();
  const timed = all.filter(({ relativeTime }) => relativeTime !== undefined);
  const others = all.filter(({ relativeTime }) => relativeTime === undefined);
  const judged = timed.map((sudoku) => ({ ...sudoku, numbers: byEach(GRID, sudoku) }));
  const unseen = halves(judged).map(([fitted, kept]) => judge(kept, best(fitted)));
  const chosen = best(judged);
  const rest = others.map((sudoku) => ({ ...sudoku, numbers: byEach([GRID[chosen]!], sudoku) }));
  const relative = (metric: number) => correlation(judged, metric, ({ relativeTime }) => relativeTime!);
  const mean = (puzzles: readonly Judged[], metric: number) =>
    correlation(puzzles, metric, ({ meanSeconds }) => meanSeconds);
  const spread = (values: readonly number[]): (string | number)[] => {
    const sorted = [...values].sort((a, b) => a - b);
    const at = (share: number): string => sorted[Math.round(share * (sorted.length - 1))]!.toFixed(3);
    return [at(0.5), at(0.05), at(0.95)];
  };
  printTable(
    `rank correlation with the times of people, ${timed.length} + ${others.length} Sudokus`,
    ['with', 'judged on', 'median', '5 %', '95 %', 'target'],
    [
      [
        'relative time',
        `the other half, ${HALVES} times`,
        ...spread(unseen.map(({ relative }) => relative)),
        '0.75',
      ],
      ['mean time', `the other half, ${HALVES} times`, ...spread(unseen.map(({ mean }) => mean)), '0.50'],
      ['mean time', `${rest.length} without relative time`, mean(rest, 0).toFixed(3), '', '', '0.50'],
    ],
  );
  printTable(
    'every metric of the grid, on all Sudokus with relative times',
    ['cost of twice', 'cost of a reason', 'relative time', 'mean time'],
    GRID.map(({ costOfTwice, costOfReason }, metric) => [
      costOfTwice,
      costOfReason,
      relative(metric).toFixed(3),
      mean(judged, metric).toFixed(3),
    ]),
  );
  const { costOfTwice, costOfReason } = GRID[chosen]!;
  const givens = rankCorrelation(
    timed.map((sudoku) => sudoku.givens),
    timed.map(({ relativeTime }) => relativeTime!),
  );
  process.stdout.write(
    `\nChosen on all: cost of twice ${costOfTwice}, cost of a reason ${costOfReason}; ` +
      `in use: ${FITTED.costOfTwice} and ${FITTED.costOfReason}.\n` +
      `For comparison, the number of givens with relative time: ${givens.toFixed(3)}.\n`,
  );
}

/**
 * The difficulty of a Sudoku by some metrics; infinite where it was not computed within the usual questions.
 * Steps of more than one reason are the same for all metrics: they are searched once.
 */
function byEach(metrics: readonly Metric[], { game, puzzle }: TimedSudoku): readonly number[] {
  const preparation = prepare({ family: findFamily('sudoku')!, puzzle });
  if (preparation.status !== 'ready') throw new Error(`Sudoku ${game} is ${preparation.status}, not unique`);
  const { board, assignment, singles } = preparation.prepared;
  let steps: readonly JointStep[] | undefined;
  return metrics.map((metric) => {
    const knowledge = new Knowledge(board, assignment, board.read(assignment));
    knowledge.learn(board.given.map(({ mark }) => mark));
    const joint = steps === undefined ? new SearchedSteps() : new KnownSteps(steps);
    const passed = new Path(knowledge, singles, joint, metric).follow({ queries: USUAL_QUERIES });
    if (passed.status !== 'passed') return Infinity;
    steps = passed.joint;
    return scaled(passed.times.reduce((sum, time) => sum + time, 0));
  });
}

/** Random halves: one to fit on, the other to judge. */
function halves(judged: readonly Judged[]): readonly (readonly [readonly Judged[], readonly Judged[]])[] {
  const rng = createRng('halves');
  return Array.from({ length: HALVES }, () => {
    const shuffled = rng.shuffle(judged);
    const middle = judged.length >> 1;
    return [shuffled.slice(0, middle), shuffled.slice(middle)] as const;
  });
}

/** The metric of the grid by which the difficulty goes best with the relative times. */
function best(judged: readonly Judged[]): number {
  const values = GRID.map((_, metric) => correlation(judged, metric, ({ relativeTime }) => relativeTime!));
  return values.indexOf(Math.max(...values));
}

function judge(
  kept: readonly Judged[],
  metric: number,
): { readonly relative: number; readonly mean: number } {
  return {
    relative: correlation(kept, metric, ({ relativeTime }) => relativeTime!),
    mean: correlation(kept, metric, ({ meanSeconds }) => meanSeconds),
  };
}

function correlation(judged: readonly Judged[], metric: number, timeOf: (sudoku: Judged) => number): number {
  return rankCorrelation(
    judged.map(({ numbers }) => numbers[metric]!),
    judged.map(timeOf),
  );
}
