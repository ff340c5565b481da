/**
 * Reduction of the clause database: at growing intervals of conflicts three quarters of the learnt clauses
 * that were not used lately are dropped, those of high glue first; glue up to 2 is kept permanently (Audemard
 * and Simon 2009), and clauses used since the last reduction stay (tiers after Oh 2016 and CaDiCaL). Clauses
 * satisfied at level 0 go as well. What stays is copied to a fresh arena and the watches are rebuilt, which
 * frees memory and keeps clauses that are visited together close to each other.
 */
import { CLAUSE_HEADER, glueOf, isLearnt, usedOf, withUsed } from './clause.js';
import { collectArena, markGarbage } from './collect.js';
import { NO_CLAUSE, type SolverState } from './state.js';

export function reductionDue(state: SolverState): boolean {
  return state.conflicts >= state.nextReduction;
}

/** Drops the less useful of the learnt clauses and cleans the arena. */
export function reduce(state: SolverState): void {
  state.reductions++;
  const { droppedShare } = state.tuning.reduction;
  state.nextReduction = state.conflicts + nextInterval(state);
  const candidates = findCandidates(state);
  const { arena } = state;
  candidates.sort((a, b) => glueOf(arena[b + 1]!) - glueOf(arena[a + 1]!) || arena[b]! - arena[a]! || a - b);
  const dropped = Math.floor(candidates.length * droppedShare);
  for (let index = 0; index < dropped; index++) markGarbage(state, candidates[index]!);
  collectArena(state);
}

/** Conflicts until the next reduction. */
function nextInterval({ tuning, reductions, arenaSize }: SolverState): number {
  const { firstInterval, intervalStep, longestInterval, wordsPerConflict } = tuning.reduction;
  const grown = firstInterval + intervalStep * reductions;
  return Math.min(Math.max(grown, Math.floor(arenaSize / wordsPerConflict)), longestInterval);
}

function findCandidates(state: SolverState): number[] {
  const { arena, arenaSize } = state;
  const { keptGlue } = state.tuning.reduction;
  const locked = lockedClauses(state);
  const candidates: number[] = [];
  for (let clause = 0; clause < arenaSize; clause += CLAUSE_HEADER + arena[clause]!) {
    const flags = arena[clause + 1]!;
    if (!isLearnt(flags) || glueOf(flags) <= keptGlue) continue;
    const used = usedOf(flags);
    if (used > 0) arena[clause + 1] = withUsed(flags, used - 1);
    else if (!locked.has(clause)) candidates.push(clause);
  }
  return candidates;
}

/** Clauses that are the reason of an assignment now. */
function lockedClauses(state: SolverState): Set<number> {
  const locked = new Set<number>();
  const start = state.decisionLevel === 0 ? state.trailSize : state.levelStart[0]!;
  for (let place = start; place < state.trailSize; place++) {
    const clause = state.reason[state.trail[place]! >> 1]!;
    if (clause !== NO_CLAUSE) locked.add(clause);
  }
  return locked;
}
