/** Moves in cages of three and more cells: a number would leave what the other cells cannot make. */
import type { Found, Move } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { anyOf, cells as cellsWords } from '../../../kit/moves/words.js';
import type { KenkenPuzzle } from '../../puzzle.js';
import { bounds } from './bounds.js';
import { type CageGrid, type CageName, type CageNow, cageGridOf } from './cages.js';
import { areNot, cageFirst, cageWords, conclusionsOf, type Excluded, type NotIn } from './words.js';

interface Bounded {
  readonly cage: CageName;
  readonly multiplies: boolean;
  readonly side: 'most' | 'least';
  readonly bound: number;
  readonly cells: readonly string[];
  readonly numbers: readonly number[];
}

/** A number that is too small or too large for what the other cells of its cage make at most or at least. */
export const tooSmallOrLarge: Move<KenkenPuzzle> = defineMove<KenkenPuzzle, Bounded>({
  id: 'cage-bounds',
  *find(board) {
    const { grid, cages } = cageGridOf(board);
    for (const now of cages) {
      const { cage, id, name, places, numbers, possible } = now;
      if ((cage.op !== '+' && cage.op !== '*') || places.length < 3) continue;
      const groups = new Map<string, { readonly data: Omit<Bounded, 'cells' | 'cage'>; readonly at: number[] }>();
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
          conclusions: conclusionsOf(grid, at.map((place) => ({ place, numbers: data.numbers }))),
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
  readonly cell: string;
  /** The excluded numbers with what each would leave; absent where that is not one number. */
  readonly rests: readonly { readonly number: number; readonly rest?: number }[];
  readonly others: readonly string[];
}

/** A number that would leave a sum or product that the other cells cannot make with the numbers left. */
export const cannotMake: Move<KenkenPuzzle> = defineMove<KenkenPuzzle, Rest>({
  id: 'cage-rest',
  *find(board) {
    const now = cageGridOf(board);
    for (const cage of now.cages) {
      if (cage.places.length > 2) yield* restsIn(now, cage);
    }
  },
  says: {
    en: ({ cage, cell, rests, others }) => {
      const [first, ...more] = rests;
      if (first!.rest === undefined)
        return `No filling of ${cageWords(cage, 'en')} that is left has ${anyOf(numbersOf(rests), 'en')} in ${cell}.`;
      const left = [`${first!.number} in ${cell} would leave ${first!.rest}`]
        .concat(more.map(({ number, rest }) => `${number} would leave ${rest}`))
        .join(' and ');
      return `In ${cageWords(cage, 'en')}, ${left} for ${cellsWords(others, 'en')}, which they cannot make.`;
    },
    de: ({ cage, cell, rests, others }) => {
      if (rests[0]!.rest === undefined)
        return `Keine übrige Füllung von ${cageWords(cage, 'de')} hat ${anyOf(numbersOf(rests), 'de')} in ${cell}.`;
      const left = rests.map(({ number, rest }) => `${number} in ${cell} ließe ${rest}`).join(', ');
      return `${cageFirst(cage, 'de')}: ${left} für ${cellsWords(others, 'de')} übrig, was diese nicht ergeben können.`;
    },
  },
});

function* restsIn({ grid }: CageGrid, now: CageNow): Iterable<Found<Rest>> {
  const { cage, id, name, places, numbers, possible } = now;
  for (const [position, place] of places.entries()) {
    const excluded: NotIn = {
      place,
      numbers: numbers[position]!.filter((number) => !possible[position]!.includes(number)),
    };
    if (excluded.numbers.length === 0) continue;
    yield {
      conclusions: conclusionsOf(grid, [excluded]),
      rules: [id],
      data: {
        cage: name,
        cell: grid.codeOf(place),
        rests: excluded.numbers.map((number) => {
          if (cage.op === null) return { number };
          return { number, rest: cage.op === '+' ? cage.target - number : cage.target / number };
        }),
        others: grid.codesOf(places.filter((other) => other !== place)),
      },
    };
  }
}

function numbersOf(rests: Rest['rests']): readonly number[] {
  return rests.map(({ number }) => number);
}
