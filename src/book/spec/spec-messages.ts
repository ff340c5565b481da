/** The expected and the found value, in the words of people who write specifications. */

import type { z } from 'zod';
import { counted, TYPE_WORDS } from '../../core/index.js';
import type { DataPath } from './yaml.js';

type ZodIssue = z.core.$ZodIssue;

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
export function messageOf(found: ZodIssue, valueAt: (path: DataPath) => unknown): PlacedMessage {
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
