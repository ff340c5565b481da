/** What is wrong with a specification, in sentences about the keys that they concern. */
import type { z } from 'zod';
import { kindOfPart } from './spec-schema.js';
import type { DataPath } from './yaml.js';

type ZodIssue = z.core.$ZodIssue;

/** A sentence, and the place in the data that it is about. */
interface SpecIssue {
  readonly path: DataPath;
  readonly message: string;
}

/**
 * The issues of data that is no specification.
 * @param data what was read
 */
export function specIssues({ issues }: z.ZodError, data: unknown): readonly SpecIssue[] {
  return issues
    .flatMap((found) => ofMeantPart(found, data))
    .map((found) => ({ path: placeIn(found), message: found.message.replace(/\.?$/, '.') }));
}

/** What is wrong with a part of neither kind is what is wrong with it as a part of the kind that is meant. */
function ofMeantPart(found: ZodIssue, data: unknown): readonly ZodIssue[] {
  const { path } = found;
  const [key, index] = path;
  if (found.code !== 'invalid_union' || path.length !== 2 || key !== 'parts') return [found];
  const part = (data as { readonly parts: readonly unknown[] }).parts[Number(index)];
  const inside = found.errors[kindOfPart(part)] ?? [];
  return inside.map((one) => ({ ...one, path: [...path, ...one.path] }));
}

/** Unknown keys are pointed at, not what holds them. */
function placeIn(found: ZodIssue): DataPath {
  const unknown = found.code === 'unrecognized_keys' ? found.keys.slice(0, 1) : [];
  return [...found.path, ...unknown];
}
