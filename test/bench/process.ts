/** The processor time of the program in a process of its own. */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../cli/main.cjs', import.meta.url));
const REPORTER = fileURLToPath(new URL('./report-processor.cjs', import.meta.url));
const MOST_OUTPUT = 1e9;

/**
 * Runs the program to its end.
 * @param input the text of its standard input; empty by default
 * @returns processor seconds, all its threads together, and standard output
 * @throws Error where it fails
 */
export function runProgram(
  argv: readonly string[],
  input = '',
): { readonly seconds: number; readonly out: string } {
  const { status, output, stderr } = spawnSync(process.execPath, ['--require', REPORTER, PROGRAM, ...argv], {
    input,
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT,
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  });
  if (status !== 0) throw new Error(`${argv.join(' ')}: ended with ${status}: ${stderr}`);
  return { seconds: Number(output[3]) / 1e6, out: output[1]! };
}
