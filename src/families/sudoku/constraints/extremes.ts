/** Minimum and maximum cells: smaller or greater than all cells beside them that are not marked alike. */
import { type Cell, cellsBeside } from '../../../core/index.js';
import type { NeighbourPair } from '../../kit/neighbour-pairs.js';
import { borderSigns, latticeBetween, lessSign } from '../../kit/pictures/border-signs.js';
import type { GridPicture } from '../../kit/pictures/grid-picture.js';
import type { RelationRule } from '../../kit/rules/index.js';
import { groundShapes } from '../drawing/grounds.js';
import { CELLS, type CellsConstraint } from './cells.js';
import type { ConstraintType, Drawn, RuleDraft, SudokuCells } from './contract.js';

/** Cells that are smaller than those beside them. */
export interface Minimum extends CellsConstraint {
  readonly type: 'minimum';
}

/** Cells that are greater than those beside them. */
export interface Maximum extends CellsConstraint {
  readonly type: 'maximum';
}

export const minimum: ConstraintType<Minimum> = {
  type: 'minimum',
  ...comparedBy((cell, beside) => [cell, beside]),
  sentence: {
    en: 'A cell with signs on all sides that point inwards is smaller than the cells beside it; cells of this kind are not compared with each other.',
    de: 'Ein Feld mit Zeichen auf allen Seiten, die nach innen zeigen, ist kleiner als die Felder neben ihm; solche Felder werden nicht miteinander verglichen.',
  },
};

export const maximum: ConstraintType<Maximum> = {
  type: 'maximum',
  ...comparedBy((cell, beside) => [beside, cell]),
  sentence: {
    en: 'A cell with signs on all sides that point outwards is greater than the cells beside it; cells of this kind are not compared with each other.',
    de: 'Ein Feld mit Zeichen auf allen Seiten, die nach außen zeigen, ist größer als die Felder neben ihm; solche Felder werden nicht miteinander verglichen.',
  },
};

/** A cell and one beside it, the smaller one first. */
type InOrder = (cell: Cell, beside: Cell) => NeighbourPair;

/** The parts of both types that depend on the order alone. */
function comparedBy(
  inOrder: InOrder,
): Pick<ConstraintType<CellsConstraint>, 'keys' | 'cellKeys' | 'rules' | 'draw'> {
  return {
    keys: { cells: CELLS },
    cellKeys: { cells: { form: 'any' } },
    rules: (constraint, cells) =>
      comparedPairs(constraint, cells, inOrder).map((pair): RuleDraft<RelationRule> => {
        const [less, greater] = cells.placesOf(pair);
        return { kind: 'relation', places: [less!, greater!], test: { is: 'less' } };
      }),
    draw(constraint, picture: GridPicture, cells): Drawn {
      const signs = comparedPairs(constraint, cells, inOrder).map(lessSign);
      return {
        below: groundShapes(picture, constraint.cells),
        above: borderSigns(picture, signs),
        between: latticeBetween(picture, signs),
      };
    },
  };
}

function comparedPairs(
  { type, cells }: CellsConstraint,
  { constraints, placeOf }: SudokuCells,
  inOrder: InOrder,
): readonly NeighbourPair[] {
  const alike = constraints.filter((other): other is CellsConstraint => other.type === type);
  const marked = new Set(alike.flatMap((other) => other.cells.map(placeOf)));
  return cells.flatMap((cell) =>
    cellsBeside(cell)
      .filter((beside) => placeOf(beside) !== undefined && !marked.has(placeOf(beside)))
      .map((beside) => inOrder(cell, beside)),
  );
}
