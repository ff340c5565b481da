/** Arrows: a circle, or a rounded outline of several cells, and shafts with heads. */
import type { Cell } from '../../../core/index.js';
import type { Colour, Line, Shape } from '../../../draw/index.js';
import type { GridPicture, Point } from '../../kit/pictures/grid-picture.js';
import type { Drawn } from '../constraints/contract.js';
import { pathShapes } from './lines.js';

const COLOUR: Colour = '#8a8a8a';
/** Measures in cells. */
const RADIUS = 0.38;
const WIDTH = 0.06;
const HEAD = 0.2;

/** The circle or outline of some cells, and the shafts that begin beside one of them. */
export function arrowShapes(
  picture: GridPicture,
  circle: readonly Cell[],
  shafts: readonly (readonly Cell[])[],
): Drawn {
  return {
    below: [
      ...shafts.flatMap((shaft) => {
        const from = circle.find((cell) => distance(cell, shaft[0]!) === 1) ?? circle[0]!;
        return shaftShapes(picture, [from, ...shaft]);
      }),
      ...outline(picture, circle),
    ],
  };
}

function outline(picture: GridPicture, cells: readonly Cell[]): readonly Shape[] {
  const radius = RADIUS * picture.cell;
  const rim = { stroke: COLOUR, strokeWidth: WIDTH * picture.cell };
  if (cells.length === 1) return [picture.circle(cells[0]!, radius, rim)];
  const [rows, columns] = [cells.map(([row]) => row), cells.map(([, column]) => column)];
  const isStraight = new Set(rows).size === 1 || new Set(columns).size === 1;
  if (!isStraight) {
    // A wide line and a narrower white one make an outline round corners.
    const wide = pathShapes(picture, cells, COLOUR, 2 * RADIUS + WIDTH);
    return [...wide, ...pathShapes(picture, cells, '#ffffff', 2 * RADIUS - WIDTH)];
  }
  const [first, last] = [picture.middle(cells[0]!), picture.middle(cells.at(-1)!)];
  const [x, y] = [Math.min(first.x, last.x) - radius, Math.min(first.y, last.y) - radius];
  const width = Math.abs(first.x - last.x) + 2 * radius;
  const height = Math.abs(first.y - last.y) + 2 * radius;
  return [{ kind: 'rectangle', x, y, width, height, radius, ...rim }];
}

/** A line from the rim of the circle to the middle of the last cell, and its head. */
function shaftShapes(picture: GridPicture, cells: readonly Cell[]): readonly Line[] {
  const points = cells.map((cell) => picture.middle(cell));
  points[0] = towards(points[0]!, points[1]!, RADIUS * picture.cell);
  const [tip, before] = [points.at(-1)!, points.at(-2)!];
  const back = angleOf(tip, before);
  const wings = [back - 0.6, back + 0.6].map((angle): readonly [Point, Point] => {
    const length = HEAD * picture.cell;
    return [tip, { x: tip.x + length * Math.cos(angle), y: tip.y + length * Math.sin(angle) }];
  });
  const pieces = points.slice(1).map((point, index) => [points[index]!, point] as const);
  return [...pieces, ...wings].map(([from, to]) => strokeBetween(from, to, WIDTH * picture.cell));
}

/** A grey line with round ends. */
function strokeBetween(from: Point, to: Point, width: number): Line {
  const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  return { kind: 'line', ...ends, width, colour: COLOUR, cap: 'round' };
}

function towards(from: Point, to: Point, length: number): Point {
  const angle = angleOf(from, to);
  return { x: from.x + length * Math.cos(angle), y: from.y + length * Math.sin(angle) };
}

function angleOf(from: Point, to: Point): number {
  return Math.atan2(to.y - from.y, to.x - from.x);
}

function distance([row, column]: Cell, [otherRow, otherColumn]: Cell): number {
  return Math.max(Math.abs(row - otherRow), Math.abs(column - otherColumn));
}
