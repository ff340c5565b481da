/** Partial solutions of families whose board is lines: as JSON, and as pictures. */
import { type Edge, sizeOfRows } from '../../../core/index.js';
import type { Scene } from '../../../draw/index.js';
import type { Explaining } from '../../contract/explaining.js';
import type { View } from '../../contract/family.js';
import type { EdgeNames } from '../edge-issues.js';
import { edgeStatePicture } from '../pictures/edge-marks.js';
import { GridPicture } from '../pictures/grid-picture.js';
import { partsOfGrid } from '../pictures/state-picture.js';
import type { LinePlaces, Ruled } from '../rules/index.js';
import { readEdgeState } from './edge-state.js';

/** A family whose solution is the lines that are drawn, in a grid of cells. */
interface DrawnLines<P> {
  readonly ruled: Pick<Ruled<P, readonly Edge[]>, 'board'>;
  readonly names: EdgeNames;
  /** Side of a cell in its picture, and the width of a concluded line, in millimetres. */
  readonly cell: number;
  readonly width: number;
  picture(puzzle: P, view: View<readonly Edge[]>): Scene;
}

/** The reader of partial solutions, and their picture. */
export function lineExplaining<P extends { readonly grid: readonly string[] }>({
  ruled,
  names,
  cell,
  width,
  picture,
}: DrawnLines<P>): Pick<Explaining<P>, 'readState' | 'picture'> {
  const linesOf = (puzzle: P): LinePlaces => ruled.board(puzzle).lines!;
  return {
    readState: (json, puzzle) => readEdgeState(json, { names, edges: linesOf(puzzle).edges }),
    picture(puzzle, view) {
      const sheet = new GridPicture(sizeOfRows(puzzle.grid), cell);
      const { edges, ends, pointAt } = linesOf(puzzle);
      return edgeStatePicture(view, {
        picture: sheet,
        edges: ends.map(([one, other]) => [pointAt(one), pointAt(other)]),
        width,
        tints: partsOfGrid({ rows: edges.length, columns: 1 }, view.tints),
        draw: (lines) => picture(puzzle, lines ? { solution: lines.map((mark) => edges[mark]!) } : {}),
      });
    },
  };
}
