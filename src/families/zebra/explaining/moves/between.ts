/** Somebody who lives next to two different persons, and so between them. */
import { capitalised } from '../../../../core/index.js';
import type { Move } from '../../../contract/move.js';
import { choices } from '../../../kit/moves/choose.js';
import { defineMove } from '../../../kit/moves/move.js';
import type { ZebraPuzzle } from '../../puzzle.js';
import {
  clueNumbers,
  listedPersons,
  type PersonName,
  type Placed,
  personWords,
  residentWords,
  saysSo,
} from '../persons.js';
import { clueId, houseId, type Person, type Street, streetOf } from './street.js';

interface Between {
  readonly middle: PersonName;
  readonly sides: readonly PersonName[];
  readonly clues: readonly number[];
  readonly so: Placed;
}

/** Somebody who lives next to two different persons has one of them on each side. */
export const betweenTwo: Move<ZebraPuzzle> = defineMove<ZebraPuzzle, Between>({
  id: 'two-neighbours',
  name: { en: 'between two neighbours', de: 'zwischen zwei Nachbarn' },
  *find(board) {
    const street = streetOf(board);
    for (const { person: middle, sides } of neighbours(street)) {
      for (const [one, other] of choices(sides, 2)) {
        const by = street.difference(one!.side, other!.side);
        if (by === undefined) continue;
        const kept = street.housesOf(middle.mask).filter((house) => {
          const isAt = (side: Person, at: number): boolean => (side.mask & (1 << at)) !== 0 && at >= 0;
          return [1, -1].some((way) => isAt(one!.side, house + way) && isAt(other!.side, house - way));
        });
        const mask = kept.reduce((union, house) => union | (1 << house), 0);
        if (mask === middle.mask || mask === 0) continue;
        yield {
          conclusions: street.narrowed(middle, mask),
          rules: [
            clueId(one!.clue),
            clueId(other!.clue),
            ...street.housesOf(street.all).map((house) => houseId(house, street.attributeOf(by[0]))),
            ...street.personRules([middle, one!.side, other!.side]),
          ],
          data: {
            middle: street.name([one!.own]),
            sides: [one!, other!].map(({ item }) => street.name([item])),
            clues: [one!.clue + 1, other!.clue + 1],
            so: street.outcome(middle, mask),
          },
        };
      }
    }
  },
  says: {
    en: ({ middle, sides, clues, so }) =>
      `${capitalised(residentWords(middle))} between ${listedPersons(sides, 'en')} (${clueNumbers(clues, 'en')}). ${saysSo([so], 'en')}`,
    de: ({ middle, sides, clues, so }) =>
      `${personWords(middle, 'de')} ist zwischen ${listedPersons(sides, 'de')} (${clueNumbers(clues, 'de')}). ${saysSo([so], 'de')}`,
  },
});

/** A person with some others who live next door. */
interface Neighbours {
  readonly person: Person;
  /** With the value that the clue names, and that of the person itself. */
  readonly sides: readonly {
    readonly side: Person;
    readonly item: number;
    readonly own: number;
    readonly clue: number;
  }[];
}

function neighbours(street: Street): readonly Neighbours[] {
  const adjacent = street.relations.filter(({ clue }) => street.numbering.clues[clue]!.type === 'adjacent');
  return street.persons.map((person) => ({
    person,
    sides: adjacent.flatMap(({ clue, a, b, itemA, itemB }) => {
      if (a === person) return [{ side: b, item: itemB, own: itemA, clue }];
      return b === person ? [{ side: a, item: itemA, own: itemB, clue }] : [];
    }),
  }));
}
