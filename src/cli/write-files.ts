/**
 * Files appear whole or not at all: every content is written to a temporary neighbour first, and only when all of
 * them are on the disk are they renamed. An existing file is kept unless the user forces it.
 */
import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { InputError } from './input-error.js';

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
  const reasons = paths.flatMap((file) => {
    if (!existsSync(file)) return [];
    if (statSync(file).isDirectory()) return [`${file}: is a folder; expected the name of a file to write`];
    return force ? [] : [`${file}: exists already; use --force to overwrite it, or -o to write elsewhere`];
  });
  if (reasons.length > 0) throw new InputError(reasons);
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
      mkdirSync(path.dirname(target), { recursive: true });
      staged.push(temporaryName(target));
      writeFileSync(temporaryName(target), content);
    }
    for (const { path: target } of files) {
      current = target;
      renameSync(temporaryName(target), target);
      staged.shift();
    }
  } catch (error) {
    throw new InputError([`${current}: cannot be written (${reasonOf(error)})`]);
  } finally {
    for (const temporary of staged) rmSync(temporary, { force: true });
  }
}

/** A neighbour of the file, on the same disk, that no other process uses. */
function temporaryName(file: string): string {
  return `${file}.${process.pid}.tmp`;
}

/** The system's own words for a failed file operation, without the path that the message names anyway. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message.replace(/, \w+ '.*$/, '').replace(/^[A-Z]+: /, '');
}
