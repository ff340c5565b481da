/** The steps of an explanation that are worth a hint. */
import { countedSteps, type Explanation, entryTest, type Step } from '../model/index.js';
import { isSimple } from './chunks.js';

/**
 * The first steps that simple rules do not give at once; where there are fewer than asked for, the first of
 * those that enter something follow, as far as there are any.
 */
export function keySteps(explanation: Pick<Explanation, 'marks' | 'steps'>, count: number): readonly Step[] {
  const { marks, steps } = explanation;
  const isEntry = entryTest(marks);
  const counted = countedSteps(marks, steps);
  const hard = counted.filter((step) => !isSimple(step)).slice(0, count);
  const easy = counted.filter((step) => isSimple(step) && step.conclusions.some(isEntry));
  const chosen = new Set([...hard, ...easy.slice(0, count - hard.length)]);
  return steps.filter((step) => chosen.has(step));
}
