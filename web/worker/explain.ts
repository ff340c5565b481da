/** Hints, and the steps of a solution in words. */
import {
  type Cell,
  type ExplainProgress,
  explain,
  type Hint,
  hint,
  type Puzzle,
  type StepRecord,
} from '../../src/browser.js';
import { familyOf } from './family-of.js';

/** The detail of a hint: 1 where to look, 2 the rules too, 3 the whole step. */
export type HintLevel = 1 | 2 | 3;

/** The next step from a partial solution. */
export function hintForState({
  puzzle,
  state,
  level,
}: {
  readonly puzzle: Puzzle;
  readonly state: unknown;
  readonly level: HintLevel;
}): Promise<Hint> {
  return hint(familyOf(puzzle.family), puzzle, state, { level });
}

/** The steps of a puzzle, or the verdict that keeps it from being explained. */
export interface Steps {
  readonly verdict: 'solved' | 'limit' | 'multiple' | 'none' | 'undecided';
  readonly steps: readonly StepRecord[];
}

/** All steps of the solution, in order. */
export async function explainSteps(
  { puzzle }: { readonly puzzle: Puzzle },
  onProgress?: (progress: ExplainProgress) => void,
): Promise<Steps> {
  const answer = await explain(
    familyOf(puzzle.family),
    puzzle,
    onProgress === undefined ? {} : { onProgress },
  );
  const { verdict } = answer;
  return { verdict, steps: 'steps' in answer ? answer.steps : [] };
}

/** The step that determines a cell, with its number from 1; undefined where no step speaks of the cell. */
export async function explainCell({
  puzzle,
  cell,
}: {
  readonly puzzle: Puzzle;
  readonly cell: Cell;
}): Promise<{ readonly number: number; readonly step: StepRecord } | undefined> {
  const { steps } = await explainSteps({ puzzle });
  const isOf = (cells: readonly Cell[]): boolean =>
    cells.some(([row, column]) => row === cell[0] && column === cell[1]);
  // The last step that speaks of the cell is the one that leaves nothing open there.
  const at = steps.findLastIndex(({ conclusions }) => conclusions.some(({ cells }) => isOf(cells)));
  return at < 0 ? undefined : { number: at + 1, step: steps[at]! };
}
