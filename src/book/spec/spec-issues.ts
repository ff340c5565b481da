/** The faults of a specification, in sentences about the keys that they concern. */
import type { z } from 'zod';
import { counted, nearestWord, TYPE_WORDS } from '../../core/index.js';
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

/** A message and the place that it is about. */
interface PlacedMessage {
  readonly path: DataPath;
  readonly message: string;
}

/** Openings of the schema library's own messages; all others were written for the key. */
const OF_LIBRARY = /^(Invalid input|Invalid option|Too small|Too big)\b/;

/** People who write YAML call an object its keys and values. */
const TYPES: typeof TYPE_WORDS = { ...TYPE_WORDS, object: 'keys with values' };

/** Longest text that a message repeats. */
const LONGEST_SHOWN = 60;

/**
 * The message of an issue.
 * @param valueAt the value at a place
 */
function messageOf(found: ZodIssue, valueAt: (path: DataPath) => unknown): PlacedMessage {
  const meant = meantBy(found);
  if (!OF_LIBRARY.test(meant.message)) return meant;
  const { path } = meant;
  const value = valueAt(path);
  const expected = expectedBy(meant);
  if (expected === undefined) return meant;
  const message =
    value === undefined && path.length > 0
      ? `The key is missing; expected ${expected}`
      : `Expected ${expected}; found ${shown(value)}`;
  return { path, message };
}

/** The issue inside a value that may have several forms, where it has one of them; else the issue itself. */
function meantBy(found: ZodIssue): ZodIssue {
  if (found.code !== 'invalid_union') return found;
  const [inside] = found.errors.flat().filter(({ path }) => path.length > 0);
  return inside === undefined ? found : meantBy({ ...inside, path: [...found.path, ...inside.path] });
}

function expectedBy(found: ZodIssue): string | undefined {
  switch (found.code) {
    case 'invalid_type':
      return TYPES[found.expected];
    case 'invalid_value':
      return `${found.values.length > 1 ? 'one of ' : ''}${found.values.join(', ')}`;
    case 'too_small':
      return bound(found.origin, 'at least', Number(found.minimum));
    case 'too_big':
      return bound(found.origin, 'at most', Number(found.maximum));
    case 'invalid_union': {
      const forms = found.errors.flatMap(([first]) => (first === undefined ? [] : (expectedBy(first) ?? [])));
      return forms.length === 0 ? undefined : forms.join(' or ');
    }
    default:
      return undefined;
  }
}

function bound(origin: string, side: 'at least' | 'at most', limit: number): string {
  if (origin === 'array') return `a list of ${side} ${counted(limit, 'item')}`;
  if (origin === 'string') return `a text of ${side} ${counted(limit, 'character')}`;
  return `${side} ${limit}`;
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return 'keys with values';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}
