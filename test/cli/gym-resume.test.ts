/** A game whose thread was ended: another session goes on where the last answered request left it. */
import { describe, expect, it } from 'vitest';
import { openProgram } from '../../src/cli/agents/open-program.js';
import type { Kept, ServiceProgram } from '../../src/cli/host/service.js';

const ORDER = { name: 'gym', conflicts: 10_000, attempts: 50, marks: 20_000 } as const;
const NONOGRAM = { family: 'nonogram', rows: [[2], [1]], columns: [[2], [1]] };
const TWO_SOLUTIONS = { family: 'nonogram', rows: [[1], [1]], columns: [[1], [1]] };

/** A session, and what it kept, as the thread that guards it collects that. */
function open(): { readonly program: ServiceProgram; kept(): readonly unknown[] } {
  let kept: unknown[] = [];
  const keep = (change: Kept): void => {
    if ('all' in change) kept = [change.all];
    else kept.push(change.more);
  };
  // Messages are copied on their way between threads.
  return { program: openProgram(ORDER, (change) => keep(structuredClone(change))), kept: () => kept };
}

async function ask(program: ServiceProgram, request: object): Promise<Readonly<Record<string, unknown>>> {
  const answer = await program.answer({ line: { text: JSON.stringify(request) }, number: 1 });
  return JSON.parse((answer as { readonly text: string }).text);
}

describe.each([
  ['moves', [{ do: 'move', entry: 'r1c1 is filled' }]],
  ['a state', [{ do: 'reset', state: ['#?', '??'] }]],
  [
    'a state and moves',
    [
      { do: 'move', entry: 'r1c2 is filled' },
      { do: 'reset', state: ['#?', '??'] },
      { do: 'move', entry: 'r2c1 is filled' },
    ],
  ],
  ['a state that is wrong', [{ do: 'reset', state: ['.?', '??'] }]],
])('a game after %s', (_, requests) => {
  it('is the same in another session', async () => {
    const first = open();
    await ask(first.program, { do: 'new', puzzle: NONOGRAM, enter: 'right', level: 'moves' });
    for (const request of requests) await ask(first.program, request);

    const second = open();
    second.program.resume(first.kept());
    for (const request of [
      { do: 'state' },
      { do: 'check', entry: 'r2c2 is filled' },
      { do: 'hint', level: 3 },
    ]) {
      expect(await ask(second.program, request)).toEqual(await ask(first.program, request));
    }
  });
});

describe('no game', () => {
  it.each([
    ['before the first', []],
    [
      'after a puzzle with two solutions',
      [
        { do: 'new', puzzle: NONOGRAM },
        { do: 'new', puzzle: TWO_SOLUTIONS },
      ],
    ],
    [
      'after a puzzle that cannot be read',
      [
        { do: 'new', puzzle: NONOGRAM },
        { do: 'new', puzzle: {} },
      ],
    ],
  ])('%s', async (_, requests) => {
    const first = open();
    for (const request of requests) await ask(first.program, request);
    const second = open();
    second.program.resume(first.kept());
    for (const { program } of [first, second]) {
      expect(await ask(program, { do: 'state' })).toMatchObject({ error: { code: 'no-game' } });
    }
  });
});
