/** Colour nonograms apart from their logic: rules, notation, copies, names, formats, pictures. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeIssue, type Issue } from '../../../src/core/issue.js';
import type { Colour, Scene } from '../../../src/draw/scene.js';
import { renderSvg } from '../../../src/draw/svg.js';
import { renderTerminal } from '../../../src/draw/terminal.js';
import { canonicalKey } from '../../../src/families/kit/canonical.js';
import { colourNames } from '../../../src/families/nonogram/colour-names.js';
import {
  coloursOfSolution,
  letterOf,
  puzzleOfColours,
  solutionOfColours,
} from '../../../src/families/nonogram/colours.js';
import { nonogram } from '../../../src/families/nonogram/index.js';
import { inkOn } from '../../../src/families/nonogram/legend.js';
import { nonogramPicture } from '../../../src/families/nonogram/picture.js';
import type { ColourNonogram } from '../../../src/families/nonogram/puzzle.js';
import { readNonogram } from '../../../src/families/nonogram/reading.js';
import { textSource } from '../../../src/formats/source.js';
import { smallColourNonogram } from './arbitrary.js';
import { allSolutions } from './brute-force.js';

/** An issue in words, without its code. */
const wordsOf = (issue: Issue): string => describeIssue(issue).replace(/ \[[a-z-]+\]$/, '');

const PALETTE: readonly Colour[] = ['#ffffff', '#d82020', '#2860d0', '#28a03c'];
const FLAG = ['112.', '1122', '..33'];

function puzzleOf(picture: readonly string[], palette = PALETTE): ColourNonogram {
  return puzzleOfColours(coloursOfSolution(picture), picture.length, picture[0]!.length, palette);
}

