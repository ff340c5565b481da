/** Settings that name folders, of which the files are read. */
import type { NamedFile } from './setting.js';
import { type SettingsSchema, settingsIn } from './settings.js';

/** The port to folders: the command line reads those of the disk, a page has none. */
export interface Folders {
  /** All files of a folder in order of their names; throws where it cannot be read. */
  filesOf(name: string): readonly NamedFile[];
}

/**
 * The values that a text or a command line gives to the settings of a schema.
 * @param folders absent: names of folders stay names, which their settings refuse
 */
export function settingsFrom(
  schema: SettingsSchema,
  values: Readonly<Record<string, unknown>>,
  folders?: Folders,
): Readonly<Record<string, unknown>> {
  const given = settingsIn(schema).filter(({ name }) => values[name] !== undefined);
  return Object.fromEntries(
    given.map(({ name, kind }) => {
      const value = values[name];
      return [name, kind === 'files' && folders !== undefined ? folders.filesOf(String(value)) : value];
    }),
  );
}
