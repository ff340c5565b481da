/** Pairs of cells that are a step apart: constraints of the whole grid speak about all of them. */
import type { Cell } from '../../../../core/index.js';
import type { AllDifferentRule } from '../../../kit/rules/index.js';
import type { RuleDraft, SudokuCells } from '../contract.js';

/** All pairs of places that are one of some steps apart. */
function pairsApart(
  { cells, placeOf }: SudokuCells,
  steps: readonly Cell[],
): readonly (readonly [number, number])[] {
  return cells.flatMap(([row, column], place) =>
    steps.flatMap(([down, right]): readonly (readonly [number, number])[] => {
      const other = placeOf([row + down, column + right]);
      return other === undefined ? [] : [[place, other]];
    }),
  );
}

/** All pairs of places side by side. */
export function pairsBeside(cells: SudokuCells): readonly (readonly [number, number])[] {
  return pairsApart(cells, [
    [0, 1],
    [1, 0],
  ]);
}

/** Cells that are a step apart hold different numbers. */
export function differentAcross(
  cells: SudokuCells,
  steps: readonly Cell[],
): readonly RuleDraft<AllDifferentRule>[] {
  return pairsApart(cells, steps).map((places) => ({ kind: 'all-different', places }));
}
