/**
 * Points that lines join into one whole: lazy rows and reasons for the groups that an assignment leaves
 * alone, and the meaning of such a row once the rules have confirmed it. Source: cut rows as for spanning
 * trees (Dantzig, Fulkerson and Johnson, 1954).
 */
import { type Cell, cellCode, DisjointSets, type Edge, smallerSide } from '../../../core/index.js';
import { type Row, row, sum } from '../../../solve/index.js';
import type { LazyReason } from '../../contract/explaining.js';
import type { Reason } from '../../contract/reason.js';
import { edgeNames, type Line } from './lines.js';

/** A place for a line whose variable is missing where the model knows of it, or where none can run. */
type StatedLine = Pick<Line, 'ends'> & Partial<Line>;

/** The points in groups that lines join. */
export function joinedGroups(
  points: number,
  lines: readonly Pick<Line, 'ends'>[],
): readonly (readonly number[])[] {
  const groups = new DisjointSets(points);
  for (const { ends } of lines) groups.join(...ends);
  return groups.sets();
}

/**
 * The groups that do not contain all points; of two only one, as what leads out of one leads out of the
 * other.
 */
export function groupsAlone(
  points: number,
  lines: readonly Pick<Line, 'ends'>[],
): readonly (readonly number[])[] {
  const groups = joinedGroups(points, lines);
  return groups.length > 2 ? groups : groups.slice(1);
}

/** A line leads out of a group of points. */
export function cutRow(name: string, group: Iterable<number>, lines: readonly StatedLine[]): Row {
  const inside = new Set(group);
  const out = lines.filter(({ ends: [one, other] }) => inside.has(one) !== inside.has(other));
  return row(name, sum(out.flatMap(({ variable }) => variable ?? [])), '>=', 1);
}

/**
 * For each group of points that the chosen lines join and that does not contain all, the reason that a line
 * leads out of it.
 */
export function cutReasons(
  points: number,
  lines: readonly StatedLine[],
  chosen: readonly Pick<Line, 'ends'>[],
  reasonOf: (group: readonly number[]) => Reason,
): readonly LazyReason[] {
  return groupsAlone(points, chosen).map((joined) => {
    const group = smallerSide(joined, points);
    const reason = reasonOf(group);
    return { reason, rows: [cutRow(reason.id, group, lines)] };
  });
}

/** The words of a cut row. */
interface CutWords {
  /** `track`, and what a track does where it is: `run`. */
  readonly edge: string;
  readonly verb: string;
  /** `point` */
  readonly end: string;
}

/**
 * The sentence of a row "at least one of these lines", when points would be cut off without them; undefined
 * for any other row.
 * @param cutOff the points that would be cut off without these lines, as the rules alone say
 */
export function justifyCut(
  { lower, upper }: Row,
  edges: readonly Edge[],
  { edge, verb, end }: CutWords,
  cutOff: (without: readonly Edge[]) => readonly Cell[],
): string | undefined {
  if (lower !== 1 || upper !== Infinity) return undefined;
  const points = cutOff(edges);
  if (points.length === 0) return undefined;
  const said = `the ${end}s ${points.map(cellCode).join(', ')} would be cut off`;
  return edges.length === 0
    ? `no ${edge} is left, and ${said}`
    : `one of the ${edge}s ${edgeNames(edges)} must ${verb}, or ${said}`;
}
