/**
 * The printed form of a Star Battle: thin lines between cells, heavy ones around the regions, so that no colour is
 * needed to tell them apart (a view may ask for colours); cells of no region are hatched; the solution's stars are black, given cells stand on grey. Below the grid stands
 * how many stars go into each row, column and region. Cells are 8 mm wide.
 */
import type { Cell } from '../../core/grid/cell.js';
import { areaGrounds } from '../../draw/area-colours.js';
import { measureText } from '../../draw/font.js';
import {
  BLACK,
  type Colour,
  HAIRLINE,
  type Line,
  type Path,
  type PathStep,
  type Scene,
  type Shape,
} from '../../draw/scene.js';
import type { View } from '../family.js';
import { givenCells, type StarBattlePuzzle, type StarBattleSolution } from './puzzle.js';

/** Side of a cell in millimetres. */
const CELL = 8;
const HEAVY = 4 * HAIRLINE;
const MARGIN = 1;
/** The line below the grid that tells the number of stars; a terminal has words for it. */
const CAPTION = 5.5;
const CAPTION_SIZE = 3.4;
const THIN_COLOUR: Colour = '#8a8a8a';
const HATCH_COLOUR: Colour = '#8a8a8a';
/** Parallel strokes of a hatched cell. */
const HATCH_STROKES = 5;
const MARK_COLOUR: Colour = '#d9d9d9';
/** A five-pointed star: from its middle to the points and to the corners between them, in cells. */
const POINT_RADIUS = 0.38;
const CORNER_RADIUS = 0.16;
/** The cross of a cell that is told to be empty. */
const CROSS_SIZE = 4;

/** Draws a Star Battle: the regions, the stars when the view has a solution, marked cells on a grey ground. */
export function starBattlePicture(puzzle: StarBattlePuzzle, view: View<StarBattleSolution>): Scene {
  const side = puzzle.regions.length;
  const { stars } = puzzle;
  const name = `Star Battle, ${side} by ${side}, ${stars} ${stars === 1 ? 'star' : 'stars'}`;
  return {
    width: side * CELL + 2 * MARGIN,
    height: side * CELL + 2 * MARGIN + (view.answerOnly ? 0 : CAPTION),
    title: view.solution === undefined ? name : `${name}, solution`,
    lattice: {
      x: MARGIN,
      y: MARGIN,
      pitch: CELL,
      roomy: true,
      caption: `${stars} ${stars === 1 ? 'star' : 'stars'} in every row, column and region`,
    },
    shapes: [
      ...(view.coloured ? areaGrounds(puzzle.regions, { x: MARGIN, y: MARGIN, cell: CELL }) : []),
      ...(view.marks ?? []).map(([row, column]) => ground(row, column)),
      ...givenCells(puzzle).flatMap(({ cell, isStar }) => given(cell, isStar)),
      ...hatching(puzzle),
      ...borders(puzzle),
      ...(view.solution ?? []).flatMap((cells, row) =>
        [...cells.matchAll(/\*/g)]
          .filter(({ index }) => puzzle.given?.[row]?.[index] !== '*')
          .map(({ index }) => starIn([row, index])),
      ),
      ...(view.answerOnly ? [] : caption(puzzle)),
    ],
  };
}

/** A cell that is told stands on a grey ground: its star, or a cross where there is none. */
function given(cell: Cell, isStar: boolean): readonly Shape[] {
  const [row, column] = cell;
  const x = MARGIN + (column + 0.5) * CELL;
  const y = MARGIN + (row + 0.5) * CELL;
  const cross: Shape = { kind: 'text', x, y, text: '×', size: CROSS_SIZE, anchor: 'middle', colour: BLACK };
  return [ground(row, column), isStar ? starIn(cell) : cross];
}

/** The star of a cell. */
function starIn([row, column]: Cell): Path {
  return star(MARGIN + (column + 0.5) * CELL, MARGIN + (row + 0.5) * CELL, CELL);
}

function ground(row: number, column: number): Shape {
  const place = { x: MARGIN + column * CELL, y: MARGIN + row * CELL, width: CELL, height: CELL };
  return { kind: 'rectangle', ...place, fill: MARK_COLOUR };
}

