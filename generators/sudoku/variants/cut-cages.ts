/**
 * Killer cages are cut in two where logic does not go on, until it finishes the puzzle: smaller cages say
 * more, so that what followed before still follows. Single cells are cut off where nothing else is left.
 */
import { type Cell, cellsBeside, componentsOf, isSingleBit, type Rng } from '../../../src/core/index.js';
import { RuleCandidates } from '../../../src/families/kit/index.js';
import { type SudokuPuzzle, type SudokuSolution, sudokuRuled } from '../../../src/families/sudoku/index.js';
import type { ClueAim } from '../../shared/chosen-clues.js';
import { type Attempt, failed } from '../../shared/generator.js';
import { cage } from './cages.js';
import { type FullGrid, imagesOf, type Made } from './variant.js';

/** Cuts before an attempt is given up. */
const MOST_CUTS = 25;
/** Trials of look-ahead in an attempt. */
const MOST_TRIALS = 150;
/** Fewest cells of a part; the second holds where no cage can be cut by the first. */
const LEAST = [2, 1] as const;

/** The cells of a cage. */
const cellsOf = ({ cells }: Made): readonly Cell[] => cells as readonly Cell[];

/** The puzzle with its cages cut as far as the aim asks for. */
export function cutCages(
  grid: FullGrid,
  puzzle: SudokuPuzzle,
  aim: ClueAim,
  rng: Rng,
): Attempt<SudokuPuzzle, SudokuSolution> {
  const cuts = cutsForPlain(grid, puzzle, rng);
  const made = (cut: SudokuPuzzle): Attempt<SudokuPuzzle, SudokuSolution> => ({
    ...{ status: 'made', puzzle: cut, solution: grid.numbers },
  });
  const last = cuts.at(-1)!;
  const isPlain = logicOf(last).propagate() === 'solved';
  if (aim === 'plain')
    return isPlain ? made(last) : failed('logic did not finish it with the smallest cages');
  const before = isPlain ? cuts.slice(0, -1) : cuts;
  const first = before[beyondLookAhead(before) + 1];
  if (first !== undefined) return made(first);
  if (!isPlain) return failed('logic did not finish it with the smallest cages');
  return aim === 'look-ahead' || aim === 'beyond' ? failed('plain logic sufficed') : made(last);
}

/** The last of some puzzles that look-ahead does not finish within all trials; -1: it finishes all. */
function beyondLookAhead(cuts: readonly SudokuPuzzle[]): number {
  let trials = 0;
  return cuts.findLastIndex((cut) => {
    const { progress, probes } = logicOf(cut).probe(MOST_TRIALS - trials);
    trials += probes;
    return progress !== 'solved';
  });
}

/** The puzzle with no cage cut, one cut, and so on until plain logic finishes it. */
function cutsForPlain(grid: FullGrid, puzzle: SudokuPuzzle, rng: Rng): readonly SudokuPuzzle[] {
  const cuts = [puzzle];
  let known = sudokuRuled.board(puzzle).domains;
  for (;;) {
    const cut = cuts.at(-1)!;
    let logic = logicOf(cut, known);
    if (logic.propagate() === 'solved') {
      // From a larger cage more may follow than from its parts, so that nothing is taken from before.
      logic = logicOf(cut);
      if (logic.propagate() === 'solved') return cuts;
    }
    known = Array.from(logic.save());
    const isOpen = ([row, column]: Cell): boolean => !isSingleBit(logic.mask(row * grid.side + column));
    const constraints = cutOne(grid, cut.constraints as readonly Made[], isOpen, rng);
    if (constraints === undefined || cuts.length > MOST_CUTS) return cuts;
    cuts.push({ ...puzzle, constraints });
  }
}

function logicOf(puzzle: SudokuPuzzle, domains?: readonly number[]): RuleCandidates {
  const board = sudokuRuled.board(puzzle);
  const open = domains === undefined ? board : { ...board, domains };
  return new RuleCandidates(open, sudokuRuled.rules(puzzle), sudokuRuled.kinds);
}

/** The constraints with one cage cut that has open cells, and its images. */
function cutOne(
  grid: FullGrid,
  constraints: readonly Made[],
  isOpen: (cell: Cell) => boolean,
  rng: Rng,
): readonly Made[] | undefined {
  const openIn = (cage: Made): number => cellsOf(cage).filter(isOpen).length;
  const open = constraints.filter((own) => own.type === 'killer-cage' && openIn(own) > 0);
  const byOpen = rng.shuffle(open).toSorted((one, other) => openIn(other) - openIn(one));
  for (const least of LEAST) {
    for (const own of byOpen) {
      const part = rng.shuffle(partsOf(cellsOf(own), least))[0];
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
  }
  return undefined;
}

/** The connected parts of a cage that leave a connected rest, both of some cells at least. */
function partsOf(cells: readonly Cell[], least: number): readonly (readonly Cell[])[] {
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
    .filter((part) => part.length >= least && cells.length - part.length >= least)
    .filter((part) => isConnected(part) && isConnected(cells.filter((cell) => !part.includes(cell))));
}
