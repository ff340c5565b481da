import { describe, expect, it } from 'vitest';
import { binairoCodecs } from '../../../src/families/binairo/codecs/index.js';
import { binairoCounterexamples, binairoExamples } from '../../../src/families/binairo/examples.js';
import { binairoStatePicture } from '../../../src/families/binairo/explaining/state.js';
import { binairoGuide } from '../../../src/families/binairo/guide.js';
import { binairoPicture } from '../../../src/families/binairo/picture.js';
import type { BinairoPuzzle, BinairoSolution } from '../../../src/families/binairo/puzzle.js';
import { readBinairo, readBinairoSolution } from '../../../src/families/binairo/reading.js';
import { binairoVariants } from '../../../src/families/binairo/variants.js';
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

const data: FamilyData<BinairoPuzzle, BinairoSolution> = {
  codecs: binairoCodecs,
  examples: binairoExamples(),
  counterexamples: binairoCounterexamples(),
  readPuzzle: readBinairo,
  readSolution: readBinairoSolution,
  variants: binairoVariants,
  picture: binairoPicture,
  statePicture: binairoStatePicture,
  guide: binairoGuide,
};

describe('the data of Binairo', () => {
  it('knows its examples', () => expectReadersToKnowExamples(data));
  it('keeps examples in all formats that can hold them', () => expectFormatsToKeepExamples(data));
  it('has copies that agree', () => expectCopiesToAgree(data));
  it('shows an example in its guide', () => expectGuideToShowExample(data));
  it('draws pictures of one size', () => expectPicturesOfOneSize(data));

  it.each([
    // 0 first, 1 behind one open cell, then runs of 25 and more.
    ['6x6:aBzha', ['0.1...', '......', '......', '......', '......', '.....0'], undefined],
    ['8x6u:ZAub', undefined, true],
  ])('reads and writes the id %s', (id, grid, distinct) => {
    const puzzle = decoded(data, 'tatham', id);
    if (grid !== undefined) expect(puzzle.grid).toEqual(grid);
    expect(puzzle.distinct).toBe(distinct);
    expect(encoded(data, 'tatham', puzzle)).toBe(id);
  });

  it.each([
    ['of Galaxies', 'fdir', '6x6de:fdir'],
    ['of Pearl', 'eabahBibeb', '6x6dn:eabahBibeb'],
  ])('writes a level where the id could be one %s', (_, cells, id) => {
    expect(encoded(data, 'tatham', decoded(data, 'tatham', `6x6:${cells}`))).toBe(id);
  });

  it('takes levels and a single size in ids', () => {
    expect(decoded(data, 'tatham', '6udn:aBzha')).toMatchObject({ distinct: true });
  });

  it.each([
    ['6x6:aBz', 'describes 28 of 36 cells'],
    ['6x6:aBzzz', 'more than 36 cells'],
    ['60x6:aB', 'sides up to 30'],
    ['7x6:zqA', 'even numbers'],
  ])('refuses the id %s', (id, words) => {
    expect(issuesOf(data, 'tatham', id)).toContain(words);
  });

  it('says what ids cannot hold', () => {
    const small = decoded(data, 'text', 'binairo\n01\n10');
    expect(encoded(data, 'tatham', small)).toContain(
      'format-cannot-hold: The format tatham holds sides from 6',
    );
    const { puzzle } = data.examples.find(({ name }) => name === 'signs between cells')!;
    expect(encoded(data, 'tatham', puzzle)).toContain('cannot hold signs');
  });

  it('draws signs between cells in text, and reads them drawn closer', () => {
    const puzzle = decoded(data, 'text', 'binairo distinct\n0=.x1 .\n  x   =\n. . . .');
    expect(puzzle).toEqual({
      family: 'binairo',
      grid: ['0.1.', '....'],
      distinct: true,
      equal: [
        [
          [0, 0],
          [0, 1],
        ],
        [
          [0, 3],
          [1, 3],
        ],
      ],
      opposite: [
        [
          [0, 1],
          [0, 2],
        ],
        [
          [0, 1],
          [1, 1],
        ],
      ],
    });
    expect(encoded(data, 'text', puzzle)).toBe(
      'binairo distinct\n0 = . x 1   .\n    x       =\n.   .   .   .',
    );
  });

  it.each([
    ['binairo\n0=\n..', 'stands where the end of the row is expected'],
    ['binairo\n=0.\n..', 'stands where a cell is expected'],
    ['binairo\n0 .\n =\n. .', 'stands where a sign below a cell is expected'],
    ['binairo\n02\n..', 'stands where a cell is expected'],
  ])('refuses the drawing %j', (text, words) => {
    expect(issuesOf(data, 'text', text)).toContain(words);
  });

  it('draws a state', () => {
    const puzzle = decoded(data, 'text', 'binairo\n0 = .\n.   .');
    const view = {
      marks: cellMarks({ rows: 2, columns: 2 }),
      known: [
        { mark: 0, value: false },
        { mark: 2, value: true },
      ],
      concluded: [{ mark: 3, value: false }],
    };
    expectStateToShow(data, puzzle, view, '┌───────┐\n│ 0 =   │\n│   ┌───┤\n│ 1 │ 0 │\n└───┴───┘');
  });
});
