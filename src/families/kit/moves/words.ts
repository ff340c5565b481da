/** Words of moves in the languages in which steps are said: lists, cells, numbers, areas. */
import { capitalised, placeRuns } from '../../../core/index.js';
import type { InLanguages, StepLanguage } from '../../contract/move.js';
import type { AreaName } from './number-grid.js';

const AND: InLanguages<string> = { en: 'and', de: 'und' };
const OR: InLanguages<string> = { en: 'or', de: 'oder' };

const KINDS: Readonly<Record<AreaName['kind'], InLanguages<string>>> = {
  row: { en: 'row', de: 'Zeile' },
  column: { en: 'column', de: 'Spalte' },
  box: { en: 'box', de: 'Block' },
};
const PLURALS: Readonly<Record<AreaName['kind'], InLanguages<string>>> = {
  row: { en: 'rows', de: 'Zeilen' },
  column: { en: 'columns', de: 'Spalten' },
  box: { en: 'boxes', de: 'Blöcke' },
};

function joined(words: readonly (string | number)[], last: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** `a, b and c` */
export function all(words: readonly (string | number)[], language: StepLanguage): string {
  return joined(words, AND[language]);
}

/** `a, b or c` */
export function anyOf(words: readonly (string | number)[], language: StepLanguage): string {
  return joined(words, OR[language]);
}

/** Cells, with those beside each other together: `r1c2 and r3c7 to r3c9`. */
export function cells(codes: readonly string[], language: StepLanguage): string {
  const runs = placeRuns(codes).map(({ words }) =>
    language === 'de' ? words.replace(' to ', ' bis ') : words,
  );
  return all(runs, language);
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
  const word = (last === 'and' ? AND : OR)[language];
  const kinds = [...new Set(names.map(({ kind }) => kind))];
  const parts = kinds.map((kind) => {
    const numbers = names.filter((name) => name.kind === kind).map(({ number }) => number);
    return `${(numbers.length > 1 ? PLURALS : KINDS)[kind][language]} ${joined(numbers, word)}`;
  });
  return joined(parts, word);
}
