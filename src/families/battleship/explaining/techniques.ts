/** Techniques of Battleship Solitaire by the names that solvers use. */
import type { StepShape, Technique } from '../../contract/explaining.js';
import { concludesOnly, isOneOf, overlap, reasonsOf, technique } from '../../kit/words/step-shapes.js';
import { knownIn, lengthOf, placesLeft } from './ship-search.js';

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
  technique('places-left', 'places left for ships', (step) => isOfPlaces(step) && areSeveral(step)),
  technique('only-place', 'only place left for a ship', isOfPlaces),
  technique('ships-all-found', 'all ships of a length found', (step) => usesFleet(step, 'most')),
  technique(
    'counting-ships',
    'counting ships',
    (step) =>
      isOneOf(step, [FLEET]) || (isFleetWithLines(step) && reasonsOf(step, [FLEET], 'least').length === 0),
  ),
  technique('room-for-a-ship', 'room for a ship', isFleetWithLines),
];

/** True if one number of ships is the only reason, and the half of it that is needed. */
function usesFleet(step: StepShape, half: 'least' | 'most'): boolean {
  return isOneOf(step, [FLEET]) && reasonsOf(step, [FLEET], half).length === 1;
}

/** True if ship cells follow from where ships of a length have room. */
function isOfPlaces(step: StepShape): boolean {
  return usesFleet(step, 'least') && step.conclusions.some(({ value }) => value);
}

/**
 * True if these ships, but for those that are found, have room in several places that have no cell in common.
 */
function areSeveral(step: StepShape): boolean {
  const [fleet] = reasonsOf(step, [FLEET]);
  const [rows, columns] = [0, 1].map((axis) => 1 + Math.max(...fleet!.cells.map((cell) => cell[axis]!)));
  const { open } = placesLeft({ rows: rows!, columns: columns! }, lengthOf(fleet!), knownIn(step));
  return open.some(({ cells }) => open.some((other) => !overlap(cells, other.cells)));
}

/** A number of ships with rows or columns, where it may also be needed that ships do not touch. */
function isFleetWithLines(step: StepShape): boolean {
  const fleet = reasonsOf(step, [FLEET]).length;
  const lines = reasonsOf(step, LINES).length;
  const touching = reasonsOf(step, ['no-touching']).length;
  return fleet === 1 && lines > 0 && fleet + lines + touching === step.reasons.length;
}
