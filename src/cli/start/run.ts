/**
 * Arguments to exit code: the command is found and runs, and everything that can go wrong becomes words and
 * one of the promised exit codes here and nowhere else.
 */
import { describeIssue, nearestWord, PuzzlewrightError } from '../../core/index.js';
import {
  type AnyCommand,
  asksForHelp,
  asksForVersion,
  describedRun,
  parseArguments,
  quietHost,
} from '../arguments/index.js';
import { COMMAND_NAMES, loadCommand } from '../commands/index.js';
import { EXIT, type ExitCode, type Host, InputError, readVersion, WorkFailure } from '../host/index.js';
import { withSafeText } from '../output/index.js';

/** Runs one command line; returns the exit code and never throws. */
export async function run(argv: readonly string[], unguarded: Host): Promise<number> {
  const host = withSafeText(unguarded);
  try {
    return await answer(argv, host);
  } catch (error) {
    return explain(error, host);
  }
}

async function answer(argv: readonly string[], host: Host): Promise<ExitCode> {
  if (asksForVersion(argv)) {
    host.out(`${readVersion()}\n`);
    return EXIT.yes;
  }
  const words = argv[0] === 'help' ? argv.slice(1) : argv;
  const place = words.findIndex((word) => !word.startsWith('-'));
  const name = words[place];
  const command = name === undefined ? undefined : await requireCommand(name);
  const others = words.filter((_, index) => index !== place);
  if (asksForHelp(argv) || argv.length === 0 || argv[0] === 'help') {
    // What lays out help is large; no command at work should wait for it.
    const { helpText } = await import('./help.js');
    host.out(await helpText(command, others));
    return EXIT.yes;
  }
  if (command === undefined)
    throw new InputError([`${words[0]}: expected a command first`, 'see puzzlewright --help']);
  const { args, given, common } = parseArguments(command, others);
  const { quiet = false, verbose = false } = common;
  const spoken = { ...(quiet ? quietHost(host) : host), verbose };
  // They were read by the schemas from which the command has their types.
  const work = () => command.run(args as never, spoken, given);
  return verbose ? describedRun(command.name, { ...args, ...given }, spoken, work) : work();
}

/** @throws InputError naming the command that is nearest */
async function requireCommand(name: string): Promise<AnyCommand> {
  const command = await loadCommand(name);
  if (command !== undefined) return command;
  const near = nearestWord(name, COMMAND_NAMES);
  const hint = near === undefined ? [] : [`did you mean ${near}?`];
  throw new InputError([`unknown command ${JSON.stringify(name)}`, ...hint, 'see puzzlewright --help']);
}

async function explain(error: unknown, host: Host): Promise<ExitCode> {
  if (error instanceof InputError) {
    for (const line of error.lines) host.error(`puzzlewright: ${line}`);
    return EXIT.usage;
  }
  if (error instanceof WorkFailure) {
    for (const line of error.lines) host.error(`puzzlewright: ${line}`);
    return EXIT.defect;
  }
  if (error instanceof PuzzlewrightError) {
    host.error(`puzzlewright: ${describeIssue(error)}`);
    return EXIT.usage;
  }
  host.error(`puzzlewright: a defect of the program; please report it with the command line that led here`);
  // Only a defect reads the maps of the bundle.
  const { traceOf } = await import('./trace.js');
  for (const line of error instanceof Error ? traceOf(error) : [String(error)]) host.error(line);
  return EXIT.defect;
}
