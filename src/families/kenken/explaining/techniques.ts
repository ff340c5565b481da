/** The techniques of Calcudoku that the reasons of a step tell apart. */
import type { Technique } from '../../explaining.js';
import { reasonsOf } from '../../kit/step-shapes.js';
import { subsetTechniques } from '../../kit/subset-techniques.js';

const LINES = ['row', 'column'] as const;

/** The special before the general. */
export const kenkenTechniques: readonly Technique[] = [
  {
    id: 'single-cell-cage',
    name: 'single-cell cage',
    matches: ({ reasons }) => reasons.length === 1 && isCage(reasons[0]!) && reasons[0]!.cells.length === 1,
  },
  {
    id: 'cage-combinations',
    name: 'cage combinations',
    matches: ({ reasons }) => reasons.length === 1 && isCage(reasons[0]!),
  },
  {
    // The numbers that a cage needs are used up for the rest of a line, or a line asks for a number within the cage.
    id: 'cage-and-line',
    name: 'cage and line',
    matches: (step) =>
      step.reasons.length === 2 && step.reasons.some(isCage) && reasonsOf(step, LINES).length === 1,
  },
  ...subsetTechniques(LINES),
];

function isCage({ kind }: { readonly kind: string }): boolean {
  return kind === 'cage';
}
