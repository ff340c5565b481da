/**
 * The tree of tracks for explaining: every point is a reason, connectivity and enclosed areas are reasons
 * that are added for the assignments that break them, and the path is one reason with its least length.
 */

import { edgeKey } from '../../../core/index.js';
import { row, sum } from '../../../solve/index.js';
import type { Explained, Known, LazyReason } from '../../contract/explaining.js';
import { cutReasons } from '../../kit/models/connected.js';
import { chosenLines } from '../../kit/models/lines.js';
import type { ReasonedBuilder } from '../../kit/models/reasoned-builder.js';
import { ringsOf } from '../../kit/models/rings.js';
import { areaReason, connectedReason, leastPath, pathReason, trackMark } from '../explaining/reasons.js';
import type { CircuitPuzzle } from '../puzzle.js';
import { type Board, type Track, variablesOf } from './board.js';
import { addPath } from './path.js';

/** Adds the path of a puzzle whose least length is known. */
export function explainPath(builder: ReasonedBuilder, puzzle: CircuitPuzzle, board: Board): void {
  const { path, pathTracks } = puzzle;
  if (path === undefined || pathTracks === undefined) return;
  builder.because(
    () => pathReason(path, pathTracks),
    () => builder.row('path_length', sum(addPath(builder, puzzle, board, false)), '=', pathTracks),
  );
}

/** Tracks as marks, given ones as known; areas and connectivity as reasons of assignments that break them. */
export function explainedTracks(
  { edges, path, pathTracks }: CircuitPuzzle,
  board: Board,
  reasons: Explained['reasons'],
): Explained {
  const { points, tracks } = board;
  const isGiven = new Set(edges.map(edgeKey));
  return {
    reasons,
    marks: tracks.map(({ edge, variable }) => trackMark(edge, variable)),
    ...(path === undefined || pathTracks === undefined ? {} : { premises: [leastPath(path, pathTracks)] }),
    given: tracks.flatMap(({ edge }, mark): Known[] =>
      isGiven.has(edgeKey(edge)) ? [{ mark, value: true }] : [],
    ),
    separate: (values) => {
      const chosen = chosenLines(tracks, values);
      const isolated = cutReasons(points.length, tracks, chosen, (group) =>
        connectedReason(
          group.map((point) => points[point]!),
          points,
        ),
      );
      return [...areas(board, chosen), ...isolated];
    },
  };
}

/** Rings of tracks: one of their tracks is missing. */
function areas({ points }: Board, chosen: readonly Track[]): readonly LazyReason[] {
  return ringsOf(points.length, chosen).map((ring) => {
    const reason = areaReason(ring.points.map((point) => points[point]!));
    return { reason, rows: [row(reason.id, sum(variablesOf(ring.lines)), '<=', ring.lines.length - 1)] };
  });
}
