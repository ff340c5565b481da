/**
 * The printed form of a Circuit Board: points as dots 8 mm apart, blacked-out cells as black squares, given tracks as
 * heavy lines. Tracks of the solution are thin lines; a track of the path is two lines side by side, heavy ones if it
 * is given, and the ends of the path are ringed. Everything can be told apart in black and white.
 */
import type { Cell } from '../../core/grid/cell.js';
import {
  BLACK,
  type Colour,
  HAIRLINE,
  type LatticeSign,
  type Line,
  type PathStep,
  type Rectangle,
  type Scene,
  type Shape,
  WHITE,
} from '../../draw/scene.js';
import type { View } from '../family.js';
import {
  BLACKED_OUT,
  type CircuitPuzzle,
  type CircuitSolution,
  type Edge,
  edgeKey,
  edgesOf,
  pointsOf,
} from './puzzle.js';

/** Side of a cell in millimetres. */
const CELL = 8;
const MARGIN = 1;
const DOT = 0.18 * CELL;
/** Widths of given tracks, alone and on the path, of those of the solution; the distance of a path's two lines. */
const GIVEN = 1.8;
const SPLIT_GIVEN = 2.5;
const SOLVED = 0.6;
const PATH_GAP = 1.4;
const FRAME = 3 * HAIRLINE;
const RING = 0.8;
/** How far the handles of a curve reach that is a quarter of a circle of radius 1. */
const CIRCLE_BEND = 0.5523;
const MARK_COLOUR: Colour = '#e2e2e2';

/** Draws a puzzle: points and given tracks, the solution when the view has one, marked cells on a grey ground. */
export function circuitPicture(puzzle: CircuitPuzzle, view: View<CircuitSolution>): Scene {
  const { grid, edges } = puzzle;
  const [rows, columns] = [grid.length, grid[0]!.length];
  const name = `Circuit Board, ${rows} ${rows === 1 ? 'row' : 'rows'}, ${columns} ${columns === 1 ? 'column' : 'columns'}`;
  return {
    width: columns * CELL + 2 * MARGIN,
    height: rows * CELL + 2 * MARGIN,
    title: view.solution === undefined ? name : `${name}, solution`,
    lattice: { x: MARGIN, y: MARGIN, pitch: CELL, signs: endSigns(puzzle) },
    shapes: [
      ...(view.marks ?? []).map((cell) => square(cell, MARK_COLOUR)),
      ...blackedOut(grid),
      frame(rows, columns),
      ...(view.solution === undefined ? [] : solvedTracks(view.solution, edges)),
      ...givenTracks(edges, view.solution),
      ...rings(puzzle),
      ...dots(puzzle, [...edges, ...(view.solution === undefined ? [] : edgesOf(view.solution))]),
    ],
  };
}

function blackedOut(grid: readonly string[]): readonly Shape[] {
  return grid.flatMap((text, row) =>
    [...text].flatMap((cell, column) => (cell === BLACKED_OUT ? [square([row, column], BLACK)] : [])),
  );
}

function frame(rows: number, columns: number): Rectangle {
  const [width, height] = [columns * CELL, rows * CELL];
  return { kind: 'rectangle', x: MARGIN, y: MARGIN, width, height, stroke: BLACK, strokeWidth: FRAME };
}

/** One line for each track that is not given, two for one of the path. */
function solvedTracks(solution: CircuitSolution, given: readonly Edge[]): readonly Line[] {
  const known = new Set(given.map(edgeKey));
  const path = pathKeys(solution);
  return edgesOf(solution).flatMap((edge): Line[] => {
    if (known.has(edgeKey(edge))) return [];
    if (!path.has(edgeKey(edge))) return [track(edge, SOLVED)];
    return [track(edge, SOLVED, -PATH_GAP / 2), track(edge, SOLVED, PATH_GAP / 2)];
  });
}

/** Given tracks, split by a white line where they lie on the path. */
function givenTracks(given: readonly Edge[], solution: CircuitSolution | undefined): readonly Line[] {
  const path = solution === undefined ? new Set<string>() : pathKeys(solution);
  return given.flatMap((edge): Line[] =>
    path.has(edgeKey(edge))
      ? [track(edge, SPLIT_GIVEN), { ...track(edge, SOLVED), colour: WHITE }]
      : [track(edge, GIVEN)],
  );
}

function pathKeys(solution: CircuitSolution): ReadonlySet<string> {
  return new Set('path' in solution ? solution.path.map(edgeKey) : []);
}

/** A line from dot to dot, moved aside by some millimetres. */
function track([from, to]: Edge, width: number, aside = 0): Line {
  const level = from[0] === to[0];
  const [across, down] = level ? [0, aside] : [aside, 0];
  const [x1, y1, x2, y2] = [at(from[1]) + across, at(from[0]) + down, at(to[1]) + across, at(to[0]) + down];
  return { kind: 'line', x1, y1, x2, y2, width, colour: BLACK, cap: 'butt' };
}

/**
 * Points without tracks are circles of their own. Those on tracks are one shape together, which a character terminal
 * leaves out, so that it can show how the tracks run there.
 */
function dots(puzzle: CircuitPuzzle, drawn: readonly Edge[]): readonly Shape[] {
  const onTracks = new Set(drawn.flat().map((cell) => cell.join()));
  const points = pointsOf(puzzle);
  const joined = points.filter((cell) => onTracks.has(cell.join()));
  return [
    ...points
      .filter((cell) => !onTracks.has(cell.join()))
      .map(
        ([row, column]): Shape => ({ kind: 'circle', x: at(column), y: at(row), radius: DOT, fill: BLACK }),
      ),
    ...(joined.length === 0
      ? []
      : [{ kind: 'path', steps: joined.flatMap(dotOutline), fill: BLACK } as const]),
  ];
}

/** A circle as four curves. */
function dotOutline([row, column]: Cell): readonly PathStep[] {
  const [x, y] = [at(column), at(row)];
  const bend = CIRCLE_BEND * DOT;
  return [
    ['M', x - DOT, y],
    ['C', x - DOT, y - bend, x - bend, y - DOT, x, y - DOT],
    ['C', x + bend, y - DOT, x + DOT, y - bend, x + DOT, y],
    ['C', x + DOT, y + bend, x + bend, y + DOT, x, y + DOT],
    ['C', x - bend, y + DOT, x - DOT, y + bend, x - DOT, y],
    ['Z'],
  ];
}

/** Rings around the ends of a path, below the dots. */
function rings({ path }: CircuitPuzzle): readonly Shape[] {
  return (path ?? []).map(([row, column]) => {
    const style = { fill: WHITE, stroke: BLACK, strokeWidth: RING } as const;
    return { kind: 'circle', x: at(column), y: at(row), radius: 1.9 * DOT, ...style };
  });
}

/** The ends of a path as a terminal shows them: its signs for ring and dot are one too many for a cell. */
function endSigns({ path }: CircuitPuzzle): readonly LatticeSign[] {
  return (path ?? []).map(([row, column]) => ({ x: at(column), y: at(row), unicode: '○', ascii: 'o' }));
}

/** Millimetres of the middle of a row or column. */
function at(index: number): number {
  return MARGIN + (index + 0.5) * CELL;
}

function square([row, column]: Cell, fill: Colour): Shape {
  const [x, y] = [MARGIN + column * CELL, MARGIN + row * CELL];
  return { kind: 'rectangle', x, y, width: CELL, height: CELL, fill };
}
