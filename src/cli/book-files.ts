/** Puzzles of files for a book: each is proved to have one solution, and copies are left out. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BookPuzzle } from '../book/entries.js';
import type { FilePart } from '../book/spec.js';
import { canonicalKey } from '../families/kit/canonical.js';
import { parseJson } from '../formats/json.js';
import { jsonPieces } from '../formats/json-pieces.js';
import { isPuzzleLine } from './choose-codec.js';
import type { Host } from './host.js';
import { InputError } from './input-error.js';
import type { Pool } from './pool.js';
import { nameOf } from './read-bytes.js';
import { type ReadPuzzle, readPuzzles } from './read-puzzle.js';
import { isPuzzleText, readPuzzleSource } from './read-source.js';

/** A puzzle of a file, and the id and seed that its line tells. */
export interface FilePuzzle extends ReadPuzzle {
  readonly id: string;
  readonly seed?: string;
}

/**
 * Reads all puzzles of a part.
 * @throws InputError naming file and place of everything that cannot be read
 */
export function readFilePart({ files }: FilePart, folder: string, host: Host): readonly FilePuzzle[] {
  return files.flatMap((name) => {
    const file = fileOf(name, folder);
    const puzzles = readPuzzles({ file }, host);
    const labels = labelsIn(readPuzzleSource(file, isPuzzleLine, host).source.text);
    return puzzles.map((read, index): FilePuzzle => {
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

/**
 * Proves the puzzles, in the order of the file; copies of puzzles that the book has are left out with a note.
 * @param certify have the proofs checked
 * @param taken keys of the puzzles in the book; those of the part are added
 * @throws InputError for puzzles that have no or several solutions, or that no limit could decide
 */
export async function certifyPart(
  puzzles: readonly FilePuzzle[],
  taken: Set<string>,
  certify: boolean,
  pool: Pool,
  host: Host,
): Promise<readonly BookPuzzle[]> {
  const fresh = puzzles.filter(({ family, document, file, id }) => {
    const key = canonicalKey(family, document.puzzle);
    if (taken.has(key)) {
      host.note(`${file}: ${id} is a copy of an earlier puzzle, turned or mirrored perhaps; it is left out`);
      return false;
    }
    taken.add(key);
    return true;
  });
  const certificates = await Promise.all(
    fresh.map(({ family, document }) =>
      pool.run('certify-puzzle', { family: family.id, puzzle: document.puzzle, certify }),
    ),
  );
  const refused: string[] = [];
  const proved = fresh.flatMap(({ id, seed, family, document, file }, index): BookPuzzle[] => {
    const certificate = certificates[index]!;
    if (certificate.verdict !== 'unique') {
      refused.push(`${file}: ${id} is not for a book, its verdict is ${certificate.verdict}`);
      return [];
    }
    const { solution, rating, engine, certified } = certificate;
    return [
      {
        id,
        family: family.id,
        ...(seed === undefined ? {} : { seed }),
        puzzle: document.puzzle,
        solution,
        verdict: 'unique',
        ...rating,
        engine,
        certified,
      },
    ];
  });
  if (refused.length > 0) throw new InputError(refused);
  return proved;
}
