/**
 * The table of commands as plain data: the manual page, shell completion and docs/commands.md are written
 * from it.
 */
import { describeSetting, type NamedSetting, type SettingKind, settingsIn } from '../../../settings/index.js';
import { type AnyCommand, placeholderOf, usageOf } from '../command.js';
import { COMMON_FLAG_LIST, type Flag, flagsOf, HELP_FLAGS } from '../command-flags.js';

/** A flag. */
export interface TableFlag {
  /** Without dashes. */
  readonly name: string;
  readonly letter?: string;
  readonly kind: SettingKind;
  /** The placeholder of its value: `N`, `FILE`; absent for switches. */
  readonly value?: string;
  readonly choices?: readonly string[];
  /** True if it is a switch that is on unless `--no-…` is given. */
  readonly isOn: boolean;
  readonly required: boolean;
  /** Half a sentence, with range and default. */
  readonly description: string;
}

/** A word after the command. */
interface TablePlace {
  /** `<file>`, `[state]`, `<pictures..>`. */
  readonly shown: string;
  readonly choices?: readonly string[];
  readonly description: string;
}

/** A word, such as a family, with which a command has more flags. */
interface TableSubject {
  readonly word: string;
  readonly flags: readonly TableFlag[];
}

/** A command. */
export interface TableCommand {
  readonly name: string;
  readonly summary: string;
  /** The call, without the program's name. */
  readonly usage: string;
  readonly places: readonly TablePlace[];
  /** Its own flags. */
  readonly flags: readonly TableFlag[];
  readonly subjects: readonly TableSubject[];
  readonly examples: readonly (readonly [line: string, does: string])[];
}

/** The placeholder of each kind of value. */
const VALUES: Readonly<Record<SettingKind, string | undefined>> = {
  number: 'N',
  size: 'SIZE',
  text: 'TEXT',
  texts: 'TEXT',
  flag: undefined,
  file: 'FILE',
  files: 'FOLDER',
  json: 'FILE',
};

/** The flags that every command has. */
export const COMMON: readonly TableFlag[] = [
  ...HELP_FLAGS.map((one): TableFlag => ({ ...one, kind: 'flag', isOn: false, required: false })),
  ...COMMON_FLAG_LIST.map(flagOf),
];

/** The table of these commands, in their order. */
export function tableOf(commands: readonly AnyCommand[]): readonly TableCommand[] {
  return commands.map((command) => ({
    name: command.name,
    summary: command.summary,
    usage: usageOf(command),
    places: settingsIn(command.positionals).map(placeOf),
    flags: flagsOf(command, []).own.map(flagOf),
    subjects: (command.subjects ?? []).map((word) => ({
      word,
      flags: flagsOf(command, [word]).dependent.map(flagOf),
    })),
    examples: command.examples,
  }));
}

/**
 * All flags of a command that do not depend on its words: its own, and those of every command that it does
 * not replace.
 */
export function allFlags({ flags }: TableCommand): readonly TableFlag[] {
  return [...flags, ...COMMON.filter(({ name }) => flags.every((own) => own.name !== name))];
}

/** The form of a flag for people: `--engine`, `--[no-]presolve`. */
export function shownFlag({ name, isOn }: TableFlag): string {
  return isOn ? `--[no-]${name}` : `--${name}`;
}

function placeOf(setting: NamedSetting): TablePlace {
  const { choices } = setting;
  return {
    shown: placeholderOf(setting),
    description: describeSetting(setting),
    ...(choices === undefined ? {} : { choices }),
  };
}

function flagOf(flag: Flag): TableFlag {
  const { name, letter, kind, choices, byDefault, required } = flag;
  const value = choices === undefined ? VALUES[kind] : 'WORD';
  return {
    name,
    kind,
    required,
    isOn: kind === 'flag' && byDefault === true,
    description: describeSetting(flag),
    ...(letter === undefined ? {} : { letter }),
    ...(value === undefined ? {} : { value }),
    ...(choices === undefined ? {} : { choices }),
  };
}
