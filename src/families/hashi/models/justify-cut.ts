/** The meaning of a connectivity row in the puzzle, once the rules have confirmed it. */
import type { Edge } from '../../../core/index.js';
import type { Row, VariableIndex } from '../../../solve/index.js';
import { justifyCut } from '../../kit/models/connected.js';
import { edgesOfRow } from '../../kit/models/lines.js';
import { islandsCutOff } from '../confirm-cut.js';
import { endsOf, type Layout } from '../layout.js';
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
export function justifyConnection(
  puzzle: HashiPuzzle,
  layout: Layout,
  stated: readonly StatedPlace[],
  row: Row,
): string | undefined {
  const edgeOf = (variable: VariableIndex): Edge | undefined => {
    const place = stated.findIndex(({ sure, further }) => sure === 0 && further[0] === variable);
    return place < 0 ? undefined : endsOf(layout, place);
  };
  const edges = edgesOfRow(row, edgeOf);
  if (edges === undefined) return undefined;
  const excluded = [...stated.keys()].filter((place) => {
    const { sure, further } = stated[place]!;
    return sure === 0 && further.length === 0;
  });
  return justifyCut(row, edges, { edge: 'bridge', verb: 'exist', end: 'island' }, (without) =>
    islandsCutOff(puzzle, [...without, ...excluded.map((place) => endsOf(layout, place))]),
  );
}
