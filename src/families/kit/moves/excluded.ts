/** Numbers that cells cannot hold, as moves conclude and say them. */
import type { StepLanguage } from '../../contract/language.js';
import type { Known } from '../../contract/mark.js';
import { anyOf, cellsWords, clausesInOrder } from '../words/series.js';
import type { NumberGrid } from './number-grid.js';

/** Cells that cannot hold some numbers, those with the same numbers together. */
export type Excluded = readonly { readonly cells: readonly string[]; readonly numbers: readonly number[] }[];

/** Numbers that some cells cannot hold, by cell. */
export interface NotIn {
  readonly place: number;
  readonly numbers: readonly number[];
}

/** Exclusions as conclusions. */
export function conclusionsOf(grid: NumberGrid, some: readonly NotIn[]): readonly Known[] {
  return some.flatMap(({ place, numbers }) => numbers.map((number) => grid.known(place, number, false)));
}

/** Exclusions as data, cells with the same numbers together. */
export function excludedIn(grid: NumberGrid, some: readonly NotIn[]): Excluded {
  const groups = new Map<string, { readonly cells: string[]; readonly numbers: readonly number[] }>();
  for (const { place, numbers } of some.filter((one) => one.numbers.length > 0)) {
    const group = groups.get(numbers.join()) ?? { cells: [], numbers };
    group.cells.push(grid.codeOf(place));
    groups.set(numbers.join(), group);
  }
  return [...groups.values()];
}

/** `r1c2 and r1c3 are not 4 or 5, and r2c1 is not 3` */
export function areNot(excluded: Excluded, language: StepLanguage): string {
  const parts = excluded.map(({ cells, numbers }) => {
    const isOne = cells.length === 1;
    const verb = language === 'en' ? (isOne ? 'is not' : 'are not') : isOne ? 'ist nicht' : 'sind nicht';
    return `${cellsWords(cells, language)} ${verb} ${anyOf(numbers, language)}`;
  });
  return clausesInOrder(parts, language);
}
