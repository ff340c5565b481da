/** Moves in cages of three and more cells: a number would leave what the other cells cannot make. */
import type { Move } from '../../../contract/move.js';
import { areNot, conclusionsOf, type Excluded, excludedIn, type NotIn } from '../../../kit/moves/excluded.js';
import { defineMove } from '../../../kit/moves/move.js';
import { anyOf, cellsWords } from '../../../kit/words/series.js';
import type { KenkenPuzzle } from '../../puzzle.js';
import { bounds } from './bounds.js';
import { type CageName, cageGridOf } from './cages.js';
import { cageFirst, cageWords } from './words.js';

interface Bounded {
  readonly cage: CageName;
  readonly multiplies: boolean;
  readonly side: 'most' | 'least';
  readonly bound: number;
  readonly cells: readonly string[];
  readonly numbers: readonly number[];
}

/** A number that is too small or too large for the bounds of the other cells of its cage. */
export const tooSmallOrLarge: Move<KenkenPuzzle> = defineMove<KenkenPuzzle, Bounded>({
  id: 'cage-bounds',
  *find(board) {
    const { grid, cages } = cageGridOf(board);
    for (const now of cages) {
      const { cage, id, name, places, numbers, possible } = now;
      if ((cage.op !== '+' && cage.op !== '*') || places.length < 3) continue;
      const groups = new Map<
        string,
        { readonly data: Omit<Bounded, 'cells' | 'cage'>; readonly at: number[] }
      >();
      places.forEach((_, position) => {
        const excluded = numbers[position]!.filter((number) => !possible[position]!.includes(number));
        const others = excluded.length === 0 ? undefined : bounds(now, position);
        if (others === undefined) return;
        for (const side of ['most', 'least'] as const) {
          const some = excluded.filter((number) => {
            const rest = cage.op === '+' ? cage.target - number : cage.target / number;
            return side === 'most' ? rest > others.most : rest < others.least;
          });
          if (some.length === 0) continue;
          const data = { multiplies: cage.op === '*', side, bound: others[side], numbers: some };
          const key = JSON.stringify(data);
          const group = groups.get(key) ?? { data, at: [] };
          group.at.push(places[position]!);
          groups.set(key, group);
        }
      });
      for (const { data, at } of groups.values()) {
        yield {
          conclusions: conclusionsOf(
            grid,
            at.map((place) => ({ place, numbers: data.numbers })),
          ),
          rules: [id],
          data: { cage: name, cells: grid.codesOf(at), ...data },
        };
      }
    }
  },
  says: {
    en: ({ cage, multiplies, side, bound, cells, numbers }) => {
      const each = cells.length === 1 ? '' : ' for each of them';
      const make = multiplies ? 'multiply to' : 'add up to';
      return `The other cells of ${cageWords(cage, 'en')} ${make} at ${side} ${bound}${each}, so ${areNot([{ cells, numbers }], 'en')}.`;
    },
    de: ({ cage, multiplies, side, bound, cells, numbers }) => {
      const each = cells.length === 1 ? '' : ' jeweils';
      const made = multiplies ? 'das Produkt' : 'die Summe';
      const limit = side === 'most' ? 'höchstens' : 'mindestens';
      return `In ${cageWords(cage, 'de')} ist ${made} der anderen Felder${each} ${limit} ${bound}, also ${areNotAfter([{ cells, numbers }])}.`;
    },
  },
});

/** The German clause with its verb in front: `ist r1c2 nicht 4`. */
function areNotAfter([only]: Excluded): string {
  const { cells, numbers } = only!;
  const verb = cells.length === 1 ? 'ist' : 'sind';
  return `${verb} ${cellsWords(cells, 'de')} nicht ${anyOf(numbers, 'de')}`;
}

interface Rest {
  readonly cage: CageName;
  readonly cells: readonly string[];
  readonly numbers: readonly number[];
  /** The sum or product that each of them would leave; absent where the operation is not given. */
  readonly rests?: readonly number[];
}

/** Numbers that would leave a sum or product that the other cells cannot make with their candidates. */
export const cannotMake: Move<KenkenPuzzle> = defineMove<KenkenPuzzle, Rest>({
  id: 'cage-rest',
  *find(board) {
    const { grid, cages } = cageGridOf(board);
    for (const { cage, id, name, places, numbers, possible } of cages) {
      if (places.length < 3) continue;
      const excluded = places.map((place, position): NotIn => {
        return {
          place,
          numbers: numbers[position]!.filter((number) => !possible[position]!.includes(number)),
        };
      });
      for (const { cells, numbers: some } of excludedIn(grid, excluded)) {
        const rests =
          cage.op === null
            ? undefined
            : some.map((number) => (cage.op === '+' ? cage.target - number : cage.target / number));
        const here = excluded.filter(({ place }) => cells.includes(grid.codeOf(place)));
        yield {
          conclusions: conclusionsOf(grid, here),
          rules: [id],
          data: { cage: name, cells, numbers: some, ...(rests && { rests }) },
        };
      }
    }
  },
  says: {
    en: ({ cage, cells, numbers, rests }) => {
      const what = `${anyOf(numbers, 'en')} in ${anyOf(cells, 'en')}`;
      return rests === undefined
        ? `No filling of ${cageWords(cage, 'en')} that is left has ${what}.`
        : `In ${cageWords(cage, 'en')}, ${what} would leave ${anyOf(rests, 'en')} for the other cells, which they cannot make.`;
    },
    de: ({ cage, cells, numbers, rests }) => {
      const what = `${anyOf(numbers, 'de')} in ${anyOf(cells, 'de')}`;
      return rests === undefined
        ? `Keine Füllung, die in ${cageWords(cage, 'de')} übrig ist, hat ${what}.`
        : `${cageFirst(cage, 'de')}: ${what} ließe für die anderen Felder ${anyOf(rests, 'de')} übrig, was sie nicht ergeben.`;
    },
  },
});
