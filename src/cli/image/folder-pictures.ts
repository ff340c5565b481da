/**
 * The pictures that are named, or those of a folder, for a picture job: which files they are, by what they
 * are known, and how they are decoded.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { failure, issue, success } from '../../core/index.js';
import type { NamedPicture } from '../../jobs/index.js';
import { isPictureName } from '../../picture/index.js';
import { budgetOf } from '../arguments/index.js';
import { type Host, InputError } from '../host/index.js';
import { filesIn, isFolder, MOST_PICTURE, readBytes } from '../input/index.js';
import type { ImageFlags } from './flags.js';
import { readPicture } from './read-picture.js';

/**
 * The pictures of a folder in order of their file names, by their names without ending; other files are named
 * once.
 * @throws InputError for a folder without pictures, and for two files of one name
 */
export function picturesIn(folder: string, host: Host): ReadonlyMap<string, string> {
  const all = filesIn(folder);
  const files = all.filter(isPictureName);
  const others = all.filter((file) => !isPictureName(file));
  if (files.length === 0)
    throw new InputError([
      `${folder}: holds no picture; PNG, JPEG, WebP, GIF, AVIF, TIFF, SVG or PBM files are expected`,
    ]);
  if (others.length > 0) host.note(`not pictures: ${others.join(', ')}`);
  const byName = filesByName(files, `${folder}: `);
  return new Map([...byName].map(([name, file]) => [name, path.join(folder, file)]));
}

/**
 * Pictures that are named one by one, in the order of the words, by their names without ending.
 * @throws InputError for standard input and folders, each of them named, and for two files of one name
 */
export function picturesNamed(words: readonly string[]): ReadonlyMap<string, string> {
  const wrong = [...new Set(words)].flatMap(wrongPicture);
  if (wrong.length > 0) throw new InputError(wrong);
  return filesByName(words, '');
}

/** The reasons against a word as one of several files; none where it is one. */
function wrongPicture(word: string): readonly string[] {
  if (word === '-') return ['-: standard input holds one picture; beside others a file is expected'];
  if (isFolder(word)) return [`${word}: is a folder; pictures, or one folder alone, are expected`];
  return [];
}

/**
 * Files by their names without ending.
 * @param place the beginning of messages about them
 * @throws InputError for two files of one name
 */
function filesByName(files: readonly string[], place: string): ReadonlyMap<string, string> {
  const byName = new Map<string, string[]>();
  for (const file of files) {
    const { name } = path.parse(file);
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  const same = [...byName.values()].filter((some) => some.length > 1);
  if (same.length > 0)
    throw new InputError(
      same.map(
        (some) =>
          `${place}${some.join(' and ')} would have the same files; expected names that differ before the ending`,
      ),
    );
  return new Map([...byName].map(([name, [file]]) => [name, file!]));
}

/** The origin of a picture. */
interface Origin {
  readonly name: string;
  readonly file: string;
  readonly args: ImageFlags;
}

/** A picture file for the job: it is known by its digest, and decoded when its turn comes. */
export function pictureOf({ name, file, args }: Origin, host: Host): NamedPicture {
  const { timeout } = args;
  return {
    name,
    source: digestOf(file, host),
    load: async () => {
      try {
        const picture = await readPicture(file, { settings: args, seconds: timeout }, host);
        if (picture === undefined)
          return failure(issue('picture-timeout', 'It timed out while the picture was decoded.'));
        if (!picture.ok) return picture;
        const { value } = picture;
        const left =
          timeout === undefined ? {} : { timeout: Math.max(Number.MIN_VALUE, timeout - value.seconds) };
        const { abort } = budgetOf({ ...args, ...left }, host);
        return success({ picture: value, ...(abort === undefined ? {} : { abort }) });
      } catch (error) {
        return failure(unreadable(error));
      }
    },
  };
}

/** SHA-256 of a file; nothing for one that cannot be read, which is said when its turn comes. */
function digestOf(file: string, host: Host): string {
  try {
    return createHash('sha256')
      .update(readBytes(file, host, MOST_PICTURE))
      .digest('hex');
  } catch (error) {
    unreadable(error);
    return '';
  }
}

/** @throws whatever is not about the file */
function unreadable(error: unknown) {
  if (!(error instanceof InputError)) throw error;
  return issue('picture-unreadable', error.lines.join('; '));
}
