import type { Issue } from './issue.js';

/**
 * The outcome of reading or checking something that may be wrong: a value, or the issues that explain why
 * there is none. Expected failures travel as values; only the command line turns them into text.
 */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** Wraps a value as a successful result. */
export function success<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

/** Wraps one or more issues as a failed result. */
export function failure(...issues: readonly Issue[]): {
  readonly ok: false;
  readonly issues: readonly Issue[];
} {
  return { ok: false, issues };
}

/** Reads items one after the other: the values of all, or the issues of the first that has none. */
export function readAll<Item, Value>(
  items: Iterable<Item>,
  read: (item: Item) => Result<Value>,
): Result<readonly Value[]> {
  const values: Value[] = [];
  for (const item of items) {
    const result = read(item);
    if (!result.ok) return result;
    values.push(result.value);
  }
  return success(values);
}
