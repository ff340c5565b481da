/** The techniques of Queens that the reasons of a step tell apart. */
import type { StepShape, Technique } from '../../contract/explaining.js';

const ATTACKS = ['row', 'column', 'diagonal'];
const COUNTS = ['rows', 'columns'];

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
      step.reasons.length === 1 && counts(step) === 1 && step.conclusions.some(({ value }) => value),
  },
  {
    // A queen here would see all free cells of a part that needs a queen.
    id: 'no-room',
    name: 'no room left in a line',
    matches: (step) => attacks(step) >= 1 && counts(step) === 1 && isAll(step) && onlyExcludes(step),
  },
  {
    id: 'no-room-in-rows-and-columns',
    name: 'no room left in rows and columns',
    matches: (step) => attacks(step) >= 1 && counts(step) === 2 && isAll(step) && onlyExcludes(step),
  },
];

function attacks({ reasons }: StepShape): number {
  return reasons.filter(({ kind, onlyExcludes = false }) => ATTACKS.includes(kind) || onlyExcludes).length;
}

/** The number of reasons compare the number of queens with the parts of the rows or columns. */
function counts({ reasons }: StepShape): number {
  return reasons.filter(({ kind, onlyExcludes = false }) => COUNTS.includes(kind) && !onlyExcludes).length;
}

function onlyExcludes({ conclusions }: StepShape): boolean {
  return conclusions.every(({ value }) => !value);
}

function isAll(step: StepShape): boolean {
  return attacks(step) + counts(step) === step.reasons.length;
}
