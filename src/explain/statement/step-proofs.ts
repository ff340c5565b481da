/** Proofs of steps that are stated already, line by line, from the marks that a reader knows by then. */
import type { Known } from '../../families/contract/index.js';
import { Entailments, unlessInterrupted } from '../knowledge/index.js';
import type { Board, Part, Proof, Step } from '../model/index.js';
import { factsOf, lineCount, proofOf } from '../proof/index.js';

/** Proofs of no more lines are easier to follow than a count in which something counts twice. */
const FEW_LINES = 12;

/**
 * The steps with proofs of those that neither one reason nor counting shows; when the work is interrupted,
 * the later ones stay as they are.
 * @param stated the marks that are known before the first of them
 */
export function withProofs(board: Board, steps: readonly Step[], stated: Iterable<number>): readonly Step[] {
  const entailments = new Entailments(board);
  const known = new Set(stated);
  return steps.map((step) => {
    const proof = unlessInterrupted(() => proofFor(entailments, step, known));
    for (const { mark } of step.conclusions) known.add(mark);
    return proof === undefined ? step : { ...step, proof };
  });
}

/** Undefined for a step that needs no proof, or has a clearer argument. */
function proofFor(entailments: Entailments, step: Step, stated: ReadonlySet<number>): Proof | undefined {
  if (step.size === 1 || step.count?.isTight === true) return undefined;
  const proof = proofOfStep(entailments, step, stated);
  const isClearer = step.count === undefined || (proof.kind === 'contradiction' && isShort(proof));
  return isClearer ? proof : undefined;
}

function proofOfStep(
  entailments: Entailments,
  { reasons, facts, known, conclusions }: Step,
  stated: ReadonlySet<number>,
): Proof {
  const { board } = entailments;
  const parts = reasons.map(({ reason, half }): Part => {
    return { reason: board.positionOf(reason.id)!, ...(half === undefined ? {} : { half }) };
  });
  const own = new Set(facts.map(({ mark }) => mark));
  // Facts of the step first, then entries, then notes.
  const rank = (one: Known): number => (own.has(one.mark) ? 0 : board.isEntry(one) ? 1 : 2);
  const offered = known
    .filter(({ mark }) => own.has(mark) || stated.has(mark))
    .toSorted((one, other) => rank(one) - rank(other));
  const entailment = entailments.of(parts.map(({ reason }) => reason));
  const lines = proofOf({ entailment, parts, known: offered, conclusions });
  if (lines === undefined) return { kind: 'together' };
  // What lines conclude may be known too, but is not stated.
  const rested = new Set(lines.flatMap(factsOf).map(({ mark }) => mark));
  const before = offered.filter(({ mark }) => rested.has(mark));
  return { kind: 'contradiction', lines, facts: before.sort((one, other) => one.mark - other.mark) };
}

/** True if all refutations of a proof are short. */
function isShort({ lines }: Extract<Proof, { kind: 'contradiction' }>): boolean {
  return lines.every((line) => !('supposed' in line) || lineCount(line) <= FEW_LINES);
}
