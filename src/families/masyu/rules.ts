/**
 * The rules of Masyu about the lines between neighbouring cells: two lines or none in every cell, one loop,
 * and for each pearl the fillings of its lines and of those behind them that its colour allows.
 */
import { type Cell, cellCode, cellsOf, type Size, sizeOfRows } from '../../core/index.js';
import type { InLanguages } from '../contract/language.js';
import {
  type Board,
  bySize,
  type CluesByRules,
  count,
  gridOfSigns,
  type LinePlaces,
  loopRules,
  type OneLoopRule,
  oneLoop,
  type Passed,
  type Rule,
  type Ruled,
  type RuleWords,
  type SignClue,
  type TableRule,
  table,
  wayBoard,
} from '../kit/rules/index.js';
import { BLACK_PEARL, type MasyuPuzzle, type MasyuSolution, NO_PEARL, pearlsOn } from './puzzle.js';

/**
 * By point and direction (up, right, down, left): the place of the line that leads there; -1: it would leave
 * the grid.
 */
export type Ways = (point: number, direction: number) => number;

/** The board of a size, and the rules that its puzzles can have. */
interface Layout {
  readonly board: Board<MasyuSolution>;
  readonly lines: LinePlaces;
  readonly way: Ways;
  readonly points: readonly Rule[];
  /** Without pearls that it passes. */
  readonly loop: OneLoopRule;
  /** By point: that its pearl is passed. */
  readonly passed: readonly Passed[];
  /** The rule of a pearl, the same every time. */
  pearl(point: number, sign: string): TableRule;
}

/** The layout of a size. */
export const layoutOf: (size: Size) => Layout = bySize((size) => {
  const board = wayBoard(cellsOf(size));
  const lines = board.lines!;
  const way = waysOf(lines);
  const passed = lines.points.map((clue, point): Passed => {
    const code = cellCode(clue);
    const name = { en: `the pearl in ${code}`, de: `die Perle in ${code}` };
    return { clue, places: lines.around[point]!, name };
  });
  const known = new Map<string, TableRule>();
  return {
    ...{ board, lines, way, ...loopRules(lines), passed },
    pearl(point, sign) {
      const rule = known.get(sign + point) ?? pearlRule(lines, way, point, sign);
      known.set(sign + point, rule);
      return rule;
    },
  };
});

function waysOf({ points, ends }: LinePlaces): Ways {
  const ways = new Int32Array(4 * points.length).fill(-1);
  ends.forEach(([from, to], place) => {
    const direction = points[from]![0] === points[to]![0] ? 1 : 2;
    ways[4 * from + direction] = place;
    ways[4 * to + (direction ^ 2)] = place;
  });
  return (point, direction) => ways[4 * point + direction]!;
}

export const masyuRuled: Ruled<MasyuPuzzle, MasyuSolution> = {
  family: 'masyu',
  kinds: [count, table, oneLoop],
  board: ({ grid }) => layoutOf(sizeOfRows(grid)).board,
  rules({ grid }) {
    const { lines, points, loop, passed, pearl } = layoutOf(sizeOfRows(grid));
    const pearls: Rule[] = [];
    const passes: Passed[] = [];
    for (const [point, cell] of lines.points.entries()) {
      const sign = grid[cell[0]]![cell[1]]!;
      if (sign === NO_PEARL) continue;
      pearls.push(pearl(point, sign));
      passes.push(passed[point]!);
    }
    return [...points, ...pearls, { ...loop, passes }];
  },
  says: (rule) => (rule.role in SAYS ? SAYS[rule.role as PearlRole](cellCode(rule.clue!)) : undefined),
};

type PearlRole = 'white-pearl' | 'black-pearl';

const SAYS: Readonly<Record<PearlRole, (code: string) => InLanguages<RuleWords>>> = {
  'white-pearl': (code) => ({
    en: {
      says: `Through the white pearl in ${code} the loop goes straight on, and it turns in the cell before or behind it`,
    },
    de: {
      says: `Durch die weiße Perle in ${code} geht die Schleife geradeaus, und im Feld davor oder dahinter biegt sie ab`,
    },
  }),
  'black-pearl': (code) => ({
    en: {
      says: `On the black pearl in ${code} the loop turns, and it goes straight on in the cells before and behind it`,
    },
    de: {
      says: `Auf der schwarzen Perle in ${code} biegt die Schleife ab, und in den Feldern davor und dahinter geht sie geradeaus`,
    },
  }),
};

const DIRECTIONS = [0, 1, 2, 3];

/** The id of the rule of a pearl. */
export function pearlId(pearl: Cell): string {
  return `pearl-${cellCode(pearl)}`;
}

/** The lines from a pearl and those behind them, as far as they lie in the grid, have allowed fillings. */
function pearlRule({ points, ends }: LinePlaces, way: Ways, point: number, sign: string): TableRule {
  const clue = points[point]!;
  const leading = DIRECTIONS.map((direction) => way(point, direction));
  const behind = leading.map((place, direction) =>
    place < 0 ? -1 : way(ends[place]!.find((end) => end !== point)!, direction),
  );
  const slots = [...leading, ...behind];
  const places = slots.filter((place) => place >= 0);
  const positions = slots.map((place) => places.indexOf(place));
  const isBlack = sign === BLACK_PEARL;
  const allowed = Array.from({ length: 2 ** places.length }, (_, filling) => filling).filter((filling) => {
    const has = (slot: number): boolean => positions[slot]! >= 0 && ((filling >> positions[slot]!) & 1) === 1;
    const [one, other, third] = DIRECTIONS.filter(has);
    if (one === undefined || other === undefined || third !== undefined) return false;
    const goesOn = [one, other].filter((direction) => has(direction + 4)).length;
    const isStraight = other - one === 2;
    return isBlack ? !isStraight && goesOn === 2 : isStraight && goesOn < 2;
  });
  const role: PearlRole = isBlack ? 'black-pearl' : 'white-pearl';
  return { kind: 'table', id: pearlId(clue), role, clue, at: [clue], places, allowed };
}

/** The clues of Masyu: the pearls that the loop allows. */
export const masyuClues: CluesByRules<MasyuPuzzle, MasyuSolution, SignClue> = {
  noun: 'pearls',
  list({ grid }, solution) {
    const { lines, pearl } = layoutOf(sizeOfRows(grid));
    const signs = pearlsOn(sizeOfRows(grid), solution);
    return lines.points.flatMap((cell, point): readonly SignClue[] => {
      const [row, column] = cell;
      const sign = signs[row]![column]!;
      const given = grid[row]![column] !== NO_PEARL;
      return sign === NO_PEARL ? [] : [{ of: pearl(point, sign), sign, cells: [cell], given }];
    });
  },
  puzzleWith: ({ family, grid }, chosen) => ({ family, grid: gridOfSigns(grid, chosen, NO_PEARL) }),
};
