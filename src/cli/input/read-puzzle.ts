/** Puzzles from files, standard input or the command line itself, of any families in any format, in order. */
import { describeIssue, type Issue } from '../../core/index.js';
import type { AnyFamily, Codec, Puzzle, PuzzleDocument } from '../../families/contract/index.js';
import { placeInWhole } from '../../formats/index.js';
import type { UndecodedPuzzle } from '../../jobs/index.js';
import type { ValuesOf } from '../../settings/index.js';
import type { FILE, INPUT_FLAGS } from '../arguments/index.js';
import { type Host, InputError } from '../host/index.js';
import { findPuzzles, isPuzzleLine } from './choose-codec.js';
import { nameOf } from './read-bytes.js';
import { readPuzzleSource } from './read-source.js';

/** A puzzle as it was read: its family, its document and the format it came in. */
export interface ReadPuzzle {
  /** Its name in messages: the file, and its line where the file holds several puzzles. */
  readonly file: string;
  readonly family: AnyFamily;
  readonly document: PuzzleDocument<Puzzle, unknown>;
  readonly codec: Codec<Puzzle, unknown>;
  /** Its first line in the file, from 1. */
  readonly line: number;
}

/** One of several puzzles in a file that cannot be read. */
export interface BrokenPuzzle {
  /** The file's name in messages. */
  readonly file: string;
  /** The issues; lines are those of the file. At least one. */
  readonly issues: readonly Issue[];
}

/** The sources of puzzles: arguments that every command with a FILE takes. */
type InputArguments = ValuesOf<typeof FILE & typeof INPUT_FLAGS>;

/** Most issues that are shown of a file with many broken puzzles. */
const MOST_ISSUES = 20;

/** Distinguishes a puzzle that was read from a broken one. */
export function isBroken(read: object): read is BrokenPuzzle {
  return 'issues' in read;
}

/**
 * Reads the puzzles of a file. One of several may be broken, the others are there nevertheless. What a text
 * has and its puzzle lacks is noted.
 * @throws InputError naming file and place when there is no puzzle at all, or the only one is broken
 */
export async function readEach(
  args: InputArguments,
  host: Host,
): Promise<readonly (ReadPuzzle | BrokenPuzzle)[]> {
  const named = await readPuzzleSource(args.file, isPuzzleLine, host);
  const { name } = named;
  const found = await findPuzzles(named, args.from);
  const isList = found.length > 1;
  const chosen = args.puzzle === undefined ? found : [pick(found, args.puzzle, name)];
  const read = await Promise.all(chosen.map((one) => decode(one, name, isList)));
  const [first] = read;
  if (read.length === 1 && isBroken(first!)) throw InputError.ofIssues(name, first.issues);
  for (const one of read.filter((each): each is ReadPuzzle => !isBroken(each))) {
    for (const warning of one.document.warnings ?? []) host.note(`${one.file}: warning: ${warning}`);
  }
  return read;
}

/**
 * Reads the puzzles of a file, all of them or none.
 * @throws InputError naming file and place of everything that is wrong
 */
export async function readPuzzles(args: InputArguments, host: Host): Promise<readonly ReadPuzzle[]> {
  const read = await readEach(args, host);
  const broken = read.filter(isBroken);
  if (broken.length === 0) return read.filter((one): one is ReadPuzzle => !isBroken(one));
  const lines = broken.flatMap(({ file, issues }) => issues.map((one) => `${file}: ${describeIssue(one)}`));
  const more = lines.length - MOST_ISSUES;
  const rest = more > 0 ? [`${broken[0]!.file}: ${more} more such lines are not shown`] : [];
  throw new InputError([...lines.slice(0, MOST_ISSUES), ...rest]);
}

/**
 * Reads the only puzzle of a file, or the one that is picked.
 * @throws InputError as {@link readPuzzles}, and when there are several and none is picked
 */
export async function readPuzzle(args: InputArguments, host: Host): Promise<ReadPuzzle> {
  const read = await readEach(args, host);
  const [only] = read;
  if (read.length === 1 && !isBroken(only!)) return only!;
  throw new InputError([
    `${nameOf(args.file)}: holds ${read.length} puzzles where one is expected; pick one with --puzzle, from 1 to ${read.length}`,
  ]);
}

async function decode(
  one: UndecodedPuzzle,
  name: string,
  isList: boolean,
): Promise<ReadPuzzle | BrokenPuzzle> {
  const { codec, source, line, load } = one;
  const decoded = codec.decode(source);
  if (decoded.ok) {
    const file = isList ? `${name}: line ${line}` : name;
    return { file, family: await load(), codec, document: decoded.value, line };
  }
  const issues = isList || line > 1 ? placeInWhole(one, decoded.issues) : decoded.issues;
  return { file: name, issues };
}

function pick(found: readonly UndecodedPuzzle[], which: number, name: string): UndecodedPuzzle {
  const one = found[which - 1];
  if (one !== undefined) return one;
  const held = found.length === 1 ? 'one puzzle' : `${found.length} puzzles`;
  throw new InputError([
    `--puzzle ${which}: ${name} holds ${held}; expected a whole number from 1 to ${found.length}`,
  ]);
}
