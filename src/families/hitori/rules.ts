/**
 * The rules of Hitori: of two cells that share a side one at most is black; of the cells of a row or column
 * with one number one at most is white; the white cells are connected.
 */
import { cellCode, type Size, sideNeighbours, sizeOfRows } from '../../core/index.js';
import type { InLanguages } from '../contract/language.js';
import {
  COLOUR_WORDS,
  type CountRule,
  count,
  type Rule,
  type Ruled,
  type RuleWords,
  signBoard,
} from '../kit/rules/index.js';
import { area } from '../kit/words/areas.js';
import { cells } from '../kit/words/series.js';
import {
  BLACK_CELL,
  type EqualCells,
  equalCells,
  type HitoriPuzzle,
  type HitoriSolution,
  WHITE_CELL,
} from './puzzle.js';

/** The kinds of rules: neighbours of which one is white, equal numbers, the connection of the white cells. */
export type HitoriRole = 'neighbours' | 'equal-numbers' | 'connected';

export const hitoriRuled: Ruled<HitoriPuzzle, HitoriSolution> = {
  family: 'hitori',
  kinds: [count],
  board: ({ grid }) =>
    signBoard({
      grid: grid.map((row) => WHITE_CELL.repeat(row.length)),
      words: COLOUR_WORDS,
      given: () => 'open',
      signs: [WHITE_CELL, BLACK_CELL],
    }),
  says(rule, _, puzzle) {
    switch (rule.role as HitoriRole) {
      case 'neighbours':
        return neighbourWords(codesIn(rule, puzzle));
      case 'equal-numbers':
        return equalWords(rule as EqualRule, codesIn(rule, puzzle));
      case 'connected':
        return undefined;
    }
  },
  rules: (puzzle) => [...neighbourRules(sizeOfRows(puzzle.grid)), ...equalCells(puzzle).flatMap(equalRule)],
};

/** By size: the rules that all puzzles of the size have. */
const NEIGHBOUR_RULES = new Map<string, readonly CountRule[]>();

function neighbourRules(size: Size): readonly CountRule[] {
  const key = `${size.rows}x${size.columns}`;
  const known = NEIGHBOUR_RULES.get(key) ?? layOutNeighbours(size);
  NEIGHBOUR_RULES.set(key, known);
  return known;
}

function layOutNeighbours(size: Size): readonly CountRule[] {
  const code = (place: number): string => cellCode([Math.floor(place / size.columns), place % size.columns]);
  return sideNeighbours(size).flatMap((neighbours, place) =>
    [...neighbours]
      .filter((other) => other > place)
      .map(
        (other): CountRule => ({
          kind: 'count',
          value: 1,
          id: `neighbours-${code(place)}-${code(other)}`,
          role: 'neighbours' satisfies HitoriRole,
          places: [place, other],
          least: 0,
          most: 1,
        }),
      ),
  );
}

/** A number of a row or column. */
export interface EqualRule extends CountRule, Omit<EqualCells, 'places'> {}

/** All cells with the number but one at most are black; none where the number stands once. */
function equalRule({ line, number, places }: EqualCells): readonly EqualRule[] {
  if (places.length === 1) return [];
  const id = `${line.kind}-${line.number}-number-${number}`;
  const role = 'equal-numbers' satisfies HitoriRole;
  const bounds = { least: places.length - 1, most: places.length };
  return [{ kind: 'count', value: 1, id, role, places, line, number, ...bounds }];
}

/** The names of the cells of a rule. */
function codesIn({ places }: Rule, { grid }: HitoriPuzzle): readonly string[] {
  const { columns } = sizeOfRows(grid);
  return places.map((place) => cellCode([Math.floor(place / columns), place % columns]));
}

function neighbourWords(codes: readonly string[]): InLanguages<RuleWords> {
  return {
    en: { says: `${codes.join(' and ')} are not both black` },
    de: { says: `${codes.join(' und ')} sind nicht beide schwarz` },
  };
}

/** `Of the 5s in row 3 (r3c1 and r3c4) one at most is white` */
function equalWords({ line, number }: EqualRule, codes: readonly string[]): InLanguages<RuleWords> {
  return {
    en: { says: `Of the ${number}s in ${area(line, 'en')} (${cells(codes, 'en')}) one at most is white` },
    de: {
      says: `Von den ${number}en in ${area(line, 'de')} (${cells(codes, 'de')}) ist höchstens eine weiß`,
    },
  };
}
