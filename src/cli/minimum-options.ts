/** The options of minimum problems as flags of the command line, and back: given flags as settings. */
import { parseJson } from '../formats/json.js';
import { findMinimumProblem, MINIMUM_PROBLEMS } from '../minimum/index.js';
import type { AnyMinimumProblem, MinimumOption, MinimumSettings } from '../minimum/problem.js';
import type { OptionTable } from './command.js';
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

/** The flags of the problem that a command line names; none: no flags. */
export function minimumOptions(words: readonly string[]): OptionTable {
  const problem = words.map(findMinimumProblem).find((found) => found !== undefined);
  return Object.fromEntries(
    (problem?.options ?? []).map((option) => [option.name, flagOf(option, problem!.name)]),
  );
}

/**
 * The settings that a command line gives, with the content of files of JSON in place of their names.
 * @throws InputError for a file that cannot be read or is no JSON, and for a number that is none
 */
export function minimumSettings(
  { options }: AnyMinimumProblem,
  args: Readonly<Record<string, unknown>>,
  host: Host,
): MinimumSettings {
  const given = options.filter(({ name }) => args[name] !== undefined);
  return Object.fromEntries(given.map(({ name, kind }) => [name, settingOf(name, kind, args[name], host)]));
}

function settingOf(name: string, kind: MinimumOption['kind'], value: unknown, host: Host): unknown {
  if (kind === 'json') return readJson(String(value), host);
  if (kind === 'number' && !Number.isFinite(value)) {
    throw new InputError([`--${name}: expected a number`]);
  }
  return value;
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

function flagOf({ name, kind, choices, description }: MinimumOption, problem: string): OptionTable[string] {
  const common = { describe: description, group: `What minimum ${problem} has besides:` };
  if (kind === 'flag') return { ...common, type: 'boolean' };
  if (kind === 'number') return { ...common, type: 'number', requiresArg: true };
  const text = { ...common, type: 'string', requiresArg: true } as const;
  if (kind === 'json') return { ...text, normalize: true };
  return name === 'seed' || choices === undefined ? text : { ...text, choices };
}
