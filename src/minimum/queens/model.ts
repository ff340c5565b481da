/** The fewest walls, and all placements that reach them, by the least-walls model and an engine. */
import type { LimitName } from '../../core/index.js';
import { type LeastWallsModel, leastWalls } from '../../families/queens/index.js';
import { countSolutions, type EngineId, openEngine } from '../../solve/index.js';
import type { MinimumStats, RunContext } from '../problem.js';
import { collectPlacements, type EveryPlacement } from './search/every-placement.js';

/**
 * The result for the fewest walls; `more`: more than the requested number are needed. Fewer than `lower` are
 * refuted.
 */
export type FewestWalls = { readonly lower: number; readonly stats: MinimumStats } & (
  | { readonly status: 'found'; readonly placement: readonly string[]; readonly proof?: string }
  | { readonly status: 'more' }
  | { readonly status: 'limit'; readonly limit: LimitName }
);

interface Board {
  /** The side of the board. */
  readonly size: number;
  readonly queens: number;
}

interface ModelRequest extends Board {
  readonly engine: EngineId;
}

/**
 * The least-walls model of a square board.
 * @param presolve state the bounds, and look for one of the eight turns and reflections of a placement only
 */
export function wallsProgram({ size, queens }: Board, presolve: boolean): LeastWallsModel {
  return leastWalls({ size, queens, bounds: presolve, breakSymmetry: presolve });
}

/** The statement of {@link wallsProgram}, in sentences. */
export function wallsSentences({ size, queens }: Board, presolve: boolean): string[] {
  return [
    `the least-walls model of ${queens} queens on ${size} x ${size} cells; its objective is the number of walls`,
    presolve
      ? 'it states bounds, and that of the eight turns and reflections of a placement one is meant; --no-presolve leaves out both'
      : 'without bounds, and with every turn and reflection of a placement',
  ];
}

/** The fewest walls by the model's objective: branch and bound, or clauses with a falling bound. */
export async function modelWalls(
  { engine, ...board }: ModelRequest,
  { budget, onProgress, pause }: RunContext,
): Promise<FewestWalls> {
  const { model, decode } = wallsProgram(board, true);
  const session = (await openEngine(engine)).open(model);
  try {
    await pause();
    const outcome = session.solve({
      budget,
      onProgress: ({ bound = 0, incumbent }) =>
        onProgress({
          lower: wholeBound(bound),
          ...(incumbent === undefined ? {} : { upper: Math.round(incumbent) }),
        }),
    });
    const stats = { ...outcome.work };
    switch (outcome.status) {
      case 'optimal': {
        const lower = Math.round(outcome.objective);
        const proof = `fewer refuted by ${engine} with the least-walls model`;
        return { status: 'found', lower, placement: decode(outcome.values), proof, stats };
      }
      case 'infeasible':
        throw new Error('the least-walls model has no solution though the queens fit');
      default:
        return { status: 'limit', lower: wholeBound(outcome.bound), limit: outcome.limit, stats };
    }
  } finally {
    session.dispose();
  }
}

/**
 * All placements with exactly this number of walls; `certified`: the proof that there are no others was
 * checked.
 */
export interface ListedPlacements extends EveryPlacement {
  readonly certified: boolean;
}

/** All placements with exactly `walls` walls, by the counting model. */
export async function everyPlacementByModel(
  { size, queens, engine }: ModelRequest,
  walls: number,
  { budget, certify = true }: RunContext,
): Promise<ListedPlacements> {
  const { model, placements, decode } = leastWalls({ size, queens, walls });
  const session = (await openEngine(engine)).open(model, { certify });
  try {
    const found: (readonly string[])[] = [];
    const { limit, work, certified } = countSolutions(session, placements, {
      limit: 0,
      budget,
      onSolution: (values) => found.push(decode(values)),
    });
    const collected = collectPlacements(found, work.nodes ?? 0, limit);
    return { ...collected, certified };
  } finally {
    session.dispose();
  }
}

/** A bound on a whole number, rounded up beyond an engine's rounding error. */
function wholeBound(bound: number): number {
  return Math.max(0, Math.ceil(bound - 1e-6));
}
