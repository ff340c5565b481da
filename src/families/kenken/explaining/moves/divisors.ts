/** Numbers that do not divide the product of their cage. */
import type { Move } from '../../../contract/move.js';
import { conclusionsOf } from '../../../kit/moves/excluded.js';
import { defineMove } from '../../../kit/moves/move.js';
import { anyOf } from '../../../kit/words/series.js';
import type { KenkenPuzzle } from '../../puzzle.js';
import { type CageName, cageGridOf } from './cages.js';
import { cageWords } from './words.js';

interface Divisors {
  readonly cage: CageName;
  readonly target: number;
  readonly numbers: readonly number[];
}

export const divisors: Move<KenkenPuzzle> = defineMove<KenkenPuzzle, Divisors>({
  id: 'divisibility',
  name: { en: 'divisibility', de: 'Teilbarkeit' },
  *find(board) {
    const { grid, cages } = cageGridOf(board);
    for (const { cage, id, name, places, numbers } of cages) {
      const { op, target } = cage;
      if (op !== '*') continue;
      const excluded = places.map((place, position) => ({
        place,
        numbers: numbers[position]!.filter((number) => target % number !== 0),
      }));
      const conclusions = conclusionsOf(grid, excluded);
      if (conclusions.length === 0) continue;
      const foreign = [...new Set(excluded.flatMap((one) => one.numbers))].sort((one, other) => one - other);
      yield { conclusions, rules: [id], data: { cage: name, target, numbers: foreign } };
    }
  },
  says: {
    en: ({ cage, target, numbers }) =>
      `${target} cannot be divided by ${anyOf(numbers, 'en')}, so ${cageWords(cage, 'en')} has no ${anyOf(numbers, 'en')}.`,
    de: ({ cage, target, numbers }) =>
      `${target} ist nicht durch ${anyOf(numbers, 'de')} teilbar, also hat ${cageWords(cage, 'de')} keine ${anyOf(numbers, 'de')}.`,
  },
});
