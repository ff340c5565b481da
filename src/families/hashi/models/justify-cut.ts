/** The meaning of a connectivity row in the puzzle, once the rules have confirmed it. */
import { cellCode } from '../../../core/index.js';
import type { Row, VariableIndex } from '../../../solve/index.js';
import type { CellPair } from '../../kit/confirm/cut.js';
import { islandsCutOff } from '../confirm-cut.js';
import type { Layout } from '../layout.js';
import type { HashiPuzzle } from '../puzzle.js';

/** A place as a model states it: bridges that are sure, and a variable for each further one. */
export interface StatedPlace {
  readonly sure: number;
  readonly further: readonly VariableIndex[];
}

/**
 * The sentence of a row "at least one of these variables is 1", when each of them says that a place holds a
 * bridge at all, and without bridges in these places islands would be cut off. Places that presolve excludes
 * have no variable; they are left without bridges too, and confirming presolve confirms that. Undefined for
 * any other row.
 */
export function justifyCut(
  puzzle: HashiPuzzle,
  layout: Layout,
  stated: readonly StatedPlace[],
  { variables, coefficients, lower, upper }: Row,
): string | undefined {
  if (lower !== 1 || upper !== Infinity || coefficients.some((coefficient) => coefficient !== 1))
    return undefined;
  const chosen = variables.map((variable) =>
    stated.findIndex(({ sure, further }) => sure === 0 && further[0] === variable),
  );
  if (chosen.includes(-1)) return undefined;
  const pairOf = (place: number): CellPair => {
    const { from, to } = layout.places[place]!;
    return [layout.islands[from]!.cell, layout.islands[to]!.cell];
  };
  const excluded = [...stated.keys()].filter((place) => {
    const { sure, further } = stated[place]!;
    return sure === 0 && further.length === 0;
  });
  const islands = islandsCutOff(puzzle, [...chosen, ...excluded].map(pairOf));
  if (islands.length === 0) return undefined;
  const cutOff = `the islands ${islands.map(cellCode).join(', ')} would be cut off`;
  const bridges = chosen.map((place) => pairOf(place).map(cellCode).join('-')).join(', ');
  return chosen.length === 0
    ? `no bridge is left, and ${cutOff}`
    : `one of the bridges ${bridges} must exist, or ${cutOff}`;
}
