/**
 * Ids of puzzles: readable text that says everything needed to make the puzzle once more, such as
 * `sudoku.1:box=3x3,difficulty=hard:owl:17.4` (generator and version, settings and goal, seed, number in its
 * batch and the attempt that succeeded). Settings stand in the order of the generator's schema, so that one
 * batch has one text.
 */
import { failure, issue, type Result, success } from '../src/core/index.js';
import { type NamedFile, type SettingKind, settingsIn } from '../src/settings/index.js';
import { findGenerator } from './registry.js';
import { fingerprint } from './shared/fingerprint.js';
import type { AnyGenerator, Goal, Settings } from './shared/generator.js';
import { rangeText, readDifficulty } from './shared/range.js';

/** The content of an id besides number and attempt. Settings that name files hold only their fingerprint. */
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

/** The common prefix of the ids of a batch. The seed must be well-formed text (no lone surrogates). */
export function idPrefix({ generator, settings, goal, seed }: PuzzleOrder): string {
  const { id, version } = generator;
  const written = [
    ...settingsIn(generator.settings).flatMap(({ name, kind }) => {
      const value = settings[name];
      return value === undefined ? [] : [`${name}=${escapeText(textOf(value, kind))}`];
    }),
    ...(goal.difficulty === undefined ? [] : [`difficulty=${goal.difficulty}`]),
    ...(goal.range === undefined ? [] : [`difficulty=${rangeText(goal.range)}`]),
    ...(goal.noGuess ? ['no-guess=yes'] : []),
  ];
  return `${id}.${version}:${written.join(',')}:${escapeText(seed)}`;
}

/** The id of one puzzle of a batch. */
export function writeId(prefix: string, number: number, attempt: number): string {
  return `${prefix}:${number}.${attempt}`;
}

/**
 * Reads an id: issues for text that is none, and for generators and versions that this program does not have.
 */
export function readId(text: string): Result<ReadId> {
  const found = /^([a-z\d-]+)\.(\d+):([^:]*):([^:]*):(\d{1,9})\.(\d{1,9})$/.exec(text);
  const malformed = failure(
    issue(ID, `"${text}" is no id; ids look like sudoku.1:box=3x3,difficulty=hard:owl:17.4.`),
  );
  if (found === null) return malformed;
  const [, name, version, written, seed, number, attempt] = found as unknown as readonly string[];
  const generator = findGenerator(name!);
  if (generator === undefined) return failure(issue(ID, `There is no generator "${name}".`));
  const words = unescapeAll([seed!, ...written!.split(',').filter((word) => word !== '')]);
  if (words === undefined) return malformed;
  const said = readWords(generator, words.slice(1), words[0]!);
  if (!said.ok) return said;
  const order = said.value;
  if (Number(version) !== generator.version) {
    const message =
      `The id is of version ${version} of the generator ${name}; this program has version ${generator.version}, ` +
      'which makes other puzzles of the same seed.';
    return failure(issue(ID, message));
  }
  const prefix = idPrefix(order);
  if (writeId(prefix, Number(number), Number(attempt)) !== text) return malformed;
  return success({ ...order, number: Number(number), attempt: Number(attempt), prefix });
}

function readWords(generator: AnyGenerator, words: readonly string[], seed: string): Result<PuzzleOrder> {
  const kinds = new Map(settingsIn(generator.settings).map(({ name, kind }) => [name, kind]));
  const settings: Record<string, unknown> = {};
  let goal: Goal = { noGuess: false };
  for (const word of words) {
    const equals = word.indexOf('=');
    const [name, value] = [word.slice(0, Math.max(equals, 0)), word.slice(equals + 1)];
    const kind = kinds.get(name);
    const difficulty = readDifficulty(value);
    if (kind !== undefined) settings[name] = settingOf(kind, value);
    else if (name === 'difficulty' && difficulty !== undefined) goal = { ...goal, ...difficulty };
    else if (word === 'no-guess=yes') goal = { ...goal, noGuess: true };
    else return failure(issue(ID, `The generator ${generator.id} has no setting "${word}".`));
  }
  return success({ generator, settings, goal, seed });
}

function textOf(value: unknown, kind: SettingKind): string {
  // What an id says of files stays as it is: it cannot be read back into files.
  if (kind === 'files') return Array.isArray(value) ? fingerprintOf(value) : String(value);
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

function settingOf(kind: SettingKind, text: string): unknown {
  if (kind === 'number') return Number(text);
  return kind === 'flag' ? text === 'yes' : text;
}

/** The form of files in ids: `3-files-1a2b3c4d5e6f`. The order of the files does not matter. */
function fingerprintOf(files: readonly NamedFile[]): string {
  const each = files.map(({ name, bytes }) => `${name} ${fingerprint(bytes)}`).sort();
  return `${files.length}-files-${fingerprint(new TextEncoder().encode(each.join()))}`;
}

/**
 * Whatever would end a part of an id, or be hard to see or to copy, as percent signs and hexadecimal digits.
 */
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
