/** The heap of candidates for decisions: order, places, and that no open variable is missing. */
import type { SolverState } from '../../../../src/solve/sat/solver/state.js';
import { requireThat } from './reading.js';

export function checkCandidates(state: SolverState): void {
  const { activity, active, heap, heapPlace, heapSize, value, variableCount } = state;
  for (let place = 0; place < heapSize; place++) {
    const variable = heap[place]!;
    requireThat(heapPlace[variable] === place, () => `variable ${variable} is not at its place in the heap`);
    requireThat(active[variable] === 1, () => `variable ${variable} is a candidate and occurs nowhere`);
    const parent = heap[(place - 1) >> 1] ?? variable;
    requireThat(activity[parent]! >= activity[variable]!, () => `heap order of ${parent} and ${variable}`);
  }
  let activeCount = 0;
  for (let variable = 0; variable < variableCount; variable++) {
    requireThat(
      Number.isFinite(activity[variable]),
      () => `the activity of ${variable} is ${activity[variable]}`,
    );
    const listed = heapPlace[variable]! >= 0;
    requireThat(
      !listed || heap[heapPlace[variable]!] === variable,
      () => `variable ${variable} is lost in the heap`,
    );
    requireThat(
      !listed || heapPlace[variable]! < heapSize,
      () => `variable ${variable} lies behind the heap`,
    );
    if (active[variable] !== 1) {
      requireThat(value[2 * variable] === 0, () => `variable ${variable} is assigned and occurs nowhere`);
      continue;
    }
    activeCount++;
    requireThat(listed || value[2 * variable] !== 0, () => `open variable ${variable} is no candidate`);
  }
  requireThat(
    activeCount === state.activeCount,
    () => `${activeCount} active, activeCount ${state.activeCount}`,
  );
  requireThat(Number.isFinite(state.activityStep), () => `the activity step is ${state.activityStep}`);
}
