/**
 * Circuit Model 2 (CM2): one point sends a unit of flow to every other point along the tracks; z says that a
 * track is there, f is the flow along it in one direction, y says that a point has three tracks.
 *
 * - Given tracks are there; every point has 1 + 2y tracks.
 * - Conservation: the first point sends out as many units as there are other points, each of which keeps one.
 * - Linking: flow needs a track (at most M units), and a track has some flow.
 * - Tracks: there are at most as many as points less one, and as few as possible.
 * - Path: of a path puzzle, the tree's path is modelled as in `shortest-path`.
 *
 * Source: the report of Conroy, Dieroff, Kehoe and Lu, chapter 5.2.2. Corrected: minimising the number of
 * tracks keeps cycles out only of boards that have a tree; the least connected graph of another board is an
 * answer of the published model, but none of the puzzle. Hence the limit on the number of tracks, which
 * leaves the linear relaxation's value as it was. M = 99 of the report is too small for more than 100 points.
 * Without presolve M is 99 where that is enough; with presolve it is the number of points less one, and a
 * track carries at least one unit.
 */
import { type ModelBuilder, sum, type Term, type VariableIndex } from '../../../solve/index.js';
import type { Formulation } from '../../contract/family.js';
import { ReasonedBuilder } from '../../kit/models/reasoned-builder.js';
import type { CircuitPuzzle, CircuitSolution } from '../puzzle.js';
import {
  type Board,
  type DeduceTracks,
  declareBoard,
  solutionOf,
  spell,
  type Track,
  variablesOf,
} from './board.js';
import { addPath } from './path.js';

/** The large constant of the report, meant for boards of up to 10x10 cells. */
const PUBLISHED_LIMIT = 99;

/** @param deduce asked with presolve only */
export const flowFrom = (deduce: DeduceTracks): Formulation<CircuitPuzzle, CircuitSolution> => ({
  id: 'flow',
  description: 'flow from one point to all others along the tracks (circuit model 2, corrected)',
  engines: ['highs'],
  formulate(puzzle, { presolve }) {
    const builder = new ReasonedBuilder('circuit_flow');
    const board = declareBoard(builder, puzzle, 'z', presolve ? deduce(puzzle) : undefined);
    const demand = board.points.length - 1;
    const limit = presolve ? demand : Math.max(PUBLISHED_LIMIT, demand);
    const pipes = board.tracks.map((track): Pipe => {
      const [first, second] = track.edge.map(spell);
      const forth = builder.continuous(`f_${first}_${second}`, 0, Infinity);
      return { track, forth, back: builder.continuous(`f_${second}_${first}`, 0, Infinity) };
    });
    addConservation(builder, board, pipes);
    for (const { track, forth, back } of pipes) {
      const name = track.edge.map(spell).join('_');
      const flow = sum([forth, back]);
      builder.row(`flow_needs_track_${name}`, [...flow, [-limit, track.variable]], '<=', 0);
      const least = presolve ? flow : sum([forth, back], limit);
      builder.row(`track_needs_flow_${name}`, [...least, [-1, track.variable]], '>=', 0);
    }
    const tracks = variablesOf(board.tracks);
    builder.row('tree', sum(tracks), '<=', demand);
    builder.minimise(sum([...tracks, ...addPath(builder, puzzle, board, presolve)]));
    return {
      model: builder.build(),
      projection: tracks,
      decode: (values) => solutionOf(puzzle, board, values),
      ...board.confirmation,
    };
  },
});

/** A track and its flow towards its second and towards its first end. */
interface Pipe {
  readonly track: Track;
  readonly forth: VariableIndex;
  readonly back: VariableIndex;
}

function addConservation(builder: ModelBuilder, { points }: Board, pipes: readonly Pipe[]): void {
  points.forEach((cell, point) => {
    const terms = pipes.flatMap(({ track: { ends }, forth, back }): Term[] => {
      if (!ends.includes(point)) return [];
      const [out, into] = ends[0] === point ? [forth, back] : [back, forth];
      return [...sum([out]), ...sum([into], -1)];
    });
    builder.row(`flow_${spell(cell)}`, terms, '=', point === 0 ? points.length - 1 : -1);
  });
}
