/** Techniques of Unruly by the names that players use. */
import type { Technique } from '../../contract/explaining.js';
import { isOneOf, reasonsOf, technique } from '../../kit/words/step-shapes.js';

const LINES = ['row', 'column'] as const;

export const unrulyTechniques: readonly Technique[] = [
  technique('not-all-alike', 'not all alike', (step) => isOneOf(step, ['run'])),
  technique('completed-line', 'completed row or column', (step) => isOneOf(step, LINES)),
  technique(
    'room-in-a-line',
    'room in a row or column',
    (step) =>
      reasonsOf(step, LINES).length === 1 && reasonsOf(step, ['run']).length + 1 === step.reasons.length,
  ),
];
