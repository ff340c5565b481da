/**
 * Addresses of SudokuPad that hold the whole puzzle: `fpuz` or `fpuzzles` and a puzzle of f-puzzles, `scl` or
 * `ctc` and one of its own, each compressed by lz-string; and the JSON of its own. Written are addresses with
 * a puzzle of f-puzzles, in which constraints are known by their names; puzzles with a drawing and only such
 * rules as the site's own JSON knows are written as that.
 */
import { failure, issue, type Result } from '../../../../core/index.js';
import {
  compressText,
  decompressText,
  jsonPieces,
  linePieces,
  parseJson,
  quote,
  unescaped,
} from '../../../../formats/index.js';
import type { SudokuDraft, SudokuFormat } from '../format.js';
import { readFpuzzle, severalOf, unheldByFpuzzles, writeFpuzzle } from '../fpuzzles/index.js';
import { brokenAddress, looksLikeJson, readCompressedJson } from '../links.js';
import { readSudokupad } from './read.js';
import { unzipJson } from './unzip.js';
import { isDrawn, writeSudokupad } from './write.js';

const ADDRESS =
  /^\s*(?:https?:\/\/)?(?:[\w-]+\.)*(?:sudokupad\.app|crackingthecryptic\.com)\/(?:sudoku\/?)?(?:[^\s?]*\?(?:\S*&)?puzzleid=)?/i;

export const sudokupad: SudokuFormat = {
  format: 'sudokupad',
  description: 'SudokuPad address that holds the puzzle (fpuz…, scl…), or its JSON',
  extension: 'url',
  recognises: ({ text }) =>
    ADDRESS.test(text) || looksLikeJson(text, /"cells"\s*:\s*\[\s*\[\s*[{[]/, /"regions"|"cages"|"cellSize"/),
  pieces: ({ text }) => (/^\s*[[{]/.test(text) ? jsonPieces(text) : linePieces(text)),
  read({ text }) {
    if (ADDRESS.test(text)) return readAddress(text.replace(ADDRESS, '').trim());
    const json = parseJson(text);
    return json.ok ? readSudokupad(json.value) : json;
  },
  lacks: (puzzle) =>
    isDrawn(puzzle) ? severalOf('sudokupad', puzzle) : unheldByFpuzzles('sudokupad', puzzle),
  write(document) {
    const [kind, json] = isDrawn(document.puzzle)
      ? ['scl', writeSudokupad(document)]
      : ['fpuz', writeFpuzzle(document)];
    return `https://sudokupad.app/${kind}${compressText(JSON.stringify(json))}\n`;
  },
};

function readAddress(rest: string): Result<SudokuDraft> {
  const [, kind, packed] = /^(fpuzzles|fpuz|scl|ctc)([^?&#]{20,})/i.exec(rest) ?? [];
  if (kind === undefined || packed === undefined) {
    const message = `The address has ${quote(rest)}, a short name of a puzzle that only SudokuPad can look up; an address with "fpuz" or "scl" and the whole puzzle is expected.`;
    return failure(issue('format-unsupported', message));
  }
  if (/^fpuz/i.test(kind)) {
    const json = readCompressedJson(packed);
    return json.ok ? readFpuzzle(json.value) : json;
  }
  const text = decompressText(unescaped(packed));
  const json = text === undefined ? brokenAddress() : unzipJson(text);
  return json.ok ? readSudokupad(json.value) : json;
}
