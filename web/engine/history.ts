/** Undo and redo: past values, the current one, and those taken back. */

/** A value with its past and its future. */
export interface History<Value> {
  readonly past: readonly Value[];
  readonly now: Value;
  readonly future: readonly Value[];
}

/** Steps that are kept. */
const MOST_STEPS = 500;

/** A value without a past. */
export function begin<Value>(now: Value): History<Value> {
  return { past: [], now, future: [] };
}

/** A new value; those taken back are gone. */
export function change<Value>({ past, now }: History<Value>, next: Value): History<Value> {
  return { past: [...past, now].slice(-MOST_STEPS), now: next, future: [] };
}

/** The value before; the same history where there is none. */
export function undo<Value>(history: History<Value>): History<Value> {
  const { past, now, future } = history;
  return past.length === 0
    ? history
    : { past: past.slice(0, -1), now: past.at(-1)!, future: [now, ...future] };
}

/** The value that was taken back last; the same history where there is none. */
export function redo<Value>(history: History<Value>): History<Value> {
  const { past, now, future } = history;
  return future.length === 0 ? history : { past: [...past, now], now: future[0]!, future: future.slice(1) };
}
