/**
 * Six small pictures that stand for the numbers of a Sudoku for children: star, heart, sun, moon, house and
 * fish. Given ones are filled; those of a solution are outlines, so that the two differ in black and white. A
 * line below the grid says which picture stands for which number, so that children may write numbers too.
 */
import { flatMapCells } from '../../core/index.js';
import {
  BLACK,
  type Colour,
  type LatticeSign,
  type PathStep,
  placeShapes,
  type Scene,
  type Shape,
  WHITE,
} from '../../draw/index.js';
import type { View } from '../contract/family.js';
import { type GridPicture, MARGIN } from '../kit/pictures/grid-picture.js';
import type { SheetContent } from '../kit/pictures/sheet-content.js';
import { MARK_COLOUR, SOLUTION_COLOUR } from '../kit/pictures/sheet-content.js';
import type { SudokuGrid, SudokuSolution } from './puzzle.js';

/** A picture around the origin, from -1 to 1 across and down, and its sign in a terminal. */
interface SmallPicture {
  readonly unicode: string;
  /** Outlines that are filled. */
  readonly steps: readonly PathStep[];
  /** Details that stay white in a filled picture. */
  readonly details?: readonly PathStep[];
}

/** The reach of a curve's guiding points that makes it a quarter of a circle. */
const ROUND = 0.5523;

const PICTURES: readonly SmallPicture[] = [
  { unicode: '★', steps: star(5, 1, 0.42) },
  {
    unicode: '♥',
    steps: [
      ['M', 0, 0.92],
      ['C', -0.5, 0.5, -1, 0.12, -1, -0.34],
      ['C', -1, -0.68, -0.76, -0.86, -0.5, -0.86],
      ['C', -0.27, -0.86, -0.08, -0.72, 0, -0.5],
      ['C', 0.08, -0.72, 0.27, -0.86, 0.5, -0.86],
      ['C', 0.76, -0.86, 1, -0.68, 1, -0.34],
      ['C', 1, 0.12, 0.5, 0.5, 0, 0.92],
      ['Z'],
    ],
  },
  { unicode: '☀', steps: star(12, 1, 0.62), details: disc(0, 0, 0.4) },
  {
    unicode: '☾',
    steps: [
      ['M', 0.34, -0.94],
      ['C', -0.3, -0.98, -0.86, -0.5, -0.86, 0.06],
      ['C', -0.86, 0.6, -0.4, 0.98, 0.1, 0.98],
      ['C', 0.44, 0.98, 0.74, 0.82, 0.9, 0.52],
      ['C', 0.34, 0.66, -0.1, 0.36, -0.16, -0.1],
      ['C', -0.2, -0.46, 0, -0.78, 0.34, -0.94],
      ['Z'],
    ],
  },
  {
    unicode: '⌂',
    steps: [
      ['M', 0, -0.95],
      ['L', 1, -0.1],
      ['L', 0.74, -0.1],
      ['L', 0.74, 0.88],
      ['L', -0.74, 0.88],
      ['L', -0.74, -0.1],
      ['L', -1, -0.1],
      ['Z'],
    ],
    details: [['M', -0.2, 0.88], ['L', -0.2, 0.28], ['L', 0.2, 0.28], ['L', 0.2, 0.88], ['Z']],
  },
  {
    unicode: '∝',
    steps: [
      ['M', -1, 0],
      ['C', -0.66, -0.46, -0.2, -0.64, 0.14, -0.5],
      ['C', 0.34, -0.42, 0.48, -0.28, 0.58, -0.14],
      ['L', 1, -0.56],
      ['L', 0.9, 0],
      ['L', 1, 0.56],
      ['L', 0.58, 0.14],
      ['C', 0.48, 0.28, 0.34, 0.42, 0.14, 0.5],
      ['C', -0.2, 0.64, -0.66, 0.46, -1, 0],
      ['Z'],
    ],
    details: disc(-0.5, -0.1, 0.12),
  },
];

/** The largest side of a grid that has a picture for each of its numbers. */
export const MOST_PICTURES = PICTURES.length;

