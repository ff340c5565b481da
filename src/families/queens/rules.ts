/**
 * The rules of Queens: no two queens stand in the same part of a row, column or diagonal between walls, and
 * as many stand as the puzzle says. That as many stand as fit, where it gives no number, is confirmed by a
 * search of the family's own.
 */
import { cellCode, type Issue, issue } from '../../core/index.js';
import { type CountRule, count, flagWords, type Ruled, signBoard, violations } from '../kit/rules/index.js';
import type { PartName } from './explaining/words.js';
import {
  freeCells,
  partitionsOf,
  QUEEN,
  type QueensPuzzle,
  type QueensSolution,
  queenLinesOf,
  WALL,
} from './puzzle.js';
import { solutionIssue } from './reading.js';
import { searchPlacements } from './search.js';

/**
 * Nodes that the search for one more queen may use, a tenth of a second or so: enough for every board of ten
 * by ten cells. On a larger one with many walls it may not suffice; there a placement without attacks is no
 * violation, and {@link undecidedQueens} says so.
 */
const MOST_NODES = 2_000_000;

const QUEEN_WORDS = flagWords({
  en: {
    yes: ['holds a queen', 'hold a queen each'],
    no: ['is empty', 'are empty'],
    one: 'one queen',
    none: 'no queens',
    many: 'queens',
  },
  de: {
    yes: ['enthält eine Dame', 'enthalten je eine Dame'],
    no: ['ist leer', 'sind leer'],
    one: 'eine Dame',
    none: 'keine Damen',
    many: 'Damen',
  },
});

/** A part of a line holds one queen at most. */
export interface PartRule extends CountRule {
  readonly part: PartName;
}

/** The rule of every part of a row, column or diagonal, a single cell included. */
export function partRules(board: QueensPuzzle['board']): readonly PartRule[] {
  const placeOf = new Map(freeCells(board).map((cell, place) => [cellCode(cell), place]));
  const whole = new Set(queenLinesOf(board.length, board[0]!.length).map(({ cells }) => cells.join(' ')));
  return partitionsOf(board).map(({ kind, cells }): PartRule => {
    const [[row, column], last] = [cells[0]!, cells.at(-1)!];
    const first = cellCode(cells[0]!);
    const number = kind === 'row' ? row + 1 : column + 1;
    const isWhole = (kind === 'row' || kind === 'column') && whole.has(cells.join(' '));
    return {
      kind: 'count',
      id: `${kind}-${first}`,
      role: kind === 'antidiagonal' ? 'diagonal' : kind,
      places: cells.map((cell) => placeOf.get(cellCode(cell))!),
      ...(isWhole && { area: { kind, number } }),
      part: { kind, first, last: cellCode(last), ...(isWhole && { line: number }) },
      value: 1,
      least: 0,
      most: 1,
    };
  });
}

export const queensRuled: Ruled<QueensPuzzle, QueensSolution> = {
  family: 'queens',
  kinds: [count],
  board: ({ board }) =>
    signBoard({
      grid: board,
      words: QUEEN_WORDS,
      given: (sign) => (sign === WALL ? 'none' : 'open'),
      signs: ['.', QUEEN],
    }),
  rules: ({ board, queens }) => [
    ...attackRules(board),
    ...(queens === undefined ? [] : [numberRule(board, queens)]),
  ],
};

/** The rules of parts with more than one cell. */
export function attackRules(board: QueensPuzzle['board']): readonly PartRule[] {
  return partRules(board).filter(({ places }) => places.length > 1);
}

function numberRule(board: QueensPuzzle['board'], queens: number): CountRule {
  const places = freeCells(board).map((_, place) => place);
  return { kind: 'count', id: 'queens', role: 'queens', places, value: 1, least: queens, most: queens };
}

/** Every violation of the rules; none when the queens solve the puzzle. */
export function verifyQueens(puzzle: QueensPuzzle, solution: QueensSolution): readonly Issue[] {
  const malformed = solutionIssue(solution, puzzle);
  if (malformed !== undefined) return [malformed];
  const broken = violations(queensRuled, puzzle, solution);
  if (broken.length > 0 || puzzle.queens !== undefined) return broken;
  const placed = queensIn(solution);
  if (searchForMore(puzzle.board, placed).count === 0) return [];
  return [issue('queens-too-few', `There are ${placed} queens; the board has room for more.`)];
}

/** True if as many queens stand as fit is open when the search for one more was given up. */
export function undecidedQueens({ board, queens }: QueensPuzzle, solution: QueensSolution): readonly Issue[] {
  if (queens !== undefined) return [];
  const placed = queensIn(solution);
  const { count: more, status } = searchForMore(board, placed);
  if (more > 0 || status === 'complete') return [];
  const message = `There are ${placed} queens, none attacked; whether the board has room for more was not decided within ${MOST_NODES} nodes.`;
  return [issue('queens-undecided', message)];
}

function queensIn(solution: QueensSolution): number {
  return solution.join('').split(QUEEN).length - 1;
}

function searchForMore(board: QueensPuzzle['board'], placed: number) {
  return searchPlacements(board, placed + 1, { limit: 1, nodes: MOST_NODES });
}
