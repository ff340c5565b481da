/** The arguments of Calcudoku as players say them: one cage with its numbers, or one row or column. */
import type { StepShape } from '../../explaining.js';
import { isOneOf } from '../../kit/step-shapes.js';
import { hasClue, type KenkenPuzzle } from '../puzzle.js';
import { becauseOfCage } from './cage-arguments.js';
import { becauseOfLine } from './line-arguments.js';
import { isFurtherNote } from './notes.js';
import { cageId } from './reasons.js';

/** The argument of a step, as it follows `because`; undefined for one of several rules, or with words that are as good. */
export function becauseOfNumbers(
  { size, cages }: KenkenPuzzle,
  step: StepShape,
  saysKnown: () => string,
): string | undefined {
  if ([...step.facts, ...step.conclusions].some(({ mark }) => isFurtherNote(mark))) return undefined;
  if (isOneOf(step, ['row', 'column'])) return becauseOfLine(step);
  if (!isOneOf(step, ['cage'])) return undefined;
  const cage = cages.filter(hasClue).find((one) => cageId(one) === step.reasons[0]!.id);
  return cage === undefined ? undefined : becauseOfCage(cage, size, step, saysKnown);
}
