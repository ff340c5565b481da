/** The graph of a board with the variables that all formulations share: tracks and degrees. */
import type { Cell, Edge } from '../../../core/index.js';
import { type ModelBuilder, sum, type Term, type Values, type VariableIndex } from '../../../solve/index.js';
import type { Formulated } from '../../contract/family.js';
import { CELL, type CellClaim } from '../../kit/confirm/cells.js';
import { chosenLines, type Line } from '../../kit/models/lines.js';
import type { ReasonedBuilder } from '../../kit/models/reasoned-builder.js';
import { CircuitConfirmation } from '../confirm.js';
import { pointReason } from '../explaining/reasons.js';
import { type CircuitPuzzle, type CircuitSolution, graphOf, pathBetween } from '../puzzle.js';

/** Makes the claim of presolve about the places for tracks, in canonical order. */
export type DeduceTracks = (puzzle: CircuitPuzzle) => CellClaim;

/** A place for a track. */
export interface Track extends Line {
  readonly edge: Edge;
}

export interface Board {
  readonly points: readonly Cell[];
  readonly tracks: readonly Track[];
  /** By point: the tracks that end there, and the variable that its degree is 3. */
  readonly around: readonly (readonly Track[])[];
  readonly branching: readonly VariableIndex[];
  /** Confirms the known places by the rules, for the formulated puzzle; nothing without presolve. */
  readonly confirmation: Pick<Formulated<CircuitSolution>, 'confirmPresolve'>;
}

/** `0_1`: how names of variables and rows spell a point. */
export function spell(cell: Cell): string {
  return cell.join('_');
}

/**
 * Declares a variable per place for a track (with presolve: per place that a deduction leaves) and per point,
 * and states what all formulations share:
 *
 * - Given tracks, and with presolve those that a deduction claims, are there.
 * - Degrees: the tracks at a point are 1 + 2 y, so one or three.
 * - With presolve, colours: every track joins the two colours of a chequerboard, so the degrees of the points
 *   of either colour add up to one less than the number of all points, which gives how many of them have
 *   three tracks.
 *
 * @param letter the letter that the report gives to the variable of a track
 * @param claim what presolve claims; absent: the model states the whole puzzle
 * @param reasons whether every point is a reason and given tracks are no rows
 */
export function declareBoard(
  builder: ReasonedBuilder,
  puzzle: CircuitPuzzle,
  letter: string,
  claim: CellClaim | undefined,
  reasons = false,
): Board {
  const { points, edges, ends, isGiven } = graphOf(puzzle);
  if (claim === 'contradiction') builder.row('contradiction', [], '>=', 1);
  const states = Uint8Array.from(isGiven, (stands) => (stands ? CELL.taken : CELL.open));
  if (claim !== undefined && claim !== 'contradiction') states.set(claim);
  const tracks = edges.flatMap((edge, place): Track[] => {
    if (states[place] === CELL.empty) return [];
    const name = edge.map(spell).join('_');
    const variable = builder.binary(`${letter}_${name}`);
    if (states[place] === CELL.taken && !reasons) builder.row(`given_${name}`, sum([variable]), '=', 1);
    return [{ edge, ends: ends[place]!, variable }];
  });
  const around = points.map((_, point) => tracks.filter(({ ends }) => ends.includes(point)));
  const branching = points.map((cell) => builder.binary(`y_${spell(cell)}`));
  points.forEach((cell, point) => {
    const terms: Term[] = [...sum(variablesOf(around[point]!)), [-2, branching[point]!]];
    builder.because(
      () => pointReason(cell, around[point]!.length),
      () => builder.row(`degree_${spell(cell)}`, terms, '=', 1),
    );
  });
  if (claim !== undefined) addColours(builder, points, branching);
  const confirmation =
    claim === undefined
      ? {}
      : {
          confirmPresolve: () =>
            new CircuitConfirmation(puzzle).confirms(claim === 'contradiction' ? claim : states),
        };
  return { points, tracks, around, branching, confirmation };
}

function addColours(
  builder: ModelBuilder,
  points: readonly Cell[],
  branching: readonly VariableIndex[],
): void {
  for (const colour of [0, 1]) {
    const own = branching.filter((_, point) => (points[point]![0] + points[point]![1]) % 2 === colour);
    const others = points.length - own.length;
    // With an even number of other points there is no tree at all: the numbers of tracks do not add up.
    if (others % 2 === 1) builder.row(`colour_${colour}`, sum(own), '=', (others - 1) / 2);
    else builder.row(`colour_${colour}`, [], '>=', 1);
  }
}

export function variablesOf(tracks: readonly Track[]): VariableIndex[] {
  return tracks.map(({ variable }) => variable);
}

/** The solution whose tracks have the value 1. */
export function solutionOf({ path }: CircuitPuzzle, { tracks }: Board, values: Values): CircuitSolution {
  const edges = chosenLines(tracks, values).map(({ edge }) => edge);
  return path === undefined ? edges : { edges, path: pathBetween(edges, path) ?? [] };
}
