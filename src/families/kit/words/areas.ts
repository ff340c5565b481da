/** Areas of grids in the languages in which steps are said. */
import { capitalised } from '../../../core/index.js';
import type { InLanguages, StepLanguage } from '../../contract/language.js';
import { all, anyOf } from './series.js';

/** A kind and the number of an area of that kind, counted from 1. */
export interface AreaName {
  readonly kind: 'row' | 'column' | 'box' | 'region';
  readonly number: number;
  /** The first cell of a region whose number nobody sees: `r1c2`. */
  readonly first?: string;
}

const KINDS: Readonly<Record<AreaName['kind'], InLanguages<string>>> = {
  row: { en: 'row', de: 'Zeile' },
  column: { en: 'column', de: 'Spalte' },
  box: { en: 'box', de: 'Block' },
  region: { en: 'region', de: 'Gebiet' },
};
const PLURALS: Readonly<Record<AreaName['kind'], InLanguages<string>>> = {
  row: { en: 'rows', de: 'Zeilen' },
  column: { en: 'columns', de: 'Spalten' },
  box: { en: 'boxes', de: 'Blöcke' },
  region: { en: 'regions', de: 'Gebiete' },
};

/** `row 3`, `the region of r1c2` */
export function area({ kind, number, first }: AreaName, language: StepLanguage): string {
  if (first !== undefined) return `${{ en: 'the region of', de: 'das Gebiet von' }[language]} ${first}`;
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
