/** A family's example as explanations see it, and steps written down in its words. */
import type { Known, Mark } from '../../src/families/contract/explaining.js';
import type { AnyFamily, Puzzle } from '../../src/families/contract/family.js';
import type { InLanguages } from '../../src/families/contract/language.js';
import type { Reason } from '../../src/families/contract/reason.js';

/** A puzzle in reasons and marks. */
export interface ExplainedPuzzle {
  readonly reasons: readonly Reason[];
  readonly marks: readonly Mark[];
  readonly given: readonly Known[];
  /** The known facts, in the words of the marks. */
  says(known: readonly Known[]): readonly string[];
  reason(id: string): Reason;
  /** The premises of all steps. */
  readonly premises: readonly InLanguages<string>[];
}

/** States a puzzle for explaining. */
export function explainedPuzzle(family: AnyFamily, puzzle: Puzzle): ExplainedPuzzle {
  const explaining = family.explaining!;
  const formulation = family.formulations.find(({ id }) => id === explaining.formulation)!;
  const { explained } = formulation.formulate(puzzle, { presolve: false, reasons: true });
  const { marks, given, reasons } = explained!;
  const says = ({ mark, value }: Known): string => {
    const { place, yes, no } = marks[mark]!;
    return `${place} ${(value ? yes : no).one}`;
  };
  const reason = (id: string): Reason => {
    const found = reasons.find((candidate) => candidate.id === id);
    if (found === undefined) throw new Error(`There is no reason ${id}.`);
    return found;
  };
  return {
    reasons,
    marks,
    given,
    says: (known) => known.map(says),
    reason,
    premises: explained!.premises ?? [],
  };
}
