/** The settings of minimum problems as flags of the command line, and back: given flags as settings. */
import { settingsIn } from '../core/settings.js';
import { parseJson } from '../formats/json.js';
import { findMinimumProblem, MINIMUM_PROBLEMS } from '../minimum/index.js';
import type { AnyMinimumProblem, MinimumSettings } from '../minimum/problem.js';
import type { DependentFlags, FlagValues } from './command.js';
import type { Host } from './host.js';
import { InputError } from './input-error.js';
import { MOST_OWN, nameOf } from './read-bytes.js';
import { readSource } from './read-source.js';

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
  return { heading: `Options of minimum ${problem.name}:`, schema: problem.settings };
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
