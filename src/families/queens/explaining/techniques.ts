/** The techniques of Queens that the reasons of a step tell apart. */
import type { StepShape, Technique } from '../../explaining.js';

const ATTACKS = ['row', 'column', 'diagonal'];
const COUNTS = ['queens', 'rows', 'columns'];

/** The special before the general. */
export const queensTechniques: readonly Technique[] = [
  {
    id: 'attack',
    name: 'attack',
    matches: (step) => step.reasons.length === 1 && attacks(step) === 1,
  },
  {
    // The parts of the rows or columns that are left are just enough for the queens that are missing.
    id: 'last-place',
    name: 'last place in a line',
    matches: (step) =>
      step.reasons.length === 1 && countsQueens(step) && step.conclusions.some(({ value }) => value),
  },
  {
    // A queen here would see all free cells of a part that needs a queen.
    id: 'no-room',
    name: 'no room left in a line',
    matches: (step) => attacks(step) >= 1 && countsQueens(step) && attacks(step) + 1 === step.reasons.length,
  },
];

function attacks({ reasons }: StepShape): number {
  return reasons.filter(({ kind }) => ATTACKS.includes(kind)).length;
}

function countsQueens({ reasons }: StepShape): boolean {
  return reasons.filter(({ kind }) => COUNTS.includes(kind)).length === 1;
}
