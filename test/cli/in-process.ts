/** Runs command lines in this process, with captured streams, and makes work folders for them. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { openProgram } from '../../src/cli/agents/open-program.js';
import type { Host } from '../../src/cli/host/host.js';
import type { Service, ServiceOrder } from '../../src/cli/host/service.js';
import type { OpenedWorkers } from '../../src/cli/host/workers.js';
import { run } from '../../src/cli/start/run.js';
import { openInProcess } from '../../src/jobs/ports/in-process.js';
import { loadPicture } from '../../src/picture/decode/load.js';

/** The outcome of one command line. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs one command line with the given standard input, in a world that may differ in parts. */
export async function cli(
  argv: readonly string[],
  input: string | Uint8Array = '',
  world: Partial<Host> = {},
): Promise<Ran> {
  const out: Buffer[] = [];
  const err: string[] = [];
  const code = await run(argv, {
    out: (content) => void out.push(Buffer.from(content)),
    note: (line) => void err.push(line),
    error: (line) => void err.push(line),
    readInput: (most) => Buffer.from(input).subarray(0, most),
    input: async function* () {
      yield Buffer.from(input);
    },
    now: () => performance.now(),
    freshSeed: () => 'fresh',
    openService: async (order) => serveHere(order),
    decodeWithin: async (bytes, options) => ({ loaded: await loadPicture(bytes, options), milliseconds: 0 }),
    openWorkers: openHere,
    workers: 2,
    onInterrupt: () => () => undefined,
    terminal: { out: false, err: false },
    ...world,
  });
  return { code, out: Buffer.concat(out).toString(), err: err.join('\n') };
}

/** A service without a thread: nothing ends its requests. */
function serveHere(order: ServiceOrder): Service {
  const program = openProgram(order, () => undefined);
  let last: Promise<unknown> = Promise.resolve();
  return {
    ask: async (request) => {
      const answer = last.then(() => program.answer(request));
      last = answer;
      return { status: 'answered', answer: await answer };
    },
    close: async () => undefined,
  };
}

/** Workers without threads, for tests from sources. */
export function openHere(width: number): OpenedWorkers {
  const workers = openInProcess({ width });
  return { ...workers, start: async () => undefined, close: workers.cancel };
}

/** Splits a command line at spaces, keeping what stands in quotes together. */
export function words(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain!,
  );
}

/**
 * A fresh folder that holds `cat.non`, `cat-solution.json`, `photo.jpg`, `images/` and `examples/`; remove it
 * afterwards.
 */
export function workFolder(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'puzzlewright-'));
  const project = process.cwd();
  for (const kept of ['images', 'examples']) {
    cpSync(path.join(project, kept), path.join(folder, kept), { recursive: true });
  }
  cpSync(path.join(project, 'images/cat.jpg'), path.join(folder, 'photo.jpg'));
  cpSync(path.join(project, 'test/cli/fixtures'), folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
