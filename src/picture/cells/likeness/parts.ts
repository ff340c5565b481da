/**
 * The parts of a drawing: its boundaries that are connected, as those of an eye or a window are, which small
 * ones count for too.
 */
import { DisjointSets } from '../../../core/index.js';
import type { Boundaries } from './boundaries.js';

/** For each direction and place the number of its part, -1 where there is no boundary. */
export interface Parts {
  readonly count: number;
  readonly across: Int32Array;
  readonly down: Int32Array;
}

/** Finds the parts: boundaries that meet at a corner of cells, or go on one place aside, belong together. */
export function boundaryPartsOf(across: Boundaries, down: Boundaries): Parts {
  const [rows, columns] = [across.direction.lines, down.direction.lines];
  const corners = new DisjointSets((rows + 1) * (columns + 1));
  const corner = (row: number, column: number): number => row * (columns + 1) + column;
  // A boundary across columns runs down from the corner above it, one across rows to the right from the one
  // before it.
  joinEnds(across, corners, (line, place) => [corner(line, place + 1), corner(line + 1, place + 1)]);
  joinEnds(down, corners, (line, place) => [corner(place + 1, line), corner(place + 1, line + 1)]);
  const numbers = new Map<number, number>();
  const numbered = (boundaries: Boundaries, start: (line: number, place: number) => number): Int32Array => {
    const { places } = boundaries.direction;
    return Int32Array.from(boundaries.weight, (weight, index) => {
      if (weight === 0) return -1;
      const root = corners.rootOf(start(Math.floor(index / places), index % places));
      const number = numbers.get(root) ?? numbers.size;
      numbers.set(root, number);
      return number;
    });
  };
  const parts = {
    across: numbered(across, (line, place) => corner(line, place + 1)),
    down: numbered(down, (line, place) => corner(place + 1, line)),
  };
  return { count: numbers.size, ...parts };
}

function joinEnds(
  { direction: { lines, places }, weight }: Boundaries,
  corners: DisjointSets,
  endsOf: (line: number, place: number) => readonly [start: number, end: number],
): void {
  for (let line = 0; line < lines; line++) {
    for (let place = 0; place < places; place++) {
      if (weight[line * places + place] === 0) continue;
      const [start, end] = endsOf(line, place);
      corners.join(start, end);
      for (const aside of [place - 1, place + 1]) {
        const isThere = line + 1 < lines && aside >= 0 && aside < places;
        if (isThere && weight[(line + 1) * places + aside]! > 0)
          corners.join(end, endsOf(line + 1, aside)[0]);
      }
    }
  }
}
