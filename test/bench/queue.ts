/**
 * The queue with a server of its own: jobs a second, what it costs beside threads, the memory of the server,
 * and runs during which workers, the server and the client are killed at random moments. `--only` names some
 * of the parts.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packChunk } from '../../src/cli/queue/chunk.js';
import { connectToQueue } from '../../src/cli/queue/connection.js';
import { loadPackages } from '../../src/cli/queue/packages.js';
import { openBroker } from '../../src/cli/queue/redis-broker.js';
import { createRng, type Rng } from '../../src/core/random.js';
import { buildOf, endAll, type Program, start, startWorker, until } from '../queue/program.js';
import { command, hasServer, openServer, type Server } from '../queue/server.js';
import type { BenchmarkOptions } from './options.js';
import { figure, median, printTable } from './table.js';

const PARTS = { throughput, overhead, memory, kills } as const;

/** Runs the parts that are asked for, each with a fresh server. */
export async function benchQueue({ only, full }: BenchmarkOptions): Promise<void> {
  if (!hasServer) {
    process.stderr.write('queue: redis-server is not installed; expected it for this benchmark\n');
    return;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'puzzlewright-bench-'));
  for (const [name, part] of Object.entries(PARTS)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const server = await openServer();
    try {
      await part({ server, folder, full });
    } finally {
      await endAll();
      await server.remove();
    }
  }
  rmSync(folder, { recursive: true });
}

interface World {
  readonly server: Server;
  readonly folder: string;
  readonly full: boolean;
}

/** Jobs of one task that takes no time, through one worker. */
async function throughput({ server, folder }: World): Promise<void> {
  const build = buildOf(await startWorker(server.url, folder, 2));
  const packages = await loadPackages();
  const connection = await connectToQueue(packages, { url: server.url, shown: server.url }, () => undefined);
  const broker = await openBroker(packages, connection, build);
  const puzzle = { family: 'nonogram', rows: [[1]], columns: [[1]] };
  const task = JSON.stringify({ family: 'nonogram', puzzle, certify: false });
  const runOf = async (name: string, count: number): Promise<number> => {
    const jobs = Array.from({ length: count }, (_, index) => ({
      id: `job-${name}-${index}`,
      chunk: packChunk('assess-puzzle', [task]),
    }));
    const begin = performance.now();
    await broker.add(jobs);
    const ids = jobs.map(({ id }) => id);
    await until(async () => (await broker.look(ids)).every(({ status }) => status === 'answered'));
    const seconds = (performance.now() - begin) / 1000;
    await broker.remove(ids);
    return seconds;
  };
  await runOf('first', 100);
  const single: number[] = [];
  for (let turn = 0; turn < 50; turn++) single.push(await runOf(`single-${turn}`, 1));
  const many = await runOf('many', 3000);
  await broker.close();
  printTable(
    'The queue with one worker of two threads',
    ['what', 'value', 'target'],
    [
      ['jobs a second, 3000 at once', figure(3000 / many), 'at least 300'],
      ['one job there and back, milliseconds (looked up every 20 ms)', figure(median(single) * 1000), ''],
    ],
  );
}

/** The same batch on two threads and on a worker of two threads, in turn. */
async function overhead({ server, folder }: World): Promise<void> {
  const batch = ['generate', 'sudoku', '--size', '16', '--seed', 'owl', '-n', '80', '--json'];
  await startWorker(server.url, folder, 2);
  const runs: { threads: number[]; queue: number[] } = { threads: [], queue: [] };
  let [here, there] = ['', ''];
  for (let turn = 0; turn < 3; turn++) {
    let begin = performance.now();
    const threads = start([...batch, '--jobs', '2'], folder);
    await threads.ended;
    runs.threads.push((performance.now() - begin) / 1000);
    here = threads.out();
    await command(server.port, 'FLUSHALL');
    begin = performance.now();
    const queue = start([...batch, '--queue', server.url], folder);
    await queue.ended;
    runs.queue.push((performance.now() - begin) / 1000);
    there = queue.out();
  }
  const ratios = runs.queue.map((seconds, turn) => seconds / runs.threads[turn]!);
  printTable(
    'A batch of 80 Sudokus 16x16: medians of 3 runs in seconds',
    ['threads', 'queue', 'ratio', 'same bytes', 'target of the ratio'],
    [
      [median(runs.threads), median(runs.queue), median(ratios)]
        .map(figure)
        .concat(here === there ? 'yes' : 'NO', 'at most 1.05'),
    ],
  );
}

