/**
 * Ids of puzzles: readable text that says everything needed to make the puzzle once more, such as
 * `sudoku.1:box=3x3,difficulty=hard:owl:17.4` (generator and version, settings and goal, seed, number in its batch and
 * the attempt that succeeded). Settings stand in the order of the generator's parameters, so that one batch has one text.
 */
import { issue } from '../src/core/issue.js';
import { failure, type Result, success } from '../src/core/result.js';
import { fingerprint } from './fingerprint.js';
import type { AnyGenerator, Goal, NamedFile, Parameter, Settings } from './generator.js';
import { DIFFICULTIES } from './goal.js';
import { findGenerator } from './index.js';

/** What an id says besides number and attempt. Settings that name files hold only their fingerprint. */
export interface PuzzleOrder {
  readonly generator: AnyGenerator;
  readonly settings: Settings;
  readonly goal: Goal;
  readonly seed: string;
}

/** An id, read. */
export interface ReadId extends PuzzleOrder {
  /** Counted from 1. */
  readonly number: number;
  /** Counted from 0. */
  readonly attempt: number;
  /** The id without number and attempt: the same for all puzzles of a batch. */
  readonly prefix: string;
}

/** The code of every issue about an id. */
const ID = 'puzzle-id';

/** What all ids of a batch begin with. The seed must be well-formed text (no lone surrogates). */
export function idPrefix({ generator, settings, goal, seed }: PuzzleOrder): string {
  const { id, version, parameters } = generator;
  const written = [
    ...parameters.flatMap(({ name }) => {
      const value = settings[name];
      return value === undefined ? [] : [`${name}=${escapeText(textOf(value))}`];
    }),
    ...(goal.difficulty === undefined ? [] : [`difficulty=${goal.difficulty}`]),
    ...(goal.noGuess ? ['no-guess=yes'] : []),
  ];
  return `${id}.${version}:${written.join(',')}:${escapeText(seed)}`;
}

/** The id of one puzzle of a batch. */
export function writeId(prefix: string, number: number, attempt: number): string {
  return `${prefix}:${number}.${attempt}`;
}

/** Reads an id: issues for text that is none, and for generators and versions that this program does not have. */
export function readId(text: string): Result<ReadId> {
  const found = /^([a-z\d-]+)\.(\d+):([^:]*):([^:]*):(\d{1,9})\.(\d{1,9})$/.exec(text);
  const malformed = failure(
    issue(ID, `"${text}" is no id; ids look like sudoku.1:box=3x3,difficulty=hard:owl:17.4.`),
  );
  if (found === null) return malformed;
  const [, name, version, written, seed, number, attempt] = found as unknown as readonly string[];
  const generator = findGenerator(name!);
  if (generator === undefined) return failure(issue(ID, `There is no generator "${name}".`));
  if (Number(version) !== generator.version) {
    const message =
      `The id is of version ${version} of the generator ${name}; this program has version ${generator.version}, ` +
      'which makes other puzzles of the same seed.';
    return failure(issue(ID, message));
  }
  const words = unescapeAll([seed!, ...written!.split(',').filter((word) => word !== '')]);
  if (words === undefined) return malformed;
  const order = readWords(generator, words.slice(1), words[0]!);
  if (!order.ok) return order;
  const prefix = idPrefix(order.value);
  if (writeId(prefix, Number(number), Number(attempt)) !== text) return malformed;
  return success({ ...order.value, number: Number(number), attempt: Number(attempt), prefix });
}

function readWords(generator: AnyGenerator, words: readonly string[], seed: string): Result<PuzzleOrder> {
  const settings: Record<string, Settings[string]> = {};
  let goal: Goal = { noGuess: false };
  for (const word of words) {
    const equals = word.indexOf('=');
    const [name, value] = [word.slice(0, Math.max(equals, 0)), word.slice(equals + 1)];
    const parameter = generator.parameters.find((one) => one.name === name);
    const difficulty = DIFFICULTIES.find((one) => one === value);
    if (parameter !== undefined) settings[name] = settingOf(parameter, value);
    else if (name === 'difficulty' && difficulty !== undefined) goal = { ...goal, difficulty };
    else if (word === 'no-guess=yes') goal = { ...goal, noGuess: true };
    else return failure(issue(ID, `The generator ${generator.id} has no setting "${word}".`));
  }
  return success({ generator, settings, goal, seed });
}

function textOf(value: Settings[string]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? fingerprintOf(value) : String(value);
}

function settingOf({ kind }: Parameter, text: string): Settings[string] {
  if (kind === 'number') return Number(text);
  return kind === 'flag' ? text === 'yes' : text;
}

/** How files appear in ids: `3-files-1a2b3c4d5e6f`. The order of the files does not matter. */
function fingerprintOf(files: readonly NamedFile[]): string {
  const each = files.map(({ name, bytes }) => `${name} ${fingerprint(bytes)}`).sort();
  return `${files.length}-files-${fingerprint(new TextEncoder().encode(each.join()))}`;
}

/** Whatever would end a part of an id, or be hard to see or to copy, as percent signs and hexadecimal digits. */
function escapeText(text: string): string {
  return text.replace(/[%:,\s\p{C}]/gu, (character) =>
    Array.from(new TextEncoder().encode(character), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(
      '',
    ),
  );
}

function unescapeAll(texts: readonly string[]): readonly string[] | undefined {
  try {
    return texts.map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
