/** Areas of grids in the languages in which steps are said. */
import { capitalised } from '../../../core/index.js';
import type { InLanguages, StepLanguage } from '../../contract/language.js';
import { all, anyOf } from './series.js';

/** A kind and the number of an area of that kind, counted from 1. */
export interface AreaName {
  readonly kind: 'row' | 'column' | 'box' | 'region' | 'diagonal' | 'window' | 'extra-region' | 'group';
  readonly number: number;
  /** The first cell of a region whose number nobody sees: `r1c2`. */
  readonly first?: string;
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

/** `row 3`, `the region of r1c2` */
export function area({ kind, number, first }: AreaName, language: StepLanguage): string {
  if (first === undefined) return `${KINDS[kind][language]} ${number}`;
  return language === 'en' ? `the ${KINDS[kind].en} of ${first}` : `das ${KINDS[kind].de} von ${first}`;
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
    const own = names.filter((name) => name.kind === kind);
    if (own.length === 1) return area(own[0]!, language);
    const numbers = join(
      own.map(({ number, first = number }) => first),
      language,
    );
    const many = PLURALS[kind][language];
    if (own[0]!.first === undefined) return `${many} ${numbers}`;
    return language === 'en' ? `the ${many} of ${numbers}` : `die ${many} von ${numbers}`;
  });
  return join(parts, language);
}
