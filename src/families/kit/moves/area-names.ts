/** The names of rows, columns and boxes in the languages in which steps are said. */
import type { InLanguages } from '../../contract/move.js';
import type { Area } from './number-grid.js';

const KINDS: Readonly<Record<Area['kind'], InLanguages<string>>> = {
  row: { en: 'row', de: 'Zeile' },
  column: { en: 'column', de: 'Spalte' },
  box: { en: 'box', de: 'Block' },
};

/** The name of an area: `row 3`. */
export function areaName(
  { kind, number }: Pick<Area, 'kind' | 'number'>,
  language: keyof InLanguages<string>,
): string {
  return `${KINDS[kind][language]} ${number}`;
}
