/** Help in words. The home of yargs, which lays it out. */
import type { Argv, Options } from 'yargs';
import { describeSetting, type NamedSetting, settingsIn } from '../../settings/index.js';
import { type AnyCommand, type Flag, flagsOf, placeholderOf, usageOf } from '../arguments/index.js';
import { loadCommands } from '../commands/index.js';
import { readVersion } from '../host/index.js';

const USAGE = 'puzzlewright <command> …\n\nPencil puzzles with exactly one solution, proved.';

/** Columns that every terminal has. */
const COLUMNS = 80;

/**
 * The help text: all commands, or one with its flags and, where the words name a family, those of the family.
 */
export async function helpText(command: AnyCommand | undefined, words: readonly string[]): Promise<string> {
  // The package is a module that CommonJS, which the bundle is, can only import dynamically.
  const { default: yargs } = await import('yargs');
  const parser = yargs()
    .scriptName('puzzlewright')
    .usage(USAGE)
    .help('help', 'show help')
    .version('version', 'show version number', readVersion())
    .alias({ help: 'h', version: 'V' })
    .epilogue(command === undefined ? 'Help on one command: puzzlewright solve --help' : '')
    .wrap(COLUMNS)
    .exitProcess(false);
  if (command === undefined) {
    for (const one of await loadCommands()) parser.command(usageOf(one), one.summary);
  } else {
    parser.command(usageOf(command), command.summary, (help) => describe(help, command, words));
  }
  const asked = command === undefined ? ['--help'] : [command.name, '--help'];
  let text = '';
  await parser.parseAsync(asked, {}, (_error, _args, output) => {
    text = output;
  });
  return `${command === undefined ? text : withSubject(text, command, words)}\n`;
}

/** Help whose usage has the subject that the words name in the place of its placeholder. */
function withSubject(text: string, command: AnyCommand, words: readonly string[]): string {
  const subject = words.find((word) => command.subjects?.includes(word));
  const [first] = settingsIn(command.positionals);
  return subject === undefined || first === undefined ? text : text.replace(placeholderOf(first), subject);
}

function describe(help: Argv, command: AnyCommand, words: readonly string[]): Argv {
  for (const setting of settingsIn(command.positionals))
    help.positional(setting.name, optionOf(setting) as never);
  const { own, common, dependent, examples } = flagsOf(command, words);
  help.options(
    Object.fromEntries([...own, ...common, ...dependent].map((flag) => [flag.name, optionOf(flag)])),
  );
  for (const [line, does] of examples) help.example(`$0 ${line}`, does);
  return help;
}

/** Range and default are in the description, except those of switches: yargs shows whether they are on. */
function optionOf(setting: NamedSetting & Pick<Flag, 'letter' | 'heading'>): Options {
  const { kind, choices, required, byDefault, letter, heading } = setting;
  const type = kind === 'flag' ? 'boolean' : kind === 'number' ? 'number' : 'string';
  return {
    type,
    describe: describeSetting(setting),
    ...(choices === undefined ? {} : { choices }),
    ...(required ? { demandOption: true } : {}),
    ...(kind === 'flag' && byDefault !== undefined ? { default: byDefault } : {}),
    ...(letter === undefined ? {} : { alias: letter }),
    ...(heading === undefined ? {} : { group: heading }),
  };
}
