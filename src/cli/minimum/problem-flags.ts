/** The settings of minimum problems as flags of the command line, and back: given flags as settings. */

import { parseJson } from '../../formats/index.js';
import {
  type AnyMinimumProblem,
  findMinimumProblem,
  MINIMUM_PROBLEMS,
  type MinimumSettings,
} from '../../minimum/index.js';
import { settingsIn } from '../../settings/index.js';
import type { CommandExample, DependentFlags, FlagValues } from '../arguments/index.js';
import { type Host, InputError } from '../host/index.js';
import { MOST_OWN, nameOf, readSource } from '../input/index.js';

/** Command lines and their effects. */
export const MINIMUM_EXAMPLES: readonly CommandExample[] = [
  ['minimum nonogram cat.non', 'the fewest cells to give for one solution (none, where it has one)'],
  ['minimum sudoku grids.jsonl --state grids.state', 'every grid of a list, and a table at the end'],
  ['minimum sudoku 1234341221434321 --all', 'every smallest set of givens for one grid'],
  ['minimum sudoku 1234341221434321 --engine highs --plain --verbose', 'leader and follower, round by round'],
  ['minimum queens --size 6 --queens 8', 'the fewest walls that make room for 8 queens'],
];

/**
 * The problem of a name.
 * @throws InputError naming those that there are
 */
export function requireProblem(name: string): AnyMinimumProblem {
  const problem = findMinimumProblem(name);
  if (problem !== undefined) return problem;
  const names = MINIMUM_PROBLEMS.map((known) => known.name).join(', ');
  throw new InputError([`minimum ${name}: there is no such problem; expected one of ${names}`]);
}

/** The flags of the problem that a command line names. */
export function minimumFlags(words: readonly string[]): DependentFlags | undefined {
  const problem = words.map(findMinimumProblem).find((found) => found !== undefined);
  if (problem === undefined) return undefined;
  const { name, settings } = problem;
  return { heading: `Options of minimum ${name}:`, schema: settings, examples: examplesOf(name) };
}

/** Command lines about one problem. */
function examplesOf(name: string): readonly CommandExample[] {
  const own = MINIMUM_EXAMPLES.filter(([line]) => line.startsWith(`minimum ${name} `));
  if (own.length > 0) return own;
  return [
    [`minimum ${name} examples/${name}.txt`, 'the fewest clues for the solution of this puzzle'],
    [`minimum ${name} examples/${name}.txt --among given --count`, 'in how many ways, out of its own clues'],
  ];
}

/**
 * The settings that a command line gives, with the content of files of JSON in place of their names.
 * @throws InputError for a file that cannot be read or is no JSON
 */
export function minimumSettings(
  { settings }: AnyMinimumProblem,
  values: FlagValues,
  host: Host,
): MinimumSettings {
  const given = settingsIn(settings).filter(({ name }) => values[name] !== undefined);
  return Object.fromEntries(
    given.map(({ name, kind }) => [
      name,
      kind === 'json' ? readJson(String(values[name]), host) : values[name],
    ]),
  );
}

/**
 * The JSON of a file.
 * @throws InputError when it cannot be read or is no JSON
 */
export function readJson(file: string, host: Host): unknown {
  const json = parseJson(readSource(file, host, MOST_OWN).text);
  if (json.ok) return json.value;
  throw InputError.ofIssues(nameOf(file), json.issues);
}
