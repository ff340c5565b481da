/**
 * The rules of Tents: numbers of tents in rows and columns, at most one tent in every two by two cells, and a
 * tent of its own for each tree. Cells without a tree at a side take no tent.
 */
import { type Cell, cellCode, DisjointSets } from '../../core/index.js';
import type { InLanguages } from '../contract/language.js';
import {
  type CluesByRules,
  type CountRule,
  count,
  flagBoard,
  flagWords,
  type PossibleClue,
  type Rule,
  type RuleWords,
  remembering,
} from '../kit/rules/index.js';
import { cellsWords } from '../kit/words/series.js';
import { type Line, layoutOf, type TentsLayout } from './layout.js';
import { type MatchingRule, matching } from './matching.js';
import { OPEN, TENT, type TentsPuzzle, type TentsSolution } from './puzzle.js';

/** The kinds of rules. */
export type TentsRole = 'row' | 'column' | 'no-touching' | 'tree' | 'trees';

const WORDS = flagWords({
  en: {
    yes: ['has a tent', 'have a tent each'],
    no: ['has no tent', 'have no tent'],
    one: 'one tent',
    none: 'no tents',
    many: 'tents',
  },
  de: {
    yes: ['hat ein Zelt', 'haben je ein Zelt'],
    no: ['hat kein Zelt', 'haben kein Zelt'],
    one: 'ein Zelt',
    none: 'kein Zelt',
    many: 'Zelte',
  },
});

export const tentsRuled = remembering<TentsPuzzle, TentsSolution>({
  family: 'tents',
  kinds: [count, matching],
  board(puzzle) {
    return flagBoard({
      gridOf: () => puzzle.grid,
      cells: layoutOf(puzzle).places,
      words: WORDS,
      signs: [OPEN, TENT],
    });
  },
  rules(puzzle) {
    const layout = layoutOf(puzzle);
    const { rows } = puzzle;
    const rules: (CountRule | MatchingRule)[] = [];
    addTouching(layout, rules);
    addTrees(layout, rules);
    const { lines } = layout.parts;
    for (let line = 0; line < lines.length; line++) {
      const number = line < rows.length ? rows[line]! : puzzle.columns[line - rows.length]!;
      const rule = lineRule(lines[line]!, number, layout.placeAt);
      if (rule !== undefined) rules.push(rule);
    }
    return rules;
  },
  says(rule, _, puzzle) {
    switch (rule.role as TentsRole) {
      case 'no-touching': {
        const { places } = layoutOf(puzzle);
        return touchingWords(rule.places.map((place) => cellCode(places[place]!)));
      }
      case 'tree':
        return treeWords(cellCode(rule.clue!));
      default:
        return undefined;
    }
  },
});

/** The places among some cells; a list that grows would take several times the room, and there are many. */
function placesAmong(indices: ArrayLike<number>, placeAt: readonly number[]): readonly number[] {
  let count = 0;
  for (let at = 0; at < indices.length; at++) if (placeAt[indices[at]!]! >= 0) count++;
  const found = new Array<number>(count);
  count = 0;
  for (let at = 0; at < indices.length; at++) {
    const place = placeAt[indices[at]!]!;
    if (place >= 0) found[count++] = place;
  }
  return found;
}

/** Most places of a block. */
const BLOCK = 4;

/**
 * No two tents touch: every pair of neighbours is in some block of two by two cells. Three places of a block
 * have a pair at its corners that is in no other one; a pair at a side is in two blocks, and the one with
 * more places states it.
 */
function addTouching({ parts: { blocks }, placeAt }: TentsLayout, rules: Rule[]): void {
  const sizes = new Uint8Array(blocks.length);
  const sums = new Uint8Array(blocks.length);
  for (let block = 0; block < blocks.length; block++) {
    const { indices } = blocks[block]!;
    for (let at = 0; at < indices.length; at++) {
      if (placeAt[indices[at]!]! < 0) continue;
      sizes[block]!++;
      sums[block]! += at;
    }
  }
  for (let size = BLOCK; size > 1; size--) {
    for (let block = 0; block < blocks.length; block++) {
      if (sizes[block] !== size) continue;
      const { id, indices, twins } = blocks[block]!;
      const twin = size === 2 ? twins[sums[block]!]! : -1;
      if (twin >= 0 && (sizes[twin]! > 2 || twin < block)) continue;
      rules.push(touchingRule(id, placesAmong(indices, placeAt)));
    }
  }
}

function touchingRule(id: string, places: readonly number[]): CountRule {
  return {
    kind: 'count',
    value: 1,
    id,
    role: 'no-touching' satisfies TentsRole,
    places,
    least: 0,
    most: 1,
  };
}

