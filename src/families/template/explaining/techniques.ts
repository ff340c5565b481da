/** Techniques of Unruly by the names that players use. */
import type { Technique } from '../../contract/explaining.js';
import { isOneOf, reasonsOf } from '../../kit/words/step-shapes.js';

const LINES = ['row', 'column'] as const;

export const unrulyTechniques: readonly Technique[] = [
  {
    id: 'not-all-alike',
    name: 'not all alike',
    matches: (step) => isOneOf(step, ['run']),
  },
  {
    id: 'completed-line',
    name: 'completed row or column',
    matches: (step) => isOneOf(step, LINES),
  },
  {
    id: 'room-in-a-line',
    name: 'room in a row or column',
    matches: (step) =>
      reasonsOf(step, LINES).length === 1 && reasonsOf(step, ['run']).length + 1 === step.reasons.length,
  },
];
