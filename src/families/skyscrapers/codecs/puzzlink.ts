/**
 * Skyscrapers as puzz.link addresses: the clues above, below, left and right as one list of numbers, then the
 * cells, row by row, as another where a height is given.
 */
import { failure, issue, type Result, rowsOf, sizeOfRows, success } from '../../../core/index.js';
import { decodeNum16, encodeNum16, type PuzzlinkAddress, surplusIssue } from '../../../formats/index.js';
import type { Draft } from '../../kit/codecs/codec.js';
import { puzzlinkFormat } from '../../kit/codecs/puzzlink.js';
import { SIDE_NAMES, type SkyscrapersPuzzle, type SkyscrapersSolution } from '../puzzle.js';

export const skyscrapersPuzzlink = puzzlinkFormat<SkyscrapersPuzzle, SkyscrapersSolution>({
  types: ['skyscrapers', 'skyscraper', 'building'],
  read: readAddress,
  sizeOf: ({ grid }) => sizeOfRows(grid),
  write: (puzzle) => {
    const heights = puzzle.grid.flat();
    const clues = writeNumbers(SIDE_NAMES.flatMap((name) => puzzle[name]));
    return heights.some((height) => height > 0) ? `${clues}${writeNumbers(heights)}` : clues;
  },
});

function readAddress({ rows: side, body, at }: PuzzlinkAddress): Result<Draft<SkyscrapersPuzzle>> {
  const clues = decodeNum16(body, 0, 4 * side, at);
  if (!clues.ok) return clues;
  const heights = decodeNum16(body, clues.value.end, side * side, at);
  if (!heights.ok) return heights;
  const { end } = heights.value;
  if (end < body.length) return failure(surplusIssue(at(end)));
  const items = [...clues.value.items, ...heights.value.items];
  if (items.includes('?')) {
    return failure(issue('format-unsupported', 'The address has a clue or a height without a number (".").'));
  }
  const numbers = items.map((item) => (typeof item === 'number' ? item : 0));
  const [top, bottom, left, right, ...grid] = rowsOf(numbers, side);
  return success({ puzzle: { family: 'skyscrapers', grid, top, bottom, left, right } });
}

function writeNumbers(numbers: readonly number[]): string {
  return encodeNum16(numbers.map((number) => number || null));
}
