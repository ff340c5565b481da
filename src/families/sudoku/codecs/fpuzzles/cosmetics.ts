/**
 * Lines, circles, rectangles, texts and cages that f-puzzles draws without a rule. A part of the drawing that
 * shows a constraint which the puzzle has by its name (`fromConstraint`) is left to that constraint.
 */
import { z } from 'zod';
import type { DrawnShape } from '../../constraints/index.js';
import { cageOutline, cageText } from '../cage-shapes.js';
import { colourOf, inkOf } from '../colours.js';
import {
  drawingOf,
  lineShape,
  middleOf,
  plateShape,
  rounded,
  type ShapeDraft,
  textShape,
} from '../shapes.js';
import type { ConstraintDraft } from './element.js';
import { POINT, pointName, VALUE } from './names.js';

/** Widths and sizes count in half cells. */
const UNIT = 0.5;

const PART = z.looseObject({
  cells: z.array(POINT).optional(),
  lines: z.array(z.array(POINT)).optional(),
  value: VALUE,
  width: z.number().optional(),
  height: z.number().optional(),
  size: z.number().optional(),
});
type Part = z.infer<typeof PART>;

function shapesOfLine({ lines = [], outlineC, width = 0.1 }: Part): readonly (ShapeDraft | undefined)[] {
  return lines.map((points) => lineShape(points, inkOf(outlineC), UNIT * width));
}

function shapesOfPlate(part: Part, isRound: boolean): readonly (ShapeDraft | undefined)[] {
  const { cells = [], width = UNIT, height = UNIT, baseC, outlineC, fontC, value } = part;
  if (cells.length === 0) return [];
  const centre = middleOf(cells);
  // A plate in the middle of a cell would hide its number.
  const isAbove = !centre.every(Number.isInteger);
  const plate = {
    centre,
    width,
    height,
    isRound,
    colour: colourOf(outlineC),
    fill: colourOf(baseC),
    isAbove,
  };
  return [plateShape(plate), textShape(centre, value, inkOf(fontC), 0.6 * Math.min(width, height))];
}

function shapesOfText({ cells = [], value, fontC, size = 1 }: Part): readonly (ShapeDraft | undefined)[] {
  return cells.length === 0 ? [] : [textShape(middleOf(cells), value, inkOf(fontC), UNIT * size)];
}

function shapesOfCage({ cells = [], value, outlineC, fontC }: Part): readonly (ShapeDraft | undefined)[] {
  return [...cageOutline(cells, inkOf(outlineC)), cageText(cells, value, inkOf(fontC))];
}

const SHAPES: Readonly<Record<string, (part: Part) => readonly (ShapeDraft | undefined)[]>> = {
  line: shapesOfLine,
  circle: (part) => shapesOfPlate(part, true),
  rectangle: (part) => shapesOfPlate(part, false),
  text: shapesOfText,
  cage: shapesOfCage,
};

/** The keys of drawn shapes. */
export const COSMETIC_KEYS = Object.keys(SHAPES);

/** The schema of all that is drawn. */
export const FPUZZLES_COSMETICS = z.looseObject(
  Object.fromEntries(COSMETIC_KEYS.map((key) => [key, z.array(PART).nullish()])),
);

/** The drawing of a puzzle, the fog that cages may say, and the first key that has something of them. */
interface Cosmetics {
  readonly key: string | undefined;
  readonly drafts: readonly ConstraintDraft[];
}

/** Reads all that is drawn, in the order of these keys. */
export function readFpuzzlesCosmetics(
  json: z.infer<typeof FPUZZLES_COSMETICS>,
  keys: readonly string[],
): Cosmetics {
  const isShown = shownIn(json);
  const parts = keys
    .filter((key) => COSMETIC_KEYS.includes(key))
    .flatMap((key) => ((json[key] ?? []) as readonly Part[]).map((part) => ({ key, part })))
    .filter(({ part }) => !isShown(part) && !isText(part));
  const lamps = parts.filter(({ key, part }) => key === 'cage' && LAMP.test(String(part.value)));
  const cells = lamps.flatMap(({ part }) => part.cells ?? []);
  const drawn = parts.filter((one) => !lamps.includes(one));
  return {
    key: parts[0]?.key,
    drafts: [
      ...(cells.length > 0 ? [{ type: 'fog', cells }] : []),
      ...drawingOf(inLists(drawn.flatMap(({ key, part }) => SHAPES[key]!(part)))),
    ],
  };
}

const LAMP = /^(FOW|FOGLIGHT)$/i;

/** The shapes of each kind after one another, as the editor lists and draws them. */
function inLists(shapes: readonly (ShapeDraft | undefined)[]): readonly (ShapeDraft | undefined)[] {
  const kinds = [...new Set(shapes.map((shape) => shape?.shape))];
  return kinds.flatMap((kind) => shapes.filter((shape) => shape?.shape === kind));
}

/**
 * True for the drawing of a constraint that the puzzle has by its name; older ones say only that they are of
 * some constraint (`isNewConstraint`), whose lines are the same.
 */
function shownIn(json: Readonly<Record<string, unknown>>): (part: Part) => boolean {
  const lists = Object.entries(json).filter(([key]) => !COSMETIC_KEYS.includes(key));
  const elements = lists.flatMap(([, list]): unknown[] => (Array.isArray(list) ? list : []));
  const drawn = new Set(elements.map((element) => JSON.stringify(Object(element).lines)));
  return ({ fromConstraint, isNewConstraint, lines }) => {
    if (isNewConstraint === true && lines !== undefined) {
      return drawn.has(JSON.stringify(lines.map((points) => points.map(pointName))));
    }
    if (typeof fromConstraint !== 'string') return false;
    const key = fromConstraint
      .toLowerCase()
      .replaceAll(' ', '')
      .replace(/^(german|dutch)whispers$/, 'whispers');
    return Object.hasOwn(json, key);
  };
}

/** True for a cage without cells, which holds a text about the puzzle. */
function isText({ cells, lines, value }: Part): boolean {
  return lines === undefined && ((cells ?? []).length === 0 || /^\w+:\s/.test(String(value ?? '')));
}

/** The parts that show a drawing, by their keys. */
export function writeCosmetics(shapes: readonly DrawnShape[]): Readonly<Record<string, readonly object[]>> {
  const parts: Record<string, object[]> = {};
  const add = (key: string, part: object): void => {
    parts[key] = [...(parts[key] ?? []), part];
  };
  for (const shape of shapes) {
    const colours = {
      ...(shape.fill !== undefined && { baseC: shape.fill }),
      ...(shape.colour !== undefined && { outlineC: shape.colour }),
    };
    switch (shape.shape) {
      case 'line': {
        const width = rounded((shape.width ?? 0.05) / UNIT);
        add('line', { lines: [shape.points.map(pointName)], outlineC: shape.colour ?? '#000000', width });
        break;
      }
      case 'circle': {
        const width = 2 * shape.radius;
        add('circle', { cells: shape.points.map(pointName), ...colours, width, height: width });
        break;
      }
      case 'rectangle': {
        const [[top, left], [bottom, right]] = shape.points;
        const [width, height] = [Math.abs(right - left), Math.abs(bottom - top)].map(rounded);
        add('rectangle', { cells: [pointName(middleOf(shape.points))], ...colours, width, height });
        break;
      }
      case 'text': {
        const { points, text, size, colour } = shape;
        const style = {
          fontC: colour ?? '#000000',
          ...(size !== undefined && { size: rounded(size / UNIT) }),
        };
        add('text', { cells: points.map(pointName), value: text, ...style });
      }
    }
  }
  return parts;
}
