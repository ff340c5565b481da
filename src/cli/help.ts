/** Help in words. The home of yargs, which lays it out. */
import type { Argv } from 'yargs';
import type { Command, OptionTable } from './command.js';
import { loadCommands } from './commands/index.js';
import { flagsOf, verbOf } from './parse-arguments.js';
import { readVersion } from './version.js';

const USAGE = 'puzzlewright <verb> …\n\nPencil puzzles with exactly one solution, proved.';

/** Columns that every terminal has. */
const COLUMNS = 80;

/** What there is: all verbs, or one verb with its flags and, where the words name a family, those of the family. */
export async function helpText(command: Command | undefined, words: readonly string[]): Promise<string> {
  // The package is a module that CommonJS, which the bundle is, can only import dynamically.
  const { default: yargs } = await import('yargs');
  const parser = yargs()
    .scriptName('puzzlewright')
    .usage(USAGE)
    .version(readVersion())
    .alias({ help: 'h', version: 'V' })
    .epilogue(command === undefined ? 'A verb has more: puzzlewright solve --help' : '')
    .wrap(COLUMNS)
    .exitProcess(false);
  for (const { usage, summary } of await loadCommands()) parser.command(usage, summary);
  if (command !== undefined) {
    const { usage, summary } = command;
    parser.command(usage, summary, (verb) => describe(verb, command, flagsOf(command, words)));
  }
  const asked = command === undefined ? ['--help'] : [verbOf(command), '--help'];
  let text = '';
  await parser.parseAsync(asked, {}, (_error, _args, output) => {
    text = output;
  });
  return `${text}\n`;
}

function describe(verb: Argv, { positionals, examples }: Command, flags: OptionTable): Argv {
  for (const [name, option] of Object.entries(positionals)) verb.positional(name, option as never);
  verb.options(flags as never);
  for (const [line, does] of examples) verb.example(`$0 ${line}`, does);
  return verb;
}
