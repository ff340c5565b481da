/** Somebody who cannot live in a house: no house would be left for another, or no value for a house. */
import { bitCount, capitalised } from '../../../../core/index.js';
import type { Found, InLanguages, Move, StepLanguage } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { all } from '../../../kit/words/series.js';
import type { ZebraPuzzle } from '../../puzzle.js';
import {
  brieflyAgain,
  clueNumbers,
  identityWords,
  listedPersons,
  type PersonName,
  type Placed,
  saysPlaced,
} from '../persons.js';
import { quoted } from '../words.js';
import { clueId, houseId, type Person, type Street, streetOf, valueId } from './street.js';
import { type Loss, type Refutation, refutations } from './trial.js';

/** An inference from it, and its clue; absent: nothing else of the attribute is left there. */
interface Follows {
  readonly placed: Placed;
  readonly clue?: number;
  readonly attribute?: string;
}

interface Refuted {
  readonly tried: Placed;
  readonly follows: readonly Follows[];
  /** Values of one person, by which somebody cannot be where another one is. */
  readonly identities: readonly PersonName[];
  readonly end:
    | { readonly attribute: string; readonly house: number }
    | { readonly person: PersonName; readonly clues: readonly number[] };
}

/** @param most losses in a trial: others that lose houses */
export function refuted(most: number, id: string, name: InLanguages<string>): Move<ZebraPuzzle> {
  return defineMove<ZebraPuzzle, Refuted>({
    id,
    name,
    *find(board) {
      const street = streetOf(board);
      const all = refutations(street);
      const fewest = all[0]?.refutation.losses.length ?? 0;
      if (fewest > most) return;
      const easiest = all.filter(({ refutation }) => refutation.losses.length === fewest);
      const entering = easiest.filter(({ person }) => bitCount(person.mask) === 2);
      for (const { person, house, refutation } of entering.length > 0 ? entering : easiest) {
        yield foundBy(street, person, house, refutation);
      }
    },
    says: { en: (data) => inEnglish(data), de: (data) => inGerman(data) },
  });
}

function foundBy(street: Street, tried: Person, house: number, refutation: Refutation): Found<Refuted> {
  const { end, losses } = refutation;
  const used = usedItems(street, tried, refutation);
  const named = (person: Person): PersonName => street.name([...(used.get(person) ?? [person.items[0]!])]);
  const ended = end.kind === 'no house' ? street.persons[end.person] : undefined;
  const personOf = ({ person }: Loss): Person => street.persons[person]!;
  const isNamed = (loss: Loss): boolean =>
    personOf(loss) === ended ||
    losses.some((other) => other.cause.kind !== 'other' && other.person === loss.person);
  return {
    conclusions: street.narrowed(tried, ~(1 << house)),
    rules: rulesOf(street, tried, refutation),
    data: {
      tried: { name: named(tried), houses: [house], value: false },
      follows: losses.flatMap((loss): readonly Follows[] => {
        const { cause } = loss;
        if (personOf(loss) === ended || cause.kind === 'other') return [];
        const placed = outcome(street, named(personOf(loss)), loss);
        if (cause.kind === 'clue') return [{ placed, clue: cause.relation.clue + 1 }];
        return [{ placed, attribute: street.numbering.attributes[cause.attribute]! }];
      }),
      identities: identitiesIn(street, losses, used, isNamed),
      end:
        end.kind === 'no value'
          ? { attribute: street.numbering.attributes[end.attribute]!, house: end.house }
          : {
              person: named(ended!),
              clues: losses.flatMap((loss) =>
                personOf(loss) === ended && loss.cause.kind === 'clue' ? [loss.cause.relation.clue + 1] : [],
              ),
            },
    },
  };
}

/** Pairs of values of persons that are not named by both, each pair once. */
function identitiesIn(
  street: Street,
  losses: readonly Loss[],
  used: ReadonlyMap<Person, ReadonlySet<number>>,
  isNamed: (loss: Loss) => boolean,
): readonly PersonName[] {
  const pairs = new Map<string, PersonName>();
  for (const loss of losses) {
    const { cause, person } = loss;
    if (cause.kind !== 'other' || isNamed(loss)) continue;
    const other = [...used.get(street.persons[person]!)!].find((item) => item !== cause.own);
    if (other === undefined) continue;
    const key = [Math.min(other, cause.own), Math.max(other, cause.own)].join();
    if (!pairs.has(key)) pairs.set(key, street.name([other, cause.own]));
  }
  return [...pairs.values()];
}

/** The houses left for somebody after a loss, or those that no longer are. */
function outcome(street: Street, name: PersonName, { left, houses }: Loss): Placed {
  const isFew = bitCount(left) <= 2;
  return { name, houses: street.housesOf(isFew ? left : houses), value: isFew };
}

