import type { Budget } from '../core/index.js';
import type { Work } from './engine.js';

const UNITS = [
  'runs',
  'nodes',
  'confirmingNodes',
  'iterations',
  'conflicts',
  'propagations',
  'decisions',
  'rounds',
] as const;

/** Adds up the work of two solves; a unit that neither counts stays absent. */
export function addWork(first: Work, second: Work): Work {
  const counted = UNITS.filter((unit) => first[unit] !== undefined || second[unit] !== undefined);
  return Object.fromEntries(counted.map((unit) => [unit, (first[unit] ?? 0) + (second[unit] ?? 0)]));
}

/** The rest of a budget after some work; never negative. */
export function remainingBudget(budget: Budget, { nodes = 0, conflicts = 0 }: Work): Budget {
  return {
    ...budget,
    ...(budget.nodes === undefined ? {} : { nodes: Math.max(0, budget.nodes - nodes) }),
    ...(budget.conflicts === undefined ? {} : { conflicts: Math.max(0, budget.conflicts - conflicts) }),
  };
}
