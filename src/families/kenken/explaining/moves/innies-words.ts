/** The sentences of innies and outies. */
import type { StepLanguage } from '../../../contract/move.js';
import type { AreaName } from '../../../kit/moves/number-grid.js';
import { all, areas as areasWords, cells as cellsWords } from '../../../kit/moves/words.js';
import type { CageName } from './cages.js';
import { areNot, cageWords, type Excluded } from './words.js';

export interface Added {
  readonly lines: readonly AreaName[];
  /** The sum of the lines, and that of the cages. */
  readonly total: number;
  readonly sum: number;
  readonly cages: readonly CageName[];
  /** Open cells of the lines in none of the cages, and open cells of the cages outside of the lines. */
  readonly inner: readonly string[];
  readonly outer: readonly string[];
  /** Such cells with an entry. */
  readonly innerEntries: readonly string[];
  readonly outerEntries: readonly string[];
  /** The sum of the open inner cells, less that of the outer ones. */
  readonly left: number;
  /** The number of the one open cell; absent for two. */
  readonly number?: number;
  readonly excluded: Excluded;
}

/** `Rows 1 and 2 add up to 42, the cages ... to 37 without r3c1, and r1c6 to 3. So r2c6 is 2.` */
export function saysAdded(data: Added, language: StepLanguage): string {
  const { lines, total, sum, number, excluded } = data;
  const cages = all(data.cages.map((cage) => cageWords(cage, language)), language);
  const where = areasWords(lines, 'and', language);
  const [beside, without] = [data.innerEntries, data.outerEntries].map((codes) => cellsWords(codes, language));
  if (language === 'en') {
    const parts = [
      `${upper(where)} ${lines.length === 1 ? 'adds' : 'add'} up to ${total}`,
      `${cages} to ${sum}`,
      ...(beside === '' ? [] : [`${beside} belong${data.innerEntries.length === 1 ? 's' : ''} to none of these cages`]),
      ...(without === '' ? [] : [`${without} ${data.outerEntries.length === 1 ? 'is' : 'are'} outside`]),
    ];
    const so = number === undefined ? `${leftOver(data, 'en')}, so ${areNot(excluded, 'en')}` : leftOver(data, 'en');
    return `${all(parts, 'en')}. ${upper(so)}.`;
  }
  const parts = [
    `${upper(where)} ${lines.length === 1 ? 'hat' : 'haben'} die Summe ${total}`,
    `${cages} ${data.cages.length === 1 ? 'hat' : 'haben'} ${sum}`,
    ...(beside === '' ? [] : [`${beside} ${data.innerEntries.length === 1 ? 'gehört' : 'gehören'} zu keinem dieser Käfige`]),
    ...(without === '' ? [] : [`${without} ${data.outerEntries.length === 1 ? 'liegt' : 'liegen'} außerhalb`]),
  ];
  const so = number === undefined ? `${leftOver(data, 'de')}, also gilt: ${areNot(excluded, 'de')}` : leftOver(data, 'de');
  return `${all(parts, 'de')}. ${upper(so)}.`;
}

/** What the open cells make up: `8 is left for r3c5`, `r1c4 is 3 more than r3c4`. */
function leftOver({ inner, outer, left }: Added, language: StepLanguage): string {
  const isEnglish = language === 'en';
  if (inner.length > 0 && outer.length > 0) {
    const [greater, less] = left >= 0 ? [inner[0], outer[0]] : [outer[0], inner[0]];
    if (left === 0) return isEnglish ? `${greater} and ${less} are equal` : `${greater} und ${less} sind gleich`;
    return isEnglish
      ? `${greater} is ${Math.abs(left)} more than ${less}`
      : `${greater} ist um ${Math.abs(left)} größer als ${less}`;
  }
  const cells = all([...inner, ...outer], language);
  return isEnglish ? `this leaves ${Math.abs(left)} for ${cells}` : `das lässt ${Math.abs(left)} für ${cells} übrig`;
}

function upper(words: string): string {
  return `${words[0]!.toUpperCase()}${words.slice(1)}`;
}
