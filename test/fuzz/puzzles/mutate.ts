/**
 * Random changes of a puzzle that know nothing of its family: a number, a character, a place in a list. What
 * the family does not read as a puzzle is thrown away and another change is tried.
 */
import type { Rng } from '../../../src/core/random.js';
import type { AnyFamily, Puzzle } from '../../../src/families/contract/family.js';
import { type Json, placesIn, replaceAt } from './json.js';

/** Changes that are tried before the puzzle is left as it is. */
const MOST_TRIALS = 60;

/** The puzzle with one random change, or the same puzzle when no change made a well-formed one. */
export function mutate(family: AnyFamily, puzzle: Puzzle, rng: Rng): Puzzle {
  const json = puzzle as unknown as Json;
  const places = [...placesIn(json)].filter(([path]) => path.length > 0 && path[0] !== 'family');
  const before = JSON.stringify(json);
  for (let trial = 0; trial < MOST_TRIALS; trial++) {
    const [path, value] = rng.pick(places);
    const changed = replaceAt(json, path, change(value, places, rng));
    if (JSON.stringify(changed) === before) continue;
    const read = family.readPuzzle(changed);
    if (read.ok) return read.value;
  }
  return puzzle;
}

type Places = readonly (readonly [unknown, Json])[];

/** The value that may stand at a place instead; undefined: none. */
function change(value: Json, places: Places, rng: Rng): Json | undefined {
  if (typeof value === 'number') return changeNumber(value, places, rng);
  if (value === null) return numberOf(places, rng);
  if (typeof value === 'string') return changeText(value, places, rng);
  if (Array.isArray(value)) return changeList(value, rng);
  return undefined;
}

function changeNumber(value: number, places: Places, rng: Rng): Json | undefined {
  switch (rng.integer(6)) {
    case 0:
      return value + 1;
    case 1:
      return value - 1;
    case 2:
      return null;
    case 3:
      return rng.integer(4) === 0 ? undefined : 0;
    default:
      return numberOf(places, rng);
  }
}

/** A number that stands somewhere in the puzzle, or next to one. */
function numberOf(places: Places, rng: Rng): number {
  const numbers = places.flatMap(([, value]) => (typeof value === 'number' ? [value] : []));
  return numbers.length === 0 ? rng.integer(4) : rng.pick(numbers) + (rng.integer(4) === 0 ? 1 : 0);
}

/** A word becomes another word of the puzzle; in a text of signs one sign becomes another. */
function changeText(value: string, places: Places, rng: Rng): string {
  const texts = places.flatMap(([, other]) => (typeof other === 'string' ? [other] : []));
  if (rng.integer(3) === 0 || value.length === 0) return rng.pick(texts);
  const at = rng.integer(value.length);
  const signs = [...new Set(`${texts.join('')}.#?*~o`)];
  return value.slice(0, at) + rng.pick(signs) + value.slice(at + 1);
}

function changeList(items: readonly Json[], rng: Rng): Json | undefined {
  if (items.length === 0) return rng.integer(2) === 0 ? [1] : undefined;
  const at = rng.integer(items.length);
  switch (rng.integer(5)) {
    case 0:
      return undefined;
    case 1:
      return items.toSpliced(at, 1);
    case 2:
      return items.toSpliced(at, 0, rng.pick(items));
    default: {
      const other = rng.integer(items.length);
      return items.with(at, items[other]!).with(other, items[at]!);
    }
  }
}
