/**
 * The rules of Masyu about the lines between neighbouring cells: two lines or none in every cell, one loop,
 * and for each pearl the fillings of its lines and of those behind them that its colour allows.
 */
import { type Cell, cellCode, cellsOf, type Size, sizeOfRows, textRowsOf } from '../../core/index.js';
import type { InLanguages } from '../contract/language.js';
import {
  type Board,
  type CluesByRules,
  count,
  type LinePlaces,
  loopRules,
  type OneLoopRule,
  oneLoop,
  type PossibleClue,
  type Rule,
  type Ruled,
  type RuleWords,
  type TableRule,
  table,
  wayBoard,
} from '../kit/rules/index.js';
import { BLACK_PEARL, type MasyuPuzzle, type MasyuSolution, NO_PEARL, pearlsOn } from './puzzle.js';

/** The board of a size, and the rules that its puzzles can have. */
interface Layout {
  readonly size: Size;
  readonly board: Board<MasyuSolution>;
  readonly lines: LinePlaces;
  readonly points: readonly Rule[];
  /** Without pearls that it passes. */
  readonly loop: OneLoopRule;
  /** The rule of a pearl, the same every time. */
  pearl(cell: Cell, sign: string): TableRule;
}

/** Puzzles of one size come one after the other, and share what does not depend on their pearls. */
let latest: Layout | undefined;

function layoutOf(grid: MasyuPuzzle['grid']): Layout {
  const size = sizeOfRows(grid);
  if (latest?.size.rows !== size.rows || latest.size.columns !== size.columns) latest = makeLayout(size);
  return latest;
}

function makeLayout(size: Size): Layout {
  const board = wayBoard(cellsOf(size));
  const lines = board.lines!;
  const rules = loopRules(lines, []);
  const [points, loop] = [rules.slice(0, -1), rules.at(-1) as OneLoopRule];
  const known = new Map<string, TableRule>();
  return {
    ...{ size, board, lines, points, loop },
    pearl(cell, sign) {
      const id = `pearl-${cellCode(cell)}`;
      const rule = known.get(sign + id) ?? pearlRule(id, cell, sign, lines, size);
      known.set(sign + id, rule);
      return rule;
    },
  };
}

export const masyuRuled: Ruled<MasyuPuzzle, MasyuSolution> = {
  family: 'masyu',
  kinds: [count, table, oneLoop],
  board: ({ grid }) => layoutOf(grid).board,
  rules({ grid }) {
    const { lines, points, loop, pearl } = layoutOf(grid);
    const pearls = lines.points.flatMap((cell, point) => {
      const sign = grid[cell[0]]![cell[1]]!;
      return sign === NO_PEARL ? [] : [{ cell, sign, places: lines.around[point]! }];
    });
    const passes = pearls.map(({ cell, places }) => ({ clue: cell, places }));
    return [...points, ...pearls.map(({ cell, sign }) => pearl(cell, sign)), { ...loop, passes }];
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

/** Up, right, down, left: a direction and the next one are a turn, a direction and the one after it none. */
const DIRECTIONS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

/** The lines from a pearl and those behind them, as far as they lie in the grid, have allowed fillings. */
function pearlRule(id: string, cell: Cell, sign: string, lines: LinePlaces, size: Size): TableRule {
  const leading = DIRECTIONS.map((direction) => placeFrom(cell, direction, lines, size));
  const behind = DIRECTIONS.map((direction, index) =>
    leading[index]! < 0 ? -1 : placeFrom(stepFrom(cell, direction), direction, lines, size),
  );
  const slots = [...leading, ...behind];
  const places = slots.filter((place) => place >= 0);
  const positions = slots.map((place) => places.indexOf(place));
  const isBlack = sign === BLACK_PEARL;
  const allowed = Array.from({ length: 2 ** places.length }, (_, filling) => filling).filter((filling) => {
    const has = (slot: number): boolean => positions[slot]! >= 0 && ((filling >> positions[slot]!) & 1) === 1;
    const [one, other, third] = [0, 1, 2, 3].filter(has);
    if (one === undefined || other === undefined || third !== undefined) return false;
    const goesOn = [one, other].filter((direction) => has(direction + 4)).length;
    const isStraight = other - one === 2;
    return isBlack ? !isStraight && goesOn === 2 : isStraight && goesOn < 2;
  });
  const role: PearlRole = isBlack ? 'black-pearl' : 'white-pearl';
  return { kind: 'table', id, role, clue: cell, places, allowed };
}

function stepFrom([row, column]: Cell, [down, right]: Cell): Cell {
  return [row + down, column + right];
}

/** The place of the line from a cell in a direction; -1: it would leave the grid. */
function placeFrom(cell: Cell, direction: Cell, { around, ends }: LinePlaces, size: Size): number {
  const [row, column] = stepFrom(cell, direction);
  if (row < 0 || column < 0 || row >= size.rows || column >= size.columns) return -1;
  const next = row * size.columns + column;
  return around[cell[0] * size.columns + cell[1]]!.find((place) => ends[place]!.includes(next))!;
}

/** A pearl that a cell could have. */
export interface PearlClue extends PossibleClue {
  readonly of: TableRule;
  readonly sign: string;
}

/** The clues of Masyu: the pearls that the loop allows. */
export const masyuClues: CluesByRules<MasyuPuzzle, MasyuSolution, PearlClue> = {
  noun: 'pearls',
  list({ grid }, solution) {
    const { lines, pearl } = layoutOf(grid);
    const signs = pearlsOn(sizeOfRows(grid), solution);
    return lines.points.flatMap((cell): readonly PearlClue[] => {
      const [row, column] = cell;
      const sign = signs[row]![column]!;
      const given = grid[row]![column] !== NO_PEARL;
      return sign === NO_PEARL ? [] : [{ of: pearl(cell, sign), sign, cells: [cell], given }];
    });
  },
  puzzleWith({ family, grid }, chosen) {
    const { columns } = sizeOfRows(grid);
    const signs: string[] = new Array(grid.length * columns).fill(NO_PEARL);
    for (const { sign, cells } of chosen) signs[cells[0]![0] * columns + cells[0]![1]] = sign;
    return { family, grid: textRowsOf(signs.join(''), columns) };
  },
};
