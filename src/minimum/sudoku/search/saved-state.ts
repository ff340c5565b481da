/** The state from which a search for the fewest givens resumes after an interruption, as plain JSON data. */

/** One decision "at most `total` givens?" that is not finished yet. */
export interface SavedStep {
  readonly total: number;
  /** Whether every puzzle with `total` givens is to be listed. */
  readonly every: boolean;
  /** Tasks that ended by themselves, by their place in the plan, ascending. */
  readonly done: readonly number[];
  /** What some of them found: the task, and its puzzles by their givens. */
  readonly found: readonly { readonly task: number; readonly puzzles: readonly (readonly number[])[] }[];
}

export interface SavedState {
  /** No puzzle has fewer givens. */
  readonly lower: number;
  /** The best puzzle known, by its givens. */
  readonly givens: readonly number[];
  readonly step?: SavedStep;
}

/** A state read back from JSON, when it has the right shape; cells are below `cells`. */
export function readSavedState(json: unknown, cells: number): SavedState | undefined {
  if (!isRecord(json)) return undefined;
  const { lower, givens, step } = json;
  if (!isWhole(lower, cells + 1) || !isCells(givens, cells)) return undefined;
  const read = readStep(step, cells);
  return { lower, givens, ...(read === undefined ? {} : { step: read }) };
}

function readStep(json: unknown, cells: number): SavedStep | undefined {
  if (!isRecord(json)) return undefined;
  const { total, every, done, found } = json;
  const isRight =
    isWhole(total, cells + 1) &&
    typeof every === 'boolean' &&
    Array.isArray(done) &&
    done.every((task) => isWhole(task, Number.MAX_SAFE_INTEGER)) &&
    Array.isArray(found) &&
    found.every(
      (find) =>
        isRecord(find) &&
        isWhole(find.task, Number.MAX_SAFE_INTEGER) &&
        Array.isArray(find.puzzles) &&
        find.puzzles.every((givens) => isCells(givens, cells)),
    );
  return isRight ? ({ total, every, done, found } as SavedStep) : undefined;
}

function isRecord(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null;
}

function isWhole(value: unknown, below: number): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < below;
}

function isCells(value: unknown, cells: number): value is readonly number[] {
  return Array.isArray(value) && value.every((cell) => isWhole(cell, cells));
}
