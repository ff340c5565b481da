/** Moves by elimination: only one house is left for somebody, or only one value for a house. */
import { capitalised, isSingleBit } from '../../../../core/index.js';
import type { Move } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import type { ZebraPuzzle } from '../../puzzle.js';
import { identityWords, type PersonName, personWords, saysPlaced, saysSo } from '../persons.js';
import { quoted } from '../words.js';
import { houseId, type Person, type Street, streetOf, valueId } from './street.js';

interface SameHouse {
  /** The value that is entered, and the whole person. */
  readonly entered: PersonName;
  readonly person: PersonName;
  readonly house: number;
}

/** One value of a person is entered, and so the others are. */
export const samePerson: Move<ZebraPuzzle> = defineMove<ZebraPuzzle, SameHouse>({
  id: 'same-house',
  name: { en: 'same house', de: 'gleiches Haus' },
  *find(board) {
    const street = streetOf(board);
    for (const { person, house } of unfinished(street)) {
      const entered = person.items.find((item) => street.isEntered(item, house));
      if (entered === undefined) continue;
      yield {
        conclusions: street.narrowed(person, 1 << house),
        rules: street.personRules([person]),
        data: { entered: street.name([entered]), person: street.name(person.items), house },
      };
    }
  },
  says: {
    en: ({ entered, person, house }) =>
      `${capitalised(saysPlaced(inHouse(entered, house), 'en'))}. ${saysSo([inHouse(person, house)], 'en')}`,
    de: ({ entered, person, house }) =>
      `${saysPlaced(inHouse(entered, house), 'de')}. ${saysSo([inHouse(person, house)], 'de')}`,
  },
});

/** One house is left for a person. */
export const onlyHouse: Move<ZebraPuzzle> = defineMove<
  ZebraPuzzle,
  { readonly person: PersonName; readonly house: number }
>({
  id: 'only-house-left',
  name: { en: 'only house left', de: 'einziges Haus' },
  *find(board) {
    const street = streetOf(board);
    for (const { person, house } of unfinished(street)) {
      if (person.items.some((item) => street.isEntered(item, house))) continue;
      yield {
        conclusions: street.narrowed(person, 1 << house),
        rules: [valueId(person.items[0]!), ...street.personRules([person])],
        data: { person: street.name(person.items), house },
      };
    }
  },
  says: {
    en: ({ person, house }) => `Only house ${house + 1} is left for ${ended(personWords(person, 'en'))}.`,
    de: ({ person, house }) => `Für ${personWords(person, 'de')} bleibt nur Haus ${house + 1}.`,
  },
});

interface OnlyValue {
  readonly attribute: string;
  readonly house: number;
  /** Values that are not in the house for another value of the same person. */
  readonly others: readonly PersonName[];
  readonly person: PersonName;
}

/** One value of an attribute is left for a house. */
export const onlyValue: Move<ZebraPuzzle> = defineMove<ZebraPuzzle, OnlyValue>({
  id: 'only-value-left',
  name: { en: 'only value left', de: 'einziger Wert' },
  *find(board) {
    const street = streetOf(board);
    for (const [attribute, name] of street.numbering.attributes.entries()) {
      for (const house of street.housesOf(street.all)) {
        const items = street.itemsOf(attribute);
        const [left, ...more] = items.filter((item) => (street.personOf(item).mask & (1 << house)) !== 0);
        if (left === undefined || more.length > 0) continue;
        const person = street.personOf(left);
        const others = items.flatMap((item) => {
          const values = item === left ? [] : street.with(item, 1 << house);
          return values.length > 1 ? [values] : [];
        });
        const linked = [person, ...others.map(([item]) => street.personOf(item!))];
        yield {
          conclusions: street.narrowed(person, 1 << house),
          rules: [houseId(house, attribute), ...street.personRules(linked)],
          data: {
            attribute: name,
            house,
            others: others.map((values) => street.name(values)),
            person: street.name([left, ...person.items.filter((item) => item !== left)]),
          },
        };
      }
    }
  },
  says: {
    en: ({ attribute, house, others, person }) =>
      `No other ${attribute} is left for house ${house + 1}${inBrackets(others.map((one) => identityWords(one, 'en')))}. ${saysSo([inHouse(person, house)], 'en')}`,
    de: ({ attribute, house, others, person }) =>
      `Für Haus ${house + 1} bleibt von ${quoted(attribute)} nur ein Wert${inBrackets(others.map((one) => identityWords(one, 'de')))}. ${saysSo([inHouse(person, house)], 'de')}`,
  },
});

/** Persons with one house left of which not all values are entered. */
function unfinished(street: Street): readonly { readonly person: Person; readonly house: number }[] {
  return street.persons.flatMap((person) => {
    const house = 31 - Math.clz32(person.mask);
    const isOpen = isSingleBit(person.mask) && !person.items.every((item) => street.isEntered(item, house));
    return isOpen ? [{ person, house }] : [];
  });
}

function inHouse(name: PersonName, house: number) {
  return { name, houses: [house], value: true };
}

function inBrackets(words: readonly string[]): string {
  return words.length === 0 ? '' : ` (${words.join('; ')})`;
}

function ended(words: string): string {
  return words.replace(/,$/, '');
}
