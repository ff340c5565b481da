import { describe, expect, it } from 'vitest';
import { renderTerminal } from '../../../src/draw/index.js';
import { tathamGames } from '../../../src/families/kit/codecs/tatham-games.js';
import { mosaicCodecs } from '../../../src/families/mosaic/codecs/index.js';
import { mosaicCounterexamples, mosaicExamples } from '../../../src/families/mosaic/examples.js';
import { mosaicGuide } from '../../../src/families/mosaic/guide.js';
import { mosaicPicture, mosaicStatePicture } from '../../../src/families/mosaic/picture.js';
import type { MosaicPuzzle, MosaicSolution } from '../../../src/families/mosaic/puzzle.js';
import { readMosaic, readMosaicSolution } from '../../../src/families/mosaic/reading.js';
import { mosaicVariants } from '../../../src/families/mosaic/variants.js';
import {
  cellMarks,
  decoded,
  encoded,
  expectCopiesToAgree,
  expectFormatsToKeepExamples,
  expectGuideToShowExample,
  expectPicturesOfOneSize,
  expectReadersToKnowExamples,
  expectStateToShow,
  type FamilyData,
  issuesOf,
} from '../family-data.js';

const data: FamilyData<MosaicPuzzle, MosaicSolution> = {
  codecs: mosaicCodecs,
  examples: mosaicExamples(),
  counterexamples: mosaicCounterexamples(),
  readPuzzle: readMosaic,
  readSolution: readMosaicSolution,
  variants: mosaicVariants,
  picture: mosaicPicture,
  statePicture: mosaicStatePicture,
  guide: mosaicGuide,
};

describe('the data of Mosaic', () => {
  it('knows its examples', () => expectReadersToKnowExamples(data));
  it('keeps examples in all formats that can hold them', () => expectFormatsToKeepExamples(data));
  it('has copies that agree', () => expectCopiesToAgree(data));
  it('shows an example in its guide', () => expectGuideToShowExample(data));
  it('draws pictures of one size', () => expectPicturesOfOneSize(data));

  it.each([
    ['5x5:a0b02b2a2a5d77b4c', '5x5:a0b02b2a2a5d77b4c'],
    ['3x3:a4a454a4a', '3x3h1:a4a454a4a'],
    ['4x3:l', '4x3h1:l'],
    ['30x3:zzi0a9z', '30x3h1:zzi0a9z'],
    ['5x3h1:0123456789e', '5x3h1:0123456789e'],
  ])('reads the id %s, and writes %s, which is of no other game', (id, written) => {
    expect(encoded(data, 'tatham', decoded(data, 'tatham', id))).toBe(written);
  });

  it.each([
    ['3x3:a4a454a4', 'describes 8 of 9 cells'],
    ['3x3:a4a454a44a', 'more than 9 cells'],
    ['200x3:a9', 'sides up to 100'],
  ])('refuses the id %s', (id, words) => {
    expect(issuesOf(data, 'tatham', id)).toContain(words);
  });

  it('says what ids cannot hold', () => {
    expect(encoded(data, 'tatham', decoded(data, 'text', 'mosaic\n2.10'))).toContain('sides from 3 on');
  });

  it('reads text with blanks and other signs of cells without a number', () => {
    expect(decoded(data, 'text', 'mosaic\n1 _ -\n. 2 .').grid).toEqual(['1..', '.2.']);
  });

  it('shows black cells with their numbers in a terminal', () => {
    const { puzzle, solution } = data.examples[0]!;
    const text = renderTerminal(mosaicPicture(puzzle, { solution: solution! }), { unicode: true });
    expect(text).toContain('█8');
  });

  it('draws a state', () => {
    const puzzle = decoded(data, 'text', 'mosaic\n1.4\n..3');
    const view = {
      marks: cellMarks({ rows: 2, columns: 3 }),
      known: [
        { mark: 0, value: false },
        { mark: 2, value: true },
        { mark: 3, value: false },
      ],
      concluded: [{ mark: 5, value: true }],
    };
    expectStateToShow(data, puzzle, view, '┌──────┐\n│x1  █4│\n│ ×  █3│\n└──────┘');
  });

  it('is told from Filling, where numbers allow it', () => {
    // Neighbours that differ by more than three, and more neighbours alike than their number allows.
    expect(tathamGames('5x5:91w').games).toEqual(['Filling']);
    expect(tathamGames('5x5:555b555q').games).toEqual(['Mosaic']);
    expect(tathamGames('5x5:555v').games).toEqual(['Filling', 'Mosaic']);
  });
});
