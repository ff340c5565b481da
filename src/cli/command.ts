import type { InferredOptionTypes, Options } from 'yargs';
import type { ExitCode } from './exit-code.js';
import type { Host } from './host.js';

/** A flag or a positional as yargs describes it. */
export type OptionDescription = Options;

export type OptionTable = Readonly<Record<string, OptionDescription>>;

/** One verb: its usage as data and what it does. `Options` are yargs' own descriptions. */
export interface Command {
  /** Verb and positional arguments, e.g. `solve <file>`. */
  readonly usage: string;
  readonly summary: string;
  readonly positionals: OptionTable;
  readonly options: OptionTable;
  /**
   * Options that depend on the command line itself, such as those of the family that it names.
   * @param words those that are neither a flag nor the value of one of `options`
   * @param values what was given to the flags of `options`, by their names
   */
  optionsFor?(words: readonly string[], values: Readonly<Record<string, string>>): OptionTable;
  /** Command lines (without the program's name) and what they do; the README and tests run them. */
  readonly examples: readonly (readonly [line: string, does: string])[];
  run(args: never, host: Host): Promise<ExitCode>;
}

/** Types a command's `run` by its own positionals and options. */
export function defineCommand<const P extends OptionTable, const O extends OptionTable>(command: {
  readonly usage: string;
  readonly summary: string;
  readonly positionals: P;
  readonly options: O;
  readonly optionsFor?: Command['optionsFor'];
  readonly examples: Command['examples'];
  run(args: InferredOptionTypes<P> & InferredOptionTypes<O>, host: Host): Promise<ExitCode>;
}): Command {
  return command as Command;
}
