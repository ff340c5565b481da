/** Techniques of Battleship Solitaire by the names that solvers use. */
import type { StepShape, Technique } from '../../explaining.js';
import { concludesOnly, isOneOf, reasonsOf } from '../../kit/step-shapes.js';

const LINES = ['row', 'column'] as const;
const FLEET = 'fleet';

export const battleshipTechniques: readonly Technique[] = [
  technique('no-touching', 'ships do not touch', (step) => isOneOf(step, ['no-touching'])),
  technique('given-cell', 'given cell', (step) => isOneOf(step, ['given'])),
  technique(
    'completed-line',
    'completed row or column',
    (step) => isOneOf(step, LINES) && concludesOnly(step, false),
  ),
  technique('last-cells', 'last cells', (step) => isOneOf(step, LINES) && concludesOnly(step, true)),
  technique('longest-ship', 'longest ship', (step) => isOneOf(step, ['longest-ship'])),
  technique(
    'only-place',
    'only place left for a ship',
    (step) => usesFleet(step, 'least') && step.conclusions.some(({ value }) => value),
  ),
  technique('ships-all-found', 'ships of a length all found', (step) => usesFleet(step, 'most')),
  technique(
    'counting-ships',
    'counting ships',
    (step) =>
      isOneOf(step, [FLEET]) || (isFleetWithLines(step) && reasonsOf(step, [FLEET], 'least').length === 0),
  ),
  technique('room-for-a-ship', 'room for a ship', isFleetWithLines),
];

/** Whether one number of ships is the only reason, and the half of it that is needed. */
function usesFleet(step: StepShape, half: 'least' | 'most'): boolean {
  return isOneOf(step, [FLEET]) && reasonsOf(step, [FLEET], half).length === 1;
}

/** A number of ships with rows or columns, where it may also be needed that ships do not touch. */
function isFleetWithLines(step: StepShape): boolean {
  const fleet = reasonsOf(step, [FLEET]).length;
  const lines = reasonsOf(step, LINES).length;
  const touching = reasonsOf(step, ['no-touching']).length;
  return fleet === 1 && lines > 0 && fleet + lines + touching === step.reasons.length;
}

function technique(id: string, name: string, matches: Technique['matches']): Technique {
  return { id, name, matches };
}
