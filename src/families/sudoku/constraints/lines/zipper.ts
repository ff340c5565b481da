/** Zipper lines: two cells equally far from the middle add up to the number in the middle. */
import { zipperShapes } from '../../drawing/lines.js';
import type { CellsConstraint } from '../cells.js';
import type { ConstraintType } from '../contract.js';
import { equalSums } from './equal-sums.js';
import { lineMove, lineOf } from './line.js';

/** The cells from one end to the other; without a cell in the middle all pairs have one sum. */
export interface Zipper extends CellsConstraint {
  readonly type: 'zipper';
}

export const zipper: ConstraintType<Zipper> = {
  type: 'zipper',
  ...lineOf(3, '#b3a4ea'),
  rules({ cells }, all) {
    const half = Math.floor(cells.length / 2);
    const pairs = cells.slice(0, half).map((cell, index) => ({ cells: [cell, cells.at(-1 - index)!] }));
    const middle = cells.length % 2 === 1 ? { cells: [cells[half]!] } : pairs.pop()!;
    return pairs.map((pair) => equalSums(pair, middle, all));
  },
  move: lineMove({ en: 'zipper line', de: 'Reißverschluss-Linie' }, 2.4, {
    en: 'Cells equally far from the middle of the zipper line from A to B have one sum',
    de: 'Felder gleich weit von der Mitte der Reißverschluss-Linie von A bis B haben dieselbe Summe',
  }),
  draw: ({ cells }, picture) => zipperShapes(picture, cells),
  sentence: {
    en: 'On a zipper line two cells equally far from the middle add up to the number in the middle.',
    de: 'Auf einer Reißverschluss-Linie ergeben zwei Felder, die gleich weit von der Mitte entfernt sind, zusammen die Zahl in der Mitte.',
  },
};
