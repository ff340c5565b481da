/** Palindromes: a line reads the same from both ends. */
import type { RelationRule } from '../../kit/rules/index.js';
import { pathShapes } from '../drawing/lines.js';
import { CELLS, type CellsConstraint } from './cells.js';
import type { ConstraintType, RuleDraft } from './contract.js';
import { lineMove } from './lines/line.js';

/** The cells from one end to the other. */
export interface Palindrome extends CellsConstraint {
  readonly type: 'palindrome';
}

export const palindrome: ConstraintType<Palindrome> = {
  type: 'palindrome',
  keys: { cells: CELLS },
  cellKeys: { cells: { form: 'path', least: 2 } },
  rules({ cells }, { placesOf }) {
    const places = placesOf(cells);
    return places.slice(0, Math.floor(places.length / 2)).map((place, index): RuleDraft<RelationRule> => {
      return { kind: 'relation', places: [place, places.at(-1 - index)!], test: { is: 'equal' } };
    });
  },
  move: lineMove({ en: 'palindrome', de: 'Palindrom' }, 1.6, {
    en: 'The palindrome from A to B reads the same from both ends',
    de: 'Das Palindrom von A bis B liest sich von beiden Enden gleich',
  }),
  draw: ({ cells }, picture) => ({ below: pathShapes(picture, cells, '#b0b0b0') }),
  sentence: {
    en: 'The numbers along a palindrome read the same from both ends.',
    de: 'Die Zahlen auf einem Palindrom lesen sich von beiden Enden gleich.',
  },
};
