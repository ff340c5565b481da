/**
 * How a step is stated: what is needed of its reasons and of what is known, and the argument. Reasons that people state as
 * one are combined, unless only the reasons one by one have a short argument.
 */
import type { Known } from '../families/explaining.js';
import type { Board } from './board.js';
import { combineReasons } from './combine.js';
import { type Essence, essenceOf, shortArgument } from './complete.js';
import { type Entailment, Entailments } from './entailment.js';
import { refuteByPacking } from './packing.js';
import { refute } from './refute.js';
import type { Argument, Refutation } from './step.js';
import { tidied } from './tidy-proof.js';

/** Steps of more reasons are not followed by people anyway: then fewer reasons are worth more than a proof. */
const MOST_FOLLOWED = 6;

/** Proofs of more lines are not read. */
const MOST_LINES = 40;

/** What a step rests on, and how. */
export interface Statement extends Essence {
  readonly argument: Argument;
}

/** Some reasons with what is needed of them. */
interface Stated {
  readonly entailment: Entailment;
  readonly essence: Essence;
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
    if (fewer.length === reasons.length) return tidy(own.entailment, argued(own, conclusions), conclusions);
    const stated = this.#stated(fewer, known, conclusions);
    const combined = argued(stated, conclusions);
    if (isShort(combined.argument) || reasons.length > MOST_FOLLOWED)
      return tidy(stated.entailment, combined, conclusions);
    const oneByOne = argued(own, conclusions);
    return isShort(oneByOne.argument)
      ? tidy(own.entailment, oneByOne, conclusions)
      : tidy(stated.entailment, combined, conclusions);
  }

  #stated(reasons: readonly number[], known: readonly Known[], conclusions: readonly Known[]): Stated {
    const entailment = this.#entailments.of(reasons);
    return { entailment, essence: essenceOf(entailment, reasons, known, conclusions) };
  }
}

function argued({ entailment, essence }: Stated, conclusions: readonly Known[]): Statement {
  return { ...essence, argument: argue(entailment, essence, conclusions) };
}

function argue(entailment: Entailment, essence: Essence, conclusions: readonly Known[]): Argument {
  const { parts, facts } = essence;
  return (
    shortArgument(essence) ??
    refuted(conclusions, (opposite) => {
      return (
        refuteByPacking(entailment.board, parts, facts, opposite) ??
        refute(entailment, parts, facts, opposite)
      );
    })
  );
}

/** An argument with packings wherever they end a list of lines. */
function packed(entailment: Entailment, { parts, facts }: Essence, conclusions: readonly Known[]): Argument {
  return refuted(conclusions, (opposite) => refute(entailment, parts, facts, opposite, true));
}

/** The argument that refutes the opposite of each conclusion, where all of them can be refuted. */
function refuted(
  conclusions: readonly Known[],
  refutationOf: (opposite: Known) => Refutation | undefined,
): Argument {
  const refutations: Refutation[] = [];
  for (const { mark, value } of conclusions) {
    const refutation = refutationOf({ mark, value: !value });
    if (refutation === undefined) return { kind: 'together' };
    refutations.push(refutation);
  }
  return { kind: 'contradiction', refutations };
}

/**
 * The statement with proofs as short as they are found: where there is none, or only a long one, each list of lines may end
 * with a packing; and nothing stays that nothing rests on.
 */
function tidy(entailment: Entailment, statement: Statement, conclusions: readonly Known[]): Statement {
  const { argument, parts } = statement;
  const again = isShort(argument) ? argument : packed(entailment, statement, conclusions);
  const best = again.kind === 'together' ? argument : again;
  if (best.kind !== 'contradiction') return { ...statement, argument: best };
  const refutations = best.refutations.map((refutation) => tidied(entailment, parts, refutation));
  return { ...statement, argument: { kind: 'contradiction', refutations } };
}

/** Whether there is an argument that people follow. */
function isShort(argument: Argument): boolean {
  if (argument.kind !== 'contradiction') return argument.kind !== 'together';
  return argument.refutations.every((refutation) => lineCount(refutation) <= MOST_LINES);
}

/** The lines of a proof: two for what is supposed and what follows when that is refuted. */
function lineCount({ lines }: Refutation): number {
  return lines.reduce((count, line) => count + ('supposed' in line ? 1 + lineCount(line) : 1), 1);
}
