/**
 * Puzzles of the editor f-puzzles: addresses `https://www.f-puzzles.com/?load=` with JSON compressed by
 * lz-string, and the JSON itself. Keys that extensions of the editor have added (`renban`, `whispers`,
 * `xsum`, …) are read and written too.
 */
import { compressText, jsonPieces, linePieces, parseJson } from '../../../../formats/index.js';
import type { SudokuFormat } from '../format.js';
import { looksLikeJson, readCompressedJson } from '../links.js';
import { readFpuzzle } from './read.js';
import { unheldByFpuzzles, writeFpuzzle } from './write.js';

const ADDRESS = /^\s*(?:https?:\/\/)?(?:www\.)?f-puzzles\.com\/?\?(?:[^#\s]*&)?load=/i;

export const fpuzzles: SudokuFormat = {
  format: 'fpuzzles',
  description: 'f-puzzles address (?load=…), or its JSON',
  extension: 'url',
  recognises: ({ text }) => ADDRESS.test(text) || looksLikeJson(text, /"grid"\s*:\s*\[\s*\[\s*\{/),
  pieces: ({ text }) => (/^\s*[[{]/.test(text) ? jsonPieces(text) : linePieces(text)),
  read({ text }) {
    const json = ADDRESS.test(text)
      ? readCompressedJson(text.replace(ADDRESS, '').replace(/&.*$/s, ''))
      : parseJson(text);
    return json.ok ? readFpuzzle(json.value) : json;
  },
  lacks: (puzzle) => unheldByFpuzzles('fpuzzles', puzzle),
  write: (document) =>
    `https://www.f-puzzles.com/?load=${compressText(JSON.stringify(writeFpuzzle(document)))}\n`,
};

export { readFpuzzle } from './read.js';
export { severalOf, unheldByFpuzzles, writeFpuzzle } from './write.js';
