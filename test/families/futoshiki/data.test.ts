import { describe, expect, it } from 'vitest';
import { futoshikiCodecs } from '../../../src/families/futoshiki/codecs/index.js';
import { futoshikiCounterexamples, futoshikiExamples } from '../../../src/families/futoshiki/examples.js';
import { futoshikiStatePicture } from '../../../src/families/futoshiki/explaining/picture.js';
import { futoshikiGuide } from '../../../src/families/futoshiki/guide.js';
import { futoshikiPicture } from '../../../src/families/futoshiki/picture.js';
import type { FutoshikiPuzzle, FutoshikiSolution } from '../../../src/families/futoshiki/puzzle.js';
import { readFutoshiki, readFutoshikiSolution } from '../../../src/families/futoshiki/reading.js';
import { futoshikiRuled, withAllSigns } from '../../../src/families/futoshiki/rules.js';
import { futoshikiVariants } from '../../../src/families/futoshiki/variants.js';
import { violations } from '../../../src/families/kit/rules/index.js';
import {
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
  numberMarks,
} from '../family-data.js';

const data: FamilyData<FutoshikiPuzzle, FutoshikiSolution> = {
  codecs: futoshikiCodecs,
  examples: futoshikiExamples(),
  counterexamples: futoshikiCounterexamples(),
  readPuzzle: readFutoshiki,
  readSolution: readFutoshikiSolution,
  variants: futoshikiVariants,
  picture: futoshikiPicture,
  statePicture: futoshikiStatePicture,
  guide: futoshikiGuide,
};

describe('the data of Futoshiki', () => {
  it('knows its examples', () => expectReadersToKnowExamples(data));
  it('keeps examples in all formats that can hold them', () => expectFormatsToKeepExamples(data));
  it('has copies that agree', () => expectCopiesToAgree(data));
  it('shows an example in its guide', () => expectGuideToShowExample(data));
  it('draws pictures of one size', () => expectPicturesOfOneSize(data));

  it.each(['4:0,0L,0,0R,0D,0,0U,0,0,0,0,0,3,0U,0,0,', '3a:0R,0L,0,0D,0,3,0U,0,0,', '3:1,2,3,2,3,1,3,1,2,'])(
    'reads and writes the id %s',
    (id) => {
      const valid = id.replace('0R,0D', '0,0D');
      expect(encoded(data, 'tatham', decoded(data, 'tatham', valid))).toBe(valid);
    },
  );

  it.each([false, true])('states all signs, or all bars, of a solution (%s)', (isBars) => {
    for (const { solution } of data.examples) {
      if (solution === undefined) continue;
      const puzzle = withAllSigns(solution, isBars);
      expect(violations(futoshikiRuled, puzzle, solution)).toEqual([]);
      const side = solution.length;
      if ('less' in puzzle) expect(puzzle.less).toHaveLength(2 * side * (side - 1));
      expect(puzzle.grid.flat().every((number) => number === 0)).toBe(true);
    }
  });

  it('reads what letters of ids mean', () => {
    expect(decoded(data, 'tatham', '3dx:0R,0,0,0,0D,0,0,2,0,')).toMatchObject({
      grid: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 2, 0],
      ],
      less: [
        [
          [0, 1],
          [0, 0],
        ],
        [
          [2, 1],
          [1, 1],
        ],
      ],
    });
  });

  it.each([
    ['3:0,0,0,', 'describes 3 cells'],
    ['3:0U,0,0,0,0,0,0,0,0,', 'points out of the grid'],
    ['3a:0R,0,0,0,0,0,0,0,0,', 'from one side only'],
    ['3:0R,0L,0,0,0,0,0,0,0,', 'have a sign already'],
    ['3:0,0,0,0,4,0,0,0,0,', 'given-number'],
    ['40:0,', 'size from 2 to 30'],
  ])('refuses the id %s', (id, words) => {
    expect(issuesOf(data, 'tatham', id)).toContain(words);
  });

  it.each(['minarism/3/3/ghihj', 'minarism/4/4/hhhq', 'minarism/5/5/zzgi'])(
    'keeps the address %s',
    (address) => {
      const text = encoded(data, 'puzzlink', decoded(data, 'puzzlink', address));
      expect(decoded(data, 'puzzlink', text)).toEqual(decoded(data, 'puzzlink', address));
    },
  );

  it('reads what signs of addresses mean, those between cells of a row first', () => {
    const puzzle = decoded(data, 'puzzlink', 'https://puzz.link/p?minarism/2/2/ghhg');
    expect(puzzle).toMatchObject({
      less: [
        [
          [0, 0],
          [0, 1],
        ],
        [
          [1, 0],
          [0, 0],
        ],
        [
          [0, 1],
          [1, 1],
        ],
        [
          [1, 1],
          [1, 0],
        ],
      ],
    });
    expect(encoded(data, 'puzzlink', puzzle)).toBe('https://puzz.link/p?minarism/2/2/ghhg');
  });

  it.each([
    ['minarism/2/2/g1', 'how much two cells differ by'],
    ['minarism/2/2/ghghg', 'nothing more is expected'],
    ['minarism/2/2/z', 'nothing more is expected'],
    ['minarism/2/3/g', 'a square from 2 to 30'],
  ])('refuses the address %s', (address, words) => {
    expect(issuesOf(data, 'puzzlink', address)).toContain(words);
  });

  it('says what addresses and ids cannot hold', () => {
    const bars = decoded(data, 'text', 'futoshiki adjacent\n. | .\n\n. .');
    expect(encoded(data, 'puzzlink', bars)).toContain('the adjacent kind');
    expect(encoded(data, 'puzzlink', decoded(data, 'text', 'futoshiki\n1.\n..'))).toContain('given numbers');
    expect(encoded(data, 'tatham', bars)).toContain('sides from 3 on');
  });

  it('draws signs between cells in text', () => {
    const text = 'futoshiki\n1 < .   .\n    ^   v\n.   . > .\n.   .   3';
    const puzzle = decoded(data, 'text', text);
    expect(puzzle).toMatchObject({
      less: [
        [
          [0, 0],
          [0, 1],
        ],
        [
          [0, 1],
          [1, 1],
        ],
        [
          [1, 2],
          [0, 2],
        ],
        [
          [1, 2],
          [1, 1],
        ],
      ],
    });
    expect(encoded(data, 'text', puzzle)).toBe(text);
    expect(decoded(data, 'text', 'futoshiki\n1<.0\n  ^v\n0 .>0\n..3')).toEqual(puzzle);
  });

  it('draws numbers of two digits aligned', () => {
    const grid = Array.from({ length: 10 }, (_, row) =>
      Array.from({ length: 10 }, (_, column) => (row === column ? row + 1 : 0)),
    );
    const puzzle: FutoshikiPuzzle = {
      family: 'futoshiki',
      grid,
      less: [
        [
          [8, 9],
          [9, 9],
        ],
        [
          [9, 8],
          [9, 9],
        ],
      ],
    };
    const text = encoded(data, 'text', puzzle);
    expect(text).toContain(' . < 10');
    expect(decoded(data, 'text', text)).toEqual(puzzle);
  });

  it('draws a state', () => {
    const puzzle = decoded(data, 'text', 'futoshiki\n. < .\n.   2');
    const view = {
      marks: numberMarks(2),
      known: [{ mark: 0, value: true }],
      concluded: [{ mark: 4, value: true }],
    };
    expectStateToShow(data, puzzle, view, '┌───────┐\n│ 1 <   │\n├───┐   │\n│ 1 │ 2 │\n└───┴───┘');
  });
});
