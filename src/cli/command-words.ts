/**
 * The words of a command line, taken apart: flags with their values, and the other words. `--` ends the flags. What a flag
 * may mean is the matter of parse-arguments.ts.
 */
import { parseArgs } from 'node:util';
import type { OptionTable } from './command.js';

/** A flag as it was written; `inline`: its value follows `=` or is in the same word. */
export interface FlagWord {
  readonly name: string;
  readonly written: string;
  readonly value: string | undefined;
  readonly inline: boolean;
}

/** The words of one command line. */
export interface CommandWords {
  readonly flags: readonly FlagWord[];
  /** Everything else in order: files, families. */
  readonly others: readonly string[];
}

/**
 * Takes words apart; never throws.
 * @param table which flags there are: all but those of type `boolean` take the next word as their value
 */
export function splitWords(words: readonly string[], table: OptionTable): CommandWords {
  const options = Object.fromEntries(
    Object.entries(table).map(([name, { type, alias }]) => [
      name,
      {
        type: type === 'boolean' ? ('boolean' as const) : ('string' as const),
        ...(typeof alias === 'string' ? { short: alias } : {}),
      },
    ]),
  );
  const { tokens } = parseArgs({
    args: [...words],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const flags: FlagWord[] = [];
  const others: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') others.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName: written, value, inlineValue: inline = false } = token;
    const isShort = !written.startsWith('--');
    flags.push({ name, written, value: isShort && inline ? value?.replace(/^=/, '') : value, inline });
  }
  return { flags, others };
}
