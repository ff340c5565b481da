/**
 * Partial solutions of puzzles about lines, as JSON: the lines so far as a list of edges, or `{"edges": …,
 * "none": …}` with the places where it is known that there is none.
 */
import { z } from 'zod';
import {
  describeCell,
  describeEdge,
  type Edge,
  edgeKey,
  failure,
  type Issue,
  issue,
  type Result,
  success,
} from '../../../core/index.js';
import type { Known } from '../../contract/explaining.js';
import { EDGES, type EdgeNames } from '../edge-issues.js';
import { readShape } from '../read-json.js';

/** The form and the meaning of partial solutions of a puzzle. */
interface EdgeState {
  readonly names: EdgeNames;
  /** The places for lines, in the order of their marks. */
  readonly edges: readonly Edge[];
  /** Lines that the puzzle gives; absent: none. */
  readonly given?: readonly Edge[];
  /** Further parts that a solution has and that follow from its lines: they may stand there, too. */
  readonly further?: readonly string[];
}

/** Reads lines, and places without one. */
export function readEdgeState(json: unknown, state: EdgeState): Result<readonly Known[]> {
  const shape = readShape(schemaOf(state), json);
  if (!shape.ok) return shape;
  const { edges: lines, none } = shape.value;
  const entries = [
    ...lines.map((edge) => ({ edge, value: true })),
    ...none.map((edge) => ({ edge, value: false })),
  ];
  const places = new Map(state.edges.map((edge, mark) => [edgeKey(edge), mark]));
  const issues = entryIssues(entries, places, state);
  if (issues.length > 0) return failure(...issues);
  return success(entries.map(({ edge, value }) => ({ mark: places.get(edgeKey(edge))!, value })));
}

function schemaOf({ names: { edge }, further = [] }: EdgeState) {
  const others = Object.fromEntries(further.map((part) => [part, EDGES.optional()]));
  return z.union(
    [
      EDGES.transform((edges) => ({ edges, none: [] as Edge[] })),
      z.strictObject({ ...others, edges: EDGES, none: EDGES.default([]) }),
    ],
    {
      error: `a list of ${edge}s is expected, each [[row, column], [row, column]], or {"edges": …, "none": …} with two such lists`,
    },
  );
}

function entryIssues(
  entries: readonly { readonly edge: Edge; readonly value: boolean }[],
  places: ReadonlyMap<string, number>,
  { names, given = [] }: EdgeState,
): readonly Issue[] {
  const isGiven = new Set(given.map(edgeKey));
  const seen = new Set<string>();
  return entries.flatMap(({ edge, value }): Issue[] => {
    const key = edgeKey(edge);
    const place = { part: describeEdge(edge) };
    const words = `from ${describeCell(edge[0])} to ${describeCell(edge[1])}`;
    const wrong = !places.has(key)
      ? `No ${names.edge} can run ${words}; two neighbouring ${names.end}s are expected.`
      : seen.has(key)
        ? `The place ${words} is listed twice.`
        : undefined;
    seen.add(key);
    if (wrong !== undefined) return [issue(`state-${names.edge}`, wrong, place)];
    if (value || !isGiven.has(key)) return [];
    const message = `The puzzle gives the ${names.edge} ${words}, but the partial solution has none there.`;
    return [issue('given-changed', message, place)];
  });
}
