/** The techniques of Queens that the reasons of a step tell apart. */
import type { StepShape, Technique } from '../../contract/explaining.js';
import { concludesOnly, technique } from '../../kit/words/step-shapes.js';

const ATTACKS = ['row', 'column', 'diagonal'];
const COUNTS = ['rows', 'columns'];

/** The special before the general. */
export const queensTechniques: readonly Technique[] = [
  technique('attack', 'attack', (step) => step.reasons.length === 1 && attacks(step) === 1),
  // The parts of the rows or columns that are left are just enough for the queens that are missing.
  technique(
    'last-place',
    'last place in a line',
    (step) => step.reasons.length === 1 && counts(step) === 1 && step.conclusions.some(({ value }) => value),
  ),
  // A queen here would see all free cells of a part that needs a queen.
  technique(
    'no-room',
    'no room left in a line',
    (step) => attacks(step) >= 1 && counts(step) === 1 && isAll(step) && concludesOnly(step, false),
  ),
  technique(
    'no-room-in-rows-and-columns',
    'no room left in rows and columns',
    (step) => attacks(step) >= 1 && counts(step) === 2 && isAll(step) && concludesOnly(step, false),
  ),
];

function attacks({ reasons }: StepShape): number {
  return reasons.filter(({ kind, onlyExcludes = false }) => ATTACKS.includes(kind) || onlyExcludes).length;
}

/** The number of reasons compare the number of queens with the parts of the rows or columns. */
function counts({ reasons }: StepShape): number {
  return reasons.filter(({ kind, onlyExcludes = false }) => COUNTS.includes(kind) && !onlyExcludes).length;
}

function isAll(step: StepShape): boolean {
  return attacks(step) + counts(step) === step.reasons.length;
}
