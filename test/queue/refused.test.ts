/** Servers and addresses that no queue can be at. */
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAddress } from '../../src/cli/queue/address.js';
import { connectToQueue } from '../../src/cli/queue/connection.js';
import { loadPackages } from '../../src/cli/queue/packages.js';
import { ran } from './here.js';
import { freePort, hasServer, openServer } from './server.js';

const BATCH = ['generate', 'sudoku', '--size', '4', '--seed', 'owl', '-n', '4', '--json'];

describe.skipIf(!hasServer)('a server is refused (skipped where redis-server is not installed)', () => {
  it('that throws jobs away', async () => {
    const server = await openServer('--maxmemory-policy', 'allkeys-lru');
    const found = `the server's maxmemory-policy is allkeys-lru, which throws jobs away; expected noeviction`;
    for (const argv of [['work'], BATCH]) {
      const refused = await ran([...argv, '--queue', server.url]);
      expect(refused).toMatchObject({ code: 2, out: '' });
      expect(refused.err).toContain(`--queue ${server.url}: ${found}`);
    }
    await server.remove();
  });

  it('that has no memory left', async () => {
    const server = await openServer('--maxmemory', '1mb');
    const { code, err } = await ran([...BATCH, '--queue', server.url]);
    expect([code, err]).toEqual([70, expect.stringContaining('the queue has no memory left for more tasks')]);
    await server.remove();
  });

  it('that wants another password, which is not shown', async () => {
    const server = await openServer('--requirepass', 'right');
    const url = server.url.replace('//', '//:wrong-secret@');
    const { code, err } = await ran([...BATCH, '--queue', url]);
    expect([code, err]).toEqual([
      2,
      expect.stringContaining(`--queue ${server.url}: the server refuses the password`),
    ]);
    expect(err).not.toContain('secret');
    const right = server.url.replace('//', '//:right@');
    const address = readAddress(right);
    expect(address.shown).toBe(server.url);
    (await connectToQueue(await loadPackages(), address, () => undefined)).close();
    await server.remove();
  });
});

describe('a queue for pictures', () => {
  const images = path.resolve(import.meta.dirname, '../../images');
  it.each([
    [['image', path.join(images, 'cat.jpg')], '--queue: belongs to several pictures; found'],
    [['image', images, '--timeout', '5'], '--timeout: ends no search on another machine; with a queue'],
  ])('is refused: %j', async (argv, expected) => {
    const output = path.join(tmpdir(), 'puzzlewright-nothing');
    const { code, out, err } = await ran([...argv, '--queue', 'redis://127.0.0.1:1', '-o', output]);
    expect([code, out, err]).toEqual([2, '', expect.stringContaining(expected)]);
  });
});

describe('an address', () => {
  it('where nobody listens is an error', async () => {
    const port = await freePort();
    const address = readAddress(`redis://user:secret@127.0.0.1:${port}`);
    const patience = { first: 2, again: 0 };
    const connecting = connectToQueue(await loadPackages(), address, () => undefined, patience);
    await expect(connecting).rejects.toMatchObject({
      lines: [
        `--queue redis://127.0.0.1:${port}: cannot be reached (nobody listens there); expected a Redis or Valkey server`,
      ],
    });
  });

  it.each([
    ['redis://:secret@queue:6379/2', 'redis://queue:6379/2'],
    ['rediss://user:secret@queue', 'rediss://queue'],
    ['redis://queue:6380?password=secret', 'redis://queue:6380'],
  ])('is shown without its password: %s', (url, shown) => {
    expect(readAddress(url)).toEqual({ url, shown });
  });

  it.each([
    ['redis://:se/cret@queue:6379', 'redis://queue:6379'],
    ['http://user:secret@queue', 'http://queue'],
    ['redis:secret@queue', 'queue'],
    ['redis://queue:port?password=secret', 'redis://queue:port'],
    ['queue:6379', 'queue:6379'],
  ])('that is none is refused, and shown without its password: %s', (url, shown) => {
    expect(() => readAddress(url)).toThrow(
      expect.objectContaining({
        lines: [`--queue "${shown}": expected redis://HOST:PORT, or rediss:// for TLS`],
      }),
    );
  });
});
