/**
 * The steps of a proof with hints, recorded while the solver works, and replayed to a fresh checker: as they
 * are, spoilt, and about a weaker formula. The checker may accept only clauses that hold in every assignment
 * of its formula.
 */
import type { Rng } from '../../../src/core/random.js';
import { ProofChecker } from '../../../src/solve/checker/checker.js';
import type { Formula } from '../../../src/solve/model/cnf.js';
import { clausesOf } from '../../../src/solve/sat/proof/formula.js';
import type { ProofSink } from '../../../src/solve/sat/proof/sink.js';
import { Solver } from '../../../src/solve/sat/solver/solver.js';

/**
 * One step: a clause of the formula, one derived with its hints, or one removed; clauses by their number in
 * the recording.
 */
type Step =
  | { readonly kind: 'insert'; readonly index: number; readonly number: number }
  | {
      readonly kind: 'derive';
      readonly literals: readonly number[];
      readonly hints: readonly number[];
      readonly number: number;
    }
  | { readonly kind: 'remove'; readonly number: number };

/** The steps, and whether they refute the formula or the limit was hit. */
export interface Recording {
  readonly refuted: boolean;
  readonly steps: readonly Step[];
}

/** Solves a formula and records the steps of the proof. */
export function recordSteps(formula: Formula, conflicts: number): Recording {
  const checker = new ProofChecker();
  const steps: Step[] = [];
  const sink: ProofSink = {
    derive: (literals, size, hints, hintCount) => {
      const number = checker.derive(literals, size, hints, hintCount);
      steps.push({
        kind: 'derive',
        literals: [...literals.subarray(0, size)],
        hints: [...hints.subarray(0, hintCount)],
        number,
      });
      return number;
    },
    remove: (number) => {
      checker.remove(number);
      steps.push({ kind: 'remove', number });
    },
  };
  const solver = new Solver(sink);
  solver.addVariables(formula.variableCount);
  let index = 0;
  for (const clause of clausesOf(formula)) {
    const number = checker.insert(clause);
    steps.push({ kind: 'insert', index: index++, number });
    solver.addClause(clause, false, number);
  }
  const refuted = solver.solve([], { conflicts }) === 'unsatisfiable';
  return { refuted, steps };
}

/** The checker's results of a replay. */
export interface Replay {
  readonly accepted: number;
  readonly rejected: number;
  readonly refuted: boolean;
  /** A clause that was accepted although an assignment of the formula breaks it. */
  readonly unsound?: readonly number[];
}

/**
 * Shows steps to a fresh checker that holds other clauses in the places of the recorded ones. A refused step
 * is left out.
 * @param holds whether a literal holds in an assignment of these clauses; absent where there is none
 * @throws Error when the checker fails in another way than by refusing a step
 */
export function replaySteps(
  clauses: readonly (readonly number[])[],
  { steps }: Recording,
  holds?: (literal: number) => boolean,
): Replay {
  const checker = new ProofChecker();
  const known = new Map<number, number>();
  // A hint of a clause that was refused is left out: the checker need not survive a hint that does not exist.
  const renumbered = (number: number): readonly number[] => {
    const now = known.get(number);
    return now === undefined ? [] : [now];
  };
  let accepted = 0;
  let rejected = 0;
  for (const step of steps) {
    if (step.kind === 'insert') {
      known.set(step.number, checker.insert(clauses[step.index]!));
      continue;
    }
    if (step.kind === 'remove') {
      if (step.number > 0) for (const number of renumbered(step.number)) checker.remove(number);
      known.delete(step.number);
      continue;
    }
    const number = derived(checker, step.literals, step.hints.flatMap(renumbered));
    if (number === undefined) {
      rejected++;
      known.delete(step.number);
      continue;
    }
    accepted++;
    known.set(step.number, number);
    if (holds !== undefined && !step.literals.some(holds))
      return { accepted, rejected, refuted: checker.refuted, unsound: step.literals };
  }
  return { accepted, rejected, refuted: checker.refuted };
}

/** The number of an accepted clause; undefined when the checker refuses it. */
function derived(
  checker: ProofChecker,
  literals: readonly number[],
  hints: readonly number[],
): number | undefined {
  try {
    return checker.derive(Int32Array.from(literals), literals.length, Int32Array.from(hints), hints.length);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('the proof is wrong: ')) return undefined;
    throw error;
  }
}

/** The recording with a literal or a hint of some steps changed. */
export function spoilSteps(recording: Recording, rng: Rng): Recording {
  const share = 1 + rng.integer(20);
  const steps = recording.steps.map((step): Step => {
    if (step.kind !== 'derive' || step.literals.length === 0 || rng.integer(share) > 0) return step;
    const { literals, hints } = step;
    const at = rng.integer(literals.length);
    switch (rng.integer(4)) {
      case 0:
        return { ...step, literals: literals.with(at, -literals[at]!) };
      case 1:
        return { ...step, literals: literals.toSpliced(at, 1) };
      case 2:
        return { ...step, hints: hints.toSpliced(rng.integer(hints.length + 1), 1) };
      default:
        return { ...step, hints: rng.shuffle(hints) };
    }
  });
  return { ...recording, steps };
}
