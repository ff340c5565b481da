/**
 * Processes of the built program (npm test builds it first) at a queue with a real server, some of them
 * killed.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endAll, PROJECT, type Program, start, startWorker, until } from './program.js';
import { hasServer, openServer, type Server } from './server.js';

const folder = mkdtempSync(path.join(tmpdir(), 'puzzlewright-queue-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Puzzles that take some tenths of a second each. */
const BATCH = ['generate', 'sudoku', '--size', '16', '--seed', 'owl', '-n', '4', '--json'];

describe.skipIf(!hasServer)('processes at a queue (skipped where redis-server is not installed)', () => {
  let server: Server;
  let whole: string;
  let worker: Program;
  beforeAll(async () => {
    server = await openServer();
    const plain = start(BATCH, folder);
    expect(await plain.ended).toBe(0);
    whole = plain.out();
    worker = await startWorker(server.url, folder);
  });
  afterAll(async () => {
    await endAll();
    await server.remove();
  });

  it('run the tasks of a worker that was killed', async () => {
    const client = start([...BATCH, '--queue', server.url], folder);
    await until(() => client.out().length > 0);
    worker.child.kill('SIGKILL');
    worker = await startWorker(server.url, folder);
    expect([await client.ended, client.out()]).toEqual([0, whole]);
    expect(client.err()).toContain('a worker was lost; its tasks are run again by others');
  });

  it('go on with the batch of a client that was killed', async () => {
    const batch = [...BATCH, '-o', 'out', '--queue', server.url];
    const client = start(batch, folder);
    const out = path.join(folder, 'out');
    await until(() => readdirSync(folder).includes('out') && readdirSync(out).length > 0);
    client.child.kill('SIGKILL');
    await client.ended;
    const again = start([...batch, '--resume'], folder);
    expect([await again.ended, again.err()]).toEqual([0, expect.stringContaining('there already')]);
    const files = readdirSync(out).sort();
    expect(files.map((name) => readFileSync(path.join(out, name), 'utf8')).join('')).toBe(whole);
  });

  it('end between two tasks when they are interrupted', async () => {
    worker.child.kill('SIGTERM');
    expect([await worker.ended, worker.err()]).toEqual([130, expect.stringContaining('interrupted')]);
  });
});

/** Node looks for packages in every folder above a program, and in those of the user. */
function areFoundFrom(place: string): boolean {
  try {
    createRequire(path.join(place, 'program.cjs')).resolve('bullmq');
    return true;
  } catch {
    return false;
  }
}

const isSkipped = areFoundFrom(folder);
describe.skipIf(isSkipped)('without its packages (skipped where temporary files can require them)', () => {
  it('a message says what to install', async () => {
    const bare = path.join(folder, 'bare');
    cpSync(path.join(PROJECT, 'dist/cli'), path.join(bare, 'dist/cli'), { recursive: true });
    cpSync(path.join(PROJECT, 'package.json'), path.join(bare, 'package.json'));
    const main = path.join(bare, 'dist/cli/main.cjs');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [main, 'work', '--queue', 'redis://127.0.0.1:1'],
      { cwd: bare, encoding: 'utf8' },
    );
    expect([status, stdout, stderr]).toEqual([
      2,
      '',
      'puzzlewright: --queue: the packages bullmq and ioredis are not installed; expected both: npm install bullmq ioredis\n',
    ]);
  });
});
