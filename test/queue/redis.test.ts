/** The queue with a real server and processes of the built program (npm test builds it first). */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'bullmq';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../src/cli/queue/connection.js';
import { PREFIX, queueName } from '../../src/cli/queue/names.js';
import { loadPackages } from '../../src/cli/queue/packages.js';
import { WorkFailure } from '../../src/cli/work-failure.js';
import { buildOf, endAll, PROJECT, start, startWorker, until } from './program.js';
import { command, freePort, hasServer, openServer, type Server } from './server.js';

const folder = mkdtempSync(path.join(tmpdir(), 'puzzlewright-queue-'));
afterEach(endAll);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A fresh folder. */
const fresh = () => mkdtempSync(path.join(folder, 'run-'));

/** What a run on this machine alone writes to standard output. */
async function plain(argv: readonly string[], cwd = fresh()): Promise<string> {
  const program = start([...argv, '--jobs', '1'], cwd);
  expect([await program.ended, program.err()]).toEqual([0, expect.any(String)]);
  return program.out();
}

function contents(of: string): readonly (readonly [string, string])[] {
  const names = readdirSync(of).sort();
  return names.map((name) => [name, readFileSync(path.join(of, name), 'latin1')]);
}

/** Puzzles that take some tenths of a second each. */
const SLOW = ['generate', 'sudoku', '--size', '16', '--seed', 'owl', '-n', '8', '--json'];