/** Rising strokes through every cell of no region. */
function hatching({ regions }: StarBattlePuzzle): readonly Line[] {
  const step = (2 * CELL) / (HATCH_STROKES + 1);
  return regions.flatMap((cells, row) =>
    cells.flatMap((region, column): Line[] => {
      if (region !== null) return [];
      const x = MARGIN + column * CELL;
      const y = MARGIN + row * CELL;
      return Array.from({ length: HATCH_STROKES }, (_, stroke) => {
        const reach = (stroke + 1) * step;
        const beyond = Math.max(0, reach - CELL);
        const [near, far] = [beyond, reach - beyond];
        const ends = { x1: x + near, y1: y + far, x2: x + far, y2: y + near };
        return { kind: 'line', ...ends, width: HAIRLINE, colour: HATCH_COLOUR };
      });
    }),
  );
}

/** Thin lines between cells of one region, then heavy ones between regions and around the grid. */
function borders({ regions }: StarBattlePuzzle): readonly Line[] {
  const side = regions.length;
  const places = Array.from({ length: side + 1 }, (_, index) => index);
  const lines = places.flatMap((place) => [
    ...pieces(side, (at) => regions[place - 1]?.[at] !== regions[place]?.[at]).map(({ from, to, heavy }) =>
      line(from, place, to, place, heavy),
    ),
    ...pieces(side, (at) => regions[at]?.[place - 1] !== regions[at]?.[place]).map(({ from, to, heavy }) =>
      line(place, from, place, to, heavy),
    ),
  ]);
  return [
    ...lines.filter(({ width }) => width === HAIRLINE),
    ...lines.filter(({ width }) => width === HEAVY),
  ];
}

interface Piece {
  readonly from: number;
  readonly to: number;
  readonly heavy: boolean;
}

/** A grid line as pieces of one weight, as long as possible. */
function pieces(side: number, isHeavy: (at: number) => boolean): readonly Piece[] {
  const found: Piece[] = [];
  for (let at = 0; at < side; at++) {
    const last = found.at(-1);
    const heavy = isHeavy(at);
    if (last?.heavy === heavy) found[found.length - 1] = { ...last, to: at + 1 };
    else found.push({ from: at, to: at + 1, heavy });
  }
  return found;
}

/** A line between two corners of cells, counted in cells. */
function line(x1: number, y1: number, x2: number, y2: number, heavy: boolean): Line {
  return {
    kind: 'line',
    x1: MARGIN + x1 * CELL,
    y1: MARGIN + y1 * CELL,
    x2: MARGIN + x2 * CELL,
    y2: MARGIN + y2 * CELL,
    width: heavy ? HEAVY : HAIRLINE,
    colour: heavy ? BLACK : THIN_COLOUR,
    cap: heavy ? 'square' : 'butt',
  };
}

/** A star in the middle of a square of the given size. */
function star(x: number, y: number, size: number): Path {
  const outline = Array.from({ length: 10 }, (_, corner): PathStep => {
    const radius = size * (corner % 2 === 0 ? POINT_RADIUS : CORNER_RADIUS);
    const turn = (corner * Math.PI) / 5;
    return [corner === 0 ? 'M' : 'L', x + radius * Math.sin(turn), y - radius * Math.cos(turn)];
  });
  return { kind: 'path', steps: [...outline, ['Z']], fill: BLACK };
}

/** A star and how many there are. */
function caption({ regions, stars }: StarBattlePuzzle): readonly Shape[] {
  const y = regions.length * CELL + 2 * MARGIN + CAPTION / 2;
  const text = `× ${stars}`;
  const room = regions.length * CELL - CAPTION;
  const size = CAPTION_SIZE * Math.min(1, room / measureText(text, CAPTION_SIZE));
  const place = { x: MARGIN + CAPTION, y, size, anchor: 'start' } as const;
  return [star(MARGIN + CAPTION / 2, y, CAPTION), { kind: 'text', text, ...place, colour: BLACK }];
}
