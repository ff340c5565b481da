/**
 * Claims from one counting row that differ in nothing but the names of their marks: where one of them is
 * proved, the same proof with other names proves the others. Only the bounds of the row matter and, for each
 * mark, its coefficient, its bounds and its value in the claim.
 */
import type { Known } from '../../families/contract/index.js';
import { type Board, type Part, rowsOf } from '../model/index.js';

/** The claim of a step that is checked. */
export interface Claim {
  /** One for each reason. */
  readonly parts: readonly Part[];
  readonly facts: readonly Known[];
  readonly conclusions: readonly Known[];
}

/** A claim without the names of its marks. */
export interface ClaimShape {
  /** Claims of the same key have the same proof. */
  readonly key: string;
  /** The marks of the row; those at the same place in two claims of one shape play the same part. */
  readonly marks: readonly number[];
}

/** A mark with a statement about it. */
interface Term {
  readonly mark: number;
  readonly says: string;
}

/**
 * The shape of a claim; undefined where it has more than one counting row about marks, or speaks about marks
 * that are not in the row or twice about one.
 */
export function shapeOfClaim(board: Board, { parts, facts, conclusions }: Claim): ClaimShape | undefined {
  const [only, ...more] = parts;
  if (only === undefined || more.length > 0) return undefined;
  const reason = board.reasons[only.reason]!;
  const [row, ...others] = rowsOf(reason, only.half);
  if (!reason.isCount || row === undefined || others.length > 0) return undefined;
  const spokenOf = new Map([...partsOf(facts, 'fact'), ...partsOf(conclusions, 'conclusion')]);
  if (spokenOf.size < facts.length + conclusions.length) return undefined;
  let found = 0;
  const terms = row.variables.map((variable, place): Term => {
    const mark = board.markOf(variable);
    const { lower, upper } = board.model.variables[variable]!;
    const part = spokenOf.get(mark);
    if (part !== undefined) found++;
    return { mark, says: `${row.coefficients[place]} ${lower} ${upper} ${part ?? 'open'}` };
  });
  const marks = new Set(terms.map(({ mark }) => mark));
  if (found < spokenOf.size || marks.size < terms.length || marks.has(-1)) return undefined;
  terms.sort((one, other) => (one.says < other.says ? -1 : Number(one.says > other.says)));
  return {
    key: `${row.lower} ${row.upper}: ${terms.map(({ says }) => says).join()}`,
    marks: terms.map(({ mark }) => mark),
  };
}

function partsOf(all: readonly Known[], part: string): readonly (readonly [number, string])[] {
  return all.map(({ mark, value }) => [mark, `${part} ${value}`]);
}
