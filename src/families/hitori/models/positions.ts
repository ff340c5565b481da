/**
 * The formulation `positions`, in which every number is a matter of rows of its own.
 *
 * - Neighbours are not both black, and the white cells are connected, as in the formulation `rules`.
 * - For each number of a line, 0-1 variables are the digits of a binary number, the position of its white
 *   cell: a white cell has the digits of its own position, so that two of them contradict each other.
 *
 * The rows of a cell do not depend on where else its number stands, so who asks which numbers a puzzle can do
 * without switches them on and off. Source: the binary encoding of "at most one" (Frisch et al., 2005).
 */
import {
  type Model,
  type Row,
  row,
  type Term,
  type Variable,
  type VariableIndex,
} from '../../../solve/index.js';
import type { Formulation } from '../../contract/family.js';
import { formulationByRules } from '../../kit/rules/index.js';
import { type HitoriPuzzle, type HitoriSolution, NO_NUMBER } from '../puzzle.js';
import { hitoriRuled, lineRules } from '../rules.js';

const BY_RULES = formulationByRules(hitoriRuled);

export const positions: Formulation<HitoriPuzzle, HitoriSolution> = {
  id: 'positions',
  description:
    'the rules of black neighbours and connected white cells, and the position of the white cell of every number in a line',
  engines: ['sat', 'highs'],
  formulate(puzzle, options) {
    const grid = puzzle.grid.map((numbers) => numbers.map(() => NO_NUMBER));
    const base = BY_RULES.formulate({ ...puzzle, grid }, { ...options, reasons: false });
    return { ...base, model: withPositions(base.model, base.projection, puzzle) };
  },
};

function withPositions(model: Model, blacks: readonly VariableIndex[], puzzle: HitoriPuzzle): Model {
  const variables: Variable[] = [...model.variables];
  const rows: Row[] = [...model.rows];
  for (const { area, places, numbers } of lineRules(puzzle)) {
    const digitsOf = new Map<number, readonly VariableIndex[]>();
    for (const [position, number] of numbers.entries()) {
      if (number === NO_NUMBER) continue;
      const name = `white_${area.kind}_${area.number}_number_${number}`;
      const digits =
        digitsOf.get(number) ??
        Array.from({ length: 32 - Math.clz32(places.length - 1) }, (_, digit): VariableIndex => {
          return variables.push({ name: `${name}_digit_${digit}`, kind: 'binary', lower: 0, upper: 1 }) - 1;
        });
      digitsOf.set(number, digits);
      for (const [digit, variable] of digits.entries()) {
        const value = (position >> digit) & 1;
        const terms: readonly Term[] = [
          [1, blacks[places[position]!]!],
          [value === 1 ? 1 : -1, variable],
        ];
        rows.push(row(`${name}_at_${position}_digit_${digit}`, terms, '>=', value));
      }
    }
  }
  return { ...model, variables, rows };
}
