/**
 * Data that an earlier run saved: it is read back through a schema that knows its version, and never believed
 * as it is.
 */
import * as z from 'zod';
import { failure, type Issue, issue, placeOfPath, type Result, success } from '../core/index.js';
import { sentence } from './setting.js';

/** The schema of saved data. */
export type SavedSchema<Value> = z.ZodType<Value>;

/** The code of every issue about the shape of saved data. */
const SAVED_SHAPE = 'saved-shape';

/** The version of saved data. Data without a version is of the first. */
export function firstVersion() {
  return z.literal(1, { error: ({ input }) => sentence('version 1', input) }).default(1);
}

/**
 * Reads saved data (already an object, not text): the value, or an issue for everything that is not as
 * expected.
 */
export function readSaved<Value>(schema: SavedSchema<Value>, data: unknown): Result<Value> {
  const read = schema.safeParse(data);
  return read.success ? success(read.data) : failure(...read.error.issues.map(issueOf));
}

function issueOf({ path, message }: z.core.$ZodIssue): Issue {
  const place = path.length === 0 ? undefined : placeOfPath(path);
  return issue(SAVED_SHAPE, message.replace(/\.?$/, '.'), place);
}
