/** The words of the moves of Star Battle: rows, columns and regions, and numbers of stars. */
import type { InLanguages, StepLanguage } from '../../../contract/move.js';
import { all } from '../../../kit/moves/words.js';

/** The name of a row, column or region. */
export interface UnitName {
  readonly kind: 'row' | 'column' | 'region';
  /** The number of a line, from 1; the first cell of a region. */
  readonly name: string;
}

const KINDS = ['row', 'column', 'region'] as const;
const ONE: Readonly<Record<UnitName['kind'], InLanguages<string>>> = {
  row: { en: 'row', de: 'Zeile' },
  column: { en: 'column', de: 'Spalte' },
  region: { en: 'the region of', de: 'das Gebiet von' },
};
const MANY: Readonly<Record<UnitName['kind'], InLanguages<string>>> = {
  row: { en: 'rows', de: 'Zeilen' },
  column: { en: 'columns', de: 'Spalten' },
  region: { en: 'the regions of', de: 'die Gebiete von' },
};

/** The name alone of a unit. */
export function nameOfUnit({ kind, name }: UnitName): UnitName {
  return { kind, name };
}

/** `row 3`, `row 2 and the regions of r1c1 and r4c1` */
export function unitWords(units: readonly UnitName[], language: StepLanguage): string {
  const parts = KINDS.flatMap((kind) => {
    const names = units.filter((unit) => unit.kind === kind).map(({ name }) => name);
    return names.length === 0
      ? []
      : [`${(names.length > 1 ? MANY : ONE)[kind][language]} ${all(names, language)}`];
  });
  return all(parts, language);
}

/** The same in the dative of German: `den Gebieten von r1c1 und r4c1`. */
export function dative(units: readonly UnitName[], language: StepLanguage): string {
  const words = unitWords(units, language);
  if (language === 'en') return words;
  return words.replace('das Gebiet', 'dem Gebiet').replace('die Gebiete', 'den Gebieten');
}

const NUMBERS: InLanguages<readonly string[]> = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  de: ['keinen', 'einen', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
};

/** `two`; in German as the object of a sentence. */
export function inWords(count: number, language: StepLanguage): string {
  return NUMBERS[language][count] ?? String(count);
}

/** `two stars`; in German as the object of a sentence. */
export function starCount(count: number, language: StepLanguage): string {
  const noun = language === 'en' ? (count === 1 ? 'star' : 'stars') : count === 1 ? 'Stern' : 'Sterne';
  return `${inWords(count, language)} ${noun}`;
}

/** Stars that are needed, and for how many of them there is room. */
export interface Room {
  readonly needs: number;
  readonly room: number;
  /** Besides a star that is supposed. */
  readonly isOwn?: boolean;
}

/** The end of `a star there would leave row 3 …`: `room for only one of its two stars`. */
export function roomWords(
  { needs, room, isOwn = false }: Room,
  areMany: boolean,
  language: StepLanguage,
): string {
  if (language === 'en') {
    const own = areMany ? 'their' : 'its';
    const stars = isOwn ? `other ${needs === 1 ? 'star' : inWords(needs, 'en')}` : starCount(needs, 'en');
    if (room > 0) return `room for only ${inWords(room, 'en')} of ${own} ${stars}`;
    return needs === 1
      ? `no place for ${own} ${isOwn ? 'other star' : 'star'}`
      : `no room for ${own} ${stars}`;
  }
  const other = isOwn ? 'anderen ' : '';
  if (room > 0) return `nur Platz für ${inWords(room, 'de')} von ${inWords(needs, 'de')} ${other}Sternen`;
  return `keinen Platz für ${needs === 1 ? `den ${other}Stern` : `die ${other}${inWords(needs, 'de')} Sterne`}`;
}
