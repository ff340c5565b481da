/**
 * Smaller puzzles than a given one, without knowledge of the family: shorter lists and texts, fewer and
 * lesser numbers.
 */
import type { AnyFamily, Puzzle } from '../../../src/families/contract/family.js';
import { type Json, type Path, placesIn, replaceAt } from './json.js';

/** Signs that say nothing, in texts of signs. */
const BLANKS = '.?';

/** Well-formed puzzles that are a step smaller or say a step less. */
export function* smallerPuzzles(family: AnyFamily, puzzle: Puzzle): Generator<Puzzle> {
  const seen = new Set([JSON.stringify(puzzle)]);
  for (const json of smallerJson(puzzle as unknown as Json)) {
    const text = JSON.stringify(json);
    if (seen.has(text)) continue;
    seen.add(text);
    const read = family.readPuzzle(json);
    if (read.ok) yield read.value;
  }
}

function* smallerJson(json: Json): Generator<Json> {
  const places = [...placesIn(json)].filter(([path]) => path.length > 0 && path[0] !== 'family');
  yield* withoutLines(json, places);
  for (const [path, value] of places) {
    yield replaceAt(json, path, undefined);
    if (Array.isArray(value) && value.length > 1) {
      yield replaceAt(json, path, value.slice(0, value.length >> 1));
      yield replaceAt(json, path, value.slice(value.length >> 1));
    }
  }
  for (const [path, value] of places) {
    for (const less of lesser(value)) yield replaceAt(json, path, less);
  }
}

/** A row or a column less, in every list that has as many of them at once. */
function* withoutLines(json: Json, places: readonly (readonly [Path, Json])[]): Generator<Json> {
  const lengths = new Set(places.flatMap(([, value]) => (isLine(value) ? [value.length] : [])));
  for (const length of lengths) {
    const lines = places
      .filter(([, value]) => isLine(value) && value.length === length)
      .map(([path]) => path);
    for (let at = 0; at < length; at++) {
      // From the inside out, so that the paths still lead where they did.
      const shorter = lines.toReversed().reduce((rest, path) => cutLine(rest, path, at), json);
      yield shorter;
    }
  }
}

function isLine(value: Json): value is string | readonly Json[] {
  return (typeof value === 'string' || Array.isArray(value)) && value.length > 1;
}

function cutLine(json: Json, path: Path, at: number): Json {
  const line = path.reduce<Json>((value, key) => (value as { [key: string | number]: Json })[key]!, json);
  const cut =
    typeof line === 'string'
      ? line.slice(0, at) + line.slice(at + 1)
      : (line as readonly Json[]).toSpliced(at, 1);
  return replaceAt(json, path, cut);
}

/** Values that say less or are smaller. */
function* lesser(value: Json): Generator<Json> {
  if (typeof value === 'number') {
    yield null;
    if (value !== 0) yield 0;
    if (value > 1) yield value - 1;
  }
  if (typeof value !== 'string') return;
  for (const [at, sign] of [...value].entries()) {
    for (const blank of BLANKS) if (sign !== blank) yield value.slice(0, at) + blank + value.slice(at + 1);
  }
}
