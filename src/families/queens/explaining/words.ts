/** The words of Queens: parts of rows, columns and diagonals, and numbers. */
import type { InLanguages, StepLanguage } from '../../contract/language.js';
import { inWords } from '../../kit/words/words.js';
import type { Line } from '../puzzle.js';

/** The name of a part of a line. */
export interface PartName {
  readonly kind: Line['kind'];
  /** The number of a row or column, if it is whole. */
  readonly line?: number;
  readonly first: string;
  readonly last: string;
}

const LINES: InLanguages<Readonly<Record<'row' | 'column', readonly [one: string, many: string]>>> = {
  en: { row: ['row', 'the rows'], column: ['column', 'the columns'] },
  de: { row: ['Zeile', 'der Zeilen'], column: ['Spalte', 'der Spalten'] },
};

/** `row 3`, `r1c2 to r1c7`, `r1c8`, `the diagonal from r1c2 to r3c4` */
export function partWords({ kind, line, first, last }: PartName, language: StepLanguage): string {
  if (kind === 'diagonal' || kind === 'antidiagonal') {
    return language === 'en'
      ? `the diagonal from ${first} to ${last}`
      : `die Diagonale von ${first} bis ${last}`;
  }
  if (line !== undefined) return `${LINES[language][kind][0]} ${line}`;
  return first === last ? first : `${first} ${language === 'en' ? 'to' : 'bis'} ${last}`;
}

/** `the columns`; in German in the genitive. */
export function axisWords(axis: 'row' | 'column', language: StepLanguage): string {
  return LINES[language][axis][1];
}

/** The end of a sentence about parts without a place: `, which needs a queen`, `, but only one …`. */
export function tooMany(axis: 'row' | 'column', count: number, language: StepLanguage): string {
  const spare = count - 1;
  if (spare === 0) return language === 'en' ? ', which needs a queen' : ', wo eine Dame stehen muss';
  const of = axisWords(axis, language);
  if (language === 'en') {
    return `, but only ${inWords(spare, 'en')} more part${spare === 1 ? '' : 's'} of ${of} may stay empty`;
  }
  return spare === 1
    ? `, aber nur noch ein Teil ${of} darf leer bleiben`
    : `, aber nur noch ${inWords(spare, 'de')} Teile ${of} dürfen leer bleiben`;
}
