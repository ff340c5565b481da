/** The words of Star Battle: rows, columns and regions, and numbers of stars. */
import type { InLanguages, StepLanguage } from '../../contract/move.js';
import { inWords, listed } from '../../kit/words/words.js';
import { STAR_WORDS } from '../rules.js';

/** The name of a row, column or region. */
export interface UnitName {
  readonly kind: 'row' | 'column' | 'region';
  /** The number of a line, from 1; the first cell of a region. */
  readonly name: string;
}

const AND = { en: 'and', de: 'und' } as const;
const KINDS = ['row', 'column', 'region'] as const;
const ONE: Readonly<Record<UnitName['kind'], InLanguages<string>>> = {
  row: { en: 'row', de: 'Zeile' },
  column: { en: 'column', de: 'Spalte' },
  region: { en: 'the region of', de: 'das Gebiet von' },
};
const MANY: Readonly<Record<UnitName['kind'], InLanguages<string>>> = {
  row: { en: 'rows', de: 'die Zeilen' },
  column: { en: 'columns', de: 'die Spalten' },
  region: { en: 'the regions of', de: 'die Gebiete von' },
};

/** The name alone of a unit. */
export function nameOfUnit({ kind, name }: UnitName): UnitName {
  return { kind, name };
}

/** `row 3`, `rows 1 to 4`, `row 2 and the regions of r1c1 and r4c1` */
export function unitWords(units: readonly UnitName[], language: StepLanguage): string {
  const parts = KINDS.flatMap((kind) => {
    const names = units.filter((unit) => unit.kind === kind).map(({ name }) => name);
    return names.length === 0
      ? []
      : [`${(names.length > 1 ? MANY : ONE)[kind][language]} ${namesInWords(names, language)}`];
  });
  return listed(parts, AND[language]);
}

/** `2 and 5`, `1 to 3`, `r1c1 and r4c1` */
function namesInWords(names: readonly string[], language: StepLanguage): string {
  const numbers = names.map(Number);
  const isRun = names.length > 2 && numbers.every((number, index) => number === numbers[0]! + index);
  if (!isRun) return listed(names, AND[language]);
  return `${names[0]} ${language === 'en' ? 'to' : 'bis'} ${names.at(-1)}`;
}

/** The same in the dative of German: `den Gebieten von r1c1 und r4c1`. */
export function dative(units: readonly UnitName[], language: StepLanguage): string {
  const words = unitWords(units, language);
  if (language === 'en') return words;
  return words
    .replaceAll('das Gebiet', 'dem Gebiet')
    .replaceAll('die Gebiete', 'den Gebieten')
    .replaceAll('die Zeilen', 'den Zeilen')
    .replaceAll('die Spalten', 'den Spalten');
}

/** `in column 6`, `im Gebiet von r1c3` */
export function placeIn(units: readonly UnitName[], language: StepLanguage): string {
  return `in ${dative(units, language)}`.replace('in dem', 'im');
}

const THOSE: InLanguages<Readonly<Record<UnitName['kind'], readonly [one: string, many: string]>>> = {
  en: {
    row: ['of that row', 'of those rows'],
    column: ['of that column', 'of those columns'],
    region: ['of that region', 'of those regions'],
  },
  de: {
    row: ['dieser Zeile', 'dieser Zeilen'],
    column: ['dieser Spalte', 'dieser Spalten'],
    region: ['dieses Gebiets', 'dieser Gebiete'],
  },
};

/** `the rest of those rows`, of units that stand before it in the sentence. */
export function restOf(units: readonly UnitName[], language: StepLanguage): string {
  const [first, ...others] = units;
  const isMixed = others.some(({ kind }) => kind !== first!.kind);
  if (isMixed) return language === 'en' ? 'the rest of these' : 'der Rest davon';
  return `${language === 'en' ? 'the rest' : 'der Rest'} ${THOSE[language][first!.kind][others.length > 0 ? 1 : 0]}`;
}

/** `two stars`; in German as the object of a sentence. */
export function starCount(count: number, language: StepLanguage): string {
  return STAR_WORDS.counted(count, 1, language);
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
  if (room > 0)
    return `nur Platz für ${inWords(room, 'de', 'en')} von ${inWords(needs, 'de', 'en')} ${other}Sternen`;
  return `keinen Platz für ${needs === 1 ? `den ${other}Stern` : `die ${other}${inWords(needs, 'de', 'en')} Sterne`}`;
}
