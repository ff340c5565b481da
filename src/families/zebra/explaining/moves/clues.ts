/** Moves by one clue: it names a house, or what is left of one of its persons leaves little of the other. */
import { capitalised, isSingleBit } from '../../../../core/index.js';
import type { Found, InLanguages, Move, StepLanguage } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import type { ZebraPuzzle } from '../../puzzle.js';
import { housePairs } from '../../relations.js';
import { type Placed, saysAll, saysSo } from '../persons.js';
import { clueId, type Person, type Relation, type Street, streetOf } from './street.js';

interface ByClue {
  readonly clue: InLanguages<string>;
  /** Known of the persons of the clue. */
  readonly known: readonly Placed[];
  readonly so: readonly Placed[];
}

/** Houses up to which people keep in mind where somebody can live. */
const FEW_HOUSES = 3;

/** A clue that names a house. */
export const givenHouse: Move<ZebraPuzzle> = defineMove<ZebraPuzzle, ByClue>({
  id: 'given-house',
  name: { en: 'given house', de: 'gegebenes Haus' },
  *find(board) {
    const street = streetOf(board);
    for (const [index, clue] of street.numbering.clues.entries()) {
      if (!('house' in clue)) continue;
      const person = street.personOf(clue.a);
      const bit = 1 << clue.house;
      const left = clue.type === 'at' ? bit : ~bit;
      if ((person.mask & left) === person.mask) continue;
      const so = { name: street.name(person.items), houses: [clue.house], value: clue.type === 'at' };
      yield {
        conclusions: street.narrowed(person, left),
        rules: [clueId(index), ...street.personRules([person])],
        data: { clue: street.clueWords(index), known: [], so: person.items.length > 1 ? [so] : [] },
      };
    }
  },
  says: { en: (data) => says(data, 'en'), de: (data) => says(data, 'de') },
});

/**
 * A clue about two persons. `known`: one of them has a house, and so the other has one; `ends`: the street is
 * too short beside them; `any`: what is left of one does not fit all that is left of the other.
 */
export function relation(
  kind: 'known' | 'ends' | 'any',
  id: string,
  name: InLanguages<string>,
): Move<ZebraPuzzle> {
  return defineMove<ZebraPuzzle, ByClue>({
    id,
    name,
    *find(board) {
      const street = streetOf(board);
      for (const one of street.relations) {
        const { a, b } = one;
        const [maskA, maskB] = kind === 'ends' ? [street.all, street.all] : [a.mask, b.mask];
        const [keptA, keptB] = fitting(street, one, maskA, maskB);
        const isEntry = [a.mask & keptA, b.mask & keptB].map(isSingleBit);
        // With what is known it enters something: that is not seen at the ends alone.
        if (kind === 'ends' && isEntry.includes(true)) continue;
        if (kind === 'known' && !((isSingleBit(a.mask) || isSingleBit(b.mask)) && !isEntry.includes(false)))
          continue;
        const found = foundBy(street, one, keptA, keptB, kind !== 'ends');
        if (found !== undefined) yield found;
      }
    },
    says: { en: (data) => says(data, 'en'), de: (data) => says(data, 'de') },
  });
}

/** The houses of both persons for which the other has one that the clue allows. */
function fitting({ numbering }: Street, { clue }: Relation, a: number, b: number): readonly [number, number] {
  let [keptA, keptB] = [0, 0];
  const { type } = numbering.clues[clue]! as { type: Parameters<typeof housePairs>[0] };
  for (const [i, j] of housePairs(type, numbering.houses)) {
    if ((a & (1 << i)) === 0 || (b & (1 << j)) === 0) continue;
    keptA |= 1 << i;
    keptB |= 1 << j;
  }
  return [keptA, keptB];
}

function foundBy(
  street: Street,
  { clue, a, b, itemA, itemB }: Relation,
  keptA: number,
  keptB: number,
  usesKnown: boolean,
): Found<ByClue> | undefined {
  const [newA, newB] = [a.mask & ~keptA, b.mask & ~keptB];
  if (newA === 0 && newB === 0) return undefined;
  const persons = [...(newA === 0 ? [] : [a]), ...(newB === 0 ? [] : [b])];
  const known = [
    ...(usesKnown && newB !== 0 ? knownOf(street, a, itemA) : []),
    ...(usesKnown && newA !== 0 ? knownOf(street, b, itemB) : []),
  ];
  const keptOf = (person: Person): number => (person === a ? keptA : keptB);
  return {
    conclusions: persons.flatMap((person) => street.narrowed(person, keptOf(person))),
    rules: [clueId(clue), ...street.personRules([a, b])],
    data: {
      clue: street.clueWords(clue),
      known,
      so: persons.map((person) => street.outcome(person, keptOf(person), usesKnown ? 2 : 1)),
    },
  };
}

/** The houses left for somebody, or those that are not; nothing where all houses are left. */
function knownOf(street: Street, { mask }: Person, item: number): readonly Placed[] {
  const [left, gone] = [street.housesOf(mask), street.housesOf(street.all & ~mask)];
  if (gone.length === 0) return [];
  const isFew = left.length <= FEW_HOUSES;
  const name = street.name(street.with(item, street.all & ~mask));
  return [{ name, houses: isFew ? left : gone, value: isFew }];
}

function says({ clue, known, so }: ByClue, language: StepLanguage): string {
  const before = known.length === 0 ? '' : ` ${capitalised(saysAll(known, language))}.`;
  return `${clue[language]}.${before}${so.length === 0 ? '' : ` ${saysSo(so, language)}`}`;
}
