/** The techniques of zebra puzzles that the reasons of a step tell apart. */
import type { StepShape, Technique } from '../../contract/explaining.js';
import { isOneOf, technique } from '../../kit/words/step-shapes.js';

/** The special before the general. */
export const zebraTechniques: readonly Technique[] = [
  technique('clue', 'one clue', (step) => isOneOf(step, ['clue'])),
  technique('only-house-left', 'only house left', (step) => isOneOf(step, ['value']) && places(step)),
  technique('only-value-left', 'only value left', (step) => isOneOf(step, ['house']) && places(step)),
  technique(
    'clues-combined',
    'clues combined',
    ({ reasons }) => reasons.length > 1 && reasons.every(({ kind }) => kind === 'clue'),
  ),
];

function places({ conclusions }: StepShape): boolean {
  return conclusions.some(({ value }) => value);
}
