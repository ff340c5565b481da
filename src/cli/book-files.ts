/** The puzzles of files that a book names, with the ids and seeds that stand beside them. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FilePart } from '../book/spec.js';
import { parseJson } from '../formats/json.js';
import { jsonPieces } from '../formats/json-pieces.js';
import type { GivenPuzzle } from '../jobs/given-puzzles.js';
import { isPuzzleLine } from './choose-codec.js';
import type { Host } from './host.js';
import { nameOf } from './read-bytes.js';
import { readPuzzles } from './read-puzzle.js';
import { isPuzzleText, readPuzzleSource } from './read-source.js';

/**
 * Reads all puzzles of a part.
 * @throws InputError naming file and place of everything that cannot be read
 */
export function readFilePart({ files }: FilePart, folder: string, host: Host): readonly GivenPuzzle[] {
  return files.flatMap((name) => {
    const file = fileOf(name, folder);
    const puzzles = readPuzzles({ file }, host);
    const labels = labelsIn(readPuzzleSource(file, isPuzzleLine, host).source.text);
    return puzzles.map((read, index): GivenPuzzle => {
      const { id = `${nameOf(name)}#${index + 1}`, seed } = labels[index] ?? {};
      return { ...read, id, ...(seed === undefined ? {} : { seed }) };
    });
  });
}

/** The file that a specification in this folder means; standard input and the text of a puzzle stay what they are. */
function fileOf(name: string, folder: string): string {
  const file = path.resolve(folder, name);
  return name === '-' || (!existsSync(file) && isPuzzleText(name, isPuzzleLine)) ? name : file;
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
