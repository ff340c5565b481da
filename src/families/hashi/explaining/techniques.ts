/** Techniques of Hashi by the names that its players use. */
import type { StepShape, Technique } from '../../contract/explaining.js';
import { concludesOnly, isOneOf, reasonsOf, technique } from '../../kit/words/step-shapes.js';
import { CONNECTED, CROSSING, ISLAND, isMost, LONE_ISLAND } from './reasons.js';

const ISLANDS = [ISLAND, LONE_ISLAND] as const;

export const hashiTechniques: readonly Technique[] = [
  technique('crossing', 'bridges do not cross', (step) => isOneOf(step, [CROSSING])),
  technique('only-neighbour', 'only one neighbour', (step) => isOneOf(step, [LONE_ISLAND]) && isAtOnce(step)),
  technique('full-island', 'full island', (step) => isAtOnce(step) && everyPlaceIsFull(step)),
  technique(
    'every-direction',
    'a bridge in every direction',
    (step) => isAtOnce(step) && concludesOnly(step, true),
  ),
  technique('completed-island', 'completed island', (step) => {
    return isOneOf(step, ISLANDS) && concludesOnly(step, false) && getsNoMore(step);
  }),
  technique('last-directions', 'last directions', (step) => {
    const areClosed = step.facts.every(({ mark, value }) => !value && mark.atLeast === 1);
    return isOneOf(step, ISLANDS) && concludesOnly(step, true) && areClosed;
  }),
  technique('few-bridges', 'few bridges', (step) => isAtOnce(step) && concludesOnly(step, false)),
  technique('remaining-bridges', 'remaining bridges', (step) => isOneOf(step, ISLANDS)),
  technique('last-way-out', 'last way out', (step) => isOneOf(step, [CONNECTED])),
  technique('isolation', 'isolation', (step) => {
    const connected = reasonsOf(step, [CONNECTED]).length;
    return connected === 1 && connected + reasonsOf(step, ISLANDS).length === step.reasons.length;
  }),
];

/** The number of an island alone says it, whatever else is known. */
function isAtOnce(step: StepShape): boolean {
  return isOneOf(step, ISLANDS) && step.facts.length === 0;
}

/** True if no place of which something is concluded gets more bridges than it has. */
function getsNoMore({ conclusions, facts }: StepShape): boolean {
  const least = (place: string): number =>
    Math.max(
      0,
      ...facts.flatMap(({ mark, value }) => (value && mark.place === place ? [mark.atLeast!] : [])),
    );
  return conclusions.every(({ mark: { place } }) =>
    conclusions.some(({ mark }) => mark.place === place && mark.atLeast === least(place) + 1),
  );
}

/** True if all places of which something is concluded get as many bridges as they can have. */
function everyPlaceIsFull({ conclusions }: StepShape): boolean {
  const full = new Set(
    conclusions.filter(({ mark, value }) => value && isMost(mark)).map(({ mark }) => mark.place),
  );
  return conclusions.every(({ mark }) => full.has(mark.place));
}
