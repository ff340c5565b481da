/** Arrows: the numbers along a shaft add up to the number in the circle. */
import { type Cell, capitalised, cellCode, describeCell } from '../../../../core/index.js';
import { all } from '../../../kit/words/series.js';
import { arrowShapes } from '../../drawing/arrows.js';
import { CELL_LISTS, CELLS, type CellsConstraint } from '../cells.js';
import type { ConstraintType } from '../contract.js';
import { equalSums } from './equal-sums.js';

/** The circle, or two or three cells that make one number; and the cells of each shaft without these. */
export interface Arrow extends CellsConstraint {
  readonly type: 'arrow';
  readonly shafts: readonly (readonly Cell[])[];
}

/** Most cells that make one number. */
const MOST_DIGITS = 3;

export const arrow: ConstraintType<Arrow> = {
  type: 'arrow',
  keys: { cells: CELLS, shafts: CELL_LISTS },
  cellKeys: { cells: { form: 'path' }, shafts: { form: 'path' } },
  fault({ cells, shafts }) {
    if (cells.length > MOST_DIGITS) {
      return `The number of an arrow has ${MOST_DIGITS} digits at most; found ${cells.length} cells.`;
    }
    const later = cells.find(([row, column], index) => {
      const [before, beside] = cells[index - 1] ?? [-1, -1];
      return row < before || (row === before && column < beside);
    });
    if (later !== undefined) {
      return `Numbers are read from left to right and from the top down; ${describeCell(later)} comes too late.`;
    }
    const isOwn = (cell: Cell): boolean => cells.some((own) => own.join() === cell.join());
    const twice = shafts.flat().find(isOwn);
    if (twice !== undefined) return `${capitalised(describeCell(twice))} lies in the circle and on a shaft.`;
    const apart = shafts.find(([first]) => !cells.some((cell) => areTouching(cell, first!)));
    return apart && `A shaft begins at ${describeCell(apart[0]!)}, which does not touch the circle.`;
  },
  rules: ({ cells, shafts }, all) =>
    shafts.map((shaft) => equalSums({ cells: shaft }, { cells, isNumber: true }, all)),
  move: {
    name: { en: 'arrow', de: 'Pfeil' },
    cost: 2.2,
    because({ cells }) {
      const codes = cells.map(cellCode);
      const [en, de] = [all(codes, 'en'), all(codes, 'de')];
      return {
        en: `Each shaft of the arrow at ${en} adds up to the number there`,
        de: `Jeder Schaft des Pfeils bei ${de} ergibt die Zahl dort`,
      };
    },
  },
  draw: ({ cells, shafts }, picture) => arrowShapes(picture, cells, shafts),
  sentence: {
    en: 'Along an arrow the numbers add up to the number in its circle; two or three cells in a rounded outline make one number of several digits.',
    de: 'Auf einem Pfeil ist die Summe der Zahlen die Zahl in seinem Kreis; zwei oder drei Felder in einem runden Rahmen bilden eine mehrstellige Zahl.',
  },
};

function areTouching([row, column]: Cell, [otherRow, otherColumn]: Cell): boolean {
  return Math.max(Math.abs(row - otherRow), Math.abs(column - otherColumn)) === 1;
}
