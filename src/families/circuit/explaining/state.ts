/**
 * A Circuit Board being solved, as JSON: the tracks so far as a list of edges, or `{"edges": …, "none": …}`
 * with the places where it is known that no track runs. A path is left out: it follows from the tracks.
 */
import { z } from 'zod';
import {
  type Cell,
  describeCell,
  failure,
  type Issue,
  issue,
  type Result,
  success,
} from '../../../core/index.js';
import type { Known, Mark } from '../../contract/explaining.js';
import { readShape } from '../../kit/read-json.js';
import { type CircuitPuzzle, type Edge, edgeKey } from '../puzzle.js';

const CELL = z.tuple([z.number(), z.number()]);
const EDGES = z.array(z.tuple([CELL, CELL]));
const STATE = z.union(
  [
    EDGES.transform((edges) => ({ edges, none: [] as Edge[] })),
    z.strictObject({ edges: EDGES, none: EDGES.default([]), path: EDGES.optional() }),
  ],
  {
    error:
      'a list of tracks is expected, each [[row, column], [row, column]], or {"edges": …, "none": …} with two such lists',
  },
);

/** Reads tracks, and places without one. */
export function readCircuitState(
  json: unknown,
  { edges: given }: CircuitPuzzle,
  marks: readonly Mark[],
): Result<readonly Known[]> {
  const shape = readShape(STATE, json);
  if (!shape.ok) return shape;
  const places = new Map(marks.map(({ cells }, mark) => [edgeKey(cells as unknown as Edge), mark]));
  const isGiven = new Set(given.map(edgeKey));
  const entries = [
    ...shape.value.edges.map((edge) => ({ edge, value: true })),
    ...shape.value.none.map((edge) => ({ edge, value: false })),
  ];
  const seen = new Set<string>();
  const issues = entries.flatMap(({ edge, value }): Issue[] => {
    const key = edgeKey(edge);
    const words = `from ${describeCell(edge[0])} to ${describeCell(edge[1])}`;
    const wrong = !places.has(key)
      ? `No track can run ${words}; two neighbouring points are expected.`
      : seen.has(key)
        ? `The place ${words} is listed twice.`
        : undefined;
    seen.add(key);
    if (wrong !== undefined) return [issue('state-track', wrong, placeOf(edge))];
    if (value || !isGiven.has(key)) return [];
    return [
      issue(
        'given-changed',
        `The puzzle gives the track ${words}, but the partial solution has none there.`,
        placeOf(edge),
      ),
    ];
  });
  if (issues.length > 0) return failure(...issues);
  return success(entries.map(({ edge, value }) => ({ mark: places.get(edgeKey(edge))!, value })));
}

function placeOf([from, to]: readonly [Cell, Cell]): { readonly part: string } {
  return { part: `${describeCell(from)} to ${describeCell(to)}` };
}
