/**
 * The start-up time of the command line, beside bare Node (`node -e 0`). The programs take turns, so that
 * other load on the machine weighs on all alike; processor time counts all threads of a process.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { figure, median, printTable } from './table.js';

const REPEATS = 9;
const PROGRAM = fileURLToPath(new URL('../../cli/main.cjs', import.meta.url));
const REPORTER = fileURLToPath(new URL('./report-processor.cjs', import.meta.url));
const PUZZLE = '{"family":"nonogram","rows":[[2],[1]],"columns":[[2],[1]]}';

/** A command line, and the seconds that it is to take on an idle machine on which bare Node takes 0.04. */
interface Program {
  readonly name: string;
  readonly argv: readonly string[];
  readonly target?: number;
}

/** The duration of one run, in seconds. */
interface Run {
  readonly wall: number;
  readonly processor: number;
}

/** Prints the medians of starting each command line, and how many times the work of bare Node they are. */
export async function benchStart(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'puzzlewright-start-'));
  const image = [
    PROGRAM,
    'image',
    'images/owl.svg',
    '--seed',
    'owl',
    '--force',
    '-o',
    path.join(folder, 'owl'),
  ];
  const programs: readonly Program[] = [
    { name: 'node -e 0', argv: ['-e', '0'] },
    { name: '--version', argv: [PROGRAM, '--version'], target: 0.15 },
    { name: 'check, a nonogram 2 x 2', argv: [PROGRAM, 'check', PUZZLE], target: 0.25 },
    {
      name: 'image, the owl 30 wide, otsu',
      argv: [...image, '--width', '30', '--method', 'otsu'],
      target: 0.9,
    },
    {
      name: 'image, the owl 25 wide, regions',
      argv: [...image, '--width', '25', '--method', 'regions'],
      target: 1,
    },
    { name: 'image, the owl 25 wide, best', argv: [...image, '--width', '25'], target: 3 },
  ];
  const runs = programs.map((): Run[] => []);
  for (let repeat = 0; repeat < REPEATS; repeat++)
    programs.forEach(({ argv }, index) => void runs[index]!.push(start(argv)));
  rmSync(folder, { recursive: true });
  const middle = (of: readonly Run[], what: keyof Run) => median(of.map((one) => one[what]));
  const bare = runs[0]!;
  printTable(
    `Starting the command line: medians of ${REPEATS} runs, in seconds`,
    ['command line', 'wall', 'target', 'processor', 'x bare wall', 'x bare processor'],
    programs.map(({ name, target }, index) => {
      const [wall, processor] = [middle(runs[index]!, 'wall'), middle(runs[index]!, 'processor')];
      const ratios = [wall / middle(bare, 'wall'), processor / middle(bare, 'processor')];
      return [
        name,
        figure(wall),
        target === undefined ? '' : `${target}`,
        ...[processor, ...ratios].map(figure),
      ];
    }),
  );
}

function start(argv: readonly string[]): Run {
  const begin = performance.now();
  const { status, output, stderr } = spawnSync(process.execPath, ['--require', REPORTER, ...argv], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${argv.join(' ')}: ended with ${status}: ${stderr}`);
  return { wall: (performance.now() - begin) / 1000, processor: Number(output[3]) / 1e6 };
}
