/**
 * The rules of Tents: numbers of tents in rows and columns, at most one tent in every two by two cells, and a
 * tent of its own for each tree. Cells without a tree at a side take no tent.
 */
import {
  blocksOf,
  type Cell,
  cellCode,
  cellsBeside,
  DisjointSets,
  flatMapCells,
  linesOf,
  type NamedCells,
  type Size,
} from '../../core/index.js';
import type { InLanguages } from '../contract/language.js';
import {
  type CluesByRules,
  type CountRule,
  count,
  flagWords,
  type PossibleClue,
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

/** The place of a cell; -1: it takes no tent. */
type PlaceAt = (cell: Cell) => number;

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
    const at = placeAt(puzzle);
    const { lines, blocks } = partsOf(sizeOf(puzzle));
    const numbers = [...puzzle.rows, ...puzzle.columns];
    return [
      ...touchingRules(blocks, at),
      ...treeRules(puzzle, at),
      ...lines.flatMap((line, index) => lineRule(line, numbers[index]!, at)),
    ];
  },
  says(rule) {
    switch (rule.role as TentsRole) {
      case 'no-touching':
        return touchingWords((rule as TouchingRule).cells.map(cellCode));
      case 'tree':
        return treeWords(cellCode(rule.clue!));
      default:
        return undefined;
    }
  },
});

/** Lines and blocks of a grid. */
interface Parts {
  readonly lines: readonly NamedCells[];
  readonly blocks: readonly (readonly Cell[])[];
}

/** The parts of the latest size: generators ask about the same one again and again. */
let latest: (Parts & { readonly size: Size }) | undefined;

function partsOf(size: Size): Parts {
  if (latest?.size.rows !== size.rows || latest.size.columns !== size.columns) {
    latest = { size, lines: linesOf(size), blocks: blocksOf(size) };
  }
  return latest;
}

function placeAt(puzzle: TentsPuzzle): PlaceAt {
  const { rows, columns } = sizeOf(puzzle);
  const places = new Int32Array(rows * columns).fill(-1);
  for (const [place, [row, column]] of placesOf(puzzle.grid).entries())
    places[row * columns + column] = place;
  return ([row, column]) =>
    row >= 0 && row < rows && column >= 0 && column < columns ? places[row * columns + column]! : -1;
}

/** The places among some cells. */
function placesAmong(cells: readonly Cell[], at: PlaceAt): number[] {
  const places: number[] = [];
  for (const cell of cells) {
    const place = at(cell);
    if (place >= 0) places.push(place);
  }
  return places;
}

/** A block with its cells that could have tents. */
interface TouchingRule extends CountRule {
  readonly role: 'no-touching';
  readonly cells: readonly Cell[];
}

/** Cells that touch: the later one lies to the right, below on the left, below or below on the right. */
const PAIRS = 4;

/** The number of a pair of cells that touch, the earlier one first. */
function pairOf([row, column]: Cell, [otherRow, otherColumn]: Cell, place: number): number {
  return place * PAIRS + (otherRow === row ? 0 : 2 + otherColumn - column);
}

/** No two tents touch: every pair of neighbours is in some block of two by two cells. */
function touchingRules(all: readonly (readonly Cell[])[], at: PlaceAt): readonly TouchingRule[] {
  /** By number of cells that could have tents: the blocks that have as many. */
  const blocks: { readonly corner: Cell; readonly cells: Cell[]; readonly places: number[] }[][] = [
    [],
    [],
    [],
    [],
    [],
  ];
  let last = 0;
  for (const block of all) {
    const cells: Cell[] = [];
    const places: number[] = [];
    for (const cell of block) {
      const place = at(cell);
      if (place < 0) continue;
      cells.push(cell);
      places.push(place);
      last = Math.max(last, place);
    }
    blocks[cells.length]!.push({ corner: block[0]!, cells, places });
  }
  const isStated = new Uint8Array((last + 1) * PAIRS);
  const rules: TouchingRule[] = [];
  for (let size = blocks.length - 1; size > 1; size--) {
    for (const { corner, cells, places } of blocks[size]!) {
      let isNew = false;
      for (let one = 0; one < size; one++) {
        for (let other = one + 1; other < size; other++) {
          const pair = pairOf(cells[one]!, cells[other]!, places[one]!);
          isNew ||= isStated[pair] === 0;
          isStated[pair] = 1;
        }
      }
      if (isNew) rules.push(touchingRule(corner, cells, places));
    }
  }
  return rules;
}

function touchingRule(corner: Cell, cells: readonly Cell[], places: readonly number[]): TouchingRule {
  const id = `no-touching-${cellCode(corner)}`;
  return { kind: 'count', value: 1, id, role: 'no-touching', places, cells, least: 0, most: 1 };
}

/** A rule for every tree that shares no place with others, and one for every group of trees that do. */
function treeRules({ grid }: TentsPuzzle, at: PlaceAt): readonly (CountRule | MatchingRule)[] {
  const trees = flatMapCells(grid, (sign, cell) => (sign === TREE ? [cell] : []));
  const sides = trees.map((tree) => placesAmong(cellsBeside(tree), at));
  const joined = new DisjointSets(trees.length);
  const treeAt = new Map<number, number>();
  for (const [tree, own] of sides.entries()) {
    for (const place of own) {
      const other = treeAt.get(place);
      if (other === undefined) treeAt.set(place, tree);
      else joined.join(tree, other);
    }
  }
  return joined.sets().map((own) => {
    const clue = trees[own[0]!]!;
    const places = [...new Set(own.flatMap((tree) => sides[tree]!))].sort((one, other) => one - other);
    if (own.length === 1) {
      const id = `tree-${cellCode(clue)}`;
      return {
        kind: 'count',
        value: 1,
        id,
        role: 'tree' satisfies TentsRole,
        places,
        clue,
        least: 1,
        most: 1,
      };
    }
    return {
      kind: 'matching',
      id: `trees-${cellCode(clue)}`,
      role: 'trees' satisfies TentsRole,
      places,
      trees: own.map((tree) => trees[tree]!),
      sides: own.map((tree) => sides[tree]!.map((place) => places.indexOf(place))),
    };
  });
}

function lineRule({ name, cells }: NamedCells, number: number | null, at: PlaceAt): readonly CountRule[] {
  const [role, index] = name.split(' ') as ['row' | 'column', string];
  const places = placesAmong(cells, at);
  if (number === null || (number === 0 && places.length === 0)) return [];
  return [
    {
      kind: 'count',
      value: 1,
      id: `${role}-${index}`,
      role,
      places,
      area: { kind: role, number: Number(index) },
      least: number,
      most: number,
      ...(places.length === 0 && { clue: cells[0]! }),
    },
  ];
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
    const at = placeAt(puzzle);
    const given = [...puzzle.rows, ...puzzle.columns].map((number) => number !== null);
    return linesOf(sizeOf(puzzle)).flatMap((line, index): readonly LineNumber[] => {
      const number = line.cells.filter(([row, column]) => solution[row]![column] === TENT).length;
      const [of] = lineRule(line, number, at);
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
