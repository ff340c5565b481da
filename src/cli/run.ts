/**
 * Arguments to exit code: yargs parses, the verb runs, and everything that can go wrong becomes words and one of
 * the promised exit codes here and nowhere else.
 */
import yargs, { type Argv } from 'yargs';
import { PuzzlewrightError } from '../core/error.js';
import { describeIssue } from '../core/issue.js';
import type { Command } from './command.js';
import { COMMANDS } from './commands/index.js';
import { EXIT, type ExitCode } from './exit-code.js';
import type { Host } from './host.js';
import { InputError } from './input-error.js';
import { VERSION } from './version.js';

const USAGE = 'puzzlewright <verb> …\n\nPencil puzzles with exactly one solution, proved.';

/** Runs one command line; returns the exit code and never throws. */
export async function run(argv: readonly string[], host: Host): Promise<number> {
  let code: ExitCode = EXIT.yes;
  const parser = buildParser(argv, (command) => async (args) => {
    code = await command.run(args as never, host);
  });
  try {
    await parser.parseAsync([...argv], {}, (_error, _args, output) => {
      if (output !== '') host.out(`${output}\n`);
    });
    return code;
  } catch (error) {
    return explain(error, host);
  }
}

type Handler = (command: Command) => (args: object) => Promise<void>;

function buildParser(argv: readonly string[], handlerOf: Handler): Argv {
  const parser = yargs()
    .scriptName('puzzlewright')
    .usage(USAGE)
    .version(VERSION)
    .strict()
    .parserConfiguration({ 'duplicate-arguments-array': false, 'camel-case-expansion': false })
    .demandCommand(1, 'a verb is expected')
    .recommendCommands()
    .wrap(100)
    .exitProcess(false)
    .showHelpOnFail(false)
    .fail((message, error) => {
      throw error ?? usageError(message, argv);
    });
  for (const command of COMMANDS) {
    parser.command(
      command.usage,
      command.summary,
      (verb) => describe(verb, command, argv),
      handlerOf(command),
    );
  }
  return parser;
}

/** yargs' words for wrong usage, on one line each, and where to read what is right. */
function usageError(message: string, argv: readonly string[]): InputError {
  const known = COMMANDS.find(({ usage }) => usage.split(' ')[0] === argv[0]);
  const unknown = known === undefined && argv[0] !== undefined && !argv[0].startsWith('-');
  const missing = known !== undefined && message.startsWith('Not enough non-option arguments');
  const lines = missing
    ? [`expected puzzlewright ${known.usage}`]
    : message.split(/\n+/).map((line) => line.trim());
  return new InputError([
    ...(unknown ? [`${argv[0]}: is no verb`] : []),
    ...lines.filter((line) => line !== ''),
    `see puzzlewright ${known === undefined ? '' : `${argv[0]} `}--help`,
  ]);
}

function describe(verb: Argv, command: Command, argv: readonly string[]): Argv {
  for (const [name, option] of Object.entries(command.positionals)) verb.positional(name, option as never);
  verb.options({ ...command.options, ...command.optionsFor?.(argv) } as never);
  for (const [line, does] of command.examples) verb.example(`$0 ${line}`, does);
  return verb;
}

function explain(error: unknown, host: Host): ExitCode {
  if (error instanceof InputError) {
    for (const line of error.lines) host.note(`puzzlewright: ${line}`);
    return EXIT.usage;
  }
  if (error instanceof PuzzlewrightError) {
    host.note(`puzzlewright: ${describeIssue(error)}`);
    return EXIT.usage;
  }
  host.note(`puzzlewright: a defect of the program; please report it with the command line that led here`);
  host.note(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return EXIT.defect;
}
