/**
 * The printed form of a Circuit Board: points as dots 8 mm apart, blacked-out cells as black squares, given
 * tracks as heavy lines. Tracks of the solution are thin lines; a track of the path is two lines side by
 * side, heavy ones if it is given, and the ends of the path are ringed. Everything can be distinguished in
 * black and white.
 */
import { type Cell, type Edge, edgeKey, flatMapCells, sizeOfRows } from '../../core/index.js';
import {
  BLACK,
  type Colour,
  HAIRLINE,
  type LatticeSign,
  type Line,
  type PathStep,
  type Scene,
  type Shape,
  WHITE,
} from '../../draw/index.js';
import type { View } from '../contract/family.js';
import { GridPicture, titleOfSize } from '../kit/pictures/grid-picture.js';
import { BLACKED_OUT, type CircuitPuzzle, type CircuitSolution, edgesOf, pointsOf } from './puzzle.js';

/** Side of a cell in millimetres. */
export const CELL = 8;
const DOT = 0.18 * CELL;
/**
 * Widths of given tracks, alone and on the path, of those of the solution; the distance of a path's two
 * lines.
 */
const GIVEN = 1.8;
const SPLIT_GIVEN = 2.5;
const SOLVED = 0.6;
const PATH_GAP = 1.4;
const FRAME = 3 * HAIRLINE;
const RING = 0.8;
/** Length of the handles of a curve that is a quarter of a circle of radius 1. */
const CIRCLE_BEND = 0.5523;
const MARK_COLOUR: Colour = '#e2e2e2';

/**
 * Draws a puzzle: points and given tracks, the solution when the view has one, marked cells on a grey ground.
 */
export function circuitPicture(puzzle: CircuitPuzzle, { solution, marks }: View<CircuitSolution>): Scene {
  const { grid, edges } = puzzle;
  const size = sizeOfRows(grid);
  const picture = new GridPicture(size, CELL);
  return picture.scene({
    title: titleOfSize('Circuit Board', size),
    isSolved: solution !== undefined,
    lattice: { signs: endSigns(picture, puzzle) },
    shapes: [
      ...picture.grounds(marks, MARK_COLOUR),
      ...flatMapCells(grid, (symbol, cell) => (symbol === BLACKED_OUT ? [picture.ground(cell, BLACK)] : [])),
      picture.frame(BLACK, FRAME),
      ...(solution === undefined ? [] : solvedTracks(picture, solution, edges)),
      ...givenTracks(picture, edges, solution),
      ...rings(picture, puzzle),
      ...dots(picture, puzzle, [...edges, ...(solution === undefined ? [] : edgesOf(solution))]),
    ],
  });
}

/** One line for each track that is not given, two for one of the path. */
function solvedTracks(
  picture: GridPicture,
  solution: CircuitSolution,
  given: readonly Edge[],
): readonly Line[] {
  const known = new Set(given.map(edgeKey));
  const path = pathKeys(solution);
  return edgesOf(solution).flatMap((edge): Line[] => {
    if (known.has(edgeKey(edge))) return [];
    if (!path.has(edgeKey(edge))) return [track(picture, edge, SOLVED)];
    return [track(picture, edge, SOLVED, -PATH_GAP / 2), track(picture, edge, SOLVED, PATH_GAP / 2)];
  });
}

/** Given tracks, split by a white line where they lie on the path. */
function givenTracks(
  picture: GridPicture,
  given: readonly Edge[],
  solution: CircuitSolution | undefined,
): readonly Line[] {
  const path = solution === undefined ? new Set<string>() : pathKeys(solution);
  return given.flatMap((edge): Line[] =>
    path.has(edgeKey(edge))
      ? [track(picture, edge, SPLIT_GIVEN), { ...track(picture, edge, SOLVED), colour: WHITE }]
      : [track(picture, edge, GIVEN)],
  );
}

function pathKeys(solution: CircuitSolution): ReadonlySet<string> {
  return new Set('path' in solution ? solution.path.map(edgeKey) : []);
}

/** A line from dot to dot, moved aside by some millimetres. */
function track(picture: GridPicture, [from, to]: Edge, width: number, aside = 0): Line {
  return picture.between(from, to, { width, cap: 'butt' }, aside);
}

/**
 * Points without tracks are circles of their own. Those on tracks are one shape together, which a character
 * terminal leaves out, so that it can show how the tracks run there.
 */
function dots(picture: GridPicture, puzzle: CircuitPuzzle, drawn: readonly Edge[]): readonly Shape[] {
  const onTracks = new Set(drawn.flat().map((cell) => cell.join()));
  const points = pointsOf(puzzle);
  const joined = points.filter((cell) => onTracks.has(cell.join()));
  return [
    ...points
      .filter((cell) => !onTracks.has(cell.join()))
      .map((cell) => picture.circle(cell, DOT, { fill: BLACK })),
    ...(joined.length === 0
      ? []
      : [{ kind: 'path', steps: joined.flatMap((cell) => dotOutline(picture, cell)), fill: BLACK } as const]),
  ];
}

/** A circle as four curves. */
function dotOutline(picture: GridPicture, cell: Cell): readonly PathStep[] {
  const { x, y } = picture.middle(cell);
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
function rings(picture: GridPicture, { path }: CircuitPuzzle): readonly Shape[] {
  return (path ?? []).map((cell) =>
    picture.circle(cell, 1.9 * DOT, { fill: WHITE, stroke: BLACK, strokeWidth: RING }),
  );
}

/** The ends of a path as a terminal shows them: its signs for ring and dot are one too many for a cell. */
function endSigns(picture: GridPicture, { path }: CircuitPuzzle): readonly LatticeSign[] {
  return (path ?? []).map((cell) => ({ ...picture.middle(cell), unicode: '○', ascii: 'o' }));
}