/** Half the width of a picture as a share of its cell. */
const SHARE_OF_CELL = 0.33;
/** Width of outlines in millimetres. */
const STROKE = 0.35;
/** The line below the grid, in cells: its height, and the size of its pictures and numbers. */
const LEGEND = { height: 0.75, picture: 0.15, number: 0.3 } as const;

/** The pictures of a puzzle: given ones filled, those of a solution as outlines, marked cells on grey. */
export function printedPictures(grid: SudokuGrid, { solution, marks }: View<SudokuSolution>): SheetContent {
  return {
    isSolved: solution !== undefined,
    grounds: (picture) => picture.grounds(marks, MARK_COLOUR),
    entries: (picture) =>
      flatMapCells(grid, (given, cell) => {
        const number = given || (solution?.[cell[0]]?.[cell[1]] ?? 0);
        const { x, y } = picture.middle(cell);
        return drawn(number, { x, y, scale: SHARE_OF_CELL * picture.cell }, given > 0);
      }),
  };
}

/** The signs that stand for the pictures in a terminal. */
export function signsOfPictures(
  grid: SudokuGrid,
  solution: SudokuSolution | undefined,
  picture: GridPicture,
): readonly LatticeSign[] {
  return flatMapCells(grid, (given, cell) => {
    const number = given || (solution?.[cell[0]]?.[cell[1]] ?? 0);
    const shown = PICTURES[number - 1];
    return shown === undefined
      ? []
      : [{ ...picture.middle(cell), unicode: shown.unicode, ascii: String(number) }];
  });
}

/** A scene with a line below: every picture beside its number. */
export function withLegend(scene: Scene, side: number, cell: number): Scene {
  const room = (scene.width - 2 * MARGIN) / side;
  const y = scene.height + (LEGEND.height * cell) / 2;
  const shapes = PICTURES.slice(0, side).flatMap((_, index): readonly Shape[] => {
    const middle = MARGIN + (index + 0.5) * room;
    const number = {
      ...({ kind: 'text', text: String(index + 1), x: middle - 0.06 * cell, y, anchor: 'end' } as const),
      ...{ size: LEGEND.number * cell, colour: BLACK },
    };
    const place = { x: middle + 0.16 * cell, y, scale: LEGEND.picture * cell };
    return [number, ...drawn(index + 1, place, true)];
  });
  return { ...scene, height: scene.height + LEGEND.height * cell, shapes: [...scene.shapes, ...shapes] };
}

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

function drawn(number: number, place: Placed, isFilled: boolean): readonly Shape[] {
  const picture = PICTURES[number - 1];
  if (picture === undefined) return [];
  const colours: { readonly fill: Colour; readonly stroke: Colour } = isFilled
    ? { fill: BLACK, stroke: BLACK }
    : { fill: WHITE, stroke: SOLUTION_COLOUR };
  const outline = { ...colours, strokeWidth: STROKE / place.scale };
  const paths: Shape[] = [{ kind: 'path', steps: picture.steps, ...outline }];
  if (picture.details !== undefined) {
    const style = isFilled ? { fill: WHITE } : outline;
    paths.push({ kind: 'path', steps: picture.details, ...style });
  }
  return placeShapes(paths, place);
}

/** A star around the origin whose first point is above. */
function star(points: number, outer: number, inner: number): readonly PathStep[] {
  const corners = Array.from({ length: 2 * points }, (_, index): PathStep => {
    const [radius, angle] = [index % 2 === 0 ? outer : inner, (index * Math.PI) / points];
    return [index === 0 ? 'M' : 'L', radius * Math.sin(angle), -radius * Math.cos(angle)];
  });
  return [...corners, ['Z']];
}

function disc(x: number, y: number, radius: number): readonly PathStep[] {
  const [r, near] = [radius, radius * ROUND];
  return [
    ['M', x, y - r],
    ['C', x + near, y - r, x + r, y - near, x + r, y],
    ['C', x + r, y + near, x + near, y + r, x, y + r],
    ['C', x - near, y + r, x - r, y + near, x - r, y],
    ['C', x - r, y - near, x - near, y - r, x, y - r],
    ['Z'],
  ];
}
