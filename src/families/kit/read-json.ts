/**
 * JSON of any shape against a family's zod schema: the parsed value, or issues that say where in the JSON the
 * shape is wrong. What the values mean is the family's own question.
 */

import { z } from 'zod';
import {
  capitalised,
  failure,
  type Issue,
  issue,
  placeOfPath,
  type Result,
  success,
  TYPE_WORDS,
} from '../../core/index.js';

/** The code of every issue about the shape of JSON: a missing key, an unknown key, a wrong type. */
const JSON_SHAPE = 'json-shape';

/** Most issues reported for one input: a wrong file would otherwise yield one per number in it. */
const MOST_ISSUES = 20;

/** The schema of a puzzle: these keys and no other; optional ones whose value is undefined are left out. */
export function puzzleSchema<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape).transform(withoutUndefined);
}

/** True if a number is whole and within bounds, by default from 0 on. */
export function isWhole(number: number, least = 0, most = Number.MAX_SAFE_INTEGER): boolean {
  return Number.isInteger(number) && number >= least && number <= most;
}

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
  if (!shape.ok) return shape;
  const issues = [check(shape.value) ?? []].flat();
  return issues.length === 0 ? shape : failure(...issues);
}

function withoutUndefined<Value extends object>(
  value: Value,
): { [Key in keyof Value]: Exclude<Value[Key], undefined> } {
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof Value]: Exclude<Value[Key], undefined> };
}

function shapeIssue({ path, message, ...found }: z.core.$ZodIssue): Issue {
  const type = found.code === 'invalid_type' ? TYPE_WORDS[found.expected] : undefined;
  // The library ends its message with the type that it found.
  const foundType = TYPE_WORDS[/received (\w+)$/.exec(message)?.[1] ?? ''];
  const said =
    type === undefined || foundType === undefined
      ? message
      : `${capitalised(type)} is expected; found ${foundType}`;
  return issue(JSON_SHAPE, `${said}.`, path.length === 0 ? undefined : placeOfPath(path));
}
