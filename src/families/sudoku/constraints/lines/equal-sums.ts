/** Cells whose sum is that of others. */
import type { Cell } from '../../../../core/index.js';
import type { SumRule } from '../../../kit/rules/index.js';
import type { RuleDraft, SudokuCells } from '../contract.js';

/** Two sets of cells without a common one, which may each be read as a number of several digits. */
export interface SummedCells {
  readonly cells: readonly Cell[];
  /** True if the first cell counts most, as in a number; else they are added up. */
  readonly isNumber?: boolean;
}

/** The sums of two sets of cells are equal. */
export function equalSums(
  one: SummedCells,
  other: SummedCells,
  { placesOf }: SudokuCells,
): RuleDraft<SumRule> {
  const weights = [...weightsOf(one), ...weightsOf(other).map((weight) => -weight)];
  const places = placesOf([...one.cells, ...other.cells]);
  return { kind: 'sum', places, weights, total: 0, distinct: false };
}

function weightsOf({ cells, isNumber = false }: SummedCells): readonly number[] {
  return cells.map((_, index) => (isNumber ? 10 ** (cells.length - 1 - index) : 1));
}
