/**
 * The choice of the decision variable: the one with the highest activity, a sum over conflicts that decays
 * (VSIDS, Chaff 2001, in the exponential form of MiniSat), kept in a binary heap. It is given the sign it had
 * last; in stable phases the sign it had in the longest assignment without conflict (target phases,
 * Biere and Fleury 2020).
 */
import type { SolverState } from './state.js';

const DECAY_FOCUSED = 0.92;
const DECAY_STABLE = 0.9;

/** Makes a variable a candidate for decisions when it occurs for the first time. */
export function activate(state: SolverState, variable: number): void {
  if (state.active[variable] !== 0) return;
  state.active[variable] = 1;
  state.activeCount++;
  insertCandidate(state, variable);
}

/** Puts a variable that is not in the heap back into it. */
export function insertCandidate(state: SolverState, variable: number): void {
  state.heapPlace[variable] = state.heapSize;
  state.heap[state.heapSize] = variable;
  siftUp(state, state.heapSize++);
}

/** Makes candidates of the active variables that are unassigned, and of no others. */
export function gatherCandidates(state: SolverState): void {
  const { active, value, variableCount, heapPlace } = state;
  state.heapSize = 0;
  for (let variable = 0; variable < variableCount; variable++) {
    if (active[variable] === 1 && value[2 * variable] === 0) insertCandidate(state, variable);
    else heapPlace[variable] = -1;
  }
}

/** The unassigned literal to decide on, or -1 when every active variable is assigned. */
export function chooseLiteral(state: SolverState): number {
  const { value } = state;
  // Not emptying the heap when all is assigned saves filling it again.
  if (state.trailSize === state.activeCount) return -1;
  let variable = popCandidate(state);
  while (value[2 * variable] !== 0) variable = popCandidate(state);
  const sign = state.restart.stable ? state.target[variable]! : state.phase[variable]!;
  return 2 * variable + sign;
}

/** The next candidate without taking it, or -1; assigned ones on top of the heap are dropped. */
export function peekCandidate(state: SolverState): number {
  while (state.heapSize > 0) {
    const variable = state.heap[0]!;
    if (state.value[2 * variable] === 0) return variable;
    popCandidate(state);
  }
  return -1;
}

/** Raises the activity of a variable that took part in a conflict. */
export function bump(state: SolverState, variable: number): void {
  raise(state, variable, state.activityStep);
}

/** Adds to a variable's activity. */
export function raise(state: SolverState, variable: number, weight: number): void {
  const raised = state.activity[variable]! + weight;
  state.activity[variable] = raised;
  if (raised > state.tuning.activityLimit) rescale(state);
  const place = state.heapPlace[variable]!;
  if (place >= 0) siftUp(state, place);
}

/** Decays all activities, after each conflict. */
export function fade(state: SolverState): void {
  state.activityStep /= state.restart.stable ? DECAY_STABLE : DECAY_FOCUSED;
}

function rescale(state: SolverState): void {
  const { activity, tuning } = state;
  const { activityLimit } = tuning;
  for (let variable = 0; variable < state.variableCount; variable++) activity[variable]! /= activityLimit;
  state.activityStep /= activityLimit;
}

function popCandidate(state: SolverState): number {
  const { heap, heapPlace } = state;
  const top = heap[0]!;
  heapPlace[top] = -1;
  const last = heap[--state.heapSize]!;
  if (state.heapSize > 0) {
    heap[0] = last;
    heapPlace[last] = 0;
    siftDown(state);
  }
  return top;
}

function siftUp(state: SolverState, from: number): void {
  const { heap, heapPlace, activity } = state;
  const variable = heap[from]!;
  const score = activity[variable]!;
  let place = from;
  while (place > 0) {
    const parentPlace = (place - 1) >> 1;
    const parent = heap[parentPlace]!;
    if (activity[parent]! >= score) break;
    heap[place] = parent;
    heapPlace[parent] = place;
    place = parentPlace;
  }
  heap[place] = variable;
  heapPlace[variable] = place;
}

function siftDown(state: SolverState): void {
  const { heap, heapPlace, activity, heapSize } = state;
  const variable = heap[0]!;
  const score = activity[variable]!;
  let place = 0;
  for (;;) {
    let childPlace = 2 * place + 1;
    if (childPlace >= heapSize) break;
    let child = heap[childPlace]!;
    if (childPlace + 1 < heapSize && activity[heap[childPlace + 1]!]! > activity[child]!) {
      child = heap[++childPlace]!;
    }
    if (activity[child]! <= score) break;
    heap[place] = child;
    heapPlace[child] = place;
    place = childPlace;
  }
  heap[place] = variable;
  heapPlace[variable] = place;
}
