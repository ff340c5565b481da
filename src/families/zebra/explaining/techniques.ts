/** The techniques of zebra puzzles that the reasons of a step tell apart. */
import type { StepShape, Technique } from '../../contract/explaining.js';

/** The special before the general. */
export const zebraTechniques: readonly Technique[] = [
  {
    id: 'clue',
    name: 'one clue',
    matches: (step) => isOne(step, 'clue'),
  },
  {
    id: 'only-house-left',
    name: 'only house left',
    matches: (step) => isOne(step, 'value') && places(step),
  },
  {
    id: 'only-value-left',
    name: 'only value left',
    matches: (step) => isOne(step, 'house') && places(step),
  },
  {
    id: 'clues-combined',
    name: 'clues combined',
    matches: ({ reasons }) => reasons.length > 1 && reasons.every(({ kind }) => kind === 'clue'),
  },
];

function isOne({ reasons }: StepShape, kind: string): boolean {
  return reasons.length === 1 && reasons[0]!.kind === kind;
}

function places({ conclusions }: StepShape): boolean {
  return conclusions.some(({ value }) => value);
}
