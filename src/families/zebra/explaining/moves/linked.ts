/**
 * Values that come with others: each value that is left for a house brings a value of another attribute with
 * it, so that no others of that attribute are there.
 */
import type { Move } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { anyOf } from '../../../kit/words/series.js';
import type { ZebraPuzzle } from '../../puzzle.js';
import { identityWords, type PersonName, type Placed, saysSo } from '../persons.js';
import { quoted } from '../words.js';
import { houseId, type Person, streetOf } from './street.js';

/** Values up to which people compare what they bring. */
const MOST_LEFT = 3;

interface Linked {
  readonly attribute: string;
  readonly house: number;
  /** The values that are left, each with the one that it brings. */
  readonly left: readonly PersonName[];
  readonly so: readonly Placed[];
}

export const linkedValues: Move<ZebraPuzzle> = defineMove<ZebraPuzzle, Linked>({
  id: 'linked-values',
  name: { en: 'linked values', de: 'verbundene Werte' },
  *find(board) {
    const street = streetOf(board);
    const { attributes } = street.numbering;
    for (const house of street.housesOf(street.all)) {
      const isLeft = ({ mask }: Person): boolean => (mask & (1 << house)) !== 0;
      for (const [attribute, name] of attributes.entries()) {
        const items = street.itemsOf(attribute);
        const left = items.filter((item) => isLeft(street.personOf(item)));
        if (left.length < 2 || left.length > MOST_LEFT) continue;
        for (const brought of attributes.keys()) {
          if (brought === attribute) continue;
          const owners = left.map((item) => street.personOf(item));
          const values = owners.map(({ items: own }) =>
            own.find((item) => street.attributeOf(item) === brought),
          );
          if (values.includes(undefined)) continue;
          const out = street
            .itemsOf(brought)
            .map((item) => street.personOf(item))
            .filter((person) => isLeft(person) && !owners.includes(person));
          if (out.length === 0) continue;
          yield {
            conclusions: out.flatMap((person) => street.narrowed(person, ~(1 << house))),
            rules: [
              houseId(house, attribute),
              houseId(house, brought),
              ...street.personRules([...items.map((item) => street.personOf(item)), ...out]),
            ],
            data: {
              attribute: name,
              house,
              left: left.map((item, index) => street.name([item, values[index]!])),
              so: out.map((person) => ({ name: street.name(person.items), houses: [house], value: false })),
            },
          };
        }
      }
    }
  },
  says: {
    en: ({ attribute, house, left, so }) => {
      const values = left.map((name) => name.values[0]![1]);
      const brings = left.map((name) => identityWords(name, 'en')).join('; ');
      return `The ${attribute} of house ${house + 1} is ${anyOf(values, 'en')} (${brings}). ${saysSo(so, 'en')}`;
    },
    de: ({ attribute, house, left, so }) => {
      const values = left.map((name) => quoted(name.values[0]![1]));
      const brings = left.map((name) => identityWords(name, 'de')).join('; ');
      return `In Haus ${house + 1} ist von ${quoted(attribute)} nur ${anyOf(values, 'de')} übrig (${brings}). ${saysSo(so, 'de')}`;
    },
  },
});
