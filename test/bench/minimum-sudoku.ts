/**
 * The fewest givens of full 9x9 grids with proof, for a fixed sample: the first bound, the optimum beside the
 * known one, nodes, sets learnt, processor time on one core, and what two cores would need when the tasks are
 * shared out in order.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { FewestGivens } from '../../src/minimum/sudoku/search/fewest-givens.js';
import { runSudokuTask } from '../../src/minimum/sudoku/search/tasks.js';
import type { BenchmarkOptions } from './options.js';
import { figure, printTable } from './table.js';
import { recordBeside } from './targets.js';

/**
 * Lines of the golden file, counted from 0 without comments: optima of 17, 18, 19, and a grid with many
 * symmetries.
 */
const SAMPLE = [0, 3, 4, 12, 13, 14, 16, 24];
const CORES = 2;

/** Seconds on two cores that a grid may take, in the mean and at most. */
const MEAN = {
  what: 'fewest givens of a 9x9 grid, mean',
  most: 20,
  unit: 's',
  peer: 'first version: about 50 s',
};
const WORST = {
  what: 'fewest givens of a 9x9 grid, the longest',
  most: 90,
  unit: 's',
  peer: 'first version: 192 s',
};

interface Proved {
  readonly row: readonly (string | number)[];
  /** Seconds on two cores. */
  readonly seconds: number;
}

/** Prints the table: of the sample, with `--full` of all listed grids. */
export async function benchMinimumSudoku({ full }: Pick<BenchmarkOptions, 'full'>): Promise<void> {
  const lines = readFileSync('test/golden/sudoku/minimum-clues.txt', 'utf8')
    .split('\n')
    .filter((line) => /^\d/.test(line));
  const proved: Proved[] = [];
  for (const line of full ? lines : SAMPLE.map((place) => lines[place]!)) {
    proved.push(await proveFewest(line));
    process.stderr.write(`${proved.at(-1)!.row.join(' ')}\n`);
  }
  const times = proved.map((one) => one.seconds);
  recordBeside('minimum', MEAN, times.reduce((sum, time) => sum + time, 0) / times.length);
  recordBeside('minimum', WORST, Math.max(...times));
  const columns = [
    'grid',
    'known',
    'optimum',
    'first bound',
    's',
    'nodes',
    'learnt',
    'proved s',
    'two cores s',
  ];
  const rows = proved.map(({ row }) => row);
  printTable('Fewest givens of full 9x9 grids (processor time)', columns, rows);
}

async function proveFewest(line: string): Promise<Proved> {
  const [grid = '', known = ''] = line.split(' ');
  const started = seconds();
  let first: readonly [bound: number, after: number] | undefined;
  let saved = 0;
  const request = {
    box: [3, 3] as const,
    numbers: Array.from(grid, Number),
    symmetry: 'none' as const,
    required: [],
    forbidden: [],
  };
  const search = new FewestGivens(request, {
    onState: () => undefined,
    onBounds: ({ upper }) => {
      first ??= [upper, seconds() - started];
    },
    runTasks: async (tasks, onAnswer) => {
      const busy = new Array<number>(CORES).fill(0);
      const begun = seconds();
      for (const [task, part] of tasks.entries()) {
        const before = seconds();
        const answer = runSudokuTask(part);
        busy[busy.indexOf(Math.min(...busy))]! += seconds() - before;
        if (onAnswer(answer, task) === 'stop') break;
      }
      saved += seconds() - begun - Math.max(...busy);
    },
  });
  const answer = await search.find();
  if (answer.status !== 'bounded') throw new Error(`the grid ${grid} is ${answer.status}`);
  const { lower, givens, statistics } = answer;
  const total = seconds() - started;
  const optimum = lower === givens.length ? lower : `${lower}..${givens.length}`;
  const [bound = '', after = 0] = first ?? [];
  const { nodes, learnt } = statistics;
  const times = [figure(total), figure(total - saved)];
  const row = [`${grid.slice(0, 12)}…`, known, optimum, bound, figure(after), nodes, learnt, ...times];
  return { row, seconds: total - saved };
}

/** Processor time so far. */
function seconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
