/**
 * The array `d` in pages of nonograms.org, which is the solution in cipher: sums of remainders for the sizes,
 * then the colours, then blocks of cells, each number moved by a key. Read only; the clues follow from the
 * solution. Source: programs that read the pages (nonogrid by tsionyx), as the site does not describe it.
 */
import { z } from 'zod';
import { failure, issue, type Result, success } from '../../../core/index.js';
import type { Colour } from '../../../draw/index.js';
import { parseJson } from '../../../formats/index.js';
import { readShape } from '../../kit/read-json.js';
import { colourOfChannels } from '../colour-names.js';
import { puzzleOfColours, solutionOfColours } from '../colours.js';
import { draftOfPicture, type NonogramDraft, type NonogramFormat, sizeIssue } from './format.js';

const ARRAY = /\bvar\s+d\s*=\s*(\[\[[\d\s,[\]-]*\]\])/;
/** The numbers of a line of the array that count. */
type Line = readonly [number, number, number, number];
const DATA = z.array(z.array(z.number().int()).min(4));

/** Places in the array: width, height, number of colours, key of colours, first colour. */
const [WIDTH, HEIGHT, COLOURS, KEY, FIRST] = [1, 2, 3, 4, 5];
const BLACK = '#000000';
const WHITE: Colour = '#ffffff';

export const nonogramNonogramsOrg: NonogramFormat = {
  format: 'nonograms-org',
  description: 'page of nonograms.org, or its line var d=[[…]]; with the solution in cipher',
  extension: 'html',
  recognises: ({ text }) => ARRAY.test(text),
  read: ({ text }) => {
    const json = parseJson(ARRAY.exec(text)?.[1] ?? '');
    const data = json.ok ? readShape(DATA, json.value) : json;
    return data.ok
      ? decipher(data.value as unknown as readonly Line[])
      : wrong('is no list of lists of four numbers');
  },
};

function decipher(data: readonly Line[]): Result<NonogramDraft> {
  const sum = ([a, b, c, m]: Line): number => (a % m) + (b % m) - (c % m);
  const sizes = [WIDTH, HEIGHT, COLOURS].map((at) =>
    data[at!] === undefined ? Number.NaN : sum(data[at!]!),
  );
  const [columns, rows, count] = sizes as [number, number, number];
  if (!sizes.every((size) => Number.isInteger(size) && size >= 0)) return wrong('says no size');
  const tooLarge = sizeIssue(rows, columns);
  if (tooLarge !== undefined) return failure(tooLarge);
  const key = data[KEY!];
  const [head, shift] = [data[FIRST! + count], data[FIRST! + count + 1]];
  if (key === undefined || head === undefined || shift === undefined || count < 1) return wrong('ends early');
  const palette = data.slice(FIRST, FIRST! + count).map(([red, green, blue]): Colour => {
    const parts = [red - key[1], green - key[0], blue - key[3]];
    return colourOfChannels(parts.map((part) => part & 255));
  });
  const [a, b, c] = head.map((number) => number % head[3]) as [number, number, number];
  const blocks = data.slice(FIRST! + count + 2, FIRST! + count + 2 + a * a + 2 * b + c);
  if (blocks.length !== a * a + 2 * b + c) return wrong('ends early');
  const cells = new Uint8Array(rows * columns);
  for (const block of blocks) {
    const [left, length, colour, row] = block.map((number, at) => number - shift[at as 0]) as [
      number,
      number,
      number,
      number,
    ];
    const isInside = left >= 1 && length >= 1 && left - 1 + length <= columns && row >= 1 && row <= rows;
    if (!isInside || colour < 1 || colour > count) return wrong('has a block outside the picture');
    cells.fill(colour, (row - 1) * columns + left - 1, (row - 1) * columns + left - 1 + length);
  }
  if (count === 1 && palette[0] === BLACK) {
    const lines = Array.from({ length: rows }, (_, row) =>
      Array.from(cells.subarray(row * columns, (row + 1) * columns), (cell) => (cell > 0 ? '#' : '.')).join(
        '',
      ),
    );
    return draftOfPicture(lines, {});
  }
  const puzzle = puzzleOfColours(cells, rows, columns, [WHITE, ...palette]);
  return success({ puzzle, solution: () => success(solutionOfColours(puzzle, cells)) });
}

function wrong(found: string): Result<never> {
  return failure(issue('format-syntax', `The array d of the page ${found}; part of it may be missing.`));
}
