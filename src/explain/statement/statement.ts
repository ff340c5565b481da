/** The statement of a step: the facts and halves of reasons that it needs, and the argument. */
import type { Known } from '../../families/contract/index.js';
import { type Entailment, Entailments } from '../knowledge/index.js';
import { type Argument, type Board, type KnownBefore, type Part, partsOf } from '../model/index.js';
import { factsOf, lineCount, proofOf } from '../proof/index.js';
import { type Essence, essentialParts, shortArgument } from './complete.js';
import { withFewestFacts } from './fewest-facts.js';
import type { RoundState } from './round.js';

/** Proofs of no more lines are easier to follow than a count in which something counts twice. */
const FEW_LINES = 12;

/** The reasons and facts of a step, and its argument. */
export interface Statement extends Essence {
  readonly argument: Argument;
  /** All that is taken as known of the marks in the scope of its reasons. */
  readonly known: readonly Known[];
  /** The same of all marks. */
  readonly by: KnownBefore;
}

/** The step to be stated. */
interface StatementTask {
  /** Positions on the board; with the facts known before the round none can be left out. */
  readonly reasons: readonly number[];
  readonly conclusions: readonly Known[];
  readonly state: RoundState;
  /** All that is known by then of the marks in the scope of the reasons. */
  readonly knownIn: (by: KnownBefore) => readonly Known[];
}

/** Makes the statements of steps on a board. */
export class Statements {
  readonly #board: Board;
  readonly #entailments: Entailments;

  constructor(board: Board) {
    this.#board = board;
    this.#entailments = new Entailments(board);
  }

  /**
   * The statement of a step. Its reasons are decided by the facts known before its round; conclusions of the
   * steps above it are taken as known if all of these reasons are needed then.
   * @throws Error when the reasons and the known facts do not force the conclusions
   */
  of(task: StatementTask): Statement {
    const { state, knownIn } = task;
    const { before, byThen, above } = state;
    const isSame = above === 0 || knownIn(byThen).length === knownIn(before).length;
    return this.#stated(task, isSame || this.#areNeeded(task, byThen) ? byThen : before);
  }

  /**
   * Those of some reasons that the conclusions need, with what is known; undefined when even all of them do
   * not force these.
   */
  needed(
    reasons: readonly number[],
    known: readonly Known[],
    conclusions: readonly Known[],
  ): readonly number[] | undefined {
    const entailment = this.#entailments.of(reasons);
    // Whole reasons, before halves: with all of the others none may be left over.
    const without = (left?: number): readonly number[] | undefined => {
      const parts = kept
        .filter((reason) => reason !== left)
        .flatMap((reason) => partsOf(this.#board.reasons[reason]!));
      const used = entailment.need(parts, known, conclusions)?.parts;
      return used && kept.filter((one) => used.some(({ reason }) => reason === one));
    };
    let kept = reasons;
    const first = without();
    if (first === undefined) return undefined;
    kept = first;
    for (const reason of first) if (kept.includes(reason)) kept = without(reason) ?? kept;
    return kept;
  }

  /** True if the conclusions do not follow without any of the reasons. */
  #areNeeded({ reasons, conclusions, knownIn }: StatementTask, by: KnownBefore): boolean {
    // Without a rule nothing follows, unless definitions give more.
    if (reasons.length === 1 && !this.#board.tiesMarks) return true;
    const known = knownIn(by);
    const entailment = this.#entailments.of(reasons);
    return reasons.every((left) => {
      const others = reasons.filter((reason) => reason !== left);
      const parts = others.flatMap((reason) => partsOf(this.#board.reasons[reason]!));
      return entailment.need(parts, known, conclusions) === undefined;
    });
  }

  #stated({ reasons, conclusions, knownIn }: StatementTask, by: KnownBefore): Statement {
    const known = knownIn(by);
    const entailment = this.#entailments.of(reasons);
    const { essence } = essentialParts(entailment, reasons, known, conclusions);
    const fewest = withFewestFacts(entailment, essence(), known, conclusions);
    const prove = (): Argument =>
      proved(entailment, fewest.parts, inOrder(entailment, fewest, known), conclusions);
    return { ...fewest, argument: clearer(shortArgument(fewest), prove), known, by };
  }
}

/**
 * The short argument, where there is one; of a count in which something counts twice rather a proof of few
 * lines.
 */
function clearer(short: Argument | undefined, prove: () => Argument): Argument {
  if (short === undefined) return prove();
  if (short.kind !== 'counting' || short.isTight) return short;
  const proof = prove();
  return proof.kind === 'contradiction' && isShort(proof) ? proof : short;
}

/** The known facts, in order: facts of the step, then entries, then notes. */
function inOrder({ board }: Entailment, { facts }: Essence, known: readonly Known[]): readonly Known[] {
  const own = new Set(facts.map(({ mark }) => mark));
  const rank = (one: Known): number => (own.has(one.mark) ? 0 : board.isEntry(one) ? 1 : 2);
  return known.toSorted((one, other) => rank(one) - rank(other));
}

/** A proof, where one is found. */
function proved(
  entailment: Entailment,
  parts: readonly Part[],
  known: readonly Known[],
  conclusions: readonly Known[],
): Argument {
  const lines = proofOf({ entailment, parts, known, conclusions });
  if (lines === undefined) return { kind: 'together' };
  const rested = new Set(lines.flatMap(factsOf).map(({ mark }) => mark));
  return { kind: 'contradiction', lines, facts: known.filter(({ mark }) => rested.has(mark)) };
}

/** True if all refutations of a proof are short. */
function isShort({ lines }: Extract<Argument, { kind: 'contradiction' }>): boolean {
  return lines.every((line) => !('supposed' in line) || lineCount(line) <= FEW_LINES);
}
