/**
 * Pairs and triples: different persons with as many houses among them, or houses that have only as many
 * values left.
 */
import { bitCount, capitalised } from '../../../../core/index.js';
import type { InLanguages, Move, StepLanguage } from '../../../contract/move.js';
import { choices } from '../../../kit/moves/choose.js';
import { defineMove } from '../../../kit/moves/move.js';
import { all } from '../../../kit/words/series.js';
import type { ZebraPuzzle } from '../../puzzle.js';
import { listedPersons, type PersonName, type Placed, saysSo } from '../persons.js';
import { quoted } from '../words.js';
import { houseId, type Person, type Street, streetOf, valueId } from './street.js';

interface Shared {
  readonly persons: readonly PersonName[];
  readonly houses: readonly number[];
  readonly so: readonly Placed[];
}

/** Different persons with as many houses left: nobody else who differs from all of them lives there. */
export function nakedGroup(size: 2 | 3, id: string, name: InLanguages<string>): Move<ZebraPuzzle> {
  return defineMove<ZebraPuzzle, Shared>({
    id,
    name,
    *find(board) {
      const street = streetOf(board);
      const few = street.persons.filter(({ mask }) => bitCount(mask) > 1 && bitCount(mask) <= size);
      for (const group of choices(few, size)) {
        const mask = group.reduce((union, person) => union | person.mask, 0);
        if (bitCount(mask) !== size || !areDifferent(street, group)) continue;
        const out = street.persons.filter(
          (person) =>
            (person.mask & mask) !== 0 && !group.includes(person) && areDifferent(street, [...group, person]),
        );
        if (out.length === 0) continue;
        const houses = street.housesOf(mask);
        // Persons with one house left live there.
        const placed = out.filter((person) => bitCount(person.mask & ~mask) === 1);
        yield {
          conclusions: out.flatMap((person) => street.narrowed(person, ~mask)),
          rules: [
            ...[...group, ...placed].map(({ items }) => valueId(items[0]!)),
            ...attributesBetween(street, [...group, ...out]).flatMap((attribute) =>
              houses.map((house) => houseId(house, attribute)),
            ),
            ...street.personRules([...group, ...out]),
          ],
          data: {
            persons: group.map(({ items }) => street.name(items)),
            houses,
            so: out.map((person) => street.outcome(person, ~mask)),
          },
        };
      }
    },
    says: {
      en: ({ persons, houses, so }) =>
        `${capitalised(listedPersons(persons, 'en'))} take ${housesWords(houses, 'en')} in some order. ${saysSo(so, 'en')}`,
      de: ({ persons, houses, so }) =>
        `${listedPersons(persons, 'de')} belegen ${housesWords(houses, 'de')}. ${saysSo(so, 'de')}`,
    },
  });
}

interface Kept extends Shared {
  readonly attribute: string;
}

/** Houses with as many values of an attribute left: these are in no other house. */
export function hiddenGroup(size: 2 | 3, id: string, name: InLanguages<string>): Move<ZebraPuzzle> {
  return defineMove<ZebraPuzzle, Kept>({
    id,
    name,
    *find(board) {
      const street = streetOf(board);
      for (const [attribute, attributeName] of street.numbering.attributes.entries()) {
        const persons = street.itemsOf(attribute).map((item) => street.personOf(item));
        const inOneOf = (mask: number) => persons.filter((person) => (person.mask & mask) !== 0);
        const open = street.housesOf(street.all).filter((house) => {
          const count = inOneOf(1 << house).length;
          return count > 1 && count <= size;
        });
        for (const houses of choices(open, size)) {
          const mask = houses.reduce((union, house) => union | (1 << house), 0);
          const kept = inOneOf(mask);
          const out = kept.filter((person) => (person.mask & ~mask) !== 0);
          if (kept.length !== size || out.length === 0) continue;
          const items = street.itemsOf(attribute).filter((item) => kept.includes(street.personOf(item)));
          yield {
            conclusions: out.flatMap((person) => street.narrowed(person, mask)),
            rules: [
              ...houses.map((house) => houseId(house, attribute)),
              ...items.map(valueId),
              ...street.personRules(persons),
            ],
            data: {
              attribute: attributeName,
              persons: items.map((item) => street.name([item])),
              houses,
              so: out.map((person) => street.outcome(person, mask)),
            },
          };
        }
      }
    },
    says: {
      en: ({ attribute, persons, houses, so }) =>
        `Of each ${attribute}, only ${listedPersons(persons, 'en')} are left for ${housesWords(houses, 'en')}. ${saysSo(so, 'en')}`,
      de: ({ attribute, persons, houses, so }) =>
        `Für ${housesWords(houses, 'de')} sind von ${quoted(attribute)} nur ${listedPersons(persons, 'de')} übrig. ${saysSo(so, 'de')}`,
    },
  });
}

function areDifferent(street: Street, persons: readonly Person[]): boolean {
  return persons.every((one, index) =>
    persons.slice(index + 1).every((other) => street.difference(one, other) !== undefined),
  );
}

/** The attributes by which any two of some persons differ. */
function attributesBetween(street: Street, persons: readonly Person[]): readonly number[] {
  const found = persons.flatMap((one, index) =>
    persons.slice(index + 1).flatMap((other) => street.difference(one, other)?.slice(0, 1) ?? []),
  );
  return [...new Set(found.map((item) => street.attributeOf(item)))];
}

function housesWords(houses: readonly number[], language: StepLanguage): string {
  const numbers = all(
    houses.map((house) => house + 1),
    language,
  );
  return `${language === 'de' ? 'die Häuser' : 'houses'} ${numbers}`;
}
