/**
 * The marks that a layer of Penpa is drawn of: the part of the layer, the places, and the value as the site
 * keeps it. A layer has lists of places (`thermo`), and tables by a place (`number`) or by two
 * (`line`); parts that are not known become marks too, so that nothing is lost without a word.
 */
import { z } from 'zod';
import {
  describeCell,
  failure,
  issue,
  type Result,
  readAll,
  type Size,
  success,
} from '../../../../core/index.js';
import { parseJson } from '../../../../formats/index.js';
import { readShape } from '../../read-json.js';
import { type Layout, pointOf, type Spot, spotOf } from './points.js';

/** A piece of a drawing. */
export interface Mark {
  readonly part: string;
  readonly at: readonly Spot[];
  readonly value: readonly unknown[];
}

/** Marks of which a reader takes those that it knows. */
export interface Marks {
  /** The marks of a part that fit, which are then no longer there. */
  readonly take: (part: string, fits?: (mark: Mark) => boolean) => readonly Mark[];
  readonly left: () => readonly Mark[];
}

/** Parts that are lists of places, parts that are tables, and those of them whose values are no lists. */
const LISTS = ['thermo', 'arrows', 'direction', 'squareframe', 'polygon', 'killercages', 'nobulbthermo'];
const TABLES = ['surface', 'number', 'numberS', 'symbol', 'freeline', 'freelineE', 'line', 'lineE', 'wall'];
const SCALARS = new Set(['surface', 'line', 'lineE', 'wall', 'cage', 'deletelineE', 'freeline', 'freelineE']);
const HISTORY = ['command_redo', 'command_undo', 'command_replay'];

const POINTS = z.array(z.union([z.number(), z.string()]));
const LAYER = z.record(
  z.string(),
  z.union([z.array(POINTS), z.record(z.string(), z.unknown()), z.array(z.unknown()).max(0)]),
);

/** The words of messages for the parts of a layer. */
const WORDS: Readonly<Record<string, string>> = {
  surface: 'shaded cells',
  number: 'numbers or letters',
  numberS: 'small numbers',
  symbol: 'symbols',
  freeline: 'free lines',
  freelineE: 'free lines',
  thermo: 'thermometers',
  nobulbthermo: 'thermometers without a bulb',
  arrows: 'arrows',
  direction: 'lines with heads',
  squareframe: 'frames',
  polygon: 'polygons',
  line: 'lines',
  lineE: 'lines along sides',
  wall: 'walls',
  cage: 'lines of cages',
  killercages: 'cages',
};

/** The words for a mark and its place in a drawing with a frame of this size. */
export function describeMark(mark: Mark, size: Size): string {
  const [spot] = mark.at;
  return spot === undefined ? nameOf(mark) : `${nameOf(mark)} ${placeOf(spot, size)}`;
}

/** The words for marks, each name once with one of its places. */
export function namesOf(marks: readonly Mark[], size: Size): string {
  const byName = new Map(marks.map((mark) => [nameOf(mark), mark]));
  return [...byName.values()].map((mark) => describeMark(mark, size)).join(', ');
}

function nameOf({ part, value }: Mark): string {
  const name = part === 'symbol' && typeof value[1] === 'string' ? `symbols "${value[1]}"` : WORDS[part];
  return name ?? `"${part}"`;
}

/** Outside of the frame no cell has a number. */
function placeOf({ kind, cell }: Spot, { rows, columns }: Size): string {
  const [row, column] = cell;
  // The corners at the lower and the right edge are named by cells beyond it.
  const more = kind === 'corner' ? 1 : 0;
  const isOver = row < 0 || row >= rows + more;
  const isBeside = column < 0 || column >= columns + more;
  if (isOver && isBeside) return 'outside a corner of the frame';
  if (isOver) return `${row < 0 ? 'above' : 'below'} column ${column + 1}`;
  return isBeside ? `beside row ${row + 1}` : `at ${describeCell(cell)}`;
}

/** The marks of a layer from its line of JSON; the issues name the part of the layer. */
export function readLayer(text: string, name: string, layout: Layout): Result<readonly Mark[]> {
  const json = parseJson(text);
  if (!json.ok) {
    // Places are those of the unpacked text, which nobody sees.
    const message = `The layer is no JSON. ${json.issues[0]!.message}`;
    return failure(issue('format-syntax', message, { part: name }));
  }
  const layer = readShape(LAYER, withoutHistory(json.value));
  if (!layer.ok) {
    const part = layer.issues[0]!.place?.part;
    const message = 'A list of lists of points, or a table by points, is expected.';
    return failure(issue('json-shape', message, { part: part === undefined ? name : `${name}, ${part}` }));
  }
  const entries = Object.entries(layer.value).flatMap(([part, things]): [string, string[], unknown][] =>
    Array.isArray(things)
      ? (things as (number | string)[][]).map((points) => [part, points.map(String), []])
      : Object.entries(things).map(([key, value]) => [part, key.split(','), value]),
  );
  const marks = readAll(entries, ([part, points, value]) => {
    const at = readAll(points, (point) => {
      // What stands over a side has an E behind its point.
      const spot = spotOf(Number(point.replace(/E$/, '') || Number.NaN), layout);
      if (spot !== undefined) return success(spot);
      const message = `The point ${JSON.stringify(point)} lies outside the drawing.`;
      return failure(issue('format-syntax', message, { part: `${name}, ${part}` }));
    });
    return at.ok ? success({ part, at: at.value, value: Array.isArray(value) ? value : [value] }) : at;
  });
  return marks.ok ? success(marks.value.filter(isDrawn)) : marks;
}

function withoutHistory(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).filter(([key]) => !HISTORY.includes(key)));
}

/** False for what shows nothing: a removed side, no text, no places. */
function isDrawn({ part, at, value }: Mark): boolean {
  if (part === 'deletelineE' || at.length === 0) return false;
  if (part === 'number' || part === 'numberS') return value[0] !== '' && value[0] !== null;
  return value[0] !== 0 || part === 'symbol';
}

/** A layer as the site keeps it, with marks by their points. */
export function writeLayer(marks: readonly Mark[], layout: Layout): object {
  const layer: Record<string, unknown> = {};
  for (const part of HISTORY) layer[part] = { __a: [] };
  for (const part of [...TABLES, 'cage', 'deletelineE']) layer[part] = {};
  for (const part of LISTS) layer[part] = [];
  for (const { part, at, value } of marks) {
    const points = at.map((spot) => pointOf(spot, layout));
    const things = layer[part] as unknown[] | Record<string, unknown>;
    if (Array.isArray(things)) things.push(points);
    else things[points.join()] = SCALARS.has(part) ? value[0] : value;
  }
  return layer;
}

/** Marks to take from. */
export function marksOf(marks: readonly Mark[]): Marks {
  let rest = marks;
  return {
    take: (part, fits = () => true) => {
      const taken = rest.filter((mark) => mark.part === part && fits(mark));
      const gone = new Set(taken);
      rest = rest.filter((mark) => !gone.has(mark));
      return taken;
    },
    left: () => rest,
  };
}
