/** Numbered rooms: the first number from the clue on is the position of the clue's number. */
import { z } from 'zod';
import { lineClue } from '../../drawing/outside.js';
import type { NumberedRoomRule } from '../../kinds/index.js';
import { CELLS, type CellsConstraint } from '../cells.js';
import type { ConstraintType, RuleDraft } from '../contract.js';
import { clueMargin, distanceOf, LINE_KEYS, wholeLineFault } from './clue.js';

/** The cells of the row or column from the clue on. */
export interface NumberedRoom extends CellsConstraint {
  readonly type: 'numbered-room';
  readonly number: number;
}

export const numberedRoom: ConstraintType<NumberedRoom> = {
  type: 'numbered-room',
  keys: { cells: CELLS, number: z.number().int() },
  cellKeys: LINE_KEYS,
  fault({ cells, number }, all) {
    if (number >= 1 && number <= all.side) return wholeLineFault(cells, all);
    return `A number from 1 to ${all.side} is expected; found ${number}.`;
  },
  rules: ({ cells, number }, { placesOf }) => [
    { kind: 'numbered-room', places: placesOf(cells), number } satisfies RuleDraft<NumberedRoomRule>,
  ],
  draw: (constraint, picture, all) =>
    lineClue(picture, constraint.cells, constraint.number, distanceOf(constraint, all)),
  margin: clueMargin,
  sentence: {
    en: 'The first number from a clue outside the grid tells at which place of its row or column the clue’s number stands.',
    de: 'Die erste Zahl nach einem Hinweis am Rand nennt den Platz in ihrer Zeile oder Spalte, an dem die Zahl des Hinweises steht.',
  },
};