describe.skipIf(!hasServer)('a queue (skipped where redis-server is not installed)', () => {
  let server: Server;
  let whole: string;
  beforeAll(async () => {
    server = await openServer();
    whole = await plain(SLOW);
  });
  afterAll(() => server.remove());

  it.each([
    ['sudoku', '--size', '4'],
    ['nonogram', '--size', '5'],
    ['kenken', '--size', '4'],
    ['star-battle', '--size', '5'],
    ['queens', '--size', '5'],
    ['battleship', '--size', '6'],
    ['circuit', '--size', '4'],
    ['hashi', '--size', '6'],
    ['zebra'],
  ])('makes the batch that one machine makes: %s', async (...words) => {
    const batch = ['generate', ...words, '-n', '12', '--seed', 'owl', '--json'];
    const own = await plain(batch);
    await startWorker(server.url, folder, 2);
    const client = start([...batch, '--queue', server.url], folder);
    expect([await client.ended, client.out()]).toEqual([0, own]);
    expect(client.err()).toContain('made 12 of 12');
  });

  it('makes the book that one machine makes', async () => {
    const spec = {
      title: 'Week',
      seed: 'owl',
      parts: [
        { family: 'sudoku', count: 4, parameters: { size: 4 } },
        { family: 'hashi', count: 3, parameters: { size: 6 } },
      ],
    };
    const [here, there] = [fresh(), fresh()];
    for (const cwd of [here, there]) writeFileSync(path.join(cwd, 'spec.json'), JSON.stringify(spec));
    await plain(['book', 'spec.json', '-o', 'week.pdf'], here);
    await startWorker(server.url, folder);
    const client = start(['book', 'spec.json', '-o', 'week.pdf'], there, { PUZZLEWRIGHT_QUEUE: server.url });
    expect([await client.ended, client.err()]).toEqual([0, expect.stringContaining('7 puzzles')]);
    expect(contents(there)).toEqual(contents(here));
  });

  it('finds the minimum that one machine finds', async () => {
    const ask = ['minimum', 'queens', '--size', '6', '--queens', '5', '--count', '--json'];
    const answer = (out: string) => {
      const { stats: _, ...rest } = JSON.parse(out) as { readonly stats: unknown };
      return rest;
    };
    const own = await plain(ask);
    await startWorker(server.url, folder, 2);
    const client = start([...ask, '--queue', server.url], folder);
    expect(await client.ended).toBe(0);
    expect(answer(client.out())).toEqual(answer(own));
  });

  it('answers the list of puzzles that one machine answers', async () => {
    const list = path.resolve(import.meta.dirname, '../cli/fixtures/grids.jsonl');
    const ask = ['minimum', 'sudoku', list, '--count', '--json'];
    const own = await plain(ask);
    await startWorker(server.url, folder);
    const client = start([...ask, '--queue', server.url, '--state', 'grids.state'], fresh());
    expect([await client.ended, client.out()]).toEqual([0, own]);
  });

  it('gives the tasks of a worker that was killed to others', async () => {
    const first = await startWorker(server.url, folder);
    const client = start([...SLOW, '--queue', server.url], folder);
    await until(() => client.out().length > 0);
    first.child.kill('SIGKILL');
    await startWorker(server.url, folder);
    expect([await client.ended, client.out()]).toEqual([0, whole]);
    expect(client.err()).toContain('a worker was lost; its tasks are run again by others');
  });

  it('goes on when the server was killed and comes back', async () => {
    const worker = await startWorker(server.url, folder);
    const client = start([...SLOW, '--queue', server.url], folder);
    await until(() => client.out().length > 0);
    await server.kill();
    await until(() => client.err().includes('was lost') && worker.err().includes('was lost'));
    await server.start();
    expect([await client.ended, client.out()]).toEqual([0, whole]);
    expect(client.err()).toContain(`the queue ${server.url} was lost; waiting for it to come back`);
    expect(client.err().match(/was lost; waiting/g)).toHaveLength(1);
    expect(client.err()).toContain(`the queue ${server.url} is back`);
  });

  it('lets a client end at once while the server is away', async () => {
    await startWorker(server.url, folder);
    const client = start([...SLOW, '--queue', server.url], folder);
    await until(() => client.out().length > 0);
    await server.kill();
    await until(() => client.err().includes('was lost'));
    client.child.kill('SIGINT');
    expect([await client.ended, client.err()]).toEqual([130, expect.stringContaining('interrupted')]);
    await server.start();
  });

  it('that is lost for good ends the work', async () => {
    const away = await openServer();
    const address = { url: away.url, shown: away.url };
    const { lost, redis } = await connect(await loadPackages(), address, () => undefined, 2);
    await redis.ping();
    await away.remove();
    const failure = await lost.catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(WorkFailure);
    expect((failure as WorkFailure).lines[0]).toBe(
      `the queue ${away.url} was lost and did not come back (nobody listens there)`,
    );
  });

  it('goes on when the server forgot everything', async () => {
    await startWorker(server.url, folder);
    const client = start([...SLOW, '--queue', server.url], folder);
    await until(() => client.out().length > 0);
    expect(await command(server.port, 'FLUSHALL')).toContain('OK');
    expect([await client.ended, client.out()]).toEqual([0, whole]);
    expect(client.err()).toContain('the queue lost tasks; they are added again');
  });

  it('serves two clients at once', async () => {
    await startWorker(server.url, folder, 2);
    const clients = [1, 2].map(() => start([...SLOW, '--queue', server.url], folder));
    for (const client of clients) expect([await client.ended, client.out()]).toEqual([0, whole]);
  });

  it('is there again for a client that was killed and goes on with --resume', async () => {
    const there = fresh();
    const batch = [...SLOW, '-o', 'out'];
    await startWorker(server.url, folder, 2);
    const client = start([...batch, '--queue', server.url], there);
    await until(() => readdirSync(there).length > 0);
    client.child.kill('SIGKILL');
    await client.ended;
    const again = start([...batch, '--queue', server.url, '--resume'], there);
    expect([await again.ended, again.err()]).toEqual([0, expect.stringContaining('there already')]);
    const files = contents(path.join(there, 'out')).map(([, content]) => content);
    expect(files.join('')).toBe(whole);
  });

  it('leaves nothing behind on the server', async () => {
    await command(server.port, 'FLUSHALL');
    await startWorker(server.url, folder, 2);
    const client = start([...SLOW, '--queue', server.url], folder);
    expect(await client.ended).toBe(0);
    // Jobs are hashes; what else there is belongs to the queue itself.
    expect(await command(server.port, `KEYS ${PREFIX}:*:job-*`)).toBe('*0\r\n');
  });

  it('of another build is not served', async () => {
    const worker = await startWorker(server.url, folder);
    const build = buildOf(worker);
    worker.child.kill('SIGKILL');
    await worker.ended;
    const connection = { url: server.url, maxRetriesPerRequest: null };
    const taken: string[] = [];
    const other = new Worker(queueName('9.9.9+other'), async ({ id }) => void taken.push(String(id)), {
      prefix: PREFIX,
      connection,
      name: '4@elsewhere',
    });
    await other.waitUntilReady();
    const client = start([...SLOW, '--queue', server.url, '--timeout', '4'], folder);
    expect([await client.ended, client.out()]).toEqual([3, '']);
    const only = 'connected are only workers of 9.9.9+other';
    expect(client.err()).toContain(`no worker of ${build} is connected (${only}); waiting for one`);
    expect(taken).toEqual([]);
    await other.close();
  });

  it('ends with exit code 70 and a command to run the task again when a task fails again and again', async () => {
    const worker = await startWorker(server.url, folder);
    const build = buildOf(worker);
    worker.child.kill('SIGKILL');
    await worker.ended;
    const fail = async () => {
      throw new Error('poisoned');
    };
    const connection = { url: server.url, maxRetriesPerRequest: null };
    const poisoned = new Worker(queueName(build), fail, { prefix: PREFIX, connection, name: '1@here' });
    const client = start(
      ['generate', 'sudoku', '--size', '4', '--seed', 'owl', '--queue', server.url],
      folder,
    );
    expect(await client.ended).toBe(70);
    await poisoned.close();
    const lines = client.err().trimEnd().split('\n');
    expect(lines.filter((line) => line.includes('a task failed (poisoned); it is tried again'))).toHaveLength(
      1,
    );
    expect(lines.join('\n')).toContain('the task make-puzzle failed 3 times (poisoned)');
    const [, task] = /work --replay '(.*)'$/m.exec(client.err())!;
    const replayed = start(['work', '--replay', task!], folder);
    expect(await replayed.ended).toBe(0);
    const { record } = JSON.parse(replayed.out()) as { readonly record: unknown };
    expect(`${JSON.stringify(record)}\n`).toBe(
      await plain(['generate', 'sudoku', '--size', '4', '--seed', 'owl', '--json']),
    );
  });

  it('ends its workers between two tasks when they are interrupted', async () => {
    const worker = await startWorker(server.url, folder);
    worker.child.kill('SIGTERM');
    expect([await worker.ended, worker.err()]).toEqual([130, expect.stringContaining('interrupted')]);
  });
});

