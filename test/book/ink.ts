/** The area that shapes really cover, measured from the shapes alone. */
import type { Box } from '../../src/book/style/item.js';
import { CAP_HEIGHT, measureText } from '../../src/draw/font.js';
import type { Shape } from '../../src/draw/scene.js';

interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The extent of a shape in millimetres, its strokes included. */
export function inkOf(shape: Shape): Extent {
  switch (shape.kind) {
    case 'line': {
      const { x1, x2, y1, y2, width, cap = 'butt' } = shape;
      const isBlunt = cap === 'butt';
      const [down, across] = [isBlunt && x1 === x2 ? 0 : width / 2, isBlunt && y1 === y2 ? 0 : width / 2];
      return around([x1, x2], [y1, y2], down, across);
    }
    case 'circle': {
      const reach = shape.radius + (shape.stroke === undefined ? 0 : (shape.strokeWidth ?? 0) / 2);
      return around([shape.x], [shape.y], reach);
    }
    case 'path': {
      const points = shape.steps.flatMap((step) => (step[0] === 'Z' ? [] : pairs(step.slice(1) as number[])));
      return around(
        points.map(([x]) => x),
        points.map(([, y]) => y),
        shape.stroke === undefined ? 0 : (shape.strokeWidth ?? 0) / 2,
      );
    }
    case 'text': {
      const width = measureText(shape.text, shape.size, shape.bold);
      const left = shape.x - { start: 0, middle: width / 2, end: width }[shape.anchor];
      const right = left + width;
      const turned = shape.turned === true ? [2 * shape.x - right, 2 * shape.x - left] : [left, right];
      return around(turned, [shape.y], (CAP_HEIGHT * shape.size) / 2, 0);
    }
    default: {
      const stroke =
        shape.kind === 'rectangle' && shape.stroke !== undefined ? (shape.strokeWidth ?? 0) / 2 : 0;
      return around([shape.x, shape.x + shape.width], [shape.y, shape.y + shape.height], stroke);
    }
  }
}

function pairs(numbers: readonly number[]): readonly (readonly [number, number])[] {
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1]!] as const] : []));
}

function around(xs: readonly number[], ys: readonly number[], down: number, across = down): Extent {
  return {
    left: Math.min(...xs) - across,
    right: Math.max(...xs) + across,
    top: Math.min(...ys) - down,
    bottom: Math.max(...ys) + down,
  };
}

/** True if an extent keeps to a box, up to a tolerance in millimetres. */
export function liesIn({ left, top, right, bottom }: Extent, box: Box, tolerance: number): boolean {
  return (
    left >= box.x - tolerance &&
    top >= box.y - tolerance &&
    right <= box.x + box.width + tolerance &&
    bottom <= box.y + box.height + tolerance
  );
}

/** The overlap of two boxes, in millimetres; 0 or less when they are apart. */
export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.min(across, down);
}
