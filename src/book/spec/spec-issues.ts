/** The faults of a specification, in sentences about the keys that they concern. */
import type { z } from 'zod';
import { nearestWord } from '../../core/index.js';
import { messageOf } from './spec-messages.js';
import { isKeyOfPart, isParameterOf, keysAt, kindOfPart } from './spec-schema.js';
import type { DataPath } from './yaml.js';

type ZodIssue = z.core.$ZodIssue;

/** A sentence, and the place in the data that it is about. */
interface SpecIssue {
  readonly path: DataPath;
  readonly message: string;
}

/**
 * The issues of data that is no specification.
 * @param data the parsed specification
 */
export function specIssues({ issues }: z.ZodError, data: unknown): readonly SpecIssue[] {
  return issues
    .flatMap((found) => ofMeantPart(found, data))
    .flatMap((found) =>
      found.code === 'unrecognized_keys' ? unknownKeys(found, data) : [sentence(found, data)],
    );
}

function sentence(found: ZodIssue, data: unknown): SpecIssue {
  const { path, message } = messageOf(found, (at) => valueAt(data, at));
  return { path, message: message.replace(/\.?$/, '.') };
}

/** The faults of a part of neither kind, taken as a part of the kind that is meant. */
function ofMeantPart(found: ZodIssue, data: unknown): readonly ZodIssue[] {
  const { path } = found;
  if (found.code !== 'invalid_union' || path.length !== 2 || path[0] !== 'parts') return [found];
  const inside = found.errors[kindOfPart(valueAt(data, path))] ?? [];
  return inside.map((one) => ({ ...one, path: [...path, ...one.path] }));
}

/** An issue for each unknown key, at the key. */
function unknownKeys(
  found: Extract<ZodIssue, { readonly code: 'unrecognized_keys' }>,
  data: unknown,
): readonly SpecIssue[] {
  return found.keys.map((key) => {
    const path = [...found.path, key];
    // Schemas that know better say so themselves.
    if (!found.message.startsWith('Unrecognized'))
      return { path, message: found.message.replace(/\.?$/, '.') };
    const around = valueAt(data, found.path);
    if (found.path.length === 0 && isKeyOfPart(key))
      return { path, message: `"${key}" belongs to a part; it is expected among the keys below "parts".` };
    const known = keysAt(found.path, around);
    const near = nearestWord(key, known);
    if (near !== undefined) return { path, message: `There is no key "${key}"; did you mean "${near}"?` };
    if (isParameterOf(around, key))
      return { path, message: `"${key}" is a parameter; it is expected among the keys below "parameters".` };
    const expected = known.length === 0 ? '' : `; expected one of ${known.join(', ')}`;
    return { path, message: `There is no key "${key}" here${expected}.` };
  });
}

/** The value at a path in the data; undefined where there is none. */
function valueAt(data: unknown, path: DataPath): unknown {
  return path.reduce<unknown>(
    (inside, step) =>
      typeof inside === 'object' && inside !== null
        ? (inside as Readonly<Record<PropertyKey, unknown>>)[step]
        : undefined,
    data,
  );
}
