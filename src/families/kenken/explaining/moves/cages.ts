/** The cages of a Calcudoku as its moves see them: the numbers left for their cells, and their fillings. */
import { cellCode } from '../../../../core/index.js';
import type { MoveBoard } from '../../../contract/move.js';
import { type NumberGrid, numberGridOf } from '../../../kit/moves/number-grid.js';
import { CageFilter } from '../../cage-filter.js';
import { type Cage, hasClue, type KenkenPuzzle } from '../../puzzle.js';
import { cageId, clueOf } from '../reasons.js';
import { linesRules } from './lines.js';
import { type CageNumbers, fillingOf, type Way, waysOf } from './ways.js';

/** More ways to fill a cage are not looked through. */
const MOST_WAYS = 2000;

/** A cage by its clue and its first cell, as data: `12×` of `r1c1`. */
export interface CageName {
  readonly clue: string;
  readonly of: string;
}

/** The unchanging part of a cage while the puzzle is solved. */
interface Laid {
  readonly cage: Cage;
  readonly id: string;
  readonly name: CageName;
  readonly places: readonly number[];
  readonly filter: CageFilter;
  /** The number of fillings before anything is excluded; undefined: very many. */
  readonly fillingCount: number | undefined;
}

/** A cage at one moment. */
export interface CageNow extends Laid {
  /** The numbers left for each cell; that of its entry for one that is filled. */
  readonly numbers: CageNumbers;
  /** Those among them that some way to fill the cage has, with nothing but its own rule. */
  readonly possible: CageNumbers;
  /** Absent: too many. */
  readonly ways?: readonly Way[];
  /** The different fillings of these ways. */
  readonly fillings?: readonly string[];
}

/** The grid with its cages. */
export interface CageGrid {
  readonly grid: NumberGrid;
  readonly cages: readonly CageNow[];
}

/** By puzzle: its cages that have a clue. */
const LAID = new WeakMap<KenkenPuzzle, readonly Laid[]>();
/** By board: the cages when they were asked for last. */
const LATEST = new WeakMap<MoveBoard, CageGrid>();

/** The grid and its cages as they are now. Cages without a change are those that were there before. */
export function cageGridOf(board: MoveBoard<KenkenPuzzle>): CageGrid {
  const { puzzle } = board;
  const grid = numberGridOf(board, linesRules(puzzle));
  const latest = LATEST.get(board);
  if (latest?.grid === grid) return latest;
  const laid = LAID.get(puzzle) ?? layOut(puzzle);
  LAID.set(puzzle, laid);
  const cages = laid.map((one, index) => {
    const numbers = one.places.map((place) => numbersAt(grid, place));
    const before = latest?.cages[index];
    return before !== undefined && isSame(before.numbers, numbers) ? before : cageNow(one, numbers);
  });
  const now = { grid, cages };
  LATEST.set(board, now);
  return now;
}

/** The number that is entered in a cell, or those that are left for it. */
export function numbersAt(grid: NumberGrid, place: number): readonly number[] {
  const entered = grid.entered(place);
  return entered > 0 ? [entered] : grid.candidates(place);
}

function layOut({ cages, size }: KenkenPuzzle): readonly Laid[] {
  const numbers = Array.from({ length: size }, (_, index) => index + 1);
  return cages.filter(hasClue).map((cage) => ({
    cage,
    id: cageId(cage),
    name: { clue: clueOf(cage), of: cellCode(cage.cells[0]!) },
    places: cage.cells.map(([row, column]) => row * size + column),
    filter: new CageFilter(cage, size),
    fillingCount: fillingsOf(
      waysOf(
        cage,
        cage.cells.map(() => numbers),
        MOST_WAYS,
      ),
    )?.length,
  }));
}

function cageNow(laid: Laid, numbers: CageNumbers): CageNow {
  const masks = Int32Array.from(numbers, (some) =>
    some.reduce((mask, number) => mask | (1 << (number - 1)), 0),
  );
  const supported = laid.filter.filter(masks, Uint8Array.from(masks.keys()));
  const possible = numbers.map((some, position) => {
    const mask = supported[position]!;
    return some.filter((number) => (mask >> (number - 1)) & 1);
  });
  const ways = waysOf(laid.cage, possible, MOST_WAYS);
  const fillings = fillingsOf(ways);
  return { ...laid, numbers, possible, ...(ways && fillings && { ways, fillings }) };
}

function fillingsOf(ways: readonly Way[] | undefined): readonly string[] | undefined {
  return ways && [...new Set(ways.map(fillingOf))];
}

function isSame(one: CageNumbers, other: CageNumbers): boolean {
  return one.every((numbers, position) => numbers.join() === other[position]!.join());
}
