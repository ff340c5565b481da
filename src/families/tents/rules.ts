/**
 * The rules of Tents: numbers of tents in rows and columns, at most one tent in every two by two cells, and a
 * tent of its own for each tree. Cells without a tree at a side take no tent.
 */
import {
  blocksOf,
  type Cell,
  cellCode,
  cellIndices,
  DisjointSets,
  flatMapCells,
  linesOf,
  type Size,
  sideNeighbours,
} from '../../core/index.js';
import type { InLanguages } from '../contract/language.js';
import {
  type CluesByRules,
  type CountRule,
  count,
  flagWords,
  type PossibleClue,
  type Rule,
  type RuleWords,
  remembering,
  signBoard,
} from '../kit/rules/index.js';
import { cellsWords } from '../kit/words/series.js';
import { type MatchingRule, matching } from './matching.js';
import {
  isPlace,
  OPEN,
  placesOf,
  sizeOf,
  TENT,
  type TentsPuzzle,
  type TentsSolution,
  TREE,
} from './puzzle.js';

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
  board({ grid }) {
    return signBoard({
      grid,
      words: WORDS,
      given: (_, cell) => (isPlace(grid, cell) ? 'open' : 'none'),
      signs: [OPEN, TENT],
    });
  },
  rules(puzzle) {
    const parts = partsOf(sizeOf(puzzle));
    const places = placesAt(puzzle);
    const numbers = [...puzzle.rows, ...puzzle.columns];
    const rules: (CountRule | MatchingRule)[] = [];
    addTouching(parts, places, rules);
    addTrees(puzzle, parts, places, rules);
    for (let line = 0; line < parts.lines.length; line++) {
      const rule = lineRule(parts.lines[line]!, numbers[line]!, places);
      if (rule !== undefined) rules.push(rule);
    }
    return rules;
  },
  says(rule, _, { grid }) {
    switch (rule.role as TentsRole) {
      case 'no-touching': {
        const cells = placesOf(grid);
        return touchingWords(rule.places.map((place) => cellCode(cells[place]!)));
      }
      case 'tree':
        return treeWords(cellCode(rule.clue!));
      default:
        return undefined;
    }
  },
});

/** A row or column. */
interface Line {
  readonly name: string;
  readonly id: string;
  readonly area: { readonly kind: 'row' | 'column'; readonly number: number };
  readonly cells: readonly Cell[];
  /** The same, counted row-major. */
  readonly indices: readonly number[];
}

/** Lines, blocks and sides of a grid; cells are counted row-major. */
interface Parts {
  readonly columns: number;
  readonly lines: readonly Line[];
  /** With the corner of each. */
  readonly blocks: readonly { readonly id: string; readonly indices: readonly number[] }[];
  readonly sides: readonly Int32Array[];
}

/** The parts of the latest size: generators ask about the same one again and again. */
let latest: (Parts & { readonly size: Size }) | undefined;

function partsOf(size: Size): Parts {
  if (latest?.size.rows !== size.rows || latest.size.columns !== size.columns) {
    const indices = (cells: readonly Cell[]): readonly number[] => cellIndices(cells, size.columns);
    const lines = linesOf(size).map(({ name, cells }, index): Line => {
      const kind = index < size.rows ? 'row' : 'column';
      const number = 1 + (kind === 'row' ? index : index - size.rows);
      return { name, id: `${kind}-${number}`, area: { kind, number }, cells, indices: indices(cells) };
    });
    const blocks = blocksOf(size).map((cells) => {
      return { id: `no-touching-${cellCode(cells[0]!)}`, indices: indices(cells) };
    });
    latest = { size, columns: size.columns, lines, blocks, sides: sideNeighbours(size) };
  }
  return latest;
}

/** By cell, row-major: its place; -1: it takes no tent. */
function placesAt(puzzle: TentsPuzzle): Int32Array {
  const { rows, columns } = sizeOf(puzzle);
  const places = new Int32Array(rows * columns).fill(-1);
  for (const [place, [row, column]] of placesOf(puzzle.grid).entries())
    places[row * columns + column] = place;
  return places;
}

