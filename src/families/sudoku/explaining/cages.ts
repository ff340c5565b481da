/** Killer cages with a sum as moves see them. Sets of numbers are bits, bit v for the number v. */
import { cellCode, compareCells, oncePerObject } from '../../../core/index.js';
import type { MoveBoard } from '../../contract/move.js';
import type { SummedGrid } from '../../kit/moves/innies.js';
import { whileUnchanged } from '../../kit/moves/latest.js';
import { leftFor, type NumberGrid, numberGridOf } from '../../kit/moves/number-grid.js';
import type { SumArea, SumBoard } from '../../kit/moves/sum-areas.js';
import { setsOf, valuesFrom } from '../../kit/rules/index.js';
import type { KillerCage } from '../constraints/index.js';
import { cellsOfPuzzle } from '../layout.js';
import type { SudokuPuzzle } from '../puzzle.js';
import { rulesOfConstraints } from '../rules.js';
import { numberRulesOf } from './areas.js';

/** The unchanging part of a cage while the puzzle is solved. */
interface Cage extends Pick<SumArea, 'words' | 'places'> {
  readonly id: string;
  readonly sum: number;
  readonly sets: readonly number[];
}

/** The cages with a sum. */
const cagesOf = oncePerObject((puzzle: SudokuPuzzle): readonly Cage[] => {
  const { side, placesOf, constraints } = cellsOfPuzzle(puzzle);
  return rulesOfConstraints(puzzle).flatMap(({ id, constraint }): readonly Cage[] => {
    const { type, cells, sum } = constraints[constraint] as KillerCage;
    if (type !== 'killer-cage' || sum === undefined) return [];
    // The sum stands in the first cell in reading order.
    const code = cellCode(cells.toSorted(compareCells)[0]!);
    const words = { en: `the cage ${sum} of ${code}`, de: `der Käfig ${sum} von ${code}` };
    const sets = [...setsOf(cells.length, sum, side)].filter((set) => (set & 1) === 0);
    return [{ id, words, places: placesOf(cells), sum, sets }];
  });
});

/** The cages as they are now. */
export const cageBoardOf: (board: MoveBoard<SudokuPuzzle>) => SumBoard = whileUnchanged((board) => {
  const grid = numberGridOf(board, numberRulesOf(board.puzzle));
  return {
    sums: cagesOf(board.puzzle).map((cage) => cageNow(grid, cage)),
    left: (place) => setOf(leftFor(grid, place)),
    codes: (places) => grid.codesOf(places),
    cellRules: (places) => grid.cellRules(places),
    is: (place, number) => grid.known(place, number, true),
    without: (places, numbers) =>
      places.flatMap((place) =>
        grid
          .candidates(place)
          .filter((number) => ((numbers >> number) & 1) === 1)
          .map((number) => grid.known(place, number, false)),
      ),
  };
});

function cageNow(grid: NumberGrid, { id, words, places, sets }: Cage): SumArea {
  const entered = setOf(places.map((place) => grid.entered(place)).filter((number) => number > 0));
  const ways = sets.filter((set) => (set & entered) === entered);
  return {
    words,
    places,
    open: places.filter((place) => grid.entered(place) === 0),
    entered,
    ways,
    possible: ways.reduce((union, way) => union | way, 0) & valuesFrom(1, grid.side) & ~entered,
    rules: () => [id],
  };
}

/** The cages for sums of whole areas. */
export function summedCagesOf(board: MoveBoard<SudokuPuzzle>): SummedGrid {
  return { grid: numberGridOf(board, numberRulesOf(board.puzzle)), cages: cagesOf(board.puzzle) };
}

function setOf(numbers: readonly number[]): number {
  return numbers.reduce((set, number) => set | (1 << number), 0);
}
