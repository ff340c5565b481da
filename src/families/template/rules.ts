/**
 * The rules of Unruly, each a number of black cells in a group of cells: half of every row and column, and
 * one or two of every three neighbours in a line.
 */
import { type Cell, cellCode, cellIndices, linesOf, type NamedCells, sizeOfRows } from '../../core/index.js';
import type { InLanguages } from '../contract/language.js';
import {
  type CluesByRules,
  COLOUR_WORDS,
  type CountRule,
  count,
  givenPlaces,
  type Rule,
  type Ruled,
  type RuleWords,
  signBoard,
  valueGivenBy,
} from '../kit/rules/index.js';
import { cellsWords } from '../kit/words/series.js';
import { BLACK_CELL, OPEN, type UnrulyPuzzle, type UnrulySolution, WHITE_CELL } from './puzzle.js';

/** Most cells of one colour side by side. */
const LONGEST_RUN = 2;

/** The signs of the values 0 and 1. */
const SIGNS: readonly [string, string] = [WHITE_CELL, BLACK_CELL];

export const unrulyRuled: Ruled<UnrulyPuzzle, UnrulySolution> = {
  family: 'unruly',
  kinds: [count],
  board: ({ grid }) =>
    signBoard({
      grid,
      words: COLOUR_WORDS,
      given: (sign) => (sign === OPEN ? 'open' : SIGNS.indexOf(sign)),
      signs: SIGNS,
    }),
  says: (rule, _, puzzle) => (rule.role === 'run' ? runWords(rule, puzzle) : undefined),
  rules: ({ grid }) => {
    const size = sizeOfRows(grid);
    return linesOf(size).flatMap((line) => rulesOfLine(line, size.columns));
  },
};

function rulesOfLine({ name, cells }: NamedCells, columns: number): readonly CountRule[] {
  const [role, number] = name.split(' ') as ['row' | 'column', string];
  const places = cellIndices(cells, columns);
  const base = { kind: 'count', value: 1 } as const;
  const half = { least: places.length / 2, most: places.length / 2 };
  const id = `${role}-${number}`;
  const length = LONGEST_RUN + 1;
  return [
    { ...base, id, role, places, area: { kind: role, number: Number(number) }, ...half },
    ...places.slice(LONGEST_RUN).map((_, start): CountRule => {
      const run = places.slice(start, start + length);
      return { ...base, id: `${id}-run-${start + 1}`, role: 'run', places: run, least: 1, most: LONGEST_RUN };
    }),
  ];
}

function runWords({ places }: Rule, { grid }: UnrulyPuzzle): InLanguages<RuleWords> {
  const { columns } = sizeOfRows(grid);
  const codes = places.map((place) => cellCode([Math.floor(place / columns), place % columns]));
  return {
    en: { says: `${cellsWords(codes, 'en')} are not all alike` },
    de: { says: `${cellsWords(codes, 'de')} sind nicht alle gleich` },
  };
}

/** The clues of Unruly: its given cells. Any cell of the solution can be one. */
export const unrulyClues: CluesByRules<UnrulyPuzzle, UnrulySolution> = {
  noun: 'given cells',
  list: (puzzle, solution) => givenPlaces(unrulyRuled.board(puzzle), solution),
  puzzleWith({ family, grid }, chosen) {
    const given = valueGivenBy(chosen);
    const signOf = (cell: Cell): string => SIGNS[given(cell) ?? -1] ?? OPEN;
    return { family, grid: grid.map((row, y) => [...row].map((_, x) => signOf([y, x])).join('')) };
  },
};