describe.skipIf(!hasServer)(
  'a server that cannot be used (skipped where redis-server is not installed)',
  () => {
    it('because it throws jobs away', async () => {
      const server = await openServer('--maxmemory-policy', 'allkeys-lru');
      for (const argv of [['work'], SLOW]) {
        const program = start([...argv, '--queue', server.url], folder);
        expect([await program.ended, program.out()]).toEqual([2, '']);
        const found = `the server's maxmemory-policy is allkeys-lru, which throws jobs away; expected noeviction`;
        expect(program.err()).toContain(`--queue ${server.url}: ${found}`);
      }
      await server.remove();
    });

    it('because it has no memory left', async () => {
      const server = await openServer('--maxmemory', '1mb');
      const program = start([...SLOW, '--queue', server.url], folder);
      expect([await program.ended, program.err()]).toEqual([
        70,
        expect.stringContaining('the queue has no memory left for more tasks'),
      ]);
      await server.remove();
    });
  },
);

describe('an address', () => {
  it('where nobody listens is an error', async () => {
    const port = await freePort();
    const program = start([...SLOW, '--queue', `redis://user:secret@127.0.0.1:${port}`], folder);
    expect([await program.ended, program.out()]).toEqual([2, '']);
    expect(program.err()).toContain(
      `--queue redis://127.0.0.1:${port}: cannot be reached (nobody listens there); expected a Redis or Valkey server`,
    );
    expect(program.err()).not.toContain('secret');
  });
});

describe('without the packages of the queue', () => {
  it('a message says what to install', async () => {
    const bare = fresh();
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
