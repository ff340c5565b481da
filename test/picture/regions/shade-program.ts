/**
 * The choice of black regions as an integer program: a maximum cut on the graph of the regions with a
 * preference for each of them.
 *
 * black_i = 1 where region i is black; seen_i_j = 1 where the boundary of the regions i and j is seen, that
 * is, exactly one of them is black. For each boundary seen_i_j <= black_i + black_j (not if both are white)
 * and seen_i_j <= 2 - black_i - black_j (not if both are black); the other two rows of an exclusive or are
 * not needed, because every boundary earns by being seen. Maximise what boundaries and black regions earn.
 * The ground is no variable: it is white, and what a boundary with it earns is part of the region's
 * preference.
 *
 * Source: F. Barahona, M. Grötschel, M. Jünger and G. Reinelt, An application of combinatorial optimization
 * to statistical physics and circuit layout design, Operations Research 36 (1988).
 */
import type { ShadeProblem } from '../../../src/picture/cells/regions/shades.js';
import { type Model, ModelBuilder, sum, type Term } from '../../../src/solve/index.js';

/** The program; its variables start with black_0, black_1, ... */
export function shadeProgram({ black, borders }: ShadeProblem): Model {
  const builder = new ModelBuilder('regions in black and white');
  const isBlack = black.map((_, region) => builder.binary(`black_${region}`));
  const objective: Term[] = black.map((gain, region) => [gain, isBlack[region]!]);
  for (const { one, other, gain } of borders) {
    const name = `${one}_${other}`;
    const seen = builder.binary(`seen_${name}`);
    const both = [isBlack[one]!, isBlack[other]!];
    builder.row(`one_black_${name}`, [[1, seen], ...sum(both, -1)], '<=', 0);
    builder.row(`one_white_${name}`, [[1, seen], ...sum(both)], '<=', 2);
    objective.push([gain, seen]);
  }
  builder.maximise(objective);
  return builder.build();
}
