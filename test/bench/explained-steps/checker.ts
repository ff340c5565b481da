/** The check of a step of an explanation, apart from the search that found it. */
import type { Board } from '../../../src/explain/model/board.js';
import type { Step } from '../../../src/explain/model/step.js';
import type { Known } from '../../../src/families/contract/explaining.js';
import { statedParts } from '../../explain/stated.js';
import { judgeByHighs } from './by-highs.js';
import { faultsOfProof } from './proof-checker.js';
import type { Judge } from './questions.js';

/** Checks the steps of one puzzle. */
export interface StepChecker {
  /**
   * The fault of a step, undefined for none: its reasons and facts force its conclusions, none of them can be
   * left out, and each line of a proof follows from its reason.
   * @param known the marks that are known before it
   * @param values of the marks in the solution
   */
  wrongWith(step: Step, known: ReadonlySet<number>, values: readonly boolean[]): string | undefined;
}

/** Opens a checker for steps of a puzzle that was laid out on a board, by HiGHS. */
export async function openStepChecker(board: Board): Promise<StepChecker> {
  return stepChecker(board, await judgeByHighs());
}

/** A checker for steps of a puzzle that was laid out on a board. */
export function stepChecker(board: Board, judge: Judge): StepChecker {
  return {
    wrongWith(step, known, values) {
      const wrong =
        wrongAsData(step, known, values) ??
        wrongWithReasons(board, judge, step) ??
        wrongWithProof(board, judge, step, known);
      return wrong === undefined ? undefined : `${step.reasons.map(({ reason }) => reason.id)}: ${wrong}`;
    },
  };
}

/** The fault of a step in view of the solution and the known marks. */
function wrongAsData(
  { facts, conclusions, proof }: Step,
  known: ReadonlySet<number>,
  values: readonly boolean[],
): string | undefined {
  const isTrue = ({ mark, value }: Known): boolean => values[mark] === value;
  if (conclusions.length === 0) return 'there is no conclusion';
  const cited = proof?.kind === 'contradiction' ? proof.facts : [];
  if (![...facts, ...cited, ...conclusions].every(isTrue)) return 'not true of the solution';
  if (!facts.every(({ mark }) => known.has(mark))) return 'a fact is not known yet';
  return conclusions.some(({ mark }) => known.has(mark)) ? 'a conclusion was known' : undefined;
}

/** True if the conclusions follow, and from less. */
function wrongWithReasons(board: Board, judge: Judge, step: Step): string | undefined {
  const { facts, conclusions, reasons } = step;
  const parts = statedParts(board, reasons);
  const questions = judge(board, { parts, facts, conclusions });
  if (!questions.isForced(parts, facts)) return 'the reasons and facts do not force the conclusions';
  for (const [left, { reason }] of reasons.entries()) {
    // Also with both halves of the others.
    const others = parts.filter((_, index) => index !== left).map((part) => ({ reason: part.reason }));
    if (questions.isForced(others, facts)) return `${reason.id} is not needed`;
  }
  for (const left of facts) {
    const others = facts.filter((fact) => fact !== left);
    if (questions.isForced(parts, others)) return `a fact is not needed, ${board.marks[left.mark]!.place}`;
  }
  return undefined;
}

/** The fault of a step's proof, where it has one. */
function wrongWithProof(
  board: Board,
  judge: Judge,
  { proof, reasons, conclusions }: Step,
  known: ReadonlySet<number>,
): string | undefined {
  if (proof?.kind !== 'contradiction') return undefined;
  if (!proof.facts.every(({ mark }) => known.has(mark))) return 'a proof rests on what is not known yet';
  return faultsOfProof(board, judge, { parts: statedParts(board, reasons), conclusions, proof })[0];
}
