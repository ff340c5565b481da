/**
 * The invariants of the solver's state after every step of the search (a conflict with its learnt clause and
 * the backtrack, or a decision). Everything is computed anew from the clauses and the trail; the first fault
 * is thrown.
 */
import { isLearnt } from '../../../../src/solve/sat/solver/clause.js';
import { NO_CLAUSE, type SolverState } from '../../../../src/solve/sat/solver/state.js';
import { checkCandidates } from './candidates.js';
import { type Clause, readClauses, readTrail, requireThat, type Trail } from './reading.js';
import { checkCounters, checkLists, checkWatches } from './watch-invariants.js';

/** @throws Error that says what is wrong */
export function checkInvariants(state: SolverState): void {
  const trail = readTrail(state);
  const clauses = readClauses(state);
  checkTrail(state, trail);
  checkAssumptions(state);
  checkReasons(state, trail, clauses);
  checkLists(state);
  checkWatches(state, trail, clauses);
  checkCounters(state, trail, clauses);
  checkConsequences(trail, clauses);
  checkCandidates(state);
  const learnt = clauses.filter(({ flags }) => isLearnt(flags)).length;
  requireThat(
    state.learntCount === learnt,
    () => `${learnt} learnt clauses, learntCount ${state.learntCount}`,
  );
  requireThat(
    state.markedSize === 0 && state.seen.every((mark) => mark === 0),
    () => 'marks of the analysis are left',
  );
}

function checkTrail(state: SolverState, { places }: Trail): void {
  const { value, level, trail, trailSize, levelStart, decisionLevel, queueHead } = state;
  requireThat(
    queueHead >= 0 && queueHead <= trailSize,
    () => `queueHead ${queueHead} of a trail of ${trailSize}`,
  );
  for (let variable = 0; variable < state.variableCount; variable++) {
    const positive = value[2 * variable]!;
    requireThat(
      positive === -value[2 * variable + 1]!,
      () => `the values of variable ${variable} do not fit`,
    );
    const literal = positive > 0 ? 2 * variable : 2 * variable + 1;
    requireThat(
      (positive !== 0) === places.has(literal),
      () => `variable ${variable} is assigned off the trail`,
    );
    requireThat(!places.has(literal ^ 1), () => `variable ${variable} is false on the trail`);
  }
  requireThat(places.size === trailSize, () => 'a literal is twice on the trail');
  let current = 0;
  for (let place = 0; place < trailSize; place++) {
    while (current < decisionLevel && levelStart[current]! <= place) current++;
    const literal = trail[place]!;
    requireThat(level[literal >> 1] === current, () => `literal ${literal} is not of level ${current}`);
  }
  for (let at = 0; at < decisionLevel; at++) {
    const next = at + 1 < decisionLevel ? levelStart[at + 1]! : trailSize;
    requireThat(levelStart[at]! <= next, () => `level ${at + 1} starts behind the next`);
  }
}

/** The levels of the assumptions come first; one that held already has an empty level. */
function checkAssumptions({
  assumptions,
  decisionLevel,
  trail,
  trailSize,
  levelStart,
  value,
}: SolverState): void {
  for (let at = 0; at < Math.min(assumptions.length, decisionLevel); at++) {
    const start = levelStart[at]!;
    const end = at + 1 < decisionLevel ? levelStart[at + 1]! : trailSize;
    const assumed = assumptions[at]!;
    const kept = start < end ? trail[start] === assumed : value[assumed]! > 0;
    requireThat(kept, () => `level ${at + 1} is not that of assumption ${assumed}`);
  }
}

/**
 * Decisions open their levels and have no reason; what is implied follows from earlier literals of its
 * reason.
 */
function checkReasons(state: SolverState, { places }: Trail, clauses: readonly Clause[]): void {
  const { trail, trailSize, reason, level, levelStart, decisionLevel } = state;
  const byPosition = new Map(clauses.map((clause) => [clause.position, clause]));
  const decisions = new Set(levelStart.subarray(0, decisionLevel));
  for (let place = decisionLevel === 0 ? trailSize : levelStart[0]!; place < trailSize; place++) {
    const literal = trail[place]!;
    const position = reason[literal >> 1]!;
    requireThat(
      (position === NO_CLAUSE) === decisions.has(place),
      () => `literal ${literal} has reason ${position}`,
    );
    if (position === NO_CLAUSE) continue;
    const literals = byPosition.get(position)?.literals;
    requireThat(literals !== undefined, () => `the reason ${position} of literal ${literal} is no clause`);
    requireThat(
      literals!.includes(literal),
      () => `the reason ${literals} does not imply literal ${literal}`,
    );
    for (const other of literals!) {
      if (other === literal) continue;
      const otherPlace = places.get(other ^ 1) ?? Infinity;
      requireThat(
        otherPlace < place,
        () => `${other} of the reason ${literals} of ${literal} was not false before`,
      );
      requireThat(
        level[other >> 1]! <= level[literal >> 1]!,
        () => `reason ${literals} of ${literal}: its level`,
      );
    }
  }
}

/** No clause is false, or has one literal left that is not true, by what propagation has passed. */
function checkConsequences({ places, passed }: Trail, clauses: readonly Clause[]): void {
  for (const { literals } of clauses) {
    const left = literals.filter((literal) => !passed.has(literal ^ 1));
    requireThat(left.length > 0, () => `clause ${literals} is false`);
    requireThat(left.length > 1 || places.has(left[0]!), () => `clause ${literals} implies ${left[0]}`);
  }
}
