/** A relation between the two cells of a constraint. */
import type { RelationRule } from '../../../kit/rules/index.js';
import type { CellsConstraint } from '../cells.js';
import type { RuleDraft, SudokuCells } from '../contract.js';

/** The rule that both cells are in a relation. */
export function pairRule(
  { cells }: CellsConstraint,
  { placesOf }: SudokuCells,
  test: RelationRule['test'],
): RuleDraft<RelationRule> {
  const [first, second] = placesOf(cells);
  return { kind: 'relation', places: [first!, second!], test };
}
