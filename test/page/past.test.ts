/** The past of a game, stored as changes: the steps that come back are those that were made. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Entries } from '../../web/play/games/game.js';
import { changesOf, pastOf } from '../../web/play/kept/past.js';

const games = fc.array(
  fc.dictionary(fc.constantFrom('0,0', '0,1', '1,0', '1,1'), fc.constantFrom('1', '2', 'x')),
  {
    minLength: 1,
    maxLength: 130,
  },
);

it('leads back through the last hundred steps, also after some were taken back', () => {
  fc.assert(
    fc.property(games, fc.nat(140), (steps: readonly Entries[], undone) => {
      const stored = (length: number) => {
        const [past, now] = [steps.slice(0, length - 1), steps[length - 1]!];
        const kept = JSON.parse(JSON.stringify(changesOf(past, now))) as readonly Entries[];
        expect(pastOf(kept, now)).toEqual(past.slice(-100));
      };
      stored(steps.length);
      stored(Math.max(1, steps.length - undone));
      stored(steps.length);
    }),
  );
});

it('stores of a step no more than what it changed', () => {
  const before = { '0,0': '1', '0,1': '2' };
  expect(changesOf([{}, before], { '0,0': '1', '1,1': '3' })).toEqual([
    { '0,0': '', '0,1': '' },
    { '0,1': '2', '1,1': '' },
  ]);
});
