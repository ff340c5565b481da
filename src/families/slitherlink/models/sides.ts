/**
 * The formulation by sides: the 0-1 variable `x_r_c_s_d` says that a line runs from corner r, c to corner s,
 * d.
 *
 * - As many sides of a cell with a number have lines.
 * - Two lines or none meet in every corner.
 * - There is a line.
 * - Lazily: where lines close a loop, no other line runs.
 */
import { edgeKey, sidesOf, sizeOfRows } from '../../../core/index.js';
import { type EngineId, sum } from '../../../solve/index.js';
import type { Formulated, FormulationOptions } from '../../contract/family.js';
import { chosenLines, edgesOfRow, stateCounts } from '../../kit/models/lines.js';
import { justifyLoop, loopReasons, loopRows } from '../../kit/models/one-loop.js';
import { ReasonedBuilder } from '../../kit/models/reasoned-builder.js';
import { sideName } from '../../kit/words/sides.js';
import { cornerReason, lineMark, loopReason, numberReason, someReason } from '../explaining/reasons.js';
import { cluesOf, type SlitherlinkPuzzle, type SlitherlinkSolution } from '../puzzle.js';

export const sides = {
  id: 'sides',
  description: 'x says that a side has a line; rows about loops are added lazily',
  engines: ['sat', 'highs'] as readonly EngineId[],
  formulate,
};

/** Nothing is deduced beforehand, so the model is the same with and without presolve. */
function formulate(
  puzzle: SlitherlinkPuzzle,
  { reasons = false }: FormulationOptions,
): Formulated<SlitherlinkSolution> {
  const size = sizeOfRows(puzzle.grid);
  const { points, edges, ends, around } = sidesOf(size);
  const builder = new ReasonedBuilder(`${puzzle.family}_sides`, reasons);
  const variables = edges.map((edge) => builder.binary(`x_${edge.flat().join('_')}`));
  const lines = ends.map((pair, place) => ({ ends: pair, variable: variables[place]! }));
  const places = new Map(edges.map((edge, place) => [edgeKey(edge), place]));
  for (const clue of cluesOf(puzzle)) {
    const own = clue.sides.map((side) => variables[places.get(edgeKey(side))!]!);
    builder.because(
      () => numberReason(clue),
      () => builder.row(`number_${clue.cell.join('_')}`, sum(own), '=', clue.number),
    );
  }
  points.forEach((corner, point) => {
    const own = around[point]!.map((place) => variables[place]!);
    builder.because(
      () => cornerReason(corner, size),
      () => stateCounts(builder, `corner_${corner.join('_')}`, own, [0, 2]),
    );
  });
  builder.because(
    () => someReason(size),
    () => builder.row('some', sum(variables), '>=', 1),
  );
  const edgeOf = new Map(variables.map((variable, place) => [variable, edges[place]!]));
  return {
    model: builder.build(),
    projection: variables,
    decode: (values) => edges.filter((_, place) => values[variables[place]!] === 1),
    separate: (values) => loopRows(points.length, chosenLines(lines, values)),
    justify: (row) => {
      const own = edgesOfRow(row, (variable) => edgeOf.get(variable));
      return own && justifyLoop(row, own, (side) => sideName(side, size, 'en'));
    },
    ...(reasons
      ? {
          explained: {
            reasons: builder.reasons,
            marks: edges.map((edge, place) => lineMark(edge, size, variables[place]!)),
            given: [],
            separate: (values) =>
              loopReasons(points.length, lines, chosenLines(lines, values), (ring) =>
                loopReason(
                  ring.map((point) => points[point]!),
                  size,
                ),
              ),
          },
        }
      : {}),
  };
}
