import { describe, expect, it } from 'vitest';
import { renderTerminal } from '../../../src/draw/terminal.js';
import { kakuroCodecs } from '../../../src/families/kakuro/codecs/index.js';
import { kakuroCounterexamples, kakuroExamples } from '../../../src/families/kakuro/examples.js';
import { kakuroStatePicture } from '../../../src/families/kakuro/explaining/picture.js';
import { kakuroGuide } from '../../../src/families/kakuro/guide.js';
import { kakuroPicture } from '../../../src/families/kakuro/picture.js';
import { type KakuroPuzzle, numbersOf, runsOf } from '../../../src/families/kakuro/puzzle.js';
import { readKakuro, readKakuroSolution } from '../../../src/families/kakuro/reading.js';
import { kakuroVariants } from '../../../src/families/kakuro/variants.js';
import { readNumberState } from '../../../src/families/kit/states/number-state.js';
import { textSource } from '../../../src/formats/source.js';
import { familyData } from '../data-checks.js';

const examples = kakuroExamples();
const exampleOf = (name: string) => examples.find((example) => example.name === name)!;
const codecOf = (format: string) => kakuroCodecs.find((codec) => codec.format === format)!;
const decode = (format: string, text: string) => codecOf(format).decode(textSource(text));
const encode = (format: string, puzzle: KakuroPuzzle) => codecOf(format).encode({ puzzle, credits: {} });
const GIVEN: KakuroPuzzle = { family: 'kakuro', grid: [[[0, 0], [5, 0]], [[0, 0], 4], [[0, 0], 0]] }; // biome-ignore format: a grid

familyData({
  examples,
  counterexamples: kakuroCounterexamples(),
  codecs: kakuroCodecs,
  readPuzzle: readKakuro,
  readSolution: readKakuroSolution,
  variants: kakuroVariants,
  picture: kakuroPicture,
});

describe('kakuro', () => {
  it('has a guide whose example has one solution', () => {
    expect(exampleOf(kakuroGuide.example).verdict).toBe('unique');
  });

  it('finds runs with their sums', () => {
    expect(runsOf(exampleOf('one run with a given number').puzzle)).toEqual([
      { direction: 'across', sum: 4, cells: [[1, 1], [1, 2]] }, // biome-ignore format: cells
      { direction: 'down', sum: 0, cells: [[1, 1]] },
      { direction: 'down', sum: 0, cells: [[1, 2]] },
    ]);
  });

  it('puts sums before their runs when it is mirrored', () => {
    const turned = kakuroVariants({ family: 'kakuro', grid: [[[0, 8], 1, 0, [0, 0], 0]] });
    expect(turned.map(({ grid }) => grid)).toContainEqual([
      [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]],
      [[0, 0], 0, [0, 8], 0, 1],
    ]); // biome-ignore format: a grid
  });

  it('reads sizes up to 60, of which 31 by 46 is one', () => {
    const grid = (rows: number, columns: number) =>
      Array.from({ length: rows }, () => new Array(columns).fill(0));
    expect(readKakuro({ family: 'kakuro', grid: grid(31, 46) }).ok).toBe(true);
    expect(readKakuro({ family: 'kakuro', grid: grid(60, 60) }).ok).toBe(true);
  });

  it.each([
    [
      [
        [0, 0, 0],
        [0, 1, 3],
        [0, 2, 0],
      ],
      'solution-number',
    ],
    [
      [
        [0, 1, 0],
        [0, 1, 3],
        [0, 2, 1],
      ],
      'solution-number',
    ],
    [
      [
        [0, 0, 0],
        [0, 1, 3],
        [0, 2, 10],
      ],
      'solution-number',
    ],
    [
      [
        [0, 0, 0],
        [0, 1, 3],
      ],
      'solution-size',
    ],
  ])('refuses the solution %j with %s', (solution, code) => {
    expect(readKakuroSolution(solution, exampleOf('two by two').puzzle)).toMatchObject({
      ok: false,
      issues: [{ code }],
    });
  });
});

describe('puzz.link addresses of kakuro', () => {
  it.each([
    ['two by two', 'https://puzz.link/p?kakuro/2/2/n3443'],
    ['five by five', 'https://puzz.link/p?kakuro/4/4/.87lbjp.l..j97e'],
  ])('writes %s as %s', (name, address) => {
    expect(encode('puzzlink', exampleOf(name).puzzle)).toEqual({ ok: true, value: `${address}\n` });
  });

  it('reads missing sums as 0 and large ones', () => {
    expect(decode('puzzlink', 'kakuro/3/2/k-ZkmA---')).toMatchObject({
      ok: true,
      value: {
        puzzle: {
          grid: [
            [
              [0, 0],
              [20, 0],
              [0, 0],
              [0, 0],
            ],
            [[0, 0], 0, [0, 45], 0],
            [[0, 0], 0, 0, 0],
          ],
        },
      },
    });
  });

  it.each([
    ['kakuro/2/2/n344', 'format-syntax', 16],
    ['kakuro/2/2/n34431', 'format-syntax', 17],
    ['kakuro/2/2/o3443', 'format-syntax', 12],
    ['kakuro/2/2/m', 'format-syntax', 13],
    ['kakuro/2/2/m3', 'format-syntax', 13],
    ['kakuro/60/2/n', 'grid-too-large', undefined],
    ['sudoku/2/2/n3443', 'format-unsupported', undefined],
  ])('refuses %s with %s', (text, code, column) => {
    const place = column === undefined ? {} : { place: { line: 1, column } };
    expect(decode('puzzlink', text)).toMatchObject({ ok: false, issues: [{ code, ...place }] });
  });

  it('refuses to write given numbers, and white cells in the first row', () => {
    const messages = [GIVEN, exampleOf('nothing stated').puzzle].map((puzzle) => {
      const encoded = encode('puzzlink', puzzle);
      return encoded.ok ? '' : encoded.issues[0]!.message;
    });
    expect(messages).toEqual([
      'The format puzzlink cannot hold given numbers; text and json can.',
      'The format puzzlink holds grids whose first row and column are black; text and json hold others.',
    ]);
  });
});

