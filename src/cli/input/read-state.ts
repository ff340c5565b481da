/** Reads a partial solution for `hint`: JSON, or a format that holds solutions or puzzles. */
import type { Result } from '../../core/index.js';
import { parseJson, type Source } from '../../formats/index.js';
import { type Host, InputError } from '../host/index.js';
import type { ReadPuzzle } from './read-puzzle.js';
import { readPuzzleSource } from './read-source.js';

/**
 * Keys under which JSON may hold the state, the first one that there is: also that of a puzzle filled in
 * further.
 */
const WRAPPERS = ['state', 'solution', 'grid'] as const;

/**
 * The state as data of any shape; its family reads it further.
 * @throws InputError naming the file when it holds neither JSON nor a puzzle or solution of the family
 */
export async function readState(
  { family }: ReadPuzzle,
  word: string,
  host: Host,
): Promise<{ name: string; state: unknown }> {
  const codecOf = (source: Source) => family.codecs.find((codec) => codec.recognises(source));
  const isState = (source: Source): boolean => isJson(source) || codecOf(source)?.decode(source).ok === true;
  const { name, source } = await readPuzzleSource(word, isState, host);
  if (isJson(source)) return { name, state: unwrapped(demand(parseJson(source.text), name)) };
  const codec = codecOf(source);
  if (codec === undefined) {
    throw new InputError([
      `${name}: is no partial solution; expected JSON, or a format that holds a ${family.name} with its solution`,
    ]);
  }
  const { puzzle, solution, state } = demand(codec.decode(source), name);
  return { name, state: unwrapped(solution ?? state ?? puzzle) };
}

function isJson({ text }: Source): boolean {
  return /^\s*[[{"]/.test(text);
}

function demand<Value>(read: Result<Value>, name: string): Value {
  if (read.ok) return read.value;
  throw InputError.ofIssues(name, read.issues);
}

function unwrapped(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const key = WRAPPERS.find((wrapper) => Object.hasOwn(value, wrapper));
  return key === undefined ? value : (value as Readonly<Record<string, unknown>>)[key];
}
