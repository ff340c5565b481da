/** Threads of services: each request has an answer, in order, whatever the requests before it do. */
import { afterEach, describe, expect, it } from 'vitest';
import { openGuardedThread } from '../../src/cli/agents/guarded-thread.js';
import type { Service, ServiceBounds } from '../../src/cli/host/service.js';

const PROGRAM = new URL('./misbehaving-service.mjs', import.meta.url);
const ORDER = { name: 'mcp', conflicts: 1, attempts: 1 } as const;

let service: Service;
const open = (bounds: Partial<ServiceBounds> = {}): void => {
  service = openGuardedThread(ORDER, { milliseconds: 60_000, megabytes: 1000, ...bounds }, PROGRAM);
};
const echo = (text: string) => service.ask({ deed: 'echo', text });
const answered = (answer: unknown) => ({ status: 'answered', answer });
const ended = (code: string) => expect.objectContaining({ status: 'ended', code });

afterEach(() => service.close());

describe('a guarded thread', () => {
  it('answers in order', async () => {
    open();
    const asked = ['one', 'two', 'three'];
    const order: unknown[] = [];
    const answers = asked.map((text) => echo(text).then((outcome) => order.push(outcome)));
    await Promise.all(answers);
    expect(order).toEqual(asked.map(answered));
  });

  it.each<readonly [deed: string, code: string, bounds: Partial<ServiceBounds>]>([
    ['loop', 'timeout', { milliseconds: 300 }],
    ['buffers', 'memory', { megabytes: 200 }],
    ['objects', 'memory', { megabytes: 200 }],
    ['fail', 'defect', {}],
    ['exit', 'defect', {}],
  ])('ends a request that asks to %s: %s; the others are answered', async (deed, code, bounds) => {
    open(bounds);
    const outcomes = await Promise.all([echo('before'), service.ask({ deed }), echo('after'), echo('last')]);
    expect(outcomes).toEqual([answered('before'), ended(code), answered('after'), answered('last')]);
    expect(await echo('later')).toEqual(answered('later'));
  });

  it('ends one request after another', async () => {
    open({ milliseconds: 200 });
    const outcomes = await Promise.all([1, 2, 3].map(() => service.ask({ deed: 'loop' })));
    expect(outcomes).toEqual([1, 2, 3].map(() => ended('timeout')));
  });

  it('begins anew with what was kept, and no more', async () => {
    open({ milliseconds: 300 });
    const keep = (kept: unknown) => service.ask({ deed: 'keep', kept });
    await Promise.all([
      keep({ all: 'old' }),
      keep({ more: 'older' }),
      keep({ all: 'game' }),
      keep({ more: 1 }),
    ]);
    const [, kept] = await Promise.all([service.ask({ deed: 'loop' }), service.ask({ deed: 'kept' })]);
    expect(kept).toEqual(answered(['game', 1]));
  });
});
