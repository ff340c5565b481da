/**
 * Equalities that hold when a 0-1 variable is 1, as rows with the smallest constants that will do (big M).
 */
import type { ModelBuilder, Term, VariableIndex } from '../../../solve/index.js';

/** The least and the greatest value of a sum, whatever is chosen. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/**
 * States `terms = target`, always or only when the chooser is 1. The terms must stay within the range for
 * every solution of the rest of the model.
 */
export function chosenEquality(
  builder: ModelBuilder,
  name: string,
  terms: readonly Term[],
  target: number,
  { chooser, range }: { readonly chooser?: VariableIndex | undefined; readonly range: Range },
): void {
  if (chooser === undefined) {
    builder.row(name, terms, '=', target);
    return;
  }
  builder.row(`${name}_least`, [...terms, [range.least - target, chooser]], '>=', range.least);
  builder.row(`${name}_most`, [...terms, [range.most - target, chooser]], '<=', range.most);
}
