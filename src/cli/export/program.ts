/**
 * Programs that `export` writes and that are no puzzle's: the squares of a picture, and questions without a
 * puzzle.
 */

import { ENGINE_SETTING, loadOptionsOf, PICTURE_SETTINGS, sizeOptionsOf } from '../../jobs/index.js';
import {
  type AnyMinimumProblem,
  findMinimumProblem,
  MINIMUM_PROBLEMS,
  type MinimumProblemRequest,
  type MinimumProgram,
} from '../../minimum/index.js';
import { greyCellsOf, type ProgramVariant, shadingField, shadingProgram } from '../../picture/index.js';
import { choice, flag, settings, settingsIn, type ValuesOf } from '../../settings/index.js';
import type { Model } from '../../solve/index.js';
import { type DependentFlags, type FlagValues, FORMULATION_FLAGS, INPUT_FLAGS } from '../arguments/index.js';
import { type Host, InputError } from '../host/index.js';
import { minimumSettings } from '../minimum/index.js';

/** The formulations of a picture, and which program each of them is. */
const PICTURE_FORMULATIONS: Readonly<Record<string, ProgramVariant>> = {
  translucent: 'as-written',
  'translucent-tight': 'tightened',
};

/** The same in words. */
export const PICTURE_FORMULATION_NAMES = Object.keys(PICTURE_FORMULATIONS).join(' or ');

/** The names that may replace the file: the problems that need no puzzle. */
export const PROGRAM_SUBJECTS: readonly string[] = MINIMUM_PROBLEMS.filter(
  ({ program }) => program !== undefined,
).map(({ name }) => name);

/** The same in words. */
export const PROGRAM_NAMES = PROGRAM_SUBJECTS.join(', ');

/** A program, and the comments of its text. */
export interface ExportedProgram {
  readonly model: Model;
  readonly comments: readonly string[];
}

/** Formats of a model. */
const MODEL_FORMATS = ['lp', 'mps', 'opb', 'cnf', 'minizinc', 'essence', 'xcsp3'] as const;

export type ModelFormat = (typeof MODEL_FORMATS)[number];

/** The flags of `export` that say which program is meant. */
export const PROGRAM_FLAGS = {
  to: choice('format of the model', MODEL_FORMATS),
  ...ENGINE_SETTING,
  ...FORMULATION_FLAGS,
  presolve: flag(
    'write what simple logic leaves to decide; without it the whole puzzle, or the question as published',
  ).default(false),
  ...INPUT_FLAGS,
  ...PICTURE_SETTINGS,
};

type ProgramArguments = ValuesOf<typeof PROGRAM_FLAGS> & { readonly file: string };

interface Problem {
  readonly problem: AnyMinimumProblem;
  readonly program: MinimumProgram<MinimumProblemRequest>;
}

/** The flags of the problem that replaces the file; undefined where none does. */
export function programFlags(words: readonly string[]): DependentFlags | undefined {
  const found = words.map(problemNamed).find((one) => one !== undefined);
  if (found === undefined) return undefined;
  const { problem, program } = found;
  const own = Object.entries(problem.settings.shape).filter(([name]) => program.settings.includes(name));
  return { heading: `Options of export ${problem.name}:`, schema: settings(Object.fromEntries(own)) };
}

/**
 * The program of a picture or of a question without a puzzle; undefined when the file is to be read as a
 * puzzle.
 * @param given settings of the question
 * @throws InputError for flags that do not fit together, and for a picture or a question that cannot be used
 */
export async function programWithoutPuzzle(
  args: ProgramArguments,
  given: FlagValues,
  host: Host,
): Promise<ExportedProgram | undefined> {
  const { formulation } = args;
  const problem = problemNamed(args.file);
  if (problem !== undefined) return programOfProblem(problem, args, given, host);
  const isPicture = formulation !== undefined && Object.hasOwn(PICTURE_FORMULATIONS, formulation);
  if (isPicture) return programOfPicture(PICTURE_FORMULATIONS[formulation]!, args, host);
  refuse(givenPictureFlags(args), `belongs to --formulation ${PICTURE_FORMULATION_NAMES}`);
  return undefined;
}

async function programOfPicture(
  variant: ProgramVariant,
  args: ProgramArguments,
  host: Host,
): Promise<ExportedProgram> {
  refuse(puzzleFlags(args), `belongs to puzzles; --formulation ${args.formulation} reads a picture`);
  const continuous = `the program of ${args.formulation} has continuous variables`;
  if (args.to !== 'lp' && args.to !== 'mps') {
    throw new InputError([`--to: expected lp or mps, as ${continuous}; found ${args.to}`]);
  }
  if (args.engine === 'sat') throw new InputError([`--engine: expected highs, as ${continuous}; found sat`]);
  // Decoders are large; no export without a picture should wait for them.
  const { loadPictureFile } = await import('../input/read-picture.js');
  const { image } = await loadPictureFile(args.file, loadOptionsOf(args), host);
  const read = greyCellsOf(image, { ...sizeOptionsOf(args), sharpen: args.sharpen });
  if (!read.ok) throw InputError.ofIssues(args.file, read.issues);
  const cells = read.value;
  return {
    model: shadingProgram(shadingField(cells), variant),
    comments: [
      `translucent squares over ${cells.width} x ${cells.height} cells, the program ${variant === 'tightened' ? 'tightened' : 'as written'}`,
      'its objective is the sum over all cells of the distance between the squares over the cell and their ideal number',
    ],
  };
}

function programOfProblem(
  { problem, program }: Problem,
  args: ProgramArguments,
  given: FlagValues,
  host: Host,
): ExportedProgram {
  const { name } = problem;
  const foreign = [
    ...puzzleFlags(args),
    ...givenPictureFlags(args),
    ...(args.formulation === undefined ? [] : ['--formulation']),
  ];
  refuse(foreign, `does not go with ${name}; the file ${name} is meant by ./${name}`);
  const request = problem.read({ settings: minimumSettings(problem, given, host) });
  if (!request.ok) throw InputError.ofIssues(`export ${name}`, request.issues);
  const { model, sentences } = program.build(request.value, args.presolve);
  return { model, comments: sentences };
}

function problemNamed(word: string): Problem | undefined {
  const problem = findMinimumProblem(word);
  return problem?.program === undefined ? undefined : { problem, program: problem.program };
}

function puzzleFlags({ from, puzzle }: ProgramArguments): string[] {
  return [...(from === undefined ? [] : ['--from']), ...(puzzle === undefined ? [] : ['--puzzle'])];
}

/** @throws InputError with a line for every flag, when there are any */
function refuse(flags: readonly string[], reason: string): void {
  if (flags.length > 0) throw new InputError(flags.map((flag) => `${flag}: ${reason}`));
}

/** The flags about a picture that differ from the defaults, as they are written. */
function givenPictureFlags(args: ValuesOf<typeof PICTURE_SETTINGS>): string[] {
  const values: Readonly<Record<string, unknown>> = args;
  return settingsIn(settings(PICTURE_SETTINGS))
    .filter(({ name, byDefault }) => values[name] !== byDefault)
    .map(({ name }) => `--${name}`);
}
