/** The arguments of Calcudoku as players say them: one cage with its numbers, or one row or column. */
import type { SaysKnown, StepShape } from '../../contract/explaining.js';
import { isOneOf, reasonsOf } from '../../kit/words/step-shapes.js';
import { hasClue, type KenkenPuzzle } from '../puzzle.js';
import { becauseOfCage, lackingInCage } from './cage-arguments.js';
import { becauseOfCageAndLine } from './cage-line-arguments.js';
import { becauseOfLine, lackingInLine, withEntries } from './line-arguments.js';
import { cageId } from './reasons.js';

const LINES = ['row', 'column'];

/**
 * The argument of a step, as it follows `because`; undefined for one of several rules, or with words that are
 * as good.
 */
export function becauseOfNumbers(
  puzzle: KenkenPuzzle,
  step: StepShape,
  saysKnown: SaysKnown,
): string | undefined {
  const { size, cages } = puzzle;
  if (isOneOf(step, LINES)) return becauseOfLine(step);
  const [only, ...more] = reasonsOf(step, ['cage']);
  const cage = cages.filter(hasClue).find((one) => cageId(one) === only?.id);
  if (cage === undefined || more.length > 0) return undefined;
  if (step.reasons.length === 1) return becauseOfCage(cage, size, step, saysKnown);
  const [line] = reasonsOf(step, LINES);
  return line === undefined || step.reasons.length > 2
    ? undefined
    : becauseOfCageAndLine(cage, line, step, saysKnown);
}

/** The same of a line of a proof by one rule; without conclusions what a row, column or cage leaves. */
export function becauseOfProofLine(
  puzzle: KenkenPuzzle,
  step: StepShape,
  saysKnown: SaysKnown,
): string | undefined {
  if (step.conclusions.length === 0) {
    if (isOneOf(step, LINES)) return lackingInLine(step);
    const cage = puzzle.cages.filter(hasClue).find((one) => cageId(one) === step.reasons[0]!.id);
    return cage && lackingInCage(cage, puzzle.size, step, saysKnown);
  }
  const words = becauseOfNumbers(puzzle, step, saysKnown);
  return words === undefined || !isOneOf(step, LINES) ? words : withEntries(words, step);
}
