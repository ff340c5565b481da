/** Moves by the rule that all sea is connected, and by numbers of any size, as their clauses are derived. */
import type { Move } from '../../../contract/move.js';
import { derivedMove } from '../../../kit/moves/derived.js';
import type { NurikabePuzzle } from '../../puzzle.js';

/** Sea that can be joined with other sea through one cell only. */
export const seaWayOut: Move<NurikabePuzzle> = derivedMove({
  id: 'sea-way-out',
  name: { en: 'way out for the sea', de: 'Ausweg für das Meer' },
  cost: 1.5,
  isOf: ({ reason }, { value }) => reason.kind === 'sea' && value,
});

/** A cell that no sea can be joined with. */
export const enclosed: Move<NurikabePuzzle> = derivedMove({
  id: 'enclosed-cell',
  name: { en: 'enclosed cell', de: 'eingeschlossenes Feld' },
  cost: 1.7,
  isOf: ({ reason }, { value }) => reason.kind === 'sea' && !value,
});

/** Land that needs a number, or would have two, where numbers are not given. */
export const openNumber: Move<NurikabePuzzle> = derivedMove({
  id: 'number-not-given',
  name: { en: 'number not given', de: 'Zahl ohne Angabe' },
  cost: 1.9,
  isOf: ({ reason }) => reason.kind === 'islands',
});
