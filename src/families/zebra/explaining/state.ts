/**
 * Partial solutions of a zebra puzzle: for every attribute the houses in order, each with a value, with null
 * where it is open, or with a list of the values that are left.
 */
import { z } from 'zod';
import { type Issue, issue, type Result, success } from '../../../core/index.js';
import type { Known } from '../../contract/explaining.js';
import { readChecked } from '../../kit/read-json.js';
import { countedInWords } from '../../kit/words/words.js';
import type { ZebraPuzzle } from '../puzzle.js';

const HOUSE = z.union([z.string(), z.null(), z.array(z.string())], {
  error: 'a value, null for an open house, or a list of the values that are left is expected',
});
const HOUSES = z.array(HOUSE, { error: 'a list with an entry for every house is expected' });
const STATE = z.record(z.string(), HOUSES, {
  error: 'an object is expected that gives for each attribute a list with an entry for every house',
});

type State = z.infer<typeof STATE>;

/** Reads a partial solution; attributes that it leaves out are open. Marks are those of ZebraReasons. */
export function readZebraState(json: unknown, puzzle: ZebraPuzzle): Result<readonly Known[]> {
  const read = readChecked(STATE, json, (state) => stateIssues(state, puzzle));
  return read.ok ? success(knownOf(read.value, puzzle)) : read;
}

function stateIssues(state: State, { houses, attributes }: ZebraPuzzle): readonly Issue[] {
  return Object.entries(state).flatMap(([name, found]): readonly Issue[] => {
    if (!Object.hasOwn(attributes, name)) {
      const message = `${JSON.stringify(name)} is no attribute of this puzzle; expected one of: ${Object.keys(attributes).join(', ')}.`;
      return [issue('state-attribute', message)];
    }
    const part = `attribute ${name}`;
    if (found.length !== houses) {
      const message = `There are entries for ${countedInWords(found.length, 'house')}; the puzzle has ${countedInWords(houses, 'house')}.`;
      return [issue('state-size', message, { part })];
    }
    const values = attributes[name]!;
    const unknown = found.flatMap((place) => place ?? []).find((value) => !values.includes(value));
    if (unknown === undefined) return [];
    const message = `${JSON.stringify(unknown)} is no value of ${name}; expected one of: ${values.join(', ')}, or null for an open house.`;
    return [issue('state-cell', message, { part })];
  });
}

/** A value in a house excludes the others of that house, and the value from other houses. */
function knownOf(state: State, { houses, attributes }: ZebraPuzzle): readonly Known[] {
  const known = new Map<number, boolean>();
  const names = Object.keys(attributes);
  const markOf = (attribute: number, value: number, house: number): number =>
    (attribute * houses + value) * houses + house;
  names.forEach((name, attribute) => {
    const values = attributes[name]!;
    (state[name] ?? []).forEach((found, house) => {
      if (found === null) return;
      values.forEach((value, index) => {
        const isLeft = Array.isArray(found) ? found.includes(value) : found === value;
        if (!isLeft) known.set(markOf(attribute, index, house), false);
      });
    });
  });
  names.forEach((name, attribute) => {
    (state[name] ?? []).forEach((found, house) => {
      if (typeof found !== 'string') return;
      const index = attributes[name]!.indexOf(found);
      for (let other = 0; other < houses; other++) {
        const mark = markOf(attribute, index, other);
        if (other === house) known.set(mark, true);
        else if (!known.has(mark)) known.set(mark, false);
      }
    });
  });
  return [...known].map(([mark, value]) => ({ mark, value })).sort((one, other) => one.mark - other.mark);
}
