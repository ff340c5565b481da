import { describe, expect, it } from 'vitest';
import { renderTerminal } from '../../../src/draw/index.js';
import { turnedSigns } from '../../../src/families/kit/sign-puzzle.js';
import { masyuCodecs } from '../../../src/families/masyu/codecs/index.js';
import { masyuCounterexamples, masyuExamples } from '../../../src/families/masyu/examples.js';
import { masyuExplaining } from '../../../src/families/masyu/explaining/index.js';
import { masyuGuide } from '../../../src/families/masyu/guide.js';
import { masyu } from '../../../src/families/masyu/index.js';
import { masyuPicture } from '../../../src/families/masyu/picture.js';
import { type MasyuPuzzle, type MasyuSolution, pearlsOn } from '../../../src/families/masyu/puzzle.js';
import { readMasyu, readMasyuSolution } from '../../../src/families/masyu/reading.js';
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
} from '../family-data.js';

const data: FamilyData<MasyuPuzzle, MasyuSolution> = {
  codecs: masyuCodecs,
  examples: masyuExamples(),
  counterexamples: masyuCounterexamples(),
  readPuzzle: readMasyu,
  readSolution: readMasyuSolution,
  variants: turnedSigns,
  picture: masyuPicture,
  statePicture: masyuExplaining.picture,
  guide: masyuGuide,
};

const exampleOf = (name: string) => data.examples.find((example) => example.name === name)!;
const masyuOf = (rows: string): MasyuPuzzle => ({ family: 'masyu', grid: rows.split(' ') });

describe('the data of Masyu', () => {
  it('knows its examples', () => expectReadersToKnowExamples(data));
  it('keeps examples in all formats that can hold them', () => expectFormatsToKeepExamples(data));
  it('has copies that agree', () => expectCopiesToAgree(data));
  it('shows an example in its guide', () => expectGuideToShowExample(data));
  it('draws pictures of one size', () => expectPicturesOfOneSize(data));

  it('reads sizes up to 100', () => {
    expect(readMasyu({ family: 'masyu', grid: new Array(100).fill('.'.repeat(100)) }).ok).toBe(true);
  });

  it.each([
    [
      [
        [
          [0, 0],
          [0, 2],
        ],
      ],
      'edge-not-neighbours',
    ],
    [
      [
        [
          [0, 3],
          [0, 4],
        ],
      ],
      'edge-off-board',
    ],
    [
      [
        [
          [0, 0],
          [0, 1],
        ],
        [
          [0, 1],
          [0, 0],
        ],
      ],
      'edge-repeated',
    ],
    [['x'], 'json-shape'],
  ])('refuses the solution %j with %s', (solution, code) => {
    const read = readMasyuSolution(solution, exampleOf('three rows of four').puzzle);
    expect(read).toMatchObject({ ok: false, issues: [{ code }] });
  });

  it('brings lines into order', () => {
    const { puzzle, solution } = exampleOf('three rows of four');
    const turned = solution!.map(([from, to]) => [to, from]).reverse();
    expect(readMasyuSolution(turned, puzzle)).toEqual({ ok: true, value: solution });
  });
});

describe('pearls of a loop', () => {
  it('are white where it goes straight on and turns beside, black where it turns alone', () => {
    const { solution } = exampleOf('three rows of four');
    expect(pearlsOn({ rows: 3, columns: 4 }, solution!)).toEqual(['bwwb', 'w..w', 'bwwb']);
    const { solution: long } = exampleOf('five rows of eight');
    expect(pearlsOn({ rows: 5, columns: 8 }, long!).slice(0, 2)).toEqual(['bwbbw.wb', 'w.ww...w']);
  });
});

describe('rules of Masyu', () => {
  const faults = (puzzle: MasyuPuzzle, solution: MasyuSolution): readonly string[] =>
    masyu.verify(puzzle, solution).map(({ code, place }) => `${code} ${place?.part ?? ''}`.trim());
  const { puzzle, solution } = exampleOf('three rows of four');

  it('name the cells in which a solution breaks them', () => {
    expect(faults(puzzle, solution!)).toEqual([]);
    expect(faults(masyuOf('.ww. b..w .ww.'), solution!)).toEqual(['filling-excluded row 2, column 1']);
    const [, ...open] = solution!;
    expect(faults(puzzle, open)).toContain('filling-excluded row 1, column 2');
    expect(faults(masyuOf('... ...'), [])).toEqual(['not-one-loop']);
  });

  it('refuse two loops', () => {
    const ring = (left: number): MasyuSolution => [
      [
        [0, left],
        [0, left + 1],
      ],
      [
        [0, left],
        [1, left],
      ],
      [
        [0, left + 1],
        [1, left + 1],
      ],
      [
        [1, left],
        [1, left + 1],
      ],
    ];
    expect(faults(masyuOf('..... .....'), [...ring(0), ...ring(3)])).toEqual(['not-one-loop']);
    expect(faults(masyuOf('..... .....'), ring(0))).toEqual([]);
  });
});

