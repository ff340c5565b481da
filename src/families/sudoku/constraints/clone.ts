/** Clones: two groups of cells hold the same numbers in the same order. */
import { type Cell, describeCell } from '../../../core/index.js';
import type { RelationRule } from '../../kit/rules/index.js';
import { cornerLetter, groundShapes } from '../drawing/grounds.js';
import { CELLS, type CellsConstraint } from './cells.js';
import type { ConstraintType, RuleDraft } from './contract.js';

/** Cells, and those that hold the same numbers one by one. */
export interface Clone extends CellsConstraint {
  readonly type: 'clone';
  readonly clone: readonly Cell[];
}

export const clone: ConstraintType<Clone> = {
  type: 'clone',
  keys: { cells: CELLS, clone: CELLS },
  cellKeys: { cells: { form: 'any' }, clone: { form: 'any' } },
  fault({ cells, clone: others }) {
    if (cells.length !== others.length) {
      return `Both groups have as many cells; found ${cells.length} and ${others.length}.`;
    }
    const same = cells.find((cell, index) => cell.join() === others[index]!.join());
    return same && `The clone of ${describeCell(same)} is the same cell.`;
  },
  rules({ cells, clone: others }, { placesOf }) {
    const [first, second] = [placesOf(cells), placesOf(others)];
    return first.map((place, index): RuleDraft<RelationRule> => {
      return { kind: 'relation', places: [place, second[index]!], test: { is: 'equal' } };
    });
  },
  draw(constraint, picture, { constraints }) {
    const { cells, clone: others } = constraint;
    const number = constraints.filter(({ type }) => type === 'clone').indexOf(constraint);
    // Each pair of groups has a letter of its own.
    const letter = String.fromCharCode('A'.charCodeAt(0) + (number % 26));
    const both = [...cells, ...others];
    return {
      below: groundShapes(picture, both),
      above: both.map((cell) => cornerLetter(picture, cell, letter)),
    };
  },
  sentence: {
    en: 'Groups of cells with the same letter hold the same numbers at the same positions.',
    de: 'Gruppen von Feldern mit demselben Buchstaben enthalten an denselben Stellen dieselben Zahlen.',
  },
};
