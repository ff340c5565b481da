/** Moves and scales the shapes of a scene, so that several pictures can share a page. */
import { HAIRLINE, type PathStep, type Shape, type Text } from './scene.js';

/** The position of a scene's top left corner, in millimetres, and the scale. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/**
 * The shapes at their new place. Strokes of a shrunk picture lose less than its lengths (by the root of the
 * scale) and never fall below a hairline, so that thin and heavy lines still print and still differ.
 */
export function placeShapes(shapes: readonly Shape[], placement: Placement): readonly Shape[] {
  return shapes.map((shape) => placeShape(shape, placement));
}

/** Texts of a drawing turned by half a circle as a whole; it keeps its place. */
export function turnedOver(texts: readonly Text[], { width, height }: TurnedSize): readonly Text[] {
  return texts.map((text) => ({ ...text, x: width - text.x, y: height - text.y, turned: true }));
}

interface TurnedSize {
  readonly width: number;
  readonly height: number;
}

function placeShape(shape: Shape, placement: Placement): Shape {
  const { x, y, scale } = placement;
  switch (shape.kind) {
    case 'line':
      return {
        ...shape,
        x1: x + shape.x1 * scale,
        y1: y + shape.y1 * scale,
        x2: x + shape.x2 * scale,
        y2: y + shape.y2 * scale,
        width: placeStroke(shape.width, scale),
        ...(shape.dash && { dash: [shape.dash[0] * scale, shape.dash[1] * scale] as const }),
      };
    case 'path':
      return {
        ...shape,
        steps: shape.steps.map((step) => placeStep(step, placement)),
        ...strokeOf(shape, scale),
      };
    case 'text':
      return { ...shape, x: x + shape.x * scale, y: y + shape.y * scale, size: shape.size * scale };
    case 'circle':
      return {
        ...shape,
        x: x + shape.x * scale,
        y: y + shape.y * scale,
        radius: shape.radius * scale,
        ...strokeOf(shape, scale),
      };
    default: {
      const box = {
        x: x + shape.x * scale,
        y: y + shape.y * scale,
        width: shape.width * scale,
        height: shape.height * scale,
      };
      if (shape.kind === 'raster') return { ...shape, ...box };
      const radius = shape.radius === undefined ? {} : { radius: shape.radius * scale };
      return { ...shape, ...box, ...radius, ...strokeOf(shape, scale) };
    }
  }
}

function placeStep(step: PathStep, { x, y, scale }: Placement): PathStep {
  switch (step[0]) {
    case 'Z':
      return step;
    case 'C':
      return [
        'C',
        x + step[1] * scale,
        y + step[2] * scale,
        x + step[3] * scale,
        y + step[4] * scale,
        x + step[5] * scale,
        y + step[6] * scale,
      ];
    default:
      return [step[0], x + step[1] * scale, y + step[2] * scale];
  }
}

function strokeOf(
  shape: { readonly strokeWidth?: number },
  scale: number,
): { readonly strokeWidth?: number } {
  return shape.strokeWidth === undefined ? {} : { strokeWidth: placeStroke(shape.strokeWidth, scale) };
}

function placeStroke(width: number, scale: number): number {
  return scale >= 1 ? width * scale : Math.max(Math.min(width, HAIRLINE), width * Math.sqrt(scale));
}
