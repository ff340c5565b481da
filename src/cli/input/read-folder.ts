/** The files of a folder. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Folders } from '../../settings/index.js';
import { failureWords, type Host, InputError } from '../host/index.js';
import { MOST_PICTURE, readBytes } from './read-bytes.js';

/** True if there is a folder of this name. */
export function isFolder(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false })?.isDirectory() === true;
}

/**
 * The names of all files of a folder in their order, folders inside it and hidden files left out.
 * @throws InputError when it cannot be read as a folder
 */
export function filesIn(folder: string): readonly string[] {
  let names: readonly string[];
  try {
    names = readdirSync(folder).sort();
  } catch (error) {
    throw new InputError([`${folder}: cannot be read as a folder (${failureWords(error)})`]);
  }
  return names.filter(
    (name) =>
      !name.startsWith('.') &&
      statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile() === true,
  );
}

/**
 * Opens the folders of the disk to settings that name them; they throw InputErrors.
 * @param from the folder that names start from, where it is another one than that of the program
 */
export function openFolders(host: Host, from?: string): Folders {
  return {
    filesOf: (name) => {
      const folder = from === undefined ? name : path.resolve(from, name);
      return filesIn(folder).map((file) => ({
        name: file,
        bytes: readBytes(path.join(folder, file), host, MOST_PICTURE),
      }));
    },
  };
}
