/** Skyscrapers: numbers are heights; a clue is the number of those that can be seen from it. */
import { z } from 'zod';
import type { SeenRule } from '../../../kit/rules/index.js';
import { lineClue } from '../../drawing/outside.js';
import { CELLS, type CellsConstraint } from '../cells.js';
import type { ConstraintType, RuleDraft } from '../contract.js';
import { clueMargin, distanceOf, LINE_KEYS, lineFault } from './clue.js';

/** The cells from the clue on. */
export interface Skyscraper extends CellsConstraint {
  readonly type: 'skyscraper';
  readonly count: number;
}

export const skyscraper: ConstraintType<Skyscraper> = {
  type: 'skyscraper',
  keys: { cells: CELLS, count: z.number().int() },
  cellKeys: LINE_KEYS,
  fault({ cells, count }) {
    if (count >= 1 && count <= cells.length) return lineFault(cells, 'row or column');
    return `From 1 to ${cells.length} heights can be seen; found ${count}.`;
  },
  rules({ cells, count }, { placesOf, inOneArea }) {
    const distinct = inOneArea(cells);
    return [{ kind: 'seen', places: placesOf(cells), count, distinct } satisfies RuleDraft<SeenRule>];
  },
  draw: (constraint, picture, all) =>
    lineClue(picture, constraint.cells, constraint.count, distanceOf(constraint, all)),
  margin: clueMargin,
  sentence: {
    en: 'Numbers are heights of buildings; a number outside the grid tells how many can be seen from there, where higher ones hide lower ones.',
    de: 'Zahlen sind Höhen von Häusern; eine Zahl am Rand nennt, wie viele man von dort sieht, wobei höhere die niedrigeren dahinter verdecken.',
  },
};
