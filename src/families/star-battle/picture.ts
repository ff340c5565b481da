/**
 * The printed form of a Star Battle: thin lines between cells, heavy ones around the regions, so that no
 * colour is needed to distinguish them (a view may ask for colours); cells of no region are hatched; the
 * solution's stars are black, given cells stand on grey. Below the grid stands how many stars go into each
 * row, column and region. Cells are 8 mm wide.
 */
import { type Cell, counted, flatMapCells } from '../../core/index.js';
import {
  areaGrounds,
  BLACK,
  type Colour,
  HAIRLINE,
  type Line,
  type Path,
  type PathStep,
  type Scene,
  type Shape,
} from '../../draw/index.js';
import type { View } from '../contract/family.js';
import { areaLines } from '../kit/pictures/grid-lines.js';
import { GridPicture, MARGIN } from '../kit/pictures/grid-picture.js';
import { MARK_COLOUR } from '../kit/pictures/sheet-content.js';
import { givenCells, type StarBattlePuzzle, type StarBattleSolution } from './puzzle.js';

/** Side of a cell in millimetres. */
export const CELL = 8;
const LINES = { thinColour: '#8a8a8a', heavy: 4 * HAIRLINE } as const;
/** The line below the grid that states the number of stars; a terminal has words for it. */
const CAPTION = 5.5;
const CAPTION_SIZE = 3.4;
const HATCH_COLOUR: Colour = '#8a8a8a';
/** Parallel strokes of a hatched cell. */
const HATCH_STROKES = 5;
/** A five-pointed star: from its middle to the points and to the corners between them, in cells. */
const POINT_RADIUS = 0.38;
const CORNER_RADIUS = 0.16;
/** The cross of a cell that is given as empty. */
const CROSS_SIZE = 4;

/**
 * Draws a Star Battle: the regions, the stars when the view has a solution, marked cells on a grey ground.
 */
export function starBattlePicture(puzzle: StarBattlePuzzle, view: View<StarBattleSolution>): Scene {
  const { regions, stars } = puzzle;
  const side = regions.length;
  const picture = new GridPicture({ rows: side, columns: side }, CELL);
  return picture.scene({
    title: `Star Battle, ${side} by ${side}, ${counted(stars, 'star')}`,
    isSolved: view.solution !== undefined,
    foot: view.answerOnly ? 0 : CAPTION,
    lattice: { roomy: true, caption: `${counted(stars, 'star')} in every row, column and region` },
    shapes: [
      ...(view.coloured ? areaGrounds(regions, { x: MARGIN, y: MARGIN, cell: CELL }) : []),
      ...picture.grounds(view.marks, MARK_COLOUR),
      ...givenCells(puzzle).flatMap(({ cell, isStar }) => [
        picture.ground(cell, MARK_COLOUR),
        isStar ? starIn(picture, cell) : picture.text(cell, '×', { size: CROSS_SIZE }),
      ]),
      ...hatching(picture, puzzle),
      ...areaLines(picture, regions, LINES),
      ...flatMapCells(view.solution ?? [], (symbol, cell) =>
        symbol === '*' && puzzle.given?.[cell[0]]?.[cell[1]] !== '*' ? [starIn(picture, cell)] : [],
      ),
      ...(view.answerOnly ? [] : caption(picture, stars)),
    ],
  });
}

/** The star of a cell, in its usual size or a part of it. */
export function starIn(picture: GridPicture, cell: Cell, scale = 1): Path {
  const { x, y } = picture.middle(cell);
  return star(x, y, scale * CELL);
}

/** Rising strokes through every cell of no region. */
function hatching(picture: GridPicture, { regions }: StarBattlePuzzle): readonly Line[] {
  const step = (2 * CELL) / (HATCH_STROKES + 1);
  return flatMapCells(regions, (region, [row, column]): readonly Line[] => {
    if (region !== null) return [];
    const [x, y] = [picture.at(column), picture.at(row)];
    return Array.from({ length: HATCH_STROKES }, (_, stroke) => {
      const reach = (stroke + 1) * step;
      const beyond = Math.max(0, reach - CELL);
      const [near, far] = [beyond, reach - beyond];
      const ends = { x1: x + near, y1: y + far, x2: x + far, y2: y + near };
      return { kind: 'line', ...ends, width: HAIRLINE, colour: HATCH_COLOUR };
    });
  });
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
function caption(picture: GridPicture, stars: number): readonly Shape[] {
  return [
    star(MARGIN + CAPTION / 2, picture.below(CAPTION), CAPTION),
    picture.caption(`× ${stars}`, CAPTION, CAPTION_SIZE, CAPTION),
  ];
}
