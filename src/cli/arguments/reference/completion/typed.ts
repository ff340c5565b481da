/** The queries of all shells' scripts on the table. */
import type { SettingKind } from '../../../../settings/index.js';
import { allFlags, type TableCommand, type TableFlag } from '../table.js';

/** Kinds of values that are names of files or folders. */
const NAMES: readonly SettingKind[] = ['file', 'files', 'json'];

/** True if a flag takes the name of a file or a folder. */
export function takesFile({ kind }: TableFlag): boolean {
  return NAMES.includes(kind);
}

/** A flag as it is typed: a switch that is on is only typed to put it off. */
export function typedFlag({ name, isOn }: TableFlag): string {
  return `--${isOn ? 'no-' : ''}${name}`;
}

/** The words that may stand behind a command beside files: subjects, or the choices of its first place. */
export function wordsOf({ subjects, places }: TableCommand): readonly string[] {
  return subjects.length > 0 ? subjects.map(({ word }) => word) : (places[0]?.choices ?? []);
}

/** All flags of a command, those of its subjects once each by name. */
export function flagsWithSubjects(command: TableCommand): readonly TableFlag[] {
  const all = [...allFlags(command), ...command.subjects.flatMap(({ flags }) => flags)];
  return [...new Map(all.map((flag) => [flag.name, flag])).values()];
}

/** A text between single quotes, as bash and zsh read it. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
