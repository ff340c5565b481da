/** The table of commands as completion scripts of shells. */
import type { TableCommand } from '../table.js';
import { bashScript } from './bash.js';
import { fishScript } from './fish.js';
import { zshScript } from './zsh.js';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;

export type Shell = (typeof SHELLS)[number];

const WRITERS: Readonly<Record<Shell, (table: readonly TableCommand[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

/** A script by which a shell completes the words of a command line. It needs no other file. */
export function completionScript(shell: Shell, table: readonly TableCommand[]): string {
  return WRITERS[shell](table);
}
