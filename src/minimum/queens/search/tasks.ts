/**
 * A row search divided into independent parts, one for each way to fill the first rows, so that workers can
 * share it. Parts are plain data; each has a memory of its own and its own count of nodes, so that answers
 * depend neither on the number of workers nor on the order in which these finish.
 */
import type { LimitName } from '../../../core/index.js';
import type { QueensSolution } from '../../../families/queens/index.js';
import { RefutedStates } from './refuted-states.js';
import { drawRows, type RowPattern } from './row-masks.js';
import { RowSearch } from './row-search.js';
import { WallBounds } from './wall-bounds.js';

/** The placements to search for on a square board. Fewer walls must have been refuted. */
export interface WallsRequest {
  readonly size: number;
  readonly queens: number;
  readonly walls: number;
  /** At least one of every eight that are turns and reflections of each other; or the first one alone. */
  readonly every: boolean;
}

/** One part of a search; plain data. */
export interface WallsTask {
  readonly request: WallsRequest;
  /** The output of `WallBounds.toData`. */
  readonly bounds: readonly number[];
  /** The pieces of the first rows. */
  readonly first: readonly RowPattern[];
  /** Most nodes that this part may use. */
  readonly nodes: number;
}

/** The result of one part; `limit` when it was not exhausted. */
export interface WallsTaskAnswer {
  readonly placements: readonly QueensSolution[];
  readonly nodes: number;
  readonly limit?: Extract<LimitName, 'nodes' | 'abort'>;
}

/** Rows are split until there are this many parts, or this many rows are split. */
const ENOUGH_TASKS = 40;
const MOST_SPLIT_ROWS = 3;

/** The parts of a search, in the order in which the undivided search would come to them. */
export function splitRequest(request: WallsRequest, bounds: WallBounds, nodes: number): readonly WallsTask[] {
  const memory = new RefutedStates();
  let parts: RowPattern[][] = [];
  for (let rows = 1; rows <= Math.min(MOST_SPLIT_ROWS, request.size); rows++) {
    if (parts.length >= ENOUGH_TASKS) break;
    parts = [];
    const search = new RowSearch(rectangle(request), {
      needs: bounds,
      memory,
      nodes: Number.MAX_SAFE_INTEGER,
    });
    search.run([], rows, (patterns) => {
      parts.push([...patterns]);
      return 'continue';
    });
  }
  const data = bounds.toData();
  return parts.map((first) => ({ request, bounds: data, first, nodes }));
}

/** The memory of this thread's tasks, which run one at a time; each clears it. */
let memoryOfTasks: RefutedStates | undefined;

/** Answers one part. */
export function runWallsTask(
  { request, bounds, first, nodes }: WallsTask,
  abort?: () => boolean,
): WallsTaskAnswer {
  const { size } = request;
  const needs = WallBounds.fromData(size, size, bounds);
  memoryOfTasks ??= new RefutedStates();
  return searchPart(request, first, { needs, memory: memoryOfTasks, nodes, abort });
}

/** Runs a search, or the part of it that begins with the given rows. */
export function searchPart(
  request: WallsRequest,
  first: readonly RowPattern[],
  means: ConstructorParameters<typeof RowSearch>[1],
): WallsTaskAnswer {
  const { size, every } = request;
  const placements: QueensSolution[] = [];
  const search = new RowSearch(rectangle(request), means);
  const outcome = search.run(first, size, (patterns) => {
    placements.push(drawRows(patterns, size, size));
    return every ? 'continue' : 'stop';
  });
  const nodes = means.nodes - search.nodesLeft;
  const isWhole = outcome === 'complete' || outcome === 'stopped';
  return { placements, nodes, ...(isWhole ? {} : { limit: outcome }) };
}

function rectangle({ size, queens, walls, every }: WallsRequest): ConstructorParameters<typeof RowSearch>[0] {
  return { rows: size, columns: size, queens, walls, every };
}