describe('plain text of kakuro', () => {
  it('is written in columns', () => {
    const { puzzle, solution } = exampleOf('five by five');
    const text = codecOf('text').encode({ puzzle, solution: solution!, credits: { title: 'One' } });
    expect(text.ok && text.value.split('\n')).toEqual([
      'title: One',
      '',
      'kakuro',
      '  #     #   # 19\\ 9\\',
      '  #     # 8\\7   .  .',
      '  # 11\\19   .   .  .',
      ' \\7     .   .   .  #',
      '\\14     .   .   #  #',
      '',
      'solution',
      '#####',
      '###61',
      '##298',
      '#214#',
      '#95##',
      '',
    ]);
  });

  it('is read without its first line and with other signs', () => {
    const text = 'X 3\\0 4\\\n0\\4 _ 0\n\\3, ., .\n';
    expect(codecOf('text').recognises(textSource(text))).toBe(true);
    expect(decode('text', text)).toMatchObject({ value: { puzzle: exampleOf('two by two').puzzle } });
    expect(codecOf('text').resembles!(textSource('# 3\\ 4\\\n\\4 .\n\\3 . .\n'))).toBe(true);
  });

  it.each([
    ['kakuro\n# 3\\ 4\\\n\\4 . .\n\\3 . y\n', 'format-syntax', 4],
    ['kakuro\n# 3\\ 4\\\n\\4 .\n', 'format-syntax', 3],
    ['kakuro\n# 3\\ 46\\\n\\4 . .\n', 'cell-number', undefined],
    ['kakuro\n', 'grid-empty', undefined],
  ])('refuses %j with %s', (text, code, line) => {
    const place = line === undefined ? {} : { place: { line } };
    expect(decode('text', text)).toMatchObject({ ok: false, issues: [{ code, ...place }] });
  });
});

describe('the picture of a kakuro', () => {
  it('shows sums above and below the diagonal in a terminal', () => {
    const { puzzle, solution } = exampleOf('two by two');
    expect(
      renderTerminal(kakuroPicture(puzzle, { solution: solution! }), { unicode: false }).split('\n'),
    ).toEqual([
      '+------+',
      '|##XXXX|',
      '|###3#4|',
      '|4     |',
      '|XX 1 3|',
      '|3     |',
      '|XX 2 1|',
      '+------+',
    ]);
  });

  it('prints given numbers in bold, and no sums in an answer key', () => {
    const texts = (view: object) =>
      kakuroPicture(GIVEN, view).shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []));
    expect(
      texts({
        solution: [
          [0, 0],
          [0, 4],
          [0, 1],
        ],
      }).map(({ text, bold = false }) => [text, bold]),
    ).toEqual([
      ['5', true],
      ['4', true],
      ['1', false],
    ]);
    expect(texts({ answerOnly: true }).map(({ text }) => text)).toEqual(['4']);
  });
});

describe('a kakuro being solved', () => {
  const { puzzle } = exampleOf('two by two');
  const numbers = numbersOf(puzzle);
  const marks = [
    [1, 1],
    [1, 2],
    [2, 1],
    [2, 2],
  ].flatMap((cell) =>
    Array.from({ length: 9 }, (_, index) => ({
      variable: index,
      cells: [cell as [number, number]],
      place: '',
      yes: { one: '', many: '' },
      no: { one: '', many: '' },
    })),
  );

  it('has marks in white cells only', () => {
    const state = readNumberState(
      [
        [0, null, 0],
        [0, 1, [2, 3]],
        [0, 0, null],
      ],
      numbers,
    );
    expect(state.ok && state.value.filter(({ value }) => value)).toEqual([{ mark: 0, value: true }]);
    expect(state.ok && state.value.length).toBe(16);
  });

  it.each([
    [
      [
        [0, 5, 0],
        [0, 1, 0],
        [0, 0, 0],
      ],
      'given-changed',
    ],
    [
      [
        [0, 0, 0],
        [0, 10, 0],
        [0, 0, 0],
      ],
      'state-cell',
    ],
    [
      [
        [0, 0, 0],
        [0, 1, 0],
      ],
      'state-size',
    ],
  ])('refuses %j with %s', (state, code) => {
    expect(readNumberState(state, numbers)).toMatchObject({ ok: false, issues: [{ code }] });
  });

  it('is drawn with entries, candidates and conclusions', () => {
    const draw = (view: object) => kakuroStatePicture(puzzle, { marks, known: [], ...view });
    expect(draw({}).shapes).toEqual(kakuroPicture(puzzle, {}).shapes);
    const texts = draw({
      known: [{ mark: 0, value: true }],
      concluded: [
        { mark: 9 + 2, value: true },
        { mark: 18 + 7, value: false },
      ],
      tints: [
        [
          [1, 1],
          [1, 2],
        ],
      ],
      spoken: new Set([18, 19, 25]),
    }).shapes.flatMap((shape) => (shape.kind === 'text' && shape.colour !== '#ffffff' ? [shape.text] : []));
    expect(texts).toEqual(['1', '3', '1', '2', '8']);
  });
});
