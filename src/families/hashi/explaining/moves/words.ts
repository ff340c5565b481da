/** Words for islands, bridges and groups. */
import type { StepLanguage } from '../../../contract/move.js';
import { all } from '../../../kit/words/series.js';
import { inWords } from '../../../kit/words/words.js';
import { bridgeCount } from '../reasons.js';
import type { IslandName } from './bridges.js';
import type { Direction, Gets } from './consequences.js';

/** Islands of a group up to which all are named. */
const MOST_NAMED = 4;

/** `a bridge`, `two bridges` */
export function bridgesWords(count: number, language: StepLanguage): string {
  return count === 1 && language === 'en' ? 'a bridge' : bridgeCount(count, language);
}

/** `the 3 in r2c5` */
export function islandWords({ number, code }: IslandName, language: StepLanguage): string {
  return `${language === 'en' ? 'the' : 'die'} ${number} in ${code}`;
}

/** `the islands in r1c1 and r1c3`, `the 8 islands with r1c1` */
export function groupWords(group: readonly string[], language: StepLanguage): string {
  const [first, ...more] = group;
  if (language === 'de') {
    if (more.length === 0) return `die Insel in ${first}`;
    return more.length < MOST_NAMED
      ? `die Inseln in ${all(group, 'de')}`
      : `die ${group.length} Inseln mit ${first}`;
  }
  if (more.length === 0) return `the island in ${first}`;
  return more.length < MOST_NAMED
    ? `the islands in ${all(group, 'en')}`
    : `the ${group.length} islands with ${first}`;
}

/** `2 + 2 + 1 = 5`; of a single direction the number alone. */
export function sumWords(directions: readonly Direction[]): string {
  const numbers = directions.map(({ bridges }) => bridges).sort((one, other) => other - one);
  const sum = numbers.reduce((total, number) => total + number, 0);
  return numbers.length < 2 ? String(sum) : `${numbers.join(' + ')} = ${sum}`;
}

/** ` (the 1 in r2c3 takes only one)`; nothing where the places alone limit the bridges. */
export function limitWords(directions: readonly Direction[], language: StepLanguage): string {
  const limits = directions.flatMap(({ taken }) => taken ?? []);
  if (limits.length === 0) return '';
  const words = limits.map((limit) => {
    const { more, number } = limit;
    const count = inWords(more, language, 'e');
    if (language === 'de')
      return `${islandWords(limit, 'de')} nimmt nur ${more === number ? '' : 'noch '}${count}`;
    return `${islandWords(limit, 'en')} takes only ${count}${more === number ? '' : ' more'}`;
  });
  return ` (${words.join(', ')})`;
}

/** `r1c1–r1c3 and r1c1–r3c1 have a bridge each, and r1c1–r4c1 has two bridges` */
export function getsWords(gets: readonly Gets[], language: StepLanguage): string {
  const counts = [...new Set(gets.map(({ bridges }) => bridges))];
  const clauses = counts.map((count) => {
    const places = gets.filter(({ bridges }) => bridges === count).map(({ place }) => place);
    const bridges = bridgesWords(count, language);
    if (language === 'de') {
      return places.length > 1 ? `${all(places, 'de')} haben je ${bridges}` : `${places[0]} hat ${bridges}`;
    }
    return places.length > 1 ? `${all(places, 'en')} have ${bridges} each` : `${places[0]} has ${bridges}`;
  });
  return clauses.join(language === 'de' ? ', und ' : ', and ');
}
