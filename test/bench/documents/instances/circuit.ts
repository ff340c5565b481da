/** Random Circuit Boards with a given number of points and places for tracks, and some tracks of a solution given. */
import type { Rng } from '../../../../src/core/random.js';
import {
  BLACKED_OUT,
  type CircuitPuzzle,
  type CircuitSolution,
  canonicalEdges,
  edgesOf,
  POINT,
  possibleEdges,
} from '../../../../src/families/circuit/puzzle.js';
import { satSolution } from './by-sat.js';

/** Boards among which the one is chosen that comes nearest to the wanted number of places. */
const BOARDS = 400;
/**
 * The part of a solution's tracks that a puzzle gives. The report does not say, but its relaxations are worth little more
 * than half the points, which leaves hardly any given tracks that meet.
 */
const GIVEN_PART = 0.1;

/** A solvable puzzle on a square grid; places as near to `edges` as the boards looked at allow. */
export function circuitBoard(side: number, points: number, edges: number, rng: Rng): CircuitPuzzle {
  const boards = Array.from({ length: BOARDS }, () => randomBoard(side, points, rng)).filter(hasParity);
  const distance = (board: CircuitPuzzle) => Math.abs(possibleEdges(board).length - edges);
  for (const board of boards.toSorted((one, other) => distance(one) - distance(other))) {
    const solution = satSolution(board);
    if (solution === undefined) continue;
    const tracks = edgesOf(solution as CircuitSolution);
    const given = rng.shuffle(tracks).slice(0, Math.ceil(GIVEN_PART * tracks.length));
    return { ...board, edges: canonicalEdges(given) };
  }
  throw new Error(`no solvable board of ${points} points on ${side}x${side} among ${BOARDS}`);
}

function randomBoard(side: number, points: number, rng: Rng): CircuitPuzzle {
  const cells = rng.shuffle(Array.from({ length: side * side }, (_, cell) => cell));
  const chosen = new Set(cells.slice(0, points));
  const grid = Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, column) => (chosen.has(row * side + column) ? POINT : BLACKED_OUT)).join(
      '',
    ),
  );
  return { family: 'circuit', grid, edges: [] };
}

/** Every track joins the two colours of a chequerboard and all degrees are odd, so either colour has an odd number of points. */
function hasParity({ grid }: CircuitPuzzle): boolean {
  const black = grid.flatMap((text, row) =>
    [...text].filter((cell, column) => cell === POINT && (row + column) % 2 === 0),
  );
  return black.length % 2 === 1;
}
