/** The requests of a gym, each with its schema: the settings of the command line, under their own names. */
import { failure, issue, nearestWord, type Result, success } from '../../core/index.js';
import { LEVELS } from '../../explain/index.js';
import {
  choice,
  data,
  flag,
  type ReadSettings,
  readSettings,
  type SettingsSchema,
  settings,
  text,
  texts,
  whole,
} from '../../settings/index.js';

const ENTERING = ['follows', 'right'] as const;
export type Entering = (typeof ENTERING)[number];

const HOW = {
  level: choice('how an entry may follow: by one rule, or also by the moves of players', LEVELS).optional(),
};

const ENTRY = {
  entry: data('an entry, as a sentence or as place, choice and holds', 'an entry such as "r1c3 is 4"'),
  reasons: texts('ids or kinds of the rules that it is said to follow from').optional(),
  step: flag('make the whole step, with its proof checked').default(false),
  ...HOW,
};

const STATE = data('a partial solution as its family writes it', 'a partial solution').optional();

/** The schemas by the name of the request. */
const REQUESTS = {
  new: settings({
    family: text('which puzzles').optional(),
    seed: text('decides the puzzle, with number and settings').optional(),
    difficulty: text('easy, medium, hard, or a range of the number that rate shows (2.5..3.0)').optional(),
    guess: flag('false: logic with one step of look-ahead finishes it').default(true),
    settings: data('settings of the generator, by name', 'an object of settings').optional(),
    puzzle: data('a puzzle to be solved, instead of a new one', 'a puzzle as JSON').optional(),
    state: STATE,
    ...HOW,
    enter: choice(
      'which entries a move makes: those that follow, or all that are right',
      ENTERING,
    ).optional(),
  }),
  move: settings(ENTRY),
  check: settings(ENTRY),
  reset: settings({ state: STATE }),
  state: settings({}),
  marks: settings({}),
  hint: settings({
    level: whole('1: where to look; 2: which rules; 3: the whole step', { least: 1, most: 3 }).default(1),
  }),
  close: settings({}),
} as const satisfies Readonly<Record<string, SettingsSchema>>;

type RequestName = keyof typeof REQUESTS;

/** A request that was read. */
export type Request = {
  readonly [Name in RequestName]: {
    readonly do: Name;
    readonly given: ReadSettings<(typeof REQUESTS)[Name]>;
  };
}[RequestName];

/** Reads a request: an object that names what to do. */
export function readRequest(json: unknown): Result<Request> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return failure(
      issue('request-shape', 'A line is expected to hold one JSON object, such as {"do": "state"}.'),
    );
  }
  const { do: name, ...given } = json as Readonly<Record<string, unknown>>;
  if (typeof name !== 'string' || !Object.hasOwn(REQUESTS, name)) {
    const names = Object.keys(REQUESTS);
    const near = typeof name === 'string' ? nearestWord(name.slice(0, 20), names) : undefined;
    const hint = near === undefined ? '' : ` Did you mean ${near}?`;
    const message = `"do" is expected to be one of ${names.join(', ')}.${hint}`;
    return failure(issue('request-unknown', message, { part: 'do' }));
  }
  const read = readSettings(REQUESTS[name as RequestName], given);
  return read.ok ? success({ do: name, given: read.value } as Request) : read;
}
