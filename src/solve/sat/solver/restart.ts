/**
 * The schedule of restarts. In focused phases: when the glue of recent learnt clauses is worse than the
 * average (Audemard and Simon 2012, "Refining restarts strategies"; with exponential averages, Biere and
 * Fröhlich 2015). In stable phases: by reluctant doubling (Knuth's form of the sequence of Luby, Sinclair and
 * Zuckerman 1993), which favours satisfiable problems (Oh 2015). The two alternate. A restart keeps the
 * levels that would be decided in the same way again (van der Tak, Ramos and Heule 2011).
 */
import { backtrack } from './assign.js';
import { peekCandidate } from './decide.js';
import type { SolverState } from './state.js';

const FAST_WEIGHT = 1 / 32;
const SLOW_WEIGHT = 1 / 8192;

/** Takes the glue of a newly learnt clause into the averages. */
export function recordGlue(state: SolverState, glue: number): void {
  const { restart } = state;
  restart.conflictsSinceRestart++;
  if (state.conflicts === 1) {
    restart.fast = glue;
    restart.slow = glue;
    restart.phaseEnd = state.tuning.restart.firstPhase;
  }
  restart.fast += (glue - restart.fast) * FAST_WEIGHT;
  restart.slow += (glue - restart.slow) * Math.max(SLOW_WEIGHT, 1 / (state.conflicts + 1));
}

export function restartDue(state: SolverState): boolean {
  const { restart, tuning } = state;
  const { lubyUnit, fewestConflicts, margin } = tuning.restart;
  if (restart.stable) return restart.conflictsSinceRestart >= lubyUnit * restart.lubyV;
  return restart.conflictsSinceRestart >= fewestConflicts && restart.fast > margin * restart.slow;
}

/** Goes back to the assumptions, or to the first level above them that would now be decided differently. */
export function restartSearch(state: SolverState): void {
  const { restart } = state;
  state.restarts++;
  restart.conflictsSinceRestart = 0;
  if (restart.stable) nextReluctant(state);
  if (state.conflicts >= restart.phaseEnd) {
    changeMode(state);
    backtrack(state, Math.min(state.assumptions.length, state.decisionLevel));
  } else {
    backtrack(state, reusableLevel(state));
  }
}

function nextReluctant({ restart }: SolverState): void {
  if ((restart.lubyU & -restart.lubyU) === restart.lubyV) {
    restart.lubyU++;
    restart.lubyV = 1;
  } else {
    restart.lubyV *= 2;
  }
}

/** Phases grow with the square of their number, so that both modes get an equal and unbounded share. */
function changeMode(state: SolverState): void {
  const { restart } = state;
  restart.stable = !restart.stable;
  restart.phase++;
  const round = 1 + (restart.phase >> 1);
  restart.phaseEnd = state.conflicts + state.tuning.restart.firstPhase * round * round;
  if (!restart.stable) return;
  restart.lubyU = 1;
  restart.lubyV = 1;
  state.target.set(state.phase.subarray(0, state.variableCount));
  state.targetSize = 0;
}

function reusableLevel(state: SolverState): number {
  const lowest = Math.min(state.assumptions.length, state.decisionLevel);
  const next = peekCandidate(state);
  if (next < 0) return lowest;
  const { activity, trail, levelStart } = state;
  let level = lowest;
  while (level < state.decisionLevel) {
    const decided = trail[levelStart[level]!]! >> 1;
    if (activity[decided]! <= activity[next]!) break;
    level++;
  }
  return level;
}

/** In stable phases: remembers the signs of an assignment without conflict longer than any before. */
export function recordTarget(state: SolverState): void {
  if (!state.restart.stable || state.decisionLevel === 0) return;
  const size = state.levelStart[state.decisionLevel - 1]!;
  if (size <= state.targetSize) return;
  state.targetSize = size;
  for (let place = 0; place < size; place++) {
    const literal = state.trail[place]!;
    state.target[literal >> 1] = literal & 1;
  }
}
