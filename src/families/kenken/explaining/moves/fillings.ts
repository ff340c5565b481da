/** Moves by the fillings of a cage: numbers that none of them has, a number that all need in one cell. */
import type { Move } from '../../../contract/move.js';
import { conclusionsOf } from '../../../kit/moves/excluded.js';
import { defineMove } from '../../../kit/moves/move.js';
import type { KenkenPuzzle } from '../../puzzle.js';
import { type CageName, cageGridOf } from './cages.js';
import { cageFirst, fewFillings, fillingWords } from './words.js';

interface Filled {
  readonly cage: CageName;
  readonly fillings: readonly string[];
  /** True if cells of the cage have lost numbers of other fillings. */
  readonly hasNotes: boolean;
}

/** A cage with few fillings: its cells hold no other numbers. */
export const fewWays: Move<KenkenPuzzle> = defineMove<KenkenPuzzle, Filled>({
  id: 'cage-combinations',
  name: { en: 'cage combinations', de: 'Käfigkombinationen' },
  *find(board) {
    const { grid, cages } = cageGridOf(board);
    for (const now of cages) {
      const { id, name, places, numbers, ways, fillingCount } = now;
      const fillings = fewFillings(now);
      if (fillings === undefined || places.length === 1) continue;
      const used = new Set(ways!.flatMap((way) => way.numbers));
      const excluded = places.map((place, position) => ({
        place,
        numbers: numbers[position]!.filter((number) => !used.has(number)),
      }));
      const conclusions = conclusionsOf(grid, excluded);
      if (conclusions.length === 0) continue;
      const hasNotes = fillings.length < (fillingCount ?? Infinity);
      yield { conclusions, rules: [id], data: { cage: name, fillings, hasNotes } };
    }
  },
  says: {
    en: ({ cage, fillings, hasNotes }) =>
      hasNotes
        ? `${cageFirst(cage, 'en')} has only ${fillingWords(fillings, 'en')} left.`
        : `${cageFirst(cage, 'en')} can only be ${fillingWords(fillings, 'en')}.`,
    de: ({ cage, fillings, hasNotes }) =>
      hasNotes
        ? `${cageFirst(cage, 'de')} hat nur noch ${fillingWords(fillings, 'de')} übrig.`
        : `${cageFirst(cage, 'de')} kann nur ${fillingWords(fillings, 'de')} sein.`,
  },
});

interface OnlyPlace {
  readonly cage: CageName;
  readonly number: number;
  readonly cell: string;
  /** Absent: too many to list. */
  readonly fillings?: readonly string[];
}

/** A number that every filling of a cage has, and that fits in one of its cells only. */
export const onlyPlace: Move<KenkenPuzzle> = defineMove<KenkenPuzzle, OnlyPlace>({
  id: 'only-place-in-a-cage',
  *find(board) {
    const { grid, cages } = cageGridOf(board);
    for (const now of cages) {
      const { id, name, places, numbers, ways } = now;
      if (ways === undefined || places.length === 1) continue;
      for (const number of new Set(numbers.flat())) {
        const [place, ...more] = places.filter((_, position) => numbers[position]!.includes(number));
        if (more.length > 0 || grid.entered(place!) > 0) continue;
        if (!ways.every((way) => way.numbers.includes(number))) continue;
        const fillings = fewFillings(now);
        yield {
          conclusions: [grid.known(place!, number, true)],
          rules: [id],
          data: { cage: name, number, cell: grid.codeOf(place!), ...(fillings && { fillings }) },
        };
      }
    }
  },
  says: {
    en: ({ cage, number, cell, fillings }) => {
      const start = cageFirst(cage, 'en');
      return fillings === undefined
        ? `${start} needs a ${number}, which fits only in ${cell}.`
        : `${start} can only be ${fillingWords(fillings, 'en')}, and its ${number} fits only in ${cell}.`;
    },
    de: ({ cage, number, cell, fillings }) => {
      const start = cageFirst(cage, 'de');
      return fillings === undefined
        ? `${start} braucht eine ${number}, die nur in ${cell} passt.`
        : `${start} kann nur ${fillingWords(fillings, 'de')} sein, und die ${number} passt nur in ${cell}.`;
    },
  },
});
