/**
 * The words of a command line, taken apart: flags with their values, and the other words. `--` ends the
 * flags. What a flag may mean is the matter of parse-arguments.ts.
 */
import { parseArgs } from 'node:util';
import type { SettingKind } from '../../settings/index.js';

/** A flag as the splitting of words sees it: its names, and the kind of its value. */
interface NamedFlag {
  readonly name: string;
  readonly kind: SettingKind;
  /** The letter that stands for it. */
  readonly letter?: string;
}

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
 * @param flags which flags there are: all but those of kind `flag` take the next word as their value
 */
export function splitWords(words: readonly string[], flags: readonly NamedFlag[]): CommandWords {
  const options = Object.fromEntries(
    flags.map(({ name, kind, letter }) => [
      name,
      {
        type: kind === 'flag' ? ('boolean' as const) : ('string' as const),
        ...(letter === undefined ? {} : { short: letter }),
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
  const found: FlagWord[] = [];
  const others: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') others.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName: written, value, inlineValue: inline = false } = token;
    const isShort = !written.startsWith('--');
    found.push({ name, written, value: isShort && inline ? value?.replace(/^=/, '') : value, inline });
  }
  return { flags: found, others };
}
