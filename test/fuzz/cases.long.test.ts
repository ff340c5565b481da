/** Fixed random cases of every kind have no problem; which cases there are depends on the seed alone. */
import { describe, expect, it } from 'vitest';
import { FAMILIES } from '../../src/families/index.js';
import { readCase, writeCase } from './case.js';
import { contextOf } from './context.js';
import { choicesOf, drawCase, findKind, KINDS } from './kinds/index.js';
import { runCase } from './run-case.js';

const CASES_OF_A_KIND = 3;

describe.each(KINDS)('cases of the kind $id', (kind) => {
  it.each([false, true])('have no problem (under stress: %s)', async (stress) => {
    for (let number = 0; number < CASES_OF_A_KIND; number++) {
      const one = drawCase('fixed', number, { words: kind.id, stress });
      const { failure, tally } = await runCase(kind, one, await contextOf(one));
      expect(failure).toBeUndefined();
      expect(tally.under('cases').map(([, count]) => count)).toEqual([1]);
    }
  });
});

describe('the draw of cases', () => {
  const drawn = Array.from({ length: 6000 }, (_, number) => drawCase('draw', number));

  it('is the same for the same seed, and reaches every kind with every subject', () => {
    expect(drawCase('draw', 17)).toEqual(drawn[17]);
    expect(drawn).not.toEqual(drawn.map(({ number }) => ({ ...drawCase('other', number), seed: 'draw' })));
    const reached = new Set(drawn.map(({ kind, subject }) => `${kind} ${subject}`));
    expect(reached).toEqual(new Set(choicesOf().map(({ kind, subject }) => `${kind} ${subject}`)));
    for (const { id } of FAMILIES) expect(reached).toContain(`verdict ${id}`);
  });

  it('keeps to a kind or a family', () => {
    for (let number = 0; number < 40; number++) {
      expect(drawCase('draw', number, { words: 'model' }).kind).toBe('model');
      expect(drawCase('draw', number, { words: 'hashi' }).subject).toBe('hashi');
    }
    expect(choicesOf('chess')).toEqual([]);
  });

  it('makes lines that are read again', () => {
    for (const one of drawn.slice(0, 50)) {
      expect(readCase(writeCase(one))).toEqual(one);
      expect(readCase(`${writeCase(one)}:stress`)).toEqual({ ...one, stress: true });
    }
    for (const line of [
      '',
      'verdict:kenken:s',
      'verdict:kenken:a b:1',
      'verdict:kenken:s:x',
      'verdict:kenken:s:1:calm',
    ])
      expect(readCase(line)).toBeUndefined();
    expect(findKind('chess')).toBeUndefined();
  });
});
