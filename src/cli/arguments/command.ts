import {
  type NamedSetting,
  type ReadSettings,
  type SettingsSchema,
  settingsIn,
} from '../../settings/index.js';
import type { ExitCode, Host } from '../host/index.js';

/** Values that were given to flags, by name, as plain data: numbers, texts, yes or no. */
export type FlagValues = Readonly<Record<string, unknown>>;

/**
 * Flags that depend on the command line itself, such as those of the family that it names, and their heading
 * in help.
 */
export interface DependentFlags {
  readonly heading: string;
  readonly schema: SettingsSchema;
  /** Command lines about the subject of the flags; default: the command's own. */
  readonly examples?: readonly CommandExample[];
}

/** A command line (without the program's name) and its effect. */
export type CommandExample = readonly [line: string, does: string];

/** One command: its arguments as data, and its action. */
export interface Command<
  Positionals extends SettingsSchema = SettingsSchema,
  Flags extends SettingsSchema = SettingsSchema,
> {
  /** The word that it is called by. */
  readonly name: string;
  readonly summary: string;
  /**
   * The words after the command in their order; those that may be left out come last, and so does one that
   * takes several.
   */
  readonly positionals: Positionals;
  readonly flags: Flags;
  /** Headings in help for some of the flags, by their names. */
  readonly headings?: Readonly<Record<string, string>>;
  /**
   * Flags that depend on the command line.
   * @param words those that are neither a flag nor the value of one of `flags`
   * @param values the values of `flags`, by their names
   */
  flagsFor?(words: readonly string[], values: Readonly<Record<string, string>>): DependentFlags | undefined;
  /** The words for which `flagsFor` has flags, each by itself: families, problems. */
  readonly subjects?: readonly string[];
  /** Tests run them. */
  readonly examples: readonly CommandExample[];
  /**
   * Does it.
   * @param given values of the flags that depend on the command line; those that were not given are absent
   */
  run(
    args: ReadSettings<Positionals> & ReadSettings<Flags>,
    host: Host,
    given: FlagValues,
  ): Promise<ExitCode>;
}

/** A command of any positionals and flags; its arguments were read by them. */
export type AnyCommand = Omit<Command, 'run'> & {
  run(args: never, host: Host, given: FlagValues): Promise<ExitCode>;
};

/** Types a command's `run` by its own positionals and flags. */
export function defineCommand<P extends SettingsSchema, F extends SettingsSchema>(
  command: Command<P, F>,
): AnyCommand {
  return command as AnyCommand;
}

/** The usage of a command: `verify <file> <solution>`; words in square brackets may be left out. */
export function usageOf({ name, positionals }: Pick<AnyCommand, 'name' | 'positionals'>): string {
  return [name, ...settingsIn(positionals).map(placeholderOf)].join(' ');
}

/** A positional argument as usage shows it: `<pictures..>` where there may be several. */
export function placeholderOf({
  name,
  kind,
  required,
}: Pick<NamedSetting, 'name' | 'kind' | 'required'>): string {
  const words = kind === 'texts' ? `${name}..` : name;
  return required ? `<${words}>` : `[${words}]`;
}
