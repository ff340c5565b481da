/**
 * The statement of a step: the facts and halves of reasons that it needs, and the argument. Reasons that
 * people state as one are combined, unless only the single reasons have a short argument.
 */
import type { Known } from '../../families/contract/index.js';
import { type Entailment, Entailments } from '../knowledge/index.js';
import { type Argument, type Board, type KnownBefore, type Part, partsOf } from '../model/index.js';
import { factsOf, lineCount, partsOfProof, proofOf } from '../proof/index.js';
import { saysFacts } from '../words/index.js';
import { combineReasons } from './combine.js';
import { type Essence, essentialParts, shortArgument } from './complete.js';
import { withFewestFacts } from './fewest-facts.js';
import type { RoundState } from './round.js';

/**
 * Steps of more reasons are not followed by people anyway: then fewer reasons are worth more than a proof.
 */
const MOST_FOLLOWED = 6;

/** Proofs of more lines are not read. */
const MOST_LINES = 40;

/** Proofs of no more lines are easier to follow than a count in which something counts twice. */
const FEW_LINES = 12;

/** The reasons and facts of a step, and its argument. */
export interface Statement extends Essence {
  readonly argument: Argument;
  /** The parts that the lines of a proof refer to, or the whole of a rule in place of some. */
  readonly proofParts: readonly Part[];
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

/** Some reasons with the halves needed of them, and the statement on request. */
interface Stated {
  readonly parts: readonly Part[];
  readonly statement: () => Statement;
}

/** Makes the statements of steps on a board. */
export class Statements {
  readonly #board: Board;
  readonly #entailments: Entailments;

  /** @param board to which combined reasons are added */
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
    const { reasons, state, knownIn } = task;
    const { before, byThen } = state;
    if (state.above === 0 || knownIn(byThen).length === knownIn(before).length)
      return this.#chosen(task, byThen).statement();
    if (reasons.length === 1 || this.#board.explained.combine === undefined) {
      return (this.#withAbove(task, reasons) ?? this.#stated(task, reasons, before)).statement();
    }
    const chosen = this.#chosen(task, before);
    const stated = chosen.parts.map(({ reason }) => reason);
    return (this.#withAbove(task, stated) ?? chosen).statement();
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
    const parts = reasons.flatMap((reason) => partsOf(this.#board.reasons[reason]!));
    const entailment = this.#entailments.of(reasons);
    if (entailment.need(parts, known, conclusions) === undefined) return undefined;
    const essential = essentialParts(entailment, reasons, known, conclusions).parts;
    return essential.map(({ reason }) => reason);
  }

  /** The statement by single reasons, or by combined ones. */
  #chosen(task: StatementTask, by: KnownBefore): Stated {
    const { reasons, conclusions, knownIn } = task;
    const own = this.#stated(task, reasons, by);
    const fewer = combineReasons(this.#board, own.parts, knownIn(by), conclusions);
    if (fewer.length === own.parts.length) return own;
    const combined = this.#stated(task, fewer, by);
    if (reasons.length > MOST_FOLLOWED || isShort(combined.statement().argument)) return combined;
    return isShort(own.statement().argument) ? own : combined;
  }

  /**
   * The statement with the conclusions of the steps above as known; undefined if a reason would not be needed
   * then.
   */
  #withAbove(task: StatementTask, reasons: readonly number[]): Stated | undefined {
    const { byThen } = task.state;
    return this.#areNeeded(task, reasons, byThen) ? this.#stated(task, reasons, byThen) : undefined;
  }

  /** True if the conclusions do not follow without any of the reasons. */
  #areNeeded({ conclusions, knownIn }: StatementTask, reasons: readonly number[], by: KnownBefore): boolean {
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

  #stated({ conclusions, knownIn }: StatementTask, reasons: readonly number[], by: KnownBefore): Stated {
    // Reasons of the task that a step does without bring no facts.
    const scope = new Set(reasons.flatMap((reason) => this.#board.reasons[reason]!.scope));
    const known = knownIn(by).filter(({ mark }) => scope.has(mark));
    const entailment = this.#entailments.of(reasons);
    const { parts, essence } = essentialParts(entailment, reasons, known, conclusions);
    let made: Statement | undefined;
    const statement = (): Statement => {
      if (made !== undefined) return made;
      const fewest = withFewestFacts(entailment, essence(), known, conclusions);
      const proofParts = partsOfProof(this.#board, fewest.parts);
      const about =
        proofParts === fewest.parts
          ? entailment
          : this.#entailments.of(proofParts.map(({ reason }) => reason));
      const prove = (): Argument =>
        proved(about, proofParts, inOrder(entailment, fewest, known), conclusions);
      made = { ...fewest, argument: clearer(shortArgument(fewest), prove), proofParts, known, by };
      return made;
    };
    return { parts, statement };
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
  return proof.kind === 'contradiction' && isShort(proof, FEW_LINES) ? proof : short;
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
  const lines = proofOf({ entailment, parts, saysFacts, known, conclusions });
  if (lines === undefined) return { kind: 'together' };
  const rested = new Set(lines.flatMap(factsOf).map(({ mark }) => mark));
  return { kind: 'contradiction', lines, facts: known.filter(({ mark }) => rested.has(mark)) };
}

/** True if there is an argument that people follow. */
function isShort(argument: Argument, most: number = MOST_LINES): boolean {
  if (argument.kind !== 'contradiction') return argument.kind !== 'together';
  return argument.lines.every((line) => !('supposed' in line) || lineCount(line) <= most);
}