/** By person: the values by which a refutation speaks of it. */
function usedItems(
  street: Street,
  tried: Person,
  { end, losses }: Refutation,
): ReadonlyMap<Person, ReadonlySet<number>> {
  const used = new Map<Person, Set<number>>();
  const use = (item: number): void => {
    const person = street.personOf(item);
    used.set(person, (used.get(person) ?? new Set()).add(item));
  };
  const lost = new Set([tried, ...losses.map(({ person }) => street.persons[person]!)]);
  const useAttribute = (attribute: number): void => {
    for (const item of street.itemsOf(attribute)) if (lost.has(street.personOf(item))) use(item);
  };
  for (const { cause } of losses) {
    if (cause.kind === 'clue') {
      use(cause.relation.itemA);
      use(cause.relation.itemB);
    } else if (cause.kind === 'last') useAttribute(cause.attribute);
    else {
      use(cause.own);
      use(cause.taken);
    }
  }
  if (end.kind === 'no value') useAttribute(end.attribute);
  return used;
}

function rulesOf(street: Street, tried: Person, { end, losses }: Refutation): readonly string[] {
  const attributes = [
    ...losses.flatMap(({ cause }) => (cause.kind === 'last' ? [cause.attribute] : [])),
    ...(end.kind === 'no value' ? [end.attribute] : []),
  ];
  const left = attributes.flatMap((attribute) =>
    street.itemsOf(attribute).map((item) => street.personOf(item)),
  );
  const persons = [...new Set([tried, ...losses.map(({ person }) => street.persons[person]!), ...left])];
  const others = losses.flatMap(({ cause, houses }) => {
    if (cause.kind === 'clue') return [clueId(cause.relation.clue)];
    if (cause.kind === 'last') return [houseId(cause.house, cause.attribute)];
    return street.housesOf(houses).map((house) => houseId(house, street.attributeOf(cause.own)));
  });
  const last = end.kind === 'no value' ? [houseId(end.house, end.attribute)] : [];
  const values = persons.map(({ items }) => valueId(items[0]!));
  return [...others, ...last, ...values, ...street.personRules(persons)];
}

/** The same, where nobody is described twice. */
function withBriefNames({ tried, follows, identities, end }: Refuted): Refuted {
  const ended = 'person' in end ? [end.person] : [];
  const all = [tried.name, ...follows.map(({ placed }) => placed.name), ...ended];
  const names = brieflyAgain(all);
  return {
    tried,
    follows: follows.map((one, place) => ({ ...one, placed: { ...one.placed, name: names[place + 1]! } })),
    identities,
    end: 'person' in end ? { ...end, person: names.at(-1)! } : end,
  };
}

function inEnglish(refuted: Refuted): string {
  const { tried, follows, identities, end } = withBriefNames(refuted);
  const clauses = follows.map(({ placed, clue, attribute }) => {
    const why = clue === undefined ? `no other ${attribute} left` : `clue ${clue}`;
    return `${saysPlaced(placed, 'en')} (${why})`;
  });
  const same =
    identities.length === 0 ? '' : ` (${identities.map((one) => identityWords(one, 'en')).join('; ')})`;
  const last = `${endWords(end, 'en')}${same}`;
  return `${capitalised(saysPlaced(tried, 'en'))}: otherwise ${all([...clauses, last], 'en').replace(/,,/g, ',')}.`;
}

function inGerman(refuted: Refuted): string {
  const { tried, follows, identities, end } = withBriefNames(refuted);
  const clauses = follows.map(({ placed, clue, attribute }) => {
    const why =
      clue === undefined ? `dort bleibt nichts anderes von ${quoted(attribute!)}` : `Hinweis ${clue}`;
    return `${saysPlaced(placed, 'de')} (${why})`;
  });
  const same =
    identities.length === 0 ? '' : ` (${identities.map((one) => identityWords(one, 'de')).join('; ')})`;
  return `${saysPlaced(tried, 'de')}. Sonst gilt: ${all([...clauses, `${endWords(end, 'de')}${same}`], 'de')}.`;
}

function endWords(end: Refuted['end'], language: StepLanguage): string {
  if ('attribute' in end) {
    const house = end.house + 1;
    if (language === 'de') return `für Haus ${house} bleibt nichts von ${quoted(end.attribute)}`;
    return `no ${end.attribute} is left for house ${house}`;
  }
  const person = listedPersons([end.person], language);
  const clues = [...new Set(end.clues)];
  if (clues.length === 0)
    return language === 'de' ? `für ${person} bleibt kein Haus` : `no house is left for ${person}`;
  const [one, many] = language === 'de' ? ['lässt', 'lassen'] : ['leaves', 'leave'];
  const leave = `${clueNumbers(clues, language)} ${clues.length === 1 ? one : many}`;
  return language === 'de' ? `${leave} ${person} kein Haus` : `${leave} no house for ${person}`;
}
