/** Clue sets of puzzles whose clues are told cells of their solution: texts, one per row, one sign per cell. */
import { type Cell, describeCell } from '../../core/grid/cell.js';
import type { ClueSet } from '../family.js';

interface ToldCells<P> {
  readonly solution: readonly string[];
  /** What the puzzle at hand tells, in the solution's shape; absent: nothing. */
  readonly told: readonly string[] | undefined;
  /** The sign of a cell that is not told. */
  readonly open: string;
  /** Whether a cell with this sign can be a clue. */
  isClue(sign: string): boolean;
  /** The puzzle that tells these cells; without an argument, none. */
  puzzleTelling(told?: readonly string[]): P;
}

/** The clues: cells of the solution, row-major. */
export function toldCells<P>({
  solution,
  told = [],
  open,
  isClue,
  puzzleTelling,
}: ToldCells<P>): ClueSet<P, readonly string[]> {
  const cells = solution.flatMap((text, row) =>
    [...text].flatMap((sign, column): Cell[] => (isClue(sign) ? [[row, column]] : [])),
  );
  return {
    clues: cells.map((cell) => ({
      name: describeCell(cell),
      cells: [cell],
      given: (told[cell[0]]?.[cell[1]] ?? open) !== open,
    })),
    puzzleWith: (chosen) => {
      if (chosen.length === 0) return puzzleTelling();
      const given = solution.map((text) => new Array<string>(text.length).fill(open));
      for (const index of chosen) {
        const [row, column] = cells[index]!;
        given[row]![column] = solution[row]![column]!;
      }
      return puzzleTelling(given.map((row) => row.join('')));
    },
    brokenBy: (other) =>
      [...cells.keys()].filter((index) => {
        const [row, column] = cells[index]!;
        return other[row]![column] !== solution[row]![column];
      }),
  };
}
