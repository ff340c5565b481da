/** Areas of grids in the languages in which steps are said. */
import { capitalised } from '../../../core/index.js';
import type { InLanguages, StepLanguage } from '../../contract/language.js';
import { all, anyOf } from './series.js';

/** A kind and the number of an area of that kind, counted from 1. */
export interface AreaName {
  readonly kind: 'row' | 'column' | 'box' | 'region' | 'diagonal' | 'window' | 'extra-region' | 'group';
  readonly number: number;
}

const KINDS: Readonly<Record<AreaName['kind'], InLanguages<string>>> = {
  row: { en: 'row', de: 'Zeile' },
  column: { en: 'column', de: 'Spalte' },
  box: { en: 'box', de: 'Block' },
  region: { en: 'region', de: 'Gebiet' },
  diagonal: { en: 'diagonal', de: 'Diagonale' },
  window: { en: 'window', de: 'Fenster' },
  'extra-region': { en: 'extra region', de: 'Zusatzgebiet' },
  group: { en: 'group', de: 'Gruppe' },
};
const PLURALS: Readonly<Record<AreaName['kind'], InLanguages<string>>> = {
  row: { en: 'rows', de: 'Zeilen' },
  column: { en: 'columns', de: 'Spalten' },
  box: { en: 'boxes', de: 'Blöcke' },
  region: { en: 'regions', de: 'Gebiete' },
  diagonal: { en: 'diagonals', de: 'Diagonalen' },
  window: { en: 'windows', de: 'Fenster' },
  'extra-region': { en: 'extra regions', de: 'Zusatzgebiete' },
  group: { en: 'groups', de: 'Gruppen' },
};

/** True for areas in which cells lie one behind the other. */
export function isLine({ kind }: Pick<AreaName, 'kind'>): boolean {
  return kind === 'row' || kind === 'column' || kind === 'diagonal';
}

/** `row 3` */
export function area({ kind, number }: AreaName, language: StepLanguage): string {
  return `${KINDS[kind][language]} ${number}`;
}

/** `Row 3` */
export function areaFirst(name: AreaName, language: StepLanguage): string {
  return capitalised(area(name, language));
}

/** Areas of one kind together: `rows 2 and 5`; of several kinds: `row 2 or box 3`. */
export function areas(names: readonly AreaName[], last: 'and' | 'or', language: StepLanguage): string {
  const join = last === 'and' ? all : anyOf;
  const kinds = [...new Set(names.map(({ kind }) => kind))];
  const parts = kinds.map((kind) => {
    const numbers = names.filter((name) => name.kind === kind).map(({ number }) => number);
    return `${(numbers.length > 1 ? PLURALS : KINDS)[kind][language]} ${join(numbers, language)}`;
  });
  return join(parts, language);
}
