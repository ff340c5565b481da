/**
 * How a step is stated: what is needed of its reasons and of what is known, and the argument. Reasons that people state as
 * one are combined, unless only the reasons one by one have a short argument.
 */
import type { Known } from '../families/explaining.js';
import type { Board } from './board.js';
import { combineReasons } from './combine.js';
import { type Essence, essenceOf, shortArgument } from './complete.js';
import { type Entailment, Entailments } from './entailment.js';
import { withFewestFacts } from './fewest-facts.js';
import { factsOf } from './proof-draft.js';
import { lineCount, proofOf } from './refute.js';
import type { Argument } from './step.js';

/** Steps of more reasons are not followed by people anyway: then fewer reasons are worth more than a proof. */
const MOST_FOLLOWED = 6;

/** Proofs of more lines are not read. */
const MOST_LINES = 40;

/** Proofs of no more lines are easier to follow than a count in which something counts twice. */
const FEW_LINES = 12;

/** What a step rests on, and how. */
export interface Statement extends Essence {
  readonly argument: Argument;
}

/** Some reasons with what is needed of them, and the statement when it is asked for. */
interface Stated {
  readonly essence: Essence;
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
   * The statement of a step.
   * @param reasons positions on the board; none of them can be left out
   * @param known all that is known of the marks in their scope
   * @throws Error when the reasons and what is known do not force the conclusions
   */
  of(reasons: readonly number[], known: readonly Known[], conclusions: readonly Known[]): Statement {
    const own = this.#stated(reasons, known, conclusions);
    const fewer = combineReasons(this.#board, own.essence.parts, known, conclusions);
    if (fewer.length === reasons.length) return own.statement();
    const combined = this.#stated(fewer, known, conclusions).statement();
    if (isShort(combined.argument) || reasons.length > MOST_FOLLOWED) return combined;
    const oneByOne = own.statement();
    return isShort(oneByOne.argument) ? oneByOne : combined;
  }

  #stated(reasons: readonly number[], known: readonly Known[], conclusions: readonly Known[]): Stated {
    const entailment = this.#entailments.of(reasons, [...known, ...conclusions]);
    const essence = essenceOf(entailment, reasons, known, conclusions);
    const statement = (): Statement => {
      const fewest = withFewestFacts(entailment, essence, known, conclusions);
      const prove = (): Argument =>
        proved(entailment, fewest, inOrder(entailment, fewest, known), conclusions);
      return { ...fewest, argument: clearer(shortArgument(fewest), prove) };
    };
    return { essence, statement };
  }
}

/** The short argument, where there is one; of a count in which something counts twice rather a proof of few lines. */
function clearer(short: Argument | undefined, prove: () => Argument): Argument {
  if (short === undefined) return prove();
  if (short.kind !== 'counting' || short.isTight) return short;
  const proof = prove();
  return proof.kind === 'contradiction' && isShort(proof, FEW_LINES) ? proof : short;
}

/** What is known, facts of the step first, then entries, then notes. */
function inOrder({ board }: Entailment, { facts }: Essence, known: readonly Known[]): readonly Known[] {
  const own = new Set(facts.map(({ mark }) => mark));
  const rank = (one: Known): number => (own.has(one.mark) ? 0 : board.isEntry(one) ? 1 : 2);
  return known.toSorted((one, other) => rank(one) - rank(other));
}

/** A proof, where one is found. */
function proved(
  entailment: Entailment,
  { parts }: Essence,
  known: readonly Known[],
  conclusions: readonly Known[],
): Argument {
  const lines = proofOf({ entailment, parts, known, conclusions });
  if (lines === undefined) return { kind: 'together' };
  const rested = new Set(lines.flatMap(factsOf).map(({ mark }) => mark));
  return { kind: 'contradiction', lines, facts: known.filter(({ mark }) => rested.has(mark)) };
}

/** Whether there is an argument that people follow. */
function isShort(argument: Argument, most: number = MOST_LINES): boolean {
  if (argument.kind !== 'contradiction') return argument.kind !== 'together';
  return argument.lines.every((line) => !('supposed' in line) || lineCount(line) <= most);
}
