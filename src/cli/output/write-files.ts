/**
 * Files appear whole or not at all: every content is written to a temporary neighbour first, and only when
 * all of them are on the disk are they renamed. An existing file is kept unless the user forces it.
 */
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { failureWords, InputError } from '../host/index.js';

/** A file to write: its path and its whole content. */
export interface OutputFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/**
 * Refuses paths that cannot be written, before any long work is begun.
 * @throws InputError naming the file and the reason
 */
export function refuseUnwritable(paths: readonly string[], force: boolean): void {
  const existing: string[] = [];
  const reasons = paths.flatMap((file) => {
    const found = statsOf(file);
    if (found === undefined) return folderReasons(file);
    if (found.isDirectory()) return [`${file}: is a folder; expected the name of a file to write`];
    // Nothing is lost by writing to a device or a pipe.
    if (!force && found.isFile()) existing.push(file);
    return [];
  });
  if (existing.length > 0) reasons.push(existingReason(existing));
  if (reasons.length > 0) throw new InputError(reasons);
}

/** One sentence, however many files there are. */
function existingReason([first, ...others]: readonly string[]): string {
  if (others.length === 0)
    return `${first}: exists already; use --force to overwrite it, or -o to write elsewhere`;
  const more = others.length === 1 ? 'another file exist' : `${others.length} other files exist`;
  return `${first} and ${more} already; use --force to overwrite them, or -o to write elsewhere`;
}

/** The reason why no file can be made under this name, judged by the folder that would hold it. */
function folderReasons(file: string): readonly string[] {
  let folder = path.dirname(path.resolve(file));
  while (!existsSync(folder)) folder = path.dirname(folder);
  if (!statSync(folder).isDirectory()) return [`${file}: cannot be written (${folder} is no folder)`];
  try {
    accessSync(folder, constants.W_OK);
    return [];
  } catch (error) {
    return [`${file}: cannot be written (${failureWords(error)})`];
  }
}

/**
 * Writes all files or none, making missing folders.
 * @throws InputError naming the file when a folder or file cannot be written; nothing half-written remains
 */
export function writeFiles(files: readonly OutputFile[], force: boolean): void {
  refuseUnwritable(
    files.map((file) => file.path),
    force,
  );
  const staged: string[] = [];
  let current = '';
  try {
    for (const { path: target, content } of files) {
      current = target;
      if (isStream(target)) {
        writeFileSync(target, content);
        continue;
      }
      makeFolder(path.dirname(target));
      staged.push(temporaryName(target));
      writeFileSync(temporaryName(target), content);
    }
    for (const { path: target } of files) {
      current = target;
      if (isStream(target)) continue;
      renameSync(temporaryName(target), realTarget(target));
      staged.shift();
    }
  } catch (error) {
    throw new InputError([`${current}: cannot be written (${failureWords(error)})`]);
  } finally {
    for (const temporary of staged) rmSync(temporary, { force: true });
  }
}

/** A neighbour of the file, on the same disk, that no other process uses. */
function temporaryName(file: string): string {
  return `${realTarget(file)}.${process.pid}.tmp`;
}

/** The file itself where the name is a link to it. */
function realTarget(file: string): string {
  return existsSync(file) ? realpathSync(file) : file;
}

/** True if there is a device or a pipe of this name, which is written to and never replaced. */
function isStream(file: string): boolean {
  const found = statsOf(file);
  return found !== undefined && !found.isFile() && !found.isDirectory();
}

function statsOf(file: string): Stats | undefined {
  return existsSync(file) ? statSync(file) : undefined;
}

/**
 * Makes a folder and those above it, each by itself: where none can be made, the recursive call of Node may
 * not return.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
