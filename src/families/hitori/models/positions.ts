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
import { sizeOfRows } from '../../../core/index.js';
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
import { equalCells, type HitoriPuzzle, type HitoriSolution } from '../puzzle.js';
import { type HitoriRole, hitoriRuled } from '../rules.js';

const NUMBERS: HitoriRole = 'equal-numbers';

const WITHOUT_NUMBERS = formulationByRules<HitoriPuzzle, HitoriSolution>({
  ...hitoriRuled,
  rules: (puzzle) => hitoriRuled.rules(puzzle).filter(({ role }) => role !== NUMBERS),
});

export const positions: Formulation<HitoriPuzzle, HitoriSolution> = {
  id: 'positions',
  description:
    'the rules that all puzzles of a size have, and the position of the white cell of every number in a line',
  engines: ['sat', 'highs'],
  formulate(puzzle, { reasons: _, ...options }) {
    const base = WITHOUT_NUMBERS.formulate(puzzle, options);
    return { ...base, model: withPositions(base.model, base.projection, puzzle) };
  },
};

function withPositions(model: Model, blacks: readonly VariableIndex[], puzzle: HitoriPuzzle): Model {
  const { rows: height, columns } = sizeOfRows(puzzle.grid);
  const variables: Variable[] = [...model.variables];
  const rows: Row[] = [...model.rows];
  for (const { line, number, places } of equalCells(puzzle)) {
    const isRow = line.kind === 'row';
    const name = `white_${line.kind}_${line.number}_number_${number}`;
    const last = (isRow ? columns : height) - 1;
    const digits = Array.from({ length: 32 - Math.clz32(last) }, (_, digit): VariableIndex => {
      return variables.push({ name: `${name}_digit_${digit}`, kind: 'binary', lower: 0, upper: 1 }) - 1;
    });
    for (const place of places) {
      const position = isRow ? place % columns : Math.floor(place / columns);
      for (const [digit, variable] of digits.entries()) {
        const value = (position >> digit) & 1;
        const terms: readonly Term[] = [
          [1, blacks[place]!],
          [value === 1 ? 1 : -1, variable],
        ];
        rows.push(row(`${name}_at_${position}_digit_${digit}`, terms, '>=', value));
      }
    }
  }
  return { ...model, variables, rows };
}