/** The places among some cells. */
function placesAmong(indices: ArrayLike<number>, places: Readonly<Int32Array>): number[] {
  const found: number[] = [];
  for (let at = 0; at < indices.length; at++) {
    const place = places[indices[at]!]!;
    if (place >= 0) found.push(place);
  }
  return found;
}

/** Most places of a block. */
const BLOCK = 4;

/**
 * No two tents touch: every pair of neighbours is in some block of two by two cells. Of two blocks with the
 * same pairs the larger one is stated.
 */
function addTouching({ columns, blocks }: Parts, places: Readonly<Int32Array>, rules: Rule[]): void {
  const own = blocks.map(({ indices }) => indices.filter((index) => places[index]! >= 0));
  const isStated = new Uint8Array(places.length * PAIRS);
  for (let size = BLOCK; size > 1; size--) {
    for (let block = 0; block < own.length; block++) {
      const inside = own[block]!;
      if (inside.length !== size) continue;
      let isNew = false;
      for (let one = 0; one < size; one++) {
        for (let other = one + 1; other < size; other++) {
          const pair = pairOf(inside[one]!, inside[other]!, columns);
          isNew ||= isStated[pair] === 0;
          isStated[pair] = 1;
        }
      }
      if (isNew) rules.push(touchingRule(blocks[block]!.id, placesAmong(inside, places)));
    }
  }
}

/** Cells that touch: the later one lies to the right, below on the left, below or below on the right. */
const PAIRS = 4;

/** The number of a pair of cells that touch, counted row-major, the earlier one first. */
function pairOf(one: number, other: number, columns: number): number {
  const step = other - one;
  return one * PAIRS + (step === 1 ? 0 : 2 + step - columns);
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
  { grid }: TentsPuzzle,
  { sides }: Parts,
  places: Readonly<Int32Array>,
  rules: (CountRule | MatchingRule)[],
): void {
  const trees = flatMapCells(grid, (sign, cell) => (sign === TREE ? [cell] : []));
  const { length: columns } = grid[0]!;
  const own = trees.map(([row, column]) => placesAmong(sides[row * columns + column]!, places));
  const joined = new DisjointSets(trees.length);
  const treeAt = new Int32Array(places.length).fill(-1);
  for (let tree = 0; tree < own.length; tree++) {
    for (const place of own[tree]!) {
      if (treeAt[place]! < 0) treeAt[place] = tree;
      else joined.join(tree, treeAt[place]!);
    }
  }
  for (const group of joined.sets()) {
    const clue = trees[group[0]!]!;
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
    const shared = [...new Set(group.flatMap((tree) => own[tree]!))].sort((one, other) => one - other);
    rules.push({
      kind: 'matching',
      id: `trees-${cellCode(clue)}`,
      role: 'trees' satisfies TentsRole,
      places: shared,
      trees: group.map((tree) => trees[tree]!),
      sides: group.map((tree) => own[tree]!.map((place) => shared.indexOf(place))),
    });
  }
}

function lineRule(
  { id, area, cells, indices }: Line,
  number: number | null,
  at: Readonly<Int32Array>,
): CountRule | undefined {
  const places = placesAmong(indices, at);
  if (number === null || (number === 0 && places.length === 0)) return undefined;
  return {
    kind: 'count',
    value: 1,
    id,
    role: area.kind,
    places,
    area,
    least: number,
    most: number,
    ...(places.length === 0 && { clue: cells[0]! }),
  };
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
    const places = placesAt(puzzle);
    const given = [...puzzle.rows, ...puzzle.columns].map((number) => number !== null);
    return partsOf(sizeOf(puzzle)).lines.flatMap((line, index): readonly LineNumber[] => {
      const number = line.cells.filter(([row, column]) => solution[row]![column] === TENT).length;
      const of = lineRule(line, number, places);
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
