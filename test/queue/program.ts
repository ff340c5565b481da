/** The built program as processes of their own: workers and clients of a queue. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The folder of the project. */
export const PROJECT = path.dirname(createRequire(import.meta.url).resolve('puzzlewright/package.json'));
const MAIN = path.join(PROJECT, 'dist/cli/main.cjs');

/** A process of the program, and what it wrote so far. */
export interface Program {
  readonly child: ChildProcess;
  out(): string;
  err(): string;
  /** Resolves with its exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Starts the program. */
export function start(
  argv: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Program {
  const child = spawn(process.execPath, [MAIN, ...argv], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let out = '';
  let err = '';
  child.stdout.on('data', (piece) => {
    out += String(piece);
  });
  child.stderr.on('data', (piece) => {
    err += String(piece);
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  return { child, out: () => out, err: () => err, ended };
}

/** Ends all processes that were started here. */
export async function endAll(): Promise<void> {
  const ending = [...running].map(
    (child) => new Promise((resolve) => child.once('close', resolve).kill('SIGKILL')),
  );
  await Promise.all(ending);
}

/** Waits until something is so; the test ends with the time limit of all tests where it never is. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Starts a worker and waits until it is connected. */
export async function startWorker(url: string, cwd: string, jobs = 1): Promise<Program> {
  const worker = start(['work', '--queue', url, '--jobs', String(jobs), '--lost-after', '2'], cwd);
  await until(() => worker.err().includes('worker of ') || worker.child.exitCode !== null);
  return worker;
}

/** The build that a worker says it is of. */
export function buildOf(worker: Program): string {
  return /worker of (\S+) with/.exec(worker.err())![1]!;
}
