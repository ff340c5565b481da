/** Shapes that a puzzle brings with it. */
import { BLACK, HAIRLINE, type Line, type Shape } from '../../../draw/index.js';
import type { GridPicture } from '../../kit/pictures/grid-picture.js';
import type { DrawnShape } from '../constraints/drawn-shape.js';

/** The shapes of one of a drawing. */
export function drawnShapes(picture: GridPicture, drawn: DrawnShape): readonly Shape[] {
  const { cell } = picture;
  const points = drawn.points.map((point) => picture.middle(point));
  const first = points[0]!;
  const width = drawn.width === undefined ? HAIRLINE : Math.max(HAIRLINE, drawn.width * cell);
  const colour = drawn.colour ?? BLACK;
  const ink = {
    ...(drawn.fill !== undefined && { fill: drawn.fill }),
    ...((drawn.colour !== undefined || drawn.fill === undefined) && { stroke: colour, strokeWidth: width }),
  };
  switch (drawn.shape) {
    case 'line':
      return points.slice(1).map((to, index): Line => {
        const from = points[index]!;
        const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
        return { kind: 'line', ...ends, width, colour, cap: 'round' };
      });
    case 'circle':
      return [{ kind: 'circle', ...first, radius: drawn.radius * cell, ...ink }];
    case 'rectangle': {
      const [x, y] = [Math.min(first.x, points[1]!.x), Math.min(first.y, points[1]!.y)];
      const sides = { width: Math.abs(first.x - points[1]!.x), height: Math.abs(first.y - points[1]!.y) };
      return [{ kind: 'rectangle', x, y, ...sides, ...ink }];
    }
    case 'text': {
      const size = (drawn.size ?? 0.5) * cell;
      return [{ kind: 'text', text: drawn.text, ...first, size, anchor: 'middle', colour }];
    }
  }
}
