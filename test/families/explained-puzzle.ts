/** A family's example as explanations see it, and steps written down in its words. */
import type { Known, Mark, MarkedValue, StepShape } from '../../src/families/contract/explaining.js';
import type { AnyFamily, Puzzle } from '../../src/families/contract/family.js';
import type { Reason } from '../../src/families/contract/reason.js';

/**
 * A step by the ids of its reasons (`row-1`, `row-1 least`) and by what is said of marks (`r1c3 is empty`); a
 * place that is open by its name or, where it has several marks, by what is said of each of these that is
 * open.
 */
interface WrittenStep {
  readonly reasons: readonly string[];
  readonly conclusions: readonly string[];
  readonly facts?: readonly string[];
  readonly open?: readonly string[];
  /** All that is known before; the facts where that is left out. */
  readonly known?: readonly string[];
}

/** A puzzle in reasons and marks. */
export interface ExplainedPuzzle {
  readonly reasons: readonly Reason[];
  readonly marks: readonly Mark[];
  readonly given: readonly Known[];
  /** The known facts, in the words of the marks. */
  says(known: readonly Known[]): readonly string[];
  /** A reason, also one that combines several. */
  reason(id: string): Reason;
  /** The name of the technique that a step is an instance of. */
  technique(step: WrittenStep): string | undefined;
  /** The family's own words for the argument of a step. */
  because(step: WrittenStep): string | undefined;
  /** The same of what a proof supposes and refutes, as a step that concludes its opposite. */
  becauseOfCase(step: WrittenStep): string | undefined;
  /** The same of a line of a proof. */
  becauseOfLine(step: WrittenStep): string | undefined;
  /** The premises of all steps. */
  readonly premises: readonly string[];
}

/** States a puzzle for explaining. */
export function explainedPuzzle(family: AnyFamily, puzzle: Puzzle): ExplainedPuzzle {
  const explaining = family.explaining!;
  const formulation = family.formulations.find(({ id }) => id === explaining.formulation)!;
  const { explained } = formulation.formulate(puzzle, { presolve: false, reasons: true });
  const { marks, given, reasons } = explained!;
  const sums = (explained!.combine?.(reasons) ?? []).map((combined) => combined.reason);
  const says = ({ mark, value }: Known): string => {
    const { place, yes, no } = marks[mark]!;
    return `${place} ${(value ? yes : no).one}`;
  };
  const words = new Map(
    marks.flatMap((_, mark) =>
      [true, false].map((value) => [says({ mark, value }), { mark, value }] as const),
    ),
  );
  const knownAs = (text: string): Known => {
    const known = words.get(text);
    if (known === undefined) throw new Error(`No mark says "${text}".`);
    return known;
  };
  const reason = (id: string): Reason => {
    const found = [...reasons, ...sums].find((candidate) => candidate.id === id);
    if (found === undefined) throw new Error(`There is no reason ${id}.`);
    return found;
  };
  const shapeOf = ({
    reasons: ids,
    conclusions,
    facts = [],
    known = facts,
    open = [],
  }: WrittenStep): StepShape => {
    const marked = (text: string) => {
      const { mark, value } = knownAs(text);
      return { mark: marks[mark]!, value };
    };
    return {
      reasons: ids.map((text) => {
        const [id, half] = text.split(' ') as [string, ('least' | 'most')?];
        const { kind, cells } = reason(id);
        return { id, kind, cells, ...(half === undefined ? {} : { half }) };
      }),
      conclusions: conclusions.map(marked),
      facts: facts.map(marked),
      known: known.map(marked),
      open: open.map((text) => marks.find((mark) => mark.place === text) ?? marked(text).mark),
    };
  };
  return {
    reasons,
    marks,
    given,
    says: (known) => known.map(says),
    reason,
    technique: (step) =>
      [...(explained!.techniques ?? []), ...explaining.techniques].find((one) => one.matches(shapeOf(step)))
        ?.name,
    because: (step) => {
      const shape = shapeOf(step);
      return explained!.because?.(shape, (known = shape.facts) => saysMarked(known));
    },
    becauseOfCase: (step) => {
      const shape = shapeOf(step);
      return explained!.becauseOfCase?.(shape, () => saysMarked(shape.facts));
    },
    becauseOfLine: (step) => {
      const shape = shapeOf(step);
      return explained!.becauseOfLine?.(shape, (known = shape.facts) => saysMarked(known));
    },
    premises: explained!.premises ?? [],
  };
}

function saysMarked(known: readonly MarkedValue[]): string {
  return known.map(({ mark, value }) => `${mark.place} ${(value ? mark.yes : mark.no).one}`).join(', and ');
}