/** A rule for every tree that shares no place with others, and one for every group of trees that do. */
function addTrees(
  { parts: { cells, sides }, placeAt, places, trees }: TentsLayout,
  rules: (CountRule | MatchingRule)[],
): void {
  const own = trees.map((tree) => placesAmong(sides[tree]!, placeAt));
  const joined = new DisjointSets(trees.length);
  const treeAt = new Array<number>(places.length).fill(-1);
  for (let tree = 0; tree < own.length; tree++) {
    for (const place of own[tree]!) {
      if (treeAt[place]! < 0) treeAt[place] = tree;
      else joined.join(tree, treeAt[place]!);
    }
  }
  for (const group of joined.sets()) {
    const clue = cells[trees[group[0]!]!]!;
    if (group.length === 1) {
      rules.push({
        kind: 'count',
        value: 1,
        id: `tree-${cellCode(clue)}`,
        role: 'tree' satisfies TentsRole,
        places: own[group[0]!]!,
        clue,
        least: 1,
        most: 1,
      });
      continue;
    }
    rules.push(
      matchingRule(
        clue,
        group.map((tree) => cells[trees[tree]!]!),
        group.map((tree) => own[tree]!),
      ),
    );
  }
}

/** @param own by tree: the places at its sides, in rising order */
function matchingRule(clue: Cell, trees: readonly Cell[], own: readonly (readonly number[])[]): MatchingRule {
  const places: number[] = [];
  for (const beside of own) {
    for (const place of beside) if (!places.includes(place)) places.push(place);
  }
  places.sort((one, other) => one - other);
  const owners: number[][] = [];
  const sides = own.map((beside, tree) =>
    beside.map((place) => {
      const at = places.indexOf(place);
      if (owners[at] === undefined) owners[at] = [tree];
      else owners[at].push(tree);
      return at;
    }),
  );
  const id = `trees-${cellCode(clue)}`;
  return { kind: 'matching', id, role: 'trees' satisfies TentsRole, places, trees, sides, owners };
}

function lineRule(
  { id, area, cells, indices }: Line,
  number: number | null,
  at: readonly number[],
): CountRule | undefined {
  const places = placesAmong(indices, at);
  if (number === null || (number === 0 && places.length === 0)) return undefined;
  const role = area.kind;
  const rule: CountRule = { kind: 'count', value: 1, id, role, places, area, least: number, most: number };
  return places.length === 0 ? { ...rule, clue: cells[0]! } : rule;
}

function touchingWords(codes: readonly string[]): InLanguages<RuleWords> {
  return {
    en: { says: `Tents do not touch, so at most one is in ${cellsWords(codes, 'en')}` },
    de: { says: `Zelte berühren sich nicht, also steht höchstens eins in ${cellsWords(codes, 'de')}` },
  };
}

function treeWords(tree: string): InLanguages<RuleWords> {
  const [en, de] = [`The tree of ${tree} has`, `Der Baum in ${tree} hat`];
  return {
    en: {
      says: `${en} exactly one tent beside it`,
      halves: { least: `${en} a tent beside it`, most: `${en} only one tent beside it` },
    },
    de: {
      says: `${de} genau ein Zelt neben sich`,
      halves: { least: `${de} ein Zelt neben sich`, most: `${de} nur ein Zelt neben sich` },
    },
  };
}

/** The number of a line. */
export interface LineNumber extends PossibleClue {
  /** Rows first, then columns, from 0. */
  readonly line: number;
  readonly number: number;
}

/** The clues of Tents: the numbers of rows and columns in which a tent can stand. */
export const tentsClues: CluesByRules<TentsPuzzle, TentsSolution, LineNumber> = {
  noun: 'numbers',
  list(puzzle, solution) {
    const { parts, placeAt } = layoutOf(puzzle);
    const given = [...puzzle.rows, ...puzzle.columns].map((number) => number !== null);
    return parts.lines.flatMap((line, index): readonly LineNumber[] => {
      const number = line.cells.filter(([row, column]) => solution[row]![column] === TENT).length;
      const of = lineRule(line, number, placeAt);
      if (of === undefined) return [];
      return [{ of, line: index, number, name: line.name, cells: line.cells, given: given[index]! }];
    });
  },
  puzzleWith({ family, rows, columns, grid }, chosen) {
    const numbers = new Map(chosen.map(({ line, number }) => [line, number]));
    return {
      family,
      rows: rows.map((_, row) => numbers.get(row) ?? null),
      columns: columns.map((_, column) => numbers.get(rows.length + column) ?? null),
      grid,
    };
  },
};
