/** The puzzles of files that a book names, with the ids and seeds that stand beside them. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FilePart } from '../../book/index.js';
import { jsonPieces, parseJson } from '../../formats/index.js';
import type { GivenPuzzle } from '../../jobs/index.js';
import { type Host, InputError } from '../host/index.js';
import {
  filesIn,
  isFolder,
  isPuzzleLine,
  isPuzzleText,
  nameOf,
  readPuzzleSource,
  readPuzzles,
} from '../input/index.js';

/**
 * Reads all puzzles of a part.
 * @throws InputError naming file and place of everything that cannot be read
 */
export async function readFilePart(
  { files }: FilePart,
  folder: string,
  host: Host,
): Promise<readonly GivenPuzzle[]> {
  const puzzles: GivenPuzzle[] = [];
  for (const name of files.flatMap((written) => filesNamed(written, folder)))
    puzzles.push(...(await readFile(name, await fileOf(name, folder), host)));
  return puzzles;
}

async function readFile(name: string, file: string, host: Host): Promise<readonly GivenPuzzle[]> {
  const puzzles = await readPuzzles({ file }, host);
  const labels = labelsIn((await readPuzzleSource(file, isPuzzleLine, host)).source.text);
  return puzzles.map((read, index): GivenPuzzle => {
    const { id = `${nameOf(name)}#${index + 1}`, seed } = labels[index] ?? {};
    return { ...read, id, ...(seed === undefined ? {} : { seed }) };
  });
}

/** Endings of files that are no puzzles and stand beside them in folders: pictures and pages. */
const NO_PUZZLES = /\.(pdf|png|svg|jpe?g|webp|gif|avif|tiff?|html?|ya?ml|md|csv)$/i;

/**
 * The files that a name stands for: itself, the puzzle files of a folder, or those whose names have a pattern
 * with `*` and `?` after the last slash.
 * @throws InputError where there is no such file
 */
function filesNamed(written: string, folder: string): readonly string[] {
  const place = path.resolve(folder, written);
  const { dir, base } = path.parse(written);
  const isPattern = /[*?]/.test(base) && !existsSync(place) && isFolder(path.resolve(folder, dir));
  if (!isFolder(place) && !isPattern) return [written];
  const [inside, wanted] = isPattern ? [dir, patternOf(base)] : [written, undefined];
  const found = filesIn(path.resolve(folder, inside)).filter(
    (name) => wanted?.test(name) ?? !NO_PUZZLES.test(name),
  );
  if (found.length > 0) return found.map((name) => path.join(inside, name));
  throw new InputError([
    `${written}: holds no file of puzzles; .json files as "image" and "generate" write them are expected`,
  ]);
}

/** `*` is any text, `?` any character. */
function patternOf(written: string): RegExp {
  const quoted = written.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${quoted.replaceAll('*', '.*').replaceAll('?', '.')}$`, 'u');
}

/**
 * The file that a specification in this folder means; standard input and the text of a puzzle stay what they
 * are.
 */
async function fileOf(name: string, folder: string): Promise<string> {
  const file = path.resolve(folder, name);
  return name === '-' || (!existsSync(file) && (await isPuzzleText(name, isPuzzleLine))) ? name : file;
}

/** Ids and seeds of puzzles in JSON, as `generate --json` writes them; nothing for other formats. */
function labelsIn(text: string): readonly { readonly id?: string; readonly seed?: string }[] {
  if (!/^\s*[[{]/.test(text)) return [];
  return jsonPieces(text).map(({ source }) => {
    const json = parseJson(source.text);
    const { id, seed } = (json.ok ? json.value : {}) as { readonly id?: unknown; readonly seed?: unknown };
    return { ...(typeof id === 'string' ? { id } : {}), ...(typeof seed === 'string' ? { seed } : {}) };
  });
}
