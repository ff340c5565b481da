import {
  type Cell,
  compareCells,
  moveRows,
  type Symmetry,
  sizeOfRows,
  symmetriesOf,
} from '../../core/index.js';
import { type KakuroCell, type KakuroPuzzle, NO_SUMS, numbersOf, type Run, runsOf } from './puzzle.js';

/** The rectangle of all white cells: their numbers, and null in black cells. */
interface Board {
  readonly numbers: readonly (readonly (number | null)[])[];
  /** Black rows above it and columns left of it in the puzzle. */
  readonly above: number;
  readonly left: number;
}

/**
 * The puzzle turned and mirrored, without black rows and columns around its white cells but for one above and
 * one on the left: sums stand before their runs, at whichever end these begin.
 */
export function kakuroVariants(puzzle: KakuroPuzzle): readonly KakuroPuzzle[] {
  const board = boardOf(numbersOf(puzzle).given);
  const runs = runsOf(puzzle).filter(({ sum }) => sum > 0);
  return symmetriesOf(sizeOfRows(board.numbers)).map((symmetry) => ({
    family: puzzle.family,
    grid: turned(board, runs, symmetry),
  }));
}

function boardOf(whites: Board['numbers']): Board {
  const rows = ends(whites);
  const columns = ends(moveRows(whites, { flipsRows: false, flipsColumns: false, transposes: true }));
  return {
    numbers: whites.slice(...rows).map((row) => row.slice(...columns)),
    above: rows[0],
    left: columns[0],
  };
}

/** The first line with a white cell, and the one behind the last. */
function ends(lines: Board['numbers']): readonly [number, number] {
  const hasWhite = (line: readonly (number | null)[]): boolean => line.some((number) => number !== null);
  return [Math.max(0, lines.findIndex(hasWhite)), lines.findLastIndex(hasWhite) + 1];
}

function turned(board: Board, runs: readonly Run[], symmetry: Symmetry): KakuroPuzzle['grid'] {
  const sums = new Map<string, [number, number]>();
  for (const { direction, sum, cells } of runs) {
    const [row, column] = cells
      .map(([r, c]): Cell => symmetry.to([r - board.above, c - board.left]))
      .sort(compareCells)[0]!;
    const isAcross = (direction === 'across') !== symmetry.transposes;
    const head = (isAcross ? [row + 1, column] : [row, column + 1]).join();
    const own = sums.get(head) ?? [0, 0];
    own[isAcross ? 1 : 0] = sum;
    sums.set(head, own);
  }
  const rows = moveRows(board.numbers, symmetry).map((row) => [null, ...row]);
  const first = Array.from({ length: rows[0]?.length ?? 1 }, () => null);
  return [first, ...rows].map((cells, row) =>
    cells.map((number, column): KakuroCell => number ?? sums.get(`${row},${column}`) ?? NO_SUMS),
  );
}
