import { describe, expect, it } from 'vitest';
import { skyscrapersCodecs } from '../../../src/families/skyscrapers/codecs/index.js';
import {
  skyscrapersCounterexamples,
  skyscrapersExamples,
} from '../../../src/families/skyscrapers/examples.js';
import { skyscrapersStatePicture } from '../../../src/families/skyscrapers/explaining/picture.js';
import { skyscrapersGuide } from '../../../src/families/skyscrapers/guide.js';
import { skyscrapersPicture } from '../../../src/families/skyscrapers/picture.js';
import type { SkyscrapersPuzzle, SkyscrapersSolution } from '../../../src/families/skyscrapers/puzzle.js';
import { readSkyscrapers, readSkyscrapersSolution } from '../../../src/families/skyscrapers/reading.js';
import { skyscrapersVariants } from '../../../src/families/skyscrapers/variants.js';
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

const data: FamilyData<SkyscrapersPuzzle, SkyscrapersSolution> = {
  codecs: skyscrapersCodecs,
  examples: skyscrapersExamples(),
  counterexamples: skyscrapersCounterexamples(),
  readPuzzle: readSkyscrapers,
  readSolution: readSkyscrapersSolution,
  variants: skyscrapersVariants,
  picture: skyscrapersPicture,
  statePicture: skyscrapersStatePicture,
  guide: skyscrapersGuide,
};

describe('the data of Skyscrapers', () => {
  it('knows its examples', () => expectReadersToKnowExamples(data));
  it('keeps examples in all formats that can hold them', () => expectFormatsToKeepExamples(data));
  it('has copies that agree', () => expectCopiesToAgree(data));
  it('shows an example in its guide', () => expectGuideToShowExample(data));
  it('draws pictures of one size', () => expectPicturesOfOneSize(data));

  it.each([
    '3:3///////1//1//',
    '4:2/3/1/2/1/2/3/3/2/4/2/1/2/1/2/4',
    '4:///////////////,1_2b3j4',
    '5://////3////4//3/3///2///4,q2g',
  ])('reads and writes the id %s', (id) => {
    expect(encoded(data, 'tatham', decoded(data, 'tatham', id))).toBe(id);
  });

  it('reads the sides of ids in their order', () => {
    expect(decoded(data, 'tatham', '3du:1//2/3///1////2/')).toMatchObject({
      top: [1, 0, 2],
      bottom: [3, 0, 0],
      left: [1, 0, 0],
      right: [0, 2, 0],
    });
  });

  it.each([
    ['3:1//2/3///1', 'has 7 clues; 12 are expected'],
    ['3:4///////////', 'clue-number'],
    ['3:///////////,a', 'describes 1 of 9 cells'],
    ['3:///////////,4h', 'given-number'],
    ['2:///////', 'size from 3 to 9'],
  ])('refuses the id %s', (id, words) => {
    expect(issuesOf(data, 'tatham', id)).toContain(words);
  });

  it.each(['4/4/k13h4j3g', '3/3/1k3k12m', '10/10/zjau'])('keeps the address %s', (body) => {
    const address = `https://puzz.link/p?skyscrapers/${body}`;
    expect(encoded(data, 'puzzlink', decoded(data, 'puzzlink', address))).toBe(address);
  });

  it('reads the sides of addresses, and other names of the kind', () => {
    const puzzle = decoded(data, 'puzzlink', 'building/4/4/k13h4j3g');
    expect(puzzle).toMatchObject({
      top: [0, 0, 0, 0],
      bottom: [0, 1, 3, 0],
      left: [0, 4, 0, 0],
      right: [0, 0, 3, 0],
    });
    expect(puzzle.grid.flat().every((height) => height === 0)).toBe(true);
  });

  it.each([
    ['skyscrapers/3/4/l', 'a square from 2 to 16'],
    ['skyscrapers/2/2/.m', 'without a number'],
    ['skyscrapers/2/2/nj1', 'nothing more is expected'],
  ])('refuses the address %s', (address, words) => {
    expect(issuesOf(data, 'puzzlink', address)).toContain(words);
  });

  it('writes clues around the grid in text, and reads them without blanks', () => {
    const text = 'skyscrapers\n  2 . 1\n. . . . 3\n2 . 3 . .\n. . . . .\n  . 1 2';
    const puzzle = decoded(data, 'text', text);
    expect(puzzle).toMatchObject({ top: [2, 0, 1], bottom: [0, 1, 2], left: [0, 2, 0], right: [3, 0, 0] });
    expect(encoded(data, 'text', puzzle)).toBe(text);
    expect(decoded(data, 'text', 'skyscrapers\n201\n....3\n2.3..\n.....\n.12')).toEqual(puzzle);
    expect(issuesOf(data, 'text', 'skyscrapers\n2.1\n....3\n2.3..\n....\n.12')).toContain('5 are expected');
  });

  it('names what is no clue in an id', () => {
    expect(issuesOf(data, 'tatham', '3:1/x/2/3/1/2/1/2/3/1/2/3')).toContain('is no clue');
  });

  it('says what ids cannot hold', () => {
    expect(encoded(data, 'tatham', decoded(data, 'text', 'skyscrapers\n..\n....\n....\n..'))).toContain(
      'format-cannot-hold',
    );
  });

  it('draws a state', () => {
    const puzzle = decoded(data, 'text', 'skyscrapers\n1.\n2...\n..21\n.2');
    const view = {
      marks: numberMarks(2),
      known: [{ mark: 0, value: true }],
      concluded: [{ mark: 4, value: true }],
    };
    expectStateToShow(
      data,
      puzzle,
      view,
      '   1\n ┌───────┐\n2│ 1     │\n ├───┐   │\n │ 1 │ 2 │ 1\n └───┴───┘\n       2',
    );
  });
});