/**
 * The most memory that the server used while a large batch of short tasks was made; of 8x8 cells, since a
 * batch of smaller ones has many copies, each of which is made again.
 */
async function memory({ server, folder, full }: World): Promise<void> {
  const count = full ? 100_000 : 20_000;
  await startWorker(server.url, folder, 2);
  const before = await usedMemory(server);
  const words = [
    'generate',
    'nonogram',
    '--size',
    '8',
    '--no-certify',
    '--seed',
    'owl',
    '-n',
    String(count),
    '--json',
  ];
  const client = start([...words, '--queue', server.url], folder);
  let most = before;
  let isRunning = true;
  void client.ended.then(() => {
    isRunning = false;
  });
  const begin = performance.now();
  while (isRunning) {
    most = Math.max(most, await usedMemory(server));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const seconds = (performance.now() - begin) / 1000;
  const lines = client.out().split('\n').length - 1;
  const mega = 1_000_000;
  printTable(
    `Memory of the server for ${count} nonograms 8x8 (${lines} made)`,
    ['before, MB', 'most, MB', 'after, MB', 'seconds', 'target of the most'],
    [
      [before / mega, most / mega, (await usedMemory(server)) / mega, seconds]
        .map(figure)
        .concat('at most 20 MB'),
    ],
  );
}

async function usedMemory({ port }: Server): Promise<number> {
  const reply = await command(port, 'INFO memory');
  return Number(/used_memory:(\d+)/.exec(reply)?.[1] ?? 0);
}

const KILLS = 50;
const VICTIMS = ['worker', 'worker', 'worker', 'worker', 'worker', 'server', 'server', 'client'] as const;

/** Kills by victim. */
type Killed = Record<(typeof VICTIMS)[number], number>;

/**
 * Batches during which something is killed again and again; their files must be those of undisturbed runs.
 */
async function kills({ server, folder }: World): Promise<void> {
  const rng = createRng('kills');
  const killed: Killed = { worker: 0, server: 0, client: 0 };
  const open = () => startWorker(server.url, folder);
  const workers = [await open(), await open()];
  const sum = () => killed.worker + killed.server + killed.client;
  let batches = 0;
  const files = { made: 0, same: 0 };
  for (; sum() < KILLS; batches++) {
    const batch = ['generate', 'sudoku', '--seed', `owl-${batches}`, '-n', '400'];
    const out = path.join(folder, `killed-${batches}`);
    await killedRun({ server, workers, open, killed, rng }, () =>
      start([...batch, '-o', out, '--queue', server.url, '--resume'], folder),
    );
    const plain = path.join(folder, `plain-${batches}`);
    await start([...batch, '-o', plain], folder).ended;
    const names = readdirSync(out);
    const isSame = (name: string) =>
      readFileSync(path.join(out, name)).equals(readFileSync(path.join(plain, name)));
    files.made += names.length;
    files.same += readdirSync(plain).filter((name) => names.includes(name) && isSame(name)).length;
  }
  printTable(
    `${batches} batches of 400 Sudokus during ${sum()} kills`,
    ['workers', 'server', 'client', 'files', 'files as undisturbed'],
    [[killed.worker, killed.server, killed.client, files.made, files.same].map(String)],
  );
}

interface Victims {
  readonly server: Server;
  readonly workers: Program[];
  open(): Promise<Program>;
  readonly killed: Killed;
  readonly rng: Rng;
}

/** Runs a client to its end; one that was killed is begun again. */
async function killedRun(
  { server, workers, open, killed, rng }: Victims,
  begin: () => Program,
): Promise<void> {
  let client = begin();
  for (;;) {
    const wait = new Promise<'wait'>((resolve) => setTimeout(() => resolve('wait'), 300 + rng.integer(3000)));
    const end = await Promise.race([client.ended, wait]);
    if (end === 0) return;
    if (end !== 'wait') throw new Error(`the client ended with ${end}: ${client.err()}`);
    const victim = rng.pick(VICTIMS);
    killed[victim]++;
    if (victim === 'worker') {
      const which = rng.integer(workers.length);
      workers[which]!.child.kill('SIGKILL');
      await workers[which]!.ended;
      workers[which] = await open();
    } else if (victim === 'server') {
      await server.kill();
      await server.start();
    } else {
      client.child.kill('SIGKILL');
      await client.ended;
      client = begin();
    }
  }
}
