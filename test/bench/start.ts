/**
 * How long the command line takes to start, beside bare Node (`node -e 0`). The programs take turns, so that whatever
 * else the machine does weighs on all alike; processor time counts all threads of a process.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { figure, median, printTable } from './table.js';

const REPEATS = 15;
const PROGRAM = fileURLToPath(new URL('../../cli/main.cjs', import.meta.url));
const REPORTER = fileURLToPath(new URL('./report-processor.cjs', import.meta.url));
const PUZZLE = '{"family":"nonogram","rows":[[2],[1]],"columns":[[2],[1]]}';

/** What one run took, in seconds. */
interface Run {
  readonly wall: number;
  readonly processor: number;
}

/** Prints the medians of starting each command line, and how many times the work of bare Node they are. */
export async function benchStart(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'puzzlewright-start-'));
  const image = ['image', 'images/owl.svg', '--width', '30', '--seed', 'owl', '--force'];
  const programs: readonly (readonly [name: string, argv: readonly string[]])[] = [
    ['node -e 0', ['-e', '0']],
    ['--version', [PROGRAM, '--version']],
    ['check, a nonogram 2 x 2', [PROGRAM, 'check', PUZZLE]],
    ['image, the owl 30 wide', [PROGRAM, ...image, '-o', path.join(folder, 'owl')]],
  ];
  const runs = programs.map((): Run[] => []);
  for (let repeat = 0; repeat < REPEATS; repeat++)
    programs.forEach(([, argv], index) => void runs[index]!.push(start(argv)));
  rmSync(folder, { recursive: true });
  const middle = (of: readonly Run[], what: keyof Run) => median(of.map((one) => one[what]));
  const bare = runs[0]!;
  printTable(
    `Starting the command line: medians of ${REPEATS} runs, in seconds`,
    ['command line', 'wall', 'processor', 'x bare wall', 'x bare processor'],
    programs.map(([name], index) => {
      const [wall, processor] = [middle(runs[index]!, 'wall'), middle(runs[index]!, 'processor')];
      const ratios = [wall / middle(bare, 'wall'), processor / middle(bare, 'processor')];
      return [name, ...[wall, processor, ...ratios].map(figure)];
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
