/**
 * Killer cages are cut in two where logic does not go on, until it finishes the puzzle: smaller cages say
 * more.
 */
import { type Cell, cellsBeside, componentsOf, type Rng } from '../../../src/core/index.js';
import { RuleCandidates } from '../../../src/families/kit/index.js';
import { type SudokuPuzzle, type SudokuSolution, sudokuRuled } from '../../../src/families/sudoku/index.js';
import type { ClueAim } from '../../shared/chosen-clues.js';
import { type Attempt, failed } from '../../shared/generator.js';
import { cage } from './cages.js';
import { type FullGrid, imagesOf, type Made } from './variant.js';

/** Cuts before an attempt is given up. */
const MOST_CUTS = 25;
/** Fewest cells of a part. */
const LEAST = 2;

/** The cells of a cage. */
const cellsOf = ({ cells }: Made): readonly Cell[] => cells as readonly Cell[];

/** The puzzle with its cages cut as far as the aim asks for. */
export function cutCages(
  grid: FullGrid,
  puzzle: SudokuPuzzle,
  aim: ClueAim,
  rng: Rng,
): Attempt<SudokuPuzzle, SudokuSolution> {
  let constraints = puzzle.constraints as readonly Made[];
  for (let cuts = 0; cuts < MOST_CUTS; cuts++) {
    const cut = { ...puzzle, constraints };
    const logic = new RuleCandidates(sudokuRuled.board(cut), sudokuRuled.rules(cut), sudokuRuled.kinds);
    const isPlain = logic.propagate() === 'solved';
    if (isPlain && (aim === 'look-ahead' || aim === 'beyond')) return failed('plain logic sufficed');
    if (isPlain || (aim !== 'plain' && logic.probe().progress === 'solved')) {
      return { status: 'made', puzzle: cut, solution: grid.numbers };
    }
    const isOpen = ([row, column]: Cell): boolean => {
      const mask = logic.mask(row * grid.side + column);
      return (mask & (mask - 1)) !== 0;
    };
    const next = cutOne(grid, constraints, isOpen, rng);
    if (next === undefined) break;
    constraints = next;
  }
  return failed('logic did not finish it with the smallest cages');
}

/** The constraints with one cage cut that has open cells, and its images. */
function cutOne(
  grid: FullGrid,
  constraints: readonly Made[],
  isOpen: (cell: Cell) => boolean,
  rng: Rng,
): readonly Made[] | undefined {
  const cages = constraints.filter(({ type }) => type === 'killer-cage');
  const open = cages.filter((own) => cellsOf(own).length >= 2 * LEAST && cellsOf(own).some(isOpen));
  const byOpen = rng
    .shuffle(open)
    .toSorted((one, other) => cellsOf(other).filter(isOpen).length - cellsOf(one).filter(isOpen).length);
  for (const own of byOpen) {
    const part = rng.shuffle(partsOf(cellsOf(own)))[0];
    if (part === undefined) continue;
    const rest = cellsOf(own).filter((cell) => !part.includes(cell));
    const cages = [part, rest].flatMap((cells) => imagesOf(grid, cells));
    const cells = cages.flat().map((cell) => cell.join());
    if (new Set(cells).size < cells.length) continue;
    const gone = new Set(cells);
    const kept = constraints.filter(
      (other) => other.type !== 'killer-cage' || !gone.has(cellsOf(other)[0]!.join()),
    );
    return [...kept, ...cages.map((image) => cage(grid, image))];
  }
  return undefined;
}

/** The connected parts of a cage that leave a connected rest, both large enough. */
function partsOf(cells: readonly Cell[]): readonly (readonly Cell[])[] {
  const isConnected = (some: readonly Cell[]): boolean => {
    const names = new Map(some.map((cell) => [cell.join(), cell]));
    const beside = (cell: Cell): readonly Cell[] =>
      cellsBeside(cell).flatMap((other) => {
        const found = names.get(other.join());
        return found === undefined ? [] : [found];
      });
    return componentsOf(some, beside).length === 1;
  };
  return Array.from({ length: 2 ** (cells.length - 1) - 1 }, (_, index) => index + 1)
    .map((bits) => cells.filter((_cell, index) => ((bits >> index) & 1) === 1))
    .filter((part) => part.length >= LEAST && cells.length - part.length >= LEAST)
    .filter((part) => isConnected(part) && isConnected(cells.filter((cell) => !part.includes(cell))));
}
