/**
 * DIMACS CNF, the text format of the SAT competitions, for formulas that are compiled already. Variables are
 * counted from 1; a comment `c var NUMBER NAME` names those that have a meaning in the model, and a comment
 * `c clauses FIRST-LAST NAME` the row that clauses state, counted from 1 too.
 */

/** A formula in conjunctive normal form. */
export interface Formula {
  readonly variableCount: number;
  /**
   * All clauses one after the other: literals as in DIMACS (-3 is "not variable 3"), each clause ended by 0.
   */
  readonly literals: Int32Array;
  /** Names by variable, position 0 for variable 1; helper variables have none. */
  readonly names: readonly (string | undefined)[];
  /** The rows that the clauses state, in order: each with the number of its clauses. */
  readonly rows?: readonly { readonly name: string; readonly clauses: number }[];
}

/**
 * Characters gathered before they join the pieces, so that long formulas are put together from few strings.
 */
const PIECE = 65_536;

/** Writes a formula in DIMACS CNF, the comments first. */
export function writeDimacs(
  { variableCount, literals, names, rows = [] }: Formula,
  comments: readonly string[] = [],
): string {
  let clauseCount = 0;
  for (const literal of literals) if (literal === 0) clauseCount++;
  const pieces = [
    ...comments.map((comment) => `c ${comment.replaceAll(/\s+/g, ' ')}\n`),
    ...names.map((name, index) => (name === undefined ? '' : `c var ${index + 1} ${name}\n`)),
    ...rowComments(rows),
    `p cnf ${variableCount} ${clauseCount}\n`,
  ];
  let text = '';
  for (const literal of literals) {
    text += literal === 0 ? '0\n' : `${literal} `;
    if (text.length < PIECE) continue;
    pieces.push(text);
    text = '';
  }
  return [...pieces, text].join('');
}

function rowComments(rows: NonNullable<Formula['rows']>): readonly string[] {
  let last = 0;
  return rows.map(({ name, clauses }) => {
    const first = last + 1;
    last += clauses;
    return `c clauses ${first === last ? first : `${first}-${last}`} ${name}\n`;
  });
}
