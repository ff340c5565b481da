/**
 * All choices of clues in one model. The puzzle without clues is stated as it is; every row that a clue adds
 * is stated with a 0-1 variable `clue_i`, its selector: `lower <= a x <= upper` becomes `a x >= least +
 * (lower - least) clue_i` and `a x <= most - (most - upper) clue_i`, where least and most bound a x by the
 * bounds of x. A row that leaves its variables no freedom is stated variable by variable, which says the same
 * and propagates better. Fixing a selector at 1 gives the clue; a free selector leaves the clue optional.
 * These are rows (8.2f) of "Cheating on the daily paper", x >= y, for clues of any shape.
 */
import { type Model, type Row, row, type Term, type Variable, type VariableIndex } from '../solve/index.js';
import type { ClueRows } from './clue-rows.js';

/** The model with a selector for every clue, by index. */
export interface SelectedModel {
  readonly model: Model;
  readonly selectors: readonly VariableIndex[];
}

/** Builds the model; it has no objective. */
export function selectedModel({ base, extra, rows }: ClueRows): SelectedModel {
  const variables: Variable[] = [...base.variables, ...extra];
  const selectors = rows.map((_, clue): VariableIndex => {
    variables.push({ name: `clue_${clue}`, kind: 'binary', lower: 0, upper: 1 });
    return variables.length - 1;
  });
  const switched = rows.flatMap((own, clue) =>
    own.flatMap((stated, index) =>
      switchedRows(stated, variables, selectors[clue]!).map((row, part) => ({
        ...row,
        name: `clue_${clue}_${index}_${part}`,
      })),
    ),
  );
  return {
    model: { name: `${base.name}_clues`, variables, rows: [...base.rows, ...switched] },
    selectors,
  };
}

/** The row where the selector is 1, and nothing where it is 0. */
function switchedRows(stated: Row, variables: readonly Variable[], selector: VariableIndex): Row[] {
  const terms = stated.variables.map((variable, k): Term => [stated.coefficients[k]!, variable]);
  const least = terms.reduce((total, term) => total + extreme(term, variables, 'least'), 0);
  const most = terms.reduce((total, term) => total + extreme(term, variables, 'most'), 0);
  return [
    ...(stated.upper >= most ? [] : atMost(terms, stated.upper, { least, most }, variables, selector)),
    ...(stated.lower <= least
      ? []
      : atMost(
          terms.map(([coefficient, variable]): Term => [-coefficient, variable]),
          -stated.lower,
          { least: -most, most: -least },
          variables,
          selector,
        )),
  ];
}

function atMost(
  terms: readonly Term[],
  upper: number,
  { least, most }: { readonly least: number; readonly most: number },
  variables: readonly Variable[],
  selector: VariableIndex,
): Row[] {
  if (!Number.isFinite(most)) {
    throw new Error(`a clue bounds ${variables[terms[0]![1]]!.name} and other variables that have no bounds`);
  }
  const open = terms.filter(([, variable]) => variables[variable]!.lower !== variables[variable]!.upper);
  if (upper !== least || open.length === 1)
    return [row('', [...terms, [most - upper, selector]], '<=', most)];
  return open.map((term) => {
    const [low, high] = [extreme(term, variables, 'least'), extreme(term, variables, 'most')];
    return row('', [term, [high - low, selector]], '<=', high);
  });
}

function extreme(
  [coefficient, variable]: Term,
  variables: readonly Variable[],
  side: 'least' | 'most',
): number {
  const { lower, upper } = variables[variable]!;
  return coefficient * (coefficient > 0 === (side === 'most') ? upper : lower);
}
