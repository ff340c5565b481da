/** Words for islands, bridges and groups, and for what follows from a supposition line by line. */
import type { StepLanguage } from '../../../contract/move.js';
import { all } from '../../../kit/words/series.js';
import { inWords } from '../../../kit/words/words.js';
import { bridgeCount } from '../reasons.js';
import type { IslandName } from './bridges.js';
import type { Direction, Gets, Line } from './consequences.js';

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

/** A line of thought as a short clause: `the 3 in r1c1 puts two in r1c1–r1c4`. */
function clause(line: Line, language: StepLanguage): string {
  return language === 'de' ? inGerman(line) : inEnglish(line);
}

function inEnglish(line: Line): string {
  switch (line.kind) {
    case 'full':
      return `${islandWords(line.island, 'en')} is complete`;
    case 'too-many':
      return `${islandWords(line.island, 'en')} has too many bridges`;
    case 'needs':
      return `${getsWords(line.gets, 'en')} for ${islandWords(line.island, 'en')}`;
    case 'too-few': {
      const most = line.directions.length === 0 ? 'none' : `only ${sumWords(line.directions)}`;
      return `${islandWords(line.island, 'en')} gets ${most}${limitWords(line.directions, 'en')}`;
    }
    case 'crossing':
      return `${line.by} crosses ${all(line.places, 'en')}`;
    case 'way-out':
      return `${groupWords(line.group, 'en')} can only get out by ${line.place}`;
    case 'cut-off':
      return `${groupWords(line.group, 'en')} ${line.group.length === 1 ? 'is' : 'are'} cut off`;
  }
}

function inGerman(line: Line): string {
  switch (line.kind) {
    case 'full':
      return `${islandWords(line.island, 'de')} ist fertig`;
    case 'too-many':
      return `${islandWords(line.island, 'de')} hat zu viele Brücken`;
    case 'needs':
      return `${getsWords(line.gets, 'de')} für ${islandWords(line.island, 'de')}`;
    case 'too-few': {
      const most = line.directions.length === 0 ? 'keine' : `nur ${sumWords(line.directions)}`;
      return `${islandWords(line.island, 'de')} bekommt ${most}${limitWords(line.directions, 'de')}`;
    }
    case 'crossing':
      return `${line.by} kreuzt ${all(line.places, 'de')}`;
    case 'way-out':
      return `${groupWords(line.group, 'de')} ${line.group.length === 1 ? 'kommt' : 'kommen'} nur über ${line.place} hinaus`;
    case 'cut-off':
      return `${groupWords(line.group, 'de')} ${line.group.length === 1 ? 'ist' : 'sind'} abgeschnitten`;
  }
}

/** Lines in which all that one bridge crosses stands together. */
function joinedCrossings(lines: readonly Line[]): readonly Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (line.kind === 'crossing' && before?.kind === 'crossing' && line.by === before.by)
      joined[joined.length - 1] = { ...before, places: [...before.places, ...line.places] };
    else joined.push(line);
  }
  return joined;
}

/** Lines of thought, one after the other. */
export function clauses(lines: readonly Line[], language: StepLanguage): string {
  const words = joinedCrossings(lines).map((line) => clause(line, language));
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join('; ')}; ${language === 'de' ? 'und' : 'and'} ${words.at(-1)}`;
}