describe('puzz.link addresses of Masyu', () => {
  it.each([
    ['three rows of four', 'https://puzz.link/p?mashu/4/3/433c'],
    ['no pearls', 'https://puzz.link/p?mashu/3/2/00'],
  ])('writes %s as %s', (name, address) => {
    expect(encoded(data, 'puzzlink', exampleOf(name).puzzle)).toBe(address);
  });

  it.each([
    ['mashu/4/3/433c', '.ww. w..w .ww.'],
    ['https://puzz.link/p?masyu/3/2/i2', 'b.. ..b'],
    ['https://pzv.jp/p.html?pearl/2/2/9i', 'w. .b'],
    ['mashu/3/3/q', 'bbb ... ...'],
  ])('reads %s', (address, rows) => {
    expect(decoded(data, 'puzzlink', address)).toEqual(masyuOf(rows));
  });

  it.each([
    ['mashu/3/2/r0', 'format-syntax'],
    ['mashu/3/2/000', 'nothing more is expected'],
    ['mashu/101/2/0', 'grid-too-large'],
  ])('refuses %s', (address, words) => {
    expect(issuesOf(data, 'puzzlink', address)).toContain(words);
  });
});

describe('game ids of Pearl', () => {
  it.each([
    ['5x5dt:aWeBcWbBhWa', '.w... ..b.. .w..b ..... ...w.'],
    ['5x5dtn:WBw', 'wb... ..... ..... ..... .....'],
    ['5:y', '..... ..... ..... ..... .....'],
  ])('reads %s', (id, rows) => {
    expect(decoded(data, 'tatham', id)).toEqual(masyuOf(rows));
  });

  it('names the game where the id could be of others', () => {
    expect(encoded(data, 'tatham', exampleOf('five rows of eight').puzzle)).toBe('8x5:bBBcBhWbWaWaBfWi');
    expect(encoded(data, 'tatham', masyuOf('bbbbb bbbbb bbbbb bbbbb bbbbb'))).toBe(
      `5x5dtn:${'B'.repeat(25)}`,
    );
  });

  it.each([
    ['5x5dt:aW', 'describes 2 of 25 cells'],
    ['5x5:Wzz', 'more than 25 cells'],
    ['4x5:t', 'sides from 5 to 100'],
    ['5x5#1234', 'format-unsupported'],
  ])('refuses %s', (id, words) => {
    expect(issuesOf(data, 'tatham', id)).toContain(words);
  });

  it('has no grids of four rows', () => {
    expect(encoded(data, 'tatham', exampleOf('three rows of four').puzzle)).toContain('at least 5 rows');
  });
});

describe('plain text of Masyu', () => {
  it('is read in capitals and with blanks, below any of its names', () => {
    expect(decoded(data, 'text', 'Pearl\n. W\nB .\n')).toEqual(masyuOf('.w b.'));
    expect(issuesOf(data, 'text', '.w\nb.\n')).toContain('The line \\"masyu\\" is expected first.');
  });

  it('has the solution as a drawing of the same pearls', () => {
    const text = 'masyu\n.w.\n...\n\nsolution\n.-w-.\n|   |\n.-.-.\n';
    const { decode } = masyuCodecs.find(({ format }) => format === 'text')!;
    const read = decode({ bytes: new TextEncoder().encode(text), text } as never);
    expect(read.ok && read.value.solution).toHaveLength(6);
    expect(issuesOf(data, 'text', text.replace('|   |\n.-.-.', '|   |\n.-w-.'))).toContain('other pearls');
    expect(issuesOf(data, 'text', text.replace('.-w-.', '.+w-.'))).toContain('format-syntax');
  });
});

describe('a Masyu in pictures', () => {
  it('shows pearls and the loop in a terminal', () => {
    const { puzzle, solution } = exampleOf('three rows of four');
    const shown = renderTerminal(masyuPicture(puzzle, { solution: solution! }), { unicode: true });
    expect(shown.split('\n')).toEqual(['┌────────┐', '│ ┌─○─○─┐│', '│ ○     ○│', '│ └─○─○─┘│', '└────────┘']);
  });

  it('reads and draws a partial solution', () => {
    const puzzle = masyuOf('.w. ...');
    const words = { one: '', many: '' };
    const edges = [
      [
        [0, 0],
        [0, 1],
      ],
      [
        [0, 0],
        [1, 0],
      ],
      [
        [0, 1],
        [0, 2],
      ],
      [
        [0, 1],
        [1, 1],
      ],
      [
        [0, 2],
        [1, 2],
      ],
      [
        [1, 0],
        [1, 1],
      ],
      [
        [1, 1],
        [1, 2],
      ],
    ] as const;
    const marks = edges.map((cells, variable) => ({ variable, cells, place: '', yes: words, no: words }));
    const state = {
      edges: [
        [
          [0, 1],
          [0, 0],
        ],
      ],
      none: [
        [
          [0, 1],
          [1, 1],
        ],
      ],
    };
    const read = masyuExplaining.readState(state, puzzle, marks);
    const known = [
      { mark: 0, value: true },
      { mark: 3, value: false },
    ];
    expect(read).toEqual({ ok: true, value: known });
    expect(
      masyuExplaining.readState(
        [
          [
            [0, 0],
            [1, 1],
          ],
        ],
        puzzle,
        marks,
      ),
    ).toMatchObject({
      ok: false,
      issues: [{ code: 'state-line' }],
    });
    const concluded = [{ mark: 2, value: true }];
    expectStateToShow(
      data,
      puzzle,
      { marks, known, concluded, tints: [[[0, 1]]] },
      '┌──────┐\n│ ╶─○─╴│\n│   ×  │\n└──────┘',
    );
  });
});
