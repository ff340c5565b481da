/** The input of `book`: a specification, or puzzles to be bound as they are. */
import path from 'node:path';
import {
  type BookSpec,
  inLanguage,
  type LocatedSpec,
  printerConflicts,
  readSpec,
  specOfFiles,
} from '../../book/index.js';
import { issue } from '../../core/index.js';
import { type Host, InputError } from '../host/index.js';
import { isPuzzleLine, isPuzzleText, nameOf, readPuzzleSource } from '../input/index.js';
import type { BookArguments } from './flags.js';

type SpecArguments = Pick<BookArguments, 'spec' | 'title' | 'language' | 'trim' | 'printer' | 'cover'>;

/** A specification and the folder that its file names start from. */
export interface BookInput extends LocatedSpec {
  readonly folder: string;
}

/**
 * Reads the specification, or makes one for a file of puzzles or the text of a puzzle.
 * @throws InputError with line and key of everything that is wrong
 */
export async function readBookInput(args: SpecArguments, host: Host): Promise<BookInput> {
  const { text } = (await readPuzzleSource(args.spec, isPuzzleLine, host)).source;
  const isFile = args.spec !== '-' && !(await isPuzzleText(args.spec, isPuzzleLine));
  const folder = isFile ? path.dirname(args.spec) : '.';
  if (text.trim() === '') throw new InputError([`${nameOf(args.spec)}: is empty; expected a specification`]);
  const located = isSpec(args.spec, text)
    ? ofText(args.spec, text)
    : ofPuzzles(isFile ? path.basename(args.spec) : args.spec);
  const spec = withCover({ ...inLanguage(located.spec, args.language), ...overrides(args) }, args.cover);
  const conflicts = printerConflicts(spec).map(({ path: keys, message }) =>
    issue('printer', message, located.placeOf(keys)),
  );
  if (conflicts.length > 0) throw InputError.ofIssues(nameOf(args.spec), conflicts);
  return { ...located, spec, folder };
}

/** A specification has parts; a file without them is one only when its name or its braces say so. */
function isSpec(file: string, text: string): boolean {
  if (/^\s*parts\s*:|"parts"\s*:/m.test(text) || /\.ya?ml$/i.test(file)) return true;
  return text.trimStart().startsWith('{') && !/"(family|puzzle)"\s*:/.test(text);
}

function ofPuzzles(name: string): LocatedSpec {
  return { spec: specOfFiles([name]), placeOf: () => ({}) };
}

function ofText(file: string, text: string): LocatedSpec {
  const read = readSpec(text);
  if (!read.ok) throw InputError.ofIssues(nameOf(file), read.issues);
  return read.value;
}

/**
 * A specification with the cover that the command line asks for, which is a name from where the command runs.
 */
function withCover(spec: BookSpec, file: string | undefined): BookSpec {
  if (file === undefined) return spec;
  if (!/\.pdf$/i.test(file)) throw new InputError([`--cover ${file}: expected a name ending in .pdf`]);
  return { ...spec, cover: { guides: false, ...spec.cover, file: path.resolve(file) } };
}

function overrides({ title, trim, printer }: SpecArguments): Partial<LocatedSpec['spec']> {
  return {
    ...(title === undefined ? {} : { title }),
    ...(trim === undefined ? {} : { trim }),
    ...(printer === undefined ? {} : { printer }),
  };
}
