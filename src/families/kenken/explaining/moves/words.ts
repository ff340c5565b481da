/** Words of the moves of Calcudoku: cages, their fillings, and numbers that cells cannot hold. */
import type { StepLanguage } from '../../../contract/language.js';
import type { Known } from '../../../contract/mark.js';
import type { NumberGrid } from '../../../kit/moves/number-grid.js';
import { anyOf, cells as cellsWords } from '../../../kit/words/series.js';
import type { CageName, CageNow } from './cages.js';

/** Fillings up to which a sentence lists them: more of cages of two cells, which are read at a glance. */
const MOST_FILLINGS = 4;
const MOST_PAIRS = 6;

/** `the cage 12× of r1c1`, in German without an article: `Käfig 12× bei r1c1`. */
export function cageWords({ clue, of }: CageName, language: StepLanguage): string {
  return language === 'en' ? `the cage ${clue} of ${of}` : `Käfig ${clue} bei ${of}`;
}

/** The same at the start of a sentence. */
export function cageFirst(name: CageName, language: StepLanguage): string {
  const words = cageWords(name, language);
  return `${words[0]!.toUpperCase()}${words.slice(1)}`;
}

/** The fillings of a cage, if a sentence can list them. */
export function fewFillings({ fillings, places }: CageNow): readonly string[] | undefined {
  const most = places.length === 2 ? MOST_PAIRS : MOST_FILLINGS;
  return fillings !== undefined && fillings.length <= most ? fillings : undefined;
}

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
  const last = language === 'en' ? ', and ' : ', und ';
  return parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')}${last}${parts.at(-1)}`;
}

/** `2×3×6 or 1×6×6` */
export function fillingWords(fillings: readonly string[], language: StepLanguage): string {
  return anyOf(fillings, language);
}
