/**
 * Failures around a queue with a real server while a batch is made: nothing is lost, and failures beyond
 * repair are reported.
 */
import { Worker } from 'bullmq';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WorkFailure } from '../../src/cli/host/work-failure.js';
import { thisBuild } from '../../src/cli/queue/build.js';
import { connectToQueue } from '../../src/cli/queue/connection.js';
import { PREFIX, queueName } from '../../src/cli/queue/names.js';
import { loadPackages } from '../../src/cli/queue/packages.js';
import { begin, beginWorker, interruptAll, ran } from './here.js';
import { until } from './program.js';
import { command, hasServer, openServer, type Server } from './server.js';

const BATCH = ['generate', 'sudoku', '--size', '4', '--seed', 'owl', '-n', '12', '--json'];

/** The output of the batch without failures. */
const whole = await ran(BATCH).then(({ code, out }) => ({ code, out }));

describe.skipIf(!hasServer)('a queue (skipped where redis-server is not installed)', () => {
  let server: Server;
  // A server for each test: an interrupted one leaves tasks behind, which the next worker would run.
  beforeEach(async () => {
    server = await openServer();
  });
  afterEach(async () => {
    await interruptAll();
    await server.remove();
  });

  it('goes on when its server was killed and comes back with its log', async () => {
    const worker = await beginWorker(server.url, async () => {
      await server.kill();
      await until(() => client.err().includes('was lost') && worker.err().includes('was lost'));
      await server.start();
    });
    const client = begin([...BATCH, '--queue', server.url]);
    expect(await client.ended).toMatchObject(whole);
    expect(client.err().match(/was lost; waiting/g)).toHaveLength(1);
    expect(client.err()).toContain(`the queue ${server.url} was lost; waiting for it to come back`);
    expect(client.err()).toContain(`the queue ${server.url} is back`);
  });

  it('lets client and worker end while its server is away', async () => {
    const worker = await beginWorker(server.url, () => server.kill());
    const client = begin([...BATCH, '--queue', server.url]);
    await until(() => client.err().includes('was lost') && worker.err().includes('was lost'));
    client.interrupt();
    worker.interrupt();
    expect(await client.ended).toMatchObject({ code: 130, err: expect.stringContaining('interrupted') });
    expect(await worker.ended).toMatchObject({ code: 130, err: expect.stringContaining('interrupted') });
  });

  it('that is lost for good ends the work', async () => {
    const away = await openServer();
    const address = { url: away.url, shown: away.url };
    const patience = { first: 1, again: 2 };
    const { lost, redis } = await connectToQueue(await loadPackages(), address, () => undefined, patience);
    await redis.ping();
    await away.remove();
    const failure = await lost.catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(WorkFailure);
    expect((failure as WorkFailure).lines[0]).toBe(
      `the queue ${away.url} was lost and did not come back (nobody listens there)`,
    );
  });

  it('goes on when its server forgot everything', async () => {
    await beginWorker(server.url, () => command(server.port, 'FLUSHALL'));
    const client = await ran([...BATCH, '--queue', server.url]);
    expect(client).toMatchObject(whole);
    expect(client.err).toContain('tasks are missing from the queue');
  });

  it('hands nothing to workers of another build', async () => {
    const taken: string[] = [];
    const other = new Worker(queueName('9.9.9+other'), async ({ id }) => void taken.push(String(id)), {
      prefix: PREFIX,
      connection: { url: server.url, maxRetriesPerRequest: null },
      name: '4@elsewhere',
    });
    await other.waitUntilReady();
    const client = begin([...BATCH, '--queue', server.url]);
    await until(() => client.err().includes('no worker of'));
    client.interrupt();
    expect(await client.ended).toMatchObject({ code: 130, out: '' });
    const only = 'connected are only workers of 9.9.9+other';
    expect(client.err()).toContain(`no worker of ${thisBuild()} is connected (${only}); waiting for one`);
    expect(taken).toEqual([]);
    await other.close();
  });

  it('ends with exit code 70 and a command to run the task again when a task fails again and again', async () => {
    const fail = async () => {
      throw new Error('poisoned');
    };
    const connection = { url: server.url, maxRetriesPerRequest: null };
    const poisoned = new Worker(queueName(thisBuild()), fail, { prefix: PREFIX, connection, name: '1@here' });
    const batch = ['generate', 'sudoku', '--size', '4', '--seed', 'owl'];
    const { code, err } = await ran([...batch, '--queue', server.url]);
    expect(code).toBe(70);
    await poisoned.close();
    expect(err.match(/a task failed \(poisoned\); it is tried again/g)).toHaveLength(1);
    expect(err).toContain('the task make-puzzle failed 3 times (poisoned)');
    const [, task] = /work --replay '(.*)'$/m.exec(err)!;
    const replayed = await ran(['work', '--replay', task!]);
    const { record } = JSON.parse(replayed.out) as { readonly record: unknown };
    expect(await ran([...batch, '--json'])).toMatchObject({ code: 0, out: `${JSON.stringify(record)}\n` });
  });
});
