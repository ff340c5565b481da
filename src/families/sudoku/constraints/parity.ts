/** Even and odd cells. */
import type { OneOfRule } from '../../kit/rules/index.js';
import { discShapes, squareShapes } from '../drawing/grounds.js';
import { CELLS, type CellsConstraint } from './cells.js';
import type { ConstraintType, RuleDraft } from './contract.js';

/** Cells with even numbers. */
export interface Even extends CellsConstraint {
  readonly type: 'even';
}

/** Cells with odd numbers. */
export interface Odd extends CellsConstraint {
  readonly type: 'odd';
}

export const even: ConstraintType<Even> = {
  type: 'even',
  ...ofParity(0),
  draw: ({ cells }, picture) => ({ below: squareShapes(picture, cells) }),
  sentence: {
    en: 'Cells with a grey square hold even numbers.',
    de: 'Felder mit einem grauen Quadrat enthalten gerade Zahlen.',
  },
};

export const odd: ConstraintType<Odd> = {
  type: 'odd',
  ...ofParity(1),
  draw: ({ cells }, picture) => ({ below: discShapes(picture, cells) }),
  sentence: {
    en: 'Cells with a grey circle hold odd numbers.',
    de: 'Felder mit einem grauen Kreis enthalten ungerade Zahlen.',
  },
};

/** The parts of both types that depend on the remainder by 2 alone. */
function ofParity(remainder: number): Pick<ConstraintType<CellsConstraint>, 'keys' | 'cellKeys' | 'rules'> {
  return {
    keys: { cells: CELLS },
    cellKeys: { cells: { form: 'any' } },
    rules({ cells }, { side, placesOf }) {
      const numbers = Array.from({ length: side }, (_, index) => index + 1);
      const values = numbers.filter((number) => number % 2 === remainder);
      return [{ kind: 'one-of', places: placesOf(cells), values } satisfies RuleDraft<OneOfRule>];
    },
  };
}
