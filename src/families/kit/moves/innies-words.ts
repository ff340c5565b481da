/** The sentences of innies and outies. */
import { capitalised } from '../../../core/index.js';
import type { InLanguages, StepLanguage } from '../../contract/language.js';
import type { AreaName } from '../words/areas.js';
import { areas as areasWords } from '../words/areas.js';
import { all, cellsWords } from '../words/series.js';
import { areNot, type Excluded } from './excluded.js';

/** Lines and cages that are added up. */
export interface Added {
  readonly lines: readonly AreaName[];
  /** The sum of the lines, and that of the cages. */
  readonly total: number;
  readonly sum: number;
  readonly cages: readonly InLanguages<string>[];
  /** Open cells of the lines in none of the cages, and open cells of the cages outside of the lines. */
  readonly inner: readonly string[];
  readonly outer: readonly string[];
  /** Such cells with an entry. */
  readonly entries: { readonly inner: Entries; readonly outer: Entries };
  /** The sum of the open inner cells, less that of the outer ones. */
  readonly left: number;
  /** The number of the one open cell; absent for two. */
  readonly number?: number;
  readonly excluded: Excluded;
}

interface Entries {
  readonly cells: readonly string[];
  readonly sum: number;
}

/** `Rows 1 and 2 add up to 42, the cages ... to 37, and the entry of r1c6 to 3. So 2 is left for r2c6.` */
export function saysAdded(data: Added, language: StepLanguage): string {
  const parts = summands(data, language);
  // With a comma, since cages are joined by `and` too.
  const last = { en: ', and ', de: ', und ' }[language];
  return `${parts.slice(0, -1).join(', ')}${last}${parts.at(-1)}. ${conclusion(data, language)}.`;
}

function summands({ lines, total, cages, sum, entries }: Added, language: StepLanguage): readonly string[] {
  const where = capitalised(areasWords(lines, 'and', language));
  const names = all(
    cages.map((cage) => cage[language]),
    language,
  );
  const { inner, outer } = entries;
  if (language === 'en') {
    return [
      `${where} ${lines.length === 1 ? 'adds' : 'add'} up to ${total}`,
      `${names} to ${sum}`,
      ...(inner.sum > 0 ? [`${entriesOf(inner)} to ${inner.sum}`] : []),
      ...(outer.sum > 0 ? [`${entriesOf(outer)} outside to ${outer.sum}`] : []),
    ];
  }
  return [
    `${where} ${lines.length === 1 ? 'hat' : 'haben'} die Summe ${total}`,
    `${names} ${cages.length === 1 ? 'hat' : 'haben zusammen'} ${sum}`,
    ...(inner.sum > 0 ? [`daneben steht in ${cellsWords(inner.cells, 'de')} ${inner.sum}`] : []),
    ...(outer.sum > 0 ? [`außerhalb steht in ${cellsWords(outer.cells, 'de')} ${outer.sum}`] : []),
  ];
}

function entriesOf({ cells }: Entries): string {
  return `the ${cells.length === 1 ? 'entry' : 'entries'} of ${cellsWords(cells, 'en')}`;
}

/** The sum that the open cells make up, and what that excludes. */
function conclusion(data: Added, language: StepLanguage): string {
  const { number, excluded } = data;
  const left = leftOver(data, language);
  if (number !== undefined) return left;
  return `${left}${language === 'en' ? ', and' : '; daher gilt:'} ${areNot(excluded, language)}`;
}

function leftOver({ inner, outer, left }: Added, language: StepLanguage): string {
  const isEnglish = language === 'en';
  const amount = Math.abs(left);
  if (inner.length > 0 && outer.length > 0) {
    const [greater, less] = left >= 0 ? [inner[0], outer[0]] : [outer[0], inner[0]];
    if (left === 0)
      return isEnglish ? `So ${greater} and ${less} are equal` : `Also sind ${greater} und ${less} gleich`;
    return isEnglish
      ? `So ${greater} is ${amount} more than ${less}`
      : `Also ist ${greater} um ${amount} größer als ${less}`;
  }
  const cells = all([...inner, ...outer], language);
  return isEnglish ? `So ${amount} is left for ${cells}` : `Also bleibt ${amount} für ${cells}`;
}
