/**
 * The tools of the server for agents: a function of the library each, with its schema in the words of the
 * command line. Work is limited by counts.
 */
import { CALLS, convert, explain, forced, rate, verifyStep, type WrittenEntry } from '../../api/index.js';
import type { Budget } from '../../core/index.js';
import { renderSvg, renderTerminal } from '../../draw/index.js';
import { LEVELS } from '../../explain/index.js';
import { familyOf } from '../../families/index.js';
import {
  choice,
  data,
  flag,
  type ReadSettings,
  type SettingsSchema,
  settings,
  text,
  texts,
  whole,
} from '../../settings/index.js';
import { type GivenPuzzle, readGiven } from './given-puzzle.js';
import { newPuzzle } from './new-puzzle.js';

/** Counted limits on one call. */
interface CallLimits {
  readonly budget: Budget;
  readonly attempts: number;
}

/** A tool: the answer is JSON, or a text. */
export interface Tool<Schema extends SettingsSchema = SettingsSchema> {
  readonly name: string;
  readonly description: string;
  readonly input: Schema;
  run(given: ReadSettings<Schema>, limits: CallLimits): Promise<object | string>;
}

/** Most solutions that are counted, and steps that are shown. */
const MOST_COUNTED = 100_000;
const MOST_STEPS = 500;

const PUZZLE = {
  puzzle: data(
    'the puzzle: JSON as generate gives it, or a text of any format (an address, a game id, a Sudoku in a line)',
    'a puzzle',
  ),
  format: text('format of a text; absent: recognised by content').optional(),
};

const STATE = {
  state: data(
    'a partial solution: JSON as that of a solution with open places; absent: nothing is entered yet',
    'a partial solution',
  ).optional(),
};

/** A tool, typed by its own schema. */
function tool<Schema extends SettingsSchema>(one: Tool<Schema>): Tool {
  return one as unknown as Tool;
}

/** A tool about a puzzle, whose arguments are read first. */
function about<Shape extends SettingsSchema['shape']>(
  name: string,
  description: string,
  further: Shape,
  answer: (
    given: GivenPuzzle,
    asked: ReadSettings<SettingsSchema> & Readonly<Record<keyof Shape, unknown>>,
    limits: CallLimits,
  ) => Promise<object | string>,
): Tool {
  return {
    name,
    description,
    input: settings({ ...PUZZLE, ...further }),
    run: async (given, limits) => {
      const { puzzle, format } = given as { readonly puzzle: unknown; readonly format?: string };
      const read = await readGiven(puzzle, format);
      const answered = await answer(read, given as never, limits);
      const { warnings = [] } = read.document;
      // A verdict about a drawing is about the rules that were read, and no others.
      return typeof answered === 'string' || warnings.length === 0 ? answered : { ...answered, warnings };
    },
  };
}

export const TOOLS: readonly Tool[] = [
  tool({
    name: 'generate',
    description:
      'Makes a puzzle with exactly one solution, proved and rated; the same seed gives the same puzzle.',
    input: settings({
      family: text('which puzzles, such as sudoku, nonogram, star-battle'),
      seed: text('any text: it decides the puzzle'),
      difficulty: text('easy, medium, hard, or a range of the number of rate (2.5..3.0)').optional(),
      guess: flag('false: logic with one step of look-ahead finishes it').default(true),
      settings: data(
        'settings of the generator, by name, such as {"size": 4}',
        'an object of settings',
      ).optional(),
    }),
    run: ({ family, ...wanted }, { attempts }) =>
      newPuzzle({ family: familyOf(family), ...wanted }, attempts),
  }),
  about(
    'check',
    'Decides if a puzzle has exactly one solution, with proof.',
    {},
    ({ family, document }, _, { budget }) =>
      CALLS.check([document.puzzle, { budget }]).then((answer) => ({ family: family.id, ...answer })),
  ),
  about(
    'count',
    'Counts the solutions of a puzzle.',
    { limit: whole('count up to this many', { least: 1, most: MOST_COUNTED }).default(1000) },
    ({ document }, { limit }, { budget }) => CALLS.count([document.puzzle, { limit: Number(limit), budget }]),
  ),
  about(
    'forced',
    'Says for every mark of a puzzle whether some solution has it and whether some has not.',
    {},
    async ({ family, document }, _, { budget }) => {
      const answer = await forced(family, document.puzzle, { budget, paths: 0 });
      if (answer.status !== 'found') return answer;
      const marks = answer.marks.map(({ mark: { place, yes: words }, ...found }) => ({
        place,
        says: words.one,
        ...found,
      }));
      return { ...answer, marks };
    },
  ),
  about(
    'hint',
    'Gives the next step from a partial solution, or the entry in it that is wrong.',
    {
      ...STATE,
      level: whole('1: where to look; 2: which rules; 3: the whole step', { least: 1, most: 3 }).default(2),
    },
    ({ document }, { state, level }, { budget }) =>
      CALLS.hint([document.puzzle, state, { level: level as 1 | 2 | 3, budget }]),
  ),
  about(
    'explain',
    'Explains the solution of a puzzle in steps that a person can follow, each of them checked.',
    { steps: whole('stop after this many steps', { least: 1, most: MOST_STEPS }).default(MOST_STEPS) },
    async ({ family, document }, { steps }, { budget }) => {
      const answer = await explain(family, document.puzzle, { steps: Number(steps), budget });
      if (!('explanation' in answer)) return answer;
      const { explanation: _, ...record } = answer;
      return record;
    },
  ),
  about('rate', 'Rates how hard a puzzle is for people.', {}, ({ family, document }, _, { budget }) =>
    rate(family, document.puzzle, { budget }),
  ),
  about(
    'verify-step',
    'Says if an entry follows from a partial solution, does not follow yet, or is wrong, and why.',
    {
      ...STATE,
      entry: data('a sentence such as "r1c3 is 4", or its place, choice and whether it holds', 'an entry'),
      reasons: texts('ids or kinds of the rules that it is said to follow from').optional(),
      level: choice('by one rule, or also by the moves of players', LEVELS).default('moves'),
      step: flag('make the whole step, with its proof checked').default(false),
    },
    ({ family, document }, { state, entry, reasons, level, step }, { budget }) =>
      verifyStep(family, document.puzzle, entry as WrittenEntry, {
        ...{ state, budget, level: level as (typeof LEVELS)[number], step: step === true },
        ...(reasons === undefined ? {} : { reasons: reasons as readonly string[] }),
      }),
  ),
  about(
    'convert',
    'Writes a puzzle in another format.',
    { to: text('id of the format, such as json, puzzlink, sdk') },
    ({ family, document }, { to }) =>
      convert(family, JSON.stringify(document.puzzle), { from: 'json', to: String(to) }),
  ),
  about(
    'render',
    'Draws a puzzle, as SVG or as text.',
    { as: choice('the form of the picture', ['svg', 'text']).default('text') },
    async ({ family, document }, { as }) => {
      const scene = family.picture(document.puzzle, {});
      return as === 'svg' ? renderSvg(scene) : renderTerminal(scene, { unicode: true });
    },
  ),
];
