/**
 * A Hashi being solved, as JSON: a list of `[from, to, n]`, at least n bridges between two islands, and of
 * `[from, to, n, m]`, at least n and at most m (`0, 0`: none).
 */
import { z } from 'zod';
import {
  describeCell,
  edgeCode,
  failure,
  type Issue,
  inReadingOrder,
  issue,
  type Result,
  success,
} from '../../../core/index.js';
import type { Known, Mark } from '../../contract/explaining.js';
import { isWhole, readShape } from '../../kit/read-json.js';
import { bridgeLimit, type HashiPuzzle } from '../puzzle.js';

const CELL = z.tuple([z.number(), z.number()]);
const ENTRY =
  'an entry [[row, column], [row, column], n] is expected, or with n and m: at least n bridges, at most m';
const STATE = z.array(
  z.union([z.tuple([CELL, CELL, z.number()]), z.tuple([CELL, CELL, z.number(), z.number()])], {
    error: ENTRY,
  }),
  { error: 'a list of bridges is expected, each [[row, column], [row, column], n]' },
);
type Entry = z.infer<typeof STATE>[number];

/** Reads the known numbers of bridges in places; a place is listed once. */
export function readHashiState(
  json: unknown,
  puzzle: HashiPuzzle,
  marks: readonly Mark[],
): Result<readonly Known[]> {
  const shape = readShape(STATE, json);
  if (!shape.ok) return shape;
  const places = new Map<string, number[]>();
  marks.forEach(({ place }, mark) => {
    places.set(place, [...(places.get(place) ?? []), mark]);
  });
  const issues = entryIssues(shape.value, places, bridgeLimit(puzzle));
  if (issues.length > 0) return failure(...issues);
  return success(
    shape.value.flatMap((entry) => {
      const [, , least, most = Number.POSITIVE_INFINITY] = entry;
      return places.get(nameOf(entry))!.flatMap((mark, index): readonly Known[] => {
        const count = index + 1;
        if (count <= least) return [{ mark, value: true }];
        return count > most ? [{ mark, value: false }] : [];
      });
    }),
  );
}

function nameOf([from, to]: Entry): string {
  return edgeCode(inReadingOrder([from, to]));
}

function entryIssues(
  entries: readonly Entry[],
  places: ReadonlyMap<string, unknown>,
  limit: number,
): readonly Issue[] {
  const seen = new Set<string>();
  return entries.flatMap((entry, index): Issue[] => {
    const [from, to, least, most = limit] = entry;
    const name = nameOf(entry);
    const place = { part: `entry ${index + 1}` };
    const between = `from ${describeCell(from)} to ${describeCell(to)}`;
    if (!places.has(name)) {
      const message = `No bridge can run ${between}; two islands are expected that see each other.`;
      return [issue('state-bridge', message, place)];
    }
    if (seen.has(name)) return [issue('state-bridge', `The bridges ${between} are listed twice.`, place)];
    seen.add(name);
    if (isWhole(least, 0, limit) && isWhole(most, least, limit)) return [];
    const message = `${least} to ${most} bridges are not possible; whole numbers from 0 to ${limit}, the smaller first, are expected.`;
    return [issue('state-bridge', message, place)];
  });
}
