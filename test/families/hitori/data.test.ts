import { describe, expect, it } from 'vitest';
import { renderTerminal } from '../../../src/draw/index.js';
import { hitoriCodecs } from '../../../src/families/hitori/codecs/index.js';
import { hitoriCounterexamples, hitoriExamples } from '../../../src/families/hitori/examples.js';
import { hitoriGuide } from '../../../src/families/hitori/guide.js';
import { hitoriPicture, hitoriStatePicture } from '../../../src/families/hitori/picture.js';
import type { HitoriPuzzle, HitoriSolution } from '../../../src/families/hitori/puzzle.js';
import { readHitori, readHitoriSolution } from '../../../src/families/hitori/reading.js';
import { hitoriVariants } from '../../../src/families/hitori/variants.js';
import {
  cellMarks,
  decoded,
  encoded,
  expectFormatsToKeepExamples,
  expectGuideToShowExample,
  expectPicturesOfOneSize,
  expectReadersToKnowExamples,
  expectStateToShow,
  type FamilyData,
  issuesOf,
} from '../family-data.js';

const data: FamilyData<HitoriPuzzle, HitoriSolution> = {
  codecs: hitoriCodecs,
  examples: hitoriExamples(),
  counterexamples: hitoriCounterexamples(),
  readPuzzle: readHitori,
  readSolution: readHitoriSolution,
  variants: hitoriVariants,
  picture: hitoriPicture,
  statePicture: hitoriStatePicture,
  guide: hitoriGuide,
};

describe('the data of Hitori', () => {
  it('knows its examples', () => expectReadersToKnowExamples(data));
  it('keeps examples in all formats that can hold them', () => expectFormatsToKeepExamples(data));
  it('has copies that agree, whatever the numbers are called', () => {
    const keys = (puzzle: HitoriPuzzle) =>
      new Set(hitoriVariants(puzzle).map((copy) => JSON.stringify(copy)));
    for (const { puzzle } of data.examples) {
      const renamed = puzzle.grid.map((row) => row.map((number) => number && 99 - number));
      expect(keys({ ...puzzle, grid: renamed })).toEqual(keys(puzzle));
      for (const copy of hitoriVariants(puzzle)) expect(keys(copy)).toEqual(keys(puzzle));
    }
  });
  it('shows an example in its guide', () => expectGuideToShowExample(data));
  it('draws pictures of one size', () => expectPicturesOfOneSize(data));

  it.each([
    ['3x3:123231312', '3x3de:123231312'],
    ['3x2dk:123231', '3x2de:123231'],
    ['2x20:123456789abcdefghijk123456789abcdefghijk', '2x20:123456789abcdefghijk123456789abcdefghijk'],
  ])('reads the id %s, and writes %s', (id, written) => {
    expect(encoded(data, 'tatham', decoded(data, 'tatham', id))).toBe(written);
  });

  it.each([
    ['3x3:12323131', 'describes 8 cells; 9 are expected'],
    ['3x3:1232313124', 'is no number from 1 to 3 (3)'],
    ['12x2dk:123456789abd123456789abc', 'is no number from 1 to 12 (c)'],
    ['60x3:123', 'sides from 2 to 50'],
  ])('refuses the id %s', (id, words) => {
    expect(issuesOf(data, 'tatham', id)).toContain(words);
  });

  it.each([
    ['hitori\n1.\n21', 'cannot hold cells without a number'],
    ['hitori\n13\n21', 'numbers up to the longer side, 2; this puzzle has 3'],
    ['hitori\n1221', 'at least 2 rows and columns'],
  ])('says why ids cannot hold %j', (text, words) => {
    expect(encoded(data, 'tatham', decoded(data, 'text', text))).toContain(words);
  });

  it('reads and writes addresses with large numbers and cells without one', () => {
    const address = 'https://puzz.link/p?hitori/4/2/1.z-10-2r.94';
    const { grid } = decoded(data, 'puzzlink', address);
    expect(grid).toEqual([
      [1, 0, 35, 36],
      [99, 0, 9, 4],
    ]);
    expect(encoded(data, 'puzzlink', decoded(data, 'puzzlink', address))).toBe(address);
  });

  it.each([
    ['hitori/2/2/1230', ' is no number of a cell; the address has 3 of 4 cells before it'],
    ['hitori/2/2/123', 'the address has 3 of 4 cells before it'],
    ['hitori/2/2/12344', 'nothing more is expected'],
    ['hitori/2/2/12%3', ' is no number of a cell; the address has 2 of 4 cells before it'],
    ['hitori/2/1/1-zz', '1295 is no number of a cell; a whole number from 1 to 99'],
  ])('refuses the address %s', (address, words) => {
    expect(issuesOf(data, 'puzzlink', address)).toContain(words);
  });

  it('reads text with blanks, commas and other signs of cells without a number', () => {
    expect(decoded(data, 'text', 'Hitori\n1 _ -\n0, 12 .').grid).toEqual([
      [1, 0, 0],
      [0, 12, 0],
    ]);
    expect(decoded(data, 'text', 'singles\n121\n2_1').grid).toEqual([
      [1, 2, 1],
      [2, 0, 1],
    ]);
  });

  it.each([[[[12], [12]]], [[[1], [2]]], [[[12, 3]]], [[[7, 0]]]])('keeps %j as text', (grid) => {
    const puzzle: HitoriPuzzle = { family: 'hitori', grid };
    expect(decoded(data, 'text', encoded(data, 'text', puzzle))).toEqual(puzzle);
  });

  it('refuses text with other signs', () => {
    expect(issuesOf(data, 'text', 'hitori\n12\n1x')).toContain(' is no cell; a number, or ');
  });

  it('shows black cells with their numbers in a terminal', () => {
    const puzzle = decoded(data, 'text', 'hitori\n1 12 1\n2 3 1');
    const text = renderTerminal(hitoriPicture(puzzle, { solution: ['#..', '..#'] }), { unicode: true });
    expect(text).toBe('┌─────────┐\n│█1█ 12 1 │\n│ 2  3 █1█│\n└─────────┘');
  });

  it('draws a state', () => {
    const puzzle = decoded(data, 'text', 'hitori\n1 12 1\n2 . 1');
    const view = {
      marks: cellMarks({ rows: 2, columns: 3 }),
      known: [
        { mark: 0, value: true },
        { mark: 1, value: false },
        { mark: 4, value: false },
      ],
      concluded: [{ mark: 2, value: false }],
    };
    expectStateToShow(data, puzzle, view, '┌──────┐\n│█1x12x1│\n│ 2 × 1│\n└──────┘');
  });
});
