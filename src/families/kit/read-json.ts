/**
 * JSON of any shape against a family's zod schema: the parsed value, or issues that say where in the JSON the
 * shape is wrong. What the values mean is the family's own question.
 */
import type { z } from 'zod';
import { type Issue, issue, placeOfPath } from '../../core/issue.js';
import { failure, type Result, success } from '../../core/result.js';

/** The code of every issue about the shape of JSON: a missing key, an unknown key, a wrong type. */
export const JSON_SHAPE = 'json-shape';

/** Most issues reported for one input: a wrong file would otherwise yield one per number in it. */
const MOST_ISSUES = 20;

/** Parses JSON data (already an object, not text) with a schema; never throws. */
export function readShape<Value>(schema: z.ZodType<Value>, json: unknown): Result<Value> {
  const parsed = schema.safeParse(json);
  if (parsed.success) return success(parsed.data);
  return failure(...parsed.error.issues.slice(0, MOST_ISSUES).map(shapeIssue));
}

/** Parses JSON data with a schema and checks what it means: the value, or what the check finds. */
export function readChecked<Value>(
  schema: z.ZodType<Value>,
  json: unknown,
  check: (value: Value) => readonly Issue[] | Issue | undefined,
): Result<Value> {
  const shape = readShape(schema, json);
  return shape.ok ? withoutIssues(shape.value, [check(shape.value) ?? []].flat()) : shape;
}

/** The value when there are no issues with it, else the issues. */
export function withoutIssues<Value>(value: Value, issues: readonly Issue[]): Result<Value> {
  return issues.length === 0 ? success(value) : failure(...issues);
}

function shapeIssue({ path, message }: z.core.$ZodIssue): Issue {
  return issue(JSON_SHAPE, `${message}.`, path.length === 0 ? undefined : placeOfPath(path));
}