describe('the rules in colours', () => {
  const puzzle = { ...puzzleOf(FLAG), given: ['1???', '????', '?.??'] };
  const issuesOf = (...solution: string[]): string[] => nonogram.verify(puzzle, solution).map(wordsOf);

  it('are kept by the solution, where blocks of different colours touch', () => {
    expect(puzzle.rows).toEqual([
      [
        [2, 1],
        [1, 2],
      ],
      [
        [2, 1],
        [2, 2],
      ],
      [[2, 3]],
    ]);
    expect(issuesOf(...FLAG)).toEqual([]);
  });

  it('name the lines whose blocks have other lengths or colours, with the letters of the colours', () => {
    expect(issuesOf('113.', '1122', '..33')).toEqual([
      'row 1: The blocks are 2a 1c; the clues ask for 2a 1b.',
      'column 3: The blocks are 1c 1b 1c; the clues ask for 2b 1c.',
    ]);
  });

  it('name given cells that differ, and signs that the palette does not have', () => {
    expect(issuesOf('2...', '....', '.1..')).toContain('row 1, column 1: It is given that this cell is red.');
    expect(issuesOf('2...', '....', '.1..')).toContain(
      'row 3, column 2: It is given that this cell is empty.',
    );
    expect(issuesOf('114.', '1122', '..33')).toEqual([
      'solution, row 1: "4" is no cell; expected are 1 2 3 ..',
    ]);
    expect(issuesOf('###.', '1122', '..33')).toHaveLength(1);
  });

  it('accept a solution and refuse it with any other colour in any cell', () => {
    fc.assert(
      fc.property(smallColourNonogram(4), (small) => {
        for (const solution of allSolutions(small).slice(0, 2)) {
          const cells = coloursOfSolution(solution);
          for (const [cell, colour] of cells.entries()) {
            for (let other = 0; other < small.palette.length; other++) {
              const changed = solutionOfColours(small, cells.with(cell, other));
              expect(nonogram.verify(small, changed).length > 0).toBe(other !== colour);
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('copies in colours', () => {
  const key = (puzzle: ColourNonogram): string => canonicalKey(nonogram, puzzle);

  it('are puzzles that are turned, mirrored, or in other colours', () => {
    const other: readonly Colour[] = ['#000000', '#111111', '#222222', '#333333'];
    expect(key(puzzleOf(['.11', '.11', '322', '32.']))).toBe(key(puzzleOf(FLAG)));
    expect(key(puzzleOf(['331.', '3311', '..22'], other))).toBe(key(puzzleOf(FLAG)));
    expect(key(puzzleOf(['331.', '3311', '..11'], other))).not.toBe(key(puzzleOf(FLAG)));
  });

  it('in one colour are copies of the puzzle in black and white', () => {
    const plain = { family: 'nonogram', rows: [[2], [1]], columns: [[2], [1]] } as const;
    expect(key(puzzleOf(['22', '2.']))).toBe(canonicalKey(nonogram, plain));
  });

  it('keep their given cells', () => {
    const given = { ...puzzleOf(FLAG), given: ['1??.', '????', '????'] };
    const variants = nonogram.variants(given);
    expect(variants.map((variant) => variant.given)).toContainEqual(['.??2', '????', '????']);
    expect(new Set(variants.map((variant) => JSON.stringify(variant))).size).toBe(8);
  });
});

describe('reading in colours', () => {
  it('refuses clues of other shapes, and names what is wrong', () => {
    const problems = (json: unknown): string[] => {
      const read = readNonogram(json);
      return read.ok ? [] : read.issues.map(wordsOf);
    };
    const sound = puzzleOf(['12']);
    expect(problems({ ...sound, rows: [[1, 1]] })).toHaveLength(2);
    expect(
      problems({
        ...sound,
        rows: [
          [
            [1, 1],
            [1, 1],
          ],
        ],
      }),
    ).toEqual(['row 1: The clues need at least 3 cells; there are 2.']);
    expect(problems({ ...sound, columns: [[[1, 2]], [[1, 2]]] })).toEqual([
      'The rows fill 1 cell with the colour 1 (#d82020), but the columns fill 0; both must be the same.',
    ]);
    expect(problems({ ...sound, given: ['#?'] })).toEqual([
      'given, row 1: "#" is no cell; expected are 1 2 3 . ?.',
    ]);
    expect(problems({ ...sound, palette: Array.from({ length: 33 }, (_, i) => `#0000${10 + i}`) })).toEqual([
      'palette: The palette has 33 colours; the background and 1 to 31 others are expected.',
    ]);
    expect(problems({ ...sound, palette: ['#ffffff'] })).toEqual([
      'palette: The palette has 1 colour; the background and 1 to 31 others are expected.',
    ]);
    expect(problems({ ...sound, palette: ['#ffffff', '#d82020', '#D82020'] })).toEqual([
      'palette: The colour #d82020 occurs twice in the palette.',
    ]);
    expect(problems({ ...sound, palette: ['#ffffff', 'red'] })).toEqual([
      'palette: "red" is no colour; # and six hexadecimal digits are expected.',
    ]);
    expect(problems({ ...sound, palette: PALETTE.slice(0, 2) })).toContain(
      'row 1: The clue has the colour 2; whole numbers from 1 to 1 are expected, as the palette has them.',
    );
  });
});

describe('letters and names of colours', () => {
  it('are different', () => {
    const letters = Array.from({ length: 31 }, (_, index) => letterOf(index + 1));
    expect(letters.join('')).toBe('abcdefghijklmnopqrstuvwxyzABCDE');
    const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
    const colour = fc.tuple(channel, channel, channel).map((channels): Colour => `#${channels.join('')}`);
    fc.assert(
      fc.property(fc.uniqueArray(colour, { minLength: 2, maxLength: 32 }), (palette) => {
        expect(new Set(colourNames(palette)).size).toBe(palette.length);
      }),
    );
  });

  it('are the usual words', () => {
    expect(
      colourNames(['#ffffff', '#ff0000', '#00008b', '#ffd700', '#fe0101', '#1d1d1c', '#4a2c10', '#533566']),
    ).toEqual(['white', 'red', 'dark blue', 'yellow', 'red 2', 'black', 'dark brown', 'dark violet']);
    expect(colourNames(['#c88653', '#f08418'])).toEqual(['light brown', 'orange']);
  });
});

describe('formats in colours', () => {
  const codecOf = (format: string) => nonogram.codecs.find((codec) => codec.format === format)!;
  const documents = fc
    .record({
      puzzle: smallColourNonogram(6),
      solved: fc.boolean(),
      ground: fc.constantFrom('#ffffff', '#f0e0c0'),
    })
    .map(({ puzzle, solved, ground }) => {
      const { given: _, ...bare } = puzzle;
      const painted = { ...bare, palette: puzzle.palette.with(0, ground as Colour) };
      const [solution] =
        solved && puzzle.rows.length * puzzle.columns.length < 17 ? allSolutions(painted) : [];
      return { puzzle: painted, credits: {}, ...(solution === undefined ? {} : { solution }) };
    });

  it.each(['json', 'non', 'webpbn'])('%s gives back what it holds', (format) => {
    const codec = codecOf(format);
    let held = 0;
    fc.assert(
      fc.property(documents, (document) => {
        const encoded = codec.encode(document);
        if (!encoded.ok) {
          const colours = new Set([...document.puzzle.rows].flat().map(([, colour]) => colour));
          expect([format, colours.size < document.puzzle.palette.length - 1 || colours.size < 2]).toEqual([
            'webpbn',
            true,
          ]);
          return;
        }
        held++;
        const source = textSource(encoded.value);
        expect(nonogram.codecs.find((other) => other.recognises(source))).toBe(codec);
        expect(codec.decode(source)).toEqual({ ok: true, value: document });
      }),
      { numRuns: 200 },
    );
    expect(held).toBeGreaterThan(20);
  });

  it.each(['pbm', 'puzzlink', 'tatham', 'nin', 'text'])('%s says that it cannot hold colours', (format) => {
    const encoded = codecOf(format).encode({ puzzle: puzzleOf(FLAG), solution: FLAG, credits: {} });
    const message = `The format ${format} cannot hold colours; json, non and webpbn can.`;
    expect(encoded).toMatchObject({ ok: false, issues: [{ code: 'format-cannot-hold', message }] });
  });

  it.each(['non', 'webpbn'])('%s says that it cannot hold given cells', (format) => {
    const puzzle = { ...puzzleOf(FLAG), given: ['1???', '????', '????'] };
    expect(codecOf(format).encode({ puzzle, credits: {} })).toMatchObject({
      ok: false,
      issues: [{ message: `The format ${format} cannot hold given cells; json can.` }],
    });
  });

  it('webpbn refuses what it would read as another puzzle', () => {
    const messages = [puzzleOf(['1'], ['#ffffff', '#d82020']), puzzleOf(['12'])].map((puzzle) => {
      const encoded = codecOf('webpbn').encode({ puzzle, credits: {} });
      return encoded.ok ? 'written' : encoded.issues[0]!.message;
    });
    expect(messages).toEqual([
      'The format webpbn is read as black and white when all clues are in one colour; json and non can hold it.',
      'The format webpbn cannot hold the colour #28a03c, which no clue has; json and non can.',
    ]);
  });
});

describe('the picture in colours', () => {
  const palette: readonly Colour[] = ['#ffffff', '#d82020', '#182c70', '#28a03c', '#f6dc28'];
  const flower = ['..1.1..', '.11111.', '.11411.', '..111..', '...3...', '.33333.', '2222222'];
  const puzzle: ColourNonogram = {
    ...puzzleOf(flower, palette),
    given: ['???????', '???????', '???4???', '.??????', '???????', '???????', '???????'],
  };
  const marks = [
    [0, 2],
    [6, 0],
    [0, 0],
  ] as const;
  const textsOf = ({ shapes }: Scene): string[] =>
    shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));

  it('draws the puzzle, its given cells, its solution, marks and the legend', async () => {
    const views = {
      puzzle: {},
      solution: { solution: flower, marks },
      answer: { solution: flower, answerOnly: true },
    };
    for (const [name, view] of Object.entries(views)) {
      const scene = nonogramPicture(puzzle, view);
      const stem = `../../golden/draw/nonogram-colours-${name}`;
      await expect(renderSvg(scene, { text: 'plain' })).toMatchFileSnapshot(`${stem}.svg`);
      for (const colour of [false, true]) {
        const text = renderTerminal(scene, { unicode: true, colour });
        await expect(`${text}\n`).toMatchFileSnapshot(`${stem}${colour ? '.ansi' : ''}.txt`);
      }
    }
  });

  it('has the letter of the colour beside every number, and every letter with its name in the legend', () => {
    const texts = textsOf(nonogramPicture(puzzle, {}));
    expect(texts.filter((text) => /^\d+[a-d]$/.test(text))).toHaveLength(
      [...puzzle.rows, ...puzzle.columns].flat().length,
    );
    expect(texts.slice(-8)).toEqual(['a', 'red', 'b', 'dark blue', 'c', 'green', 'd', 'yellow']);
  });

  it('has no letters where there is one colour', () => {
    const solution = ['11.', '.1.', '111'];
    const scene = nonogramPicture(puzzleOf(solution, palette.slice(0, 2)), { solution });
    expect(textsOf(scene).join(' ')).toBe('2 1 3 1 1 3 1 red');
  });

  it('stays inside its borders, legend included, however narrow the grid is', () => {
    for (const picture of [['1'], ['1234'], ['1', '2', '3', '4'], flower]) {
      const scene = nonogramPicture(puzzleOf(picture, palette), {});
      for (const shape of scene.shapes) {
        if (shape.kind !== 'rectangle') continue;
        expect(shape.x + shape.width).toBeLessThanOrEqual(scene.width);
        expect(shape.y + shape.height).toBeLessThanOrEqual(scene.height);
      }
    }
  });

  it('writes in black on light grounds and in white on dark ones', () => {
    expect(['#ffffff', '#f6dc28', '#182c70', '#000000'].map((colour) => inkOn(colour as Colour))).toEqual([
      '#000000',
      '#000000',
      '#ffffff',
      '#ffffff',
    ]);
  });

  it('has a contrast of 4.5 at least between writing and ground', () => {
    const light = (byte: number): number =>
      byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(byte, byte, byte, (red, green, blue) => {
        const hex = [red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('');
        const luminance = 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
        const contrast =
          inkOn(`#${hex}`) === '#000000' ? (luminance + 0.05) / 0.05 : 1.05 / (luminance + 0.05);
        expect(contrast).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
