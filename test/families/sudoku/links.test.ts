import lzString from 'lz-string';
import { describe, expect, it } from 'vitest';
import type { Constraint } from '../../../src/families/sudoku/constraints/index.js';
import { sudoku } from '../../../src/families/sudoku/index.js';
import type { SudokuPuzzle, SudokuSolution } from '../../../src/families/sudoku/puzzle.js';
import { textSource } from '../../../src/formats/source.js';

const codecOf = (format: string) => sudoku.codecs.find((codec) => codec.format === format)!;
const GRID = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({})));

function decode(format: string, text: string) {
  const decoded = codecOf(format).decode(textSource(text));
  return decoded.ok ? decoded.value : expect.fail(JSON.stringify(decoded.issues));
}

function issuesOf(format: string, text: string): string {
  const decoded = codecOf(format).decode(textSource(text));
  return decoded.ok
    ? expect.fail('it was read')
    : decoded.issues.map(({ code, message }) => `${code}: ${message}`).join('\n');
}

function encode(format: string, puzzle: SudokuPuzzle, solution?: SudokuSolution): string {
  const encoded = codecOf(format).encode({ puzzle, credits: {}, ...(solution && { solution }) });
  return encoded.ok ? encoded.value : expect.fail(JSON.stringify(encoded.issues));
}

function with9(...constraints: readonly object[]): SudokuPuzzle {
  const grid = GRID.map((row) => row.map(() => 0));
  return { family: 'sudoku', box: [3, 3], grid, constraints: constraints as readonly Constraint[] };
}

/** The constraints of the JSON of f-puzzles with some keys. */
function readKeys(keys: object): readonly Constraint[] | undefined {
  return decode('fpuzzles', JSON.stringify({ size: 9, grid: GRID, ...keys })).puzzle.constraints;
}

const cells = (text: string): [number, number][] =>
  text.split(' ').map((cell) => [Number(cell[0]), Number(cell[1])]);

describe('addresses of f-puzzles', () => {
  it.each([
    ['antiknight', [{ type: 'anti-knight' }]],
    ['antiking', [{ type: 'anti-king' }]],
    ['disjointgroups', [{ type: 'disjoint-groups' }]],
    ['nonconsecutive', [{ type: 'non-consecutive' }]],
  ])('have the switch %s', (key, expected) => {
    expect(readKeys({ [key]: true })).toEqual(expected);
    expect(readKeys({ [key]: false })).toBeUndefined();
  });

  it('have one diagonal or both', () => {
    expect(readKeys({ 'diagonal+': true, 'diagonal-': true })).toEqual([{ type: 'diagonals' }]);
    expect(readKeys({ 'diagonal+': true })).toEqual([
      { type: 'diagonal', cells: cells('08 17 26 35 44 53 62 71 80') },
    ]);
    expect(readKeys({ 'diagonal-': true })).toEqual([
      { type: 'diagonal', cells: cells('00 11 22 33 44 55 66 77 88') },
    ]);
  });

  it.each<[string, object, readonly object[]]>([
    [
      'killercage',
      [{ cells: ['R1C1', 'R1C2'], value: '9' }, { cells: ['R2C1', 'R2C2'] }, { cells: ['R3C1'], value: '' }],
      [
        { type: 'killer-cage', cells: cells('00 01'), sum: 9 },
        { type: 'killer-cage', cells: cells('10 11') },
        { type: 'killer-cage', cells: cells('20') },
      ],
    ],
    [
      'thermometer',
      [
        {
          lines: [
            ['R1C1', 'R1C2'],
            ['R1C1', 'R2C1', 'R3C2'],
          ],
        },
        { lines: [['R9C9']] },
      ],
      [
        { type: 'thermometer', cells: cells('00 01') },
        { type: 'thermometer', cells: cells('00 10 21') },
      ],
    ],
    [
      'arrow',
      [
        { cells: ['R1C2', 'R1C1'], lines: [['R1C2', 'R1C3'], ['R1C1']] },
        { cells: ['R9C9'], lines: [] },
      ],
      [{ type: 'arrow', cells: cells('00 01'), shafts: [cells('02')] }],
    ],
    [
      'littlekillersum',
      [
        { cell: 'R3C0', direction: 'UR', value: '7' },
        { cell: 'R0C2', direction: 'DL', value: 4 },
        { cell: 'R0C1', direction: 'DR', value: '' },
        { cell: 'R0C1', direction: 'DR', value: '0' },
      ],
      [
        { type: 'little-killer', cells: cells('10 01'), sum: 7 },
        { type: 'killer-cage', cells: cells('00'), sum: 4 },
      ],
    ],
    [
      'sandwichsum',
      [{ cell: 'R0C1', value: '0' }, { cell: 'R2C10', value: '12' }, { cell: 'R3C0' }],
      [
        { type: 'sandwich', cells: cells('00 10 20 30 40 50 60 70 80'), sum: 0 },
        { type: 'sandwich', cells: cells('18 17 16 15 14 13 12 11 10'), sum: 12 },
      ],
    ],
    [
      'skyscraper',
      [{ cell: 'R10C1', value: '3' }],
      [{ type: 'skyscraper', cells: cells('80 70 60 50 40 30 20 10 00'), count: 3 }],
    ],
    [
      'whispers',
      [{ lines: [['R1C1', 'R1C2']] }, { lines: [['R2C1', 'R2C2']], value: 4 }],
      [
        { type: 'whispers', cells: cells('00 01') },
        { type: 'whispers', cells: cells('10 11'), difference: 4 },
      ],
    ],
    [
      'xv',
      [
        { cells: ['R1C1', 'R1C2'], value: 'x' },
        { cells: ['R2C1', 'R2C2'], value: 'V' },
      ],
      [
        { type: 'xv', cells: cells('00 01'), sum: 10 },
        { type: 'xv', cells: cells('10 11'), sum: 5 },
      ],
    ],
    ['odd', [{ cell: 'R1C1' }, { cell: 'R1C3' }], [{ type: 'odd', cells: cells('00 02') }]],
    [
      'clone',
      [{ cells: ['R1C1'], cloneCells: ['R9C9'] }],
      [{ type: 'clone', cells: cells('00'), clone: cells('88') }],
    ],
    [
      'quadruple',
      [{ cells: ['R1C1', 'R1C2', 'R2C1', 'R2C2'], values: ['1', 2] }],
      [{ type: 'quadruple', cells: cells('00 01 10 11'), numbers: [1, 2] }],
    ],
    ['fogofwar', ['R1C1'], [{ type: 'fog', cells: cells('00 01 10 11') }]],
    ['foglight', ['R1C1'], [{ type: 'fog', cells: cells('00') }]],
    [
      'cage',
      [
        { cells: ['R1C1'], value: 'FOGLIGHT' },
        { cells: [], value: 'author: A' },
      ],
      [{ type: 'fog', cells: cells('00') }],
    ],
    [
      'line',
      [
        { lines: [['R1C1', 'R2C1.5']], outlineC: '#F00', width: 0.4 },
        { lines: [['R1C1', 'R1C2']], fromConstraint: 'Renban' },
      ],
      [
        {
          type: 'drawing',
          shapes: [
            {
              shape: 'line',
              points: [
                [0, 0],
                [1, 0.5],
              ],
              colour: '#ff0000',
              width: 0.2,
            },
            {
              shape: 'line',
              points: [
                [0, 0],
                [0, 1],
              ],
              width: 0.05,
            },
          ],
        },
      ],
    ],
    [
      'circle',
      [
        {
          ...{ cells: ['R1C1', 'R1C2'], baseC: '#FFFFFF', outlineC: '#00000000' },
          ...{ width: 0.5, height: 0.5, value: '3', fontC: '#000' },
        },
      ],
      [
        {
          type: 'drawing',
          shapes: [
            { shape: 'circle', points: [[0, 0.5]], radius: 0.25, fill: '#ffffff', isAbove: true },
            { shape: 'text', points: [[0, 0.5]], text: '3', size: 0.3, colour: '#000000', isAbove: true },
          ],
        },
      ],
    ],
    [
      'rectangle',
      [{ cells: ['R1C1'], baseC: '#cccccc', width: 1, height: 1 }],
      [
        {
          type: 'drawing',
          shapes: [
            {
              shape: 'rectangle',
              points: [
                [-0.5, -0.5],
                [0.5, 0.5],
              ],
              fill: '#cccccc',
            },
          ],
        },
      ],
    ],
    [
      'slowthermometer',
      [{ lines: [['R1C1', 'R1C2']] }],
      [{ type: 'thermometer', cells: cells('00 01'), slow: true }],
    ],
  ])('have %s', (key, elements, expected) => {
    expect(readKeys({ [key]: elements })).toEqual(expected);
  });

  it('have dots of which all are given', () => {
    const dots = (value?: string) => [{ cells: ['R1C1', 'R1C2'], ...(value && { value }) }];
    const all = { nonconsecutive: true, difference: dots(), ratio: dots(), negative: ['ratio', 'xv'] };
    expect(readKeys(all)).toEqual([
      { type: 'kropki-white', cells: cells('00 01') },
      { type: 'kropki-black', cells: cells('00 01') },
      { type: 'all-given', marks: 'kropki' },
      { type: 'all-given', marks: 'xv' },
    ]);
    expect(readKeys({ nonconsecutive: true, difference: dots() })).toEqual([
      { type: 'all-given', marks: 'consecutive' },
      { type: 'consecutive', cells: cells('00 01') },
    ]);
    expect(readKeys({ difference: dots('3') })).toEqual([
      { type: 'kropki-white', cells: cells('00 01'), difference: 3 },
    ]);
  });

  it('leave the drawing of a constraint to the constraint', () => {
    const line = { lines: [['R1C1', 'R1C2']] };
    const drawn = [{ ...line, outlineC: '#F067F0', width: 0.4, fromConstraint: 'Renban' }];
    const expected = [{ type: 'renban', cells: cells('00 01') }];
    expect(readKeys({ renban: [line], line: drawn })).toEqual(expected);
    const address = encode('fpuzzles', with9(...expected));
    const json = JSON.parse(lzString.decompressFromBase64(address.split('load=')[1]!.trim()));
    expect(json).toMatchObject({ renban: [line], line: drawn });
  });

  it('are written and read again', () => {
    const puzzle = with9(
      { type: 'killer-cage', cells: cells('00 01'), sum: 9 },
      { type: 'killer-cage', cells: cells('40 41') },
      { type: 'thermometer', cells: cells('44 55 66') },
      { type: 'diagonals' },
      { type: 'anti-knight' },
    );
    const address = encode('fpuzzles', puzzle);
    const json = JSON.parse(lzString.decompressFromBase64(address.split('load=')[1]!.trim()));
    expect(json).toMatchObject({
      size: 9,
      killercage: [{ cells: ['R1C1', 'R1C2'], value: '9' }, { cells: ['R5C1', 'R5C2'] }],
      thermometer: [{ lines: [['R5C5', 'R6C6', 'R7C7']] }],
      'diagonal+': true,
      'diagonal-': true,
      antiknight: true,
    });
    expect(decode('fpuzzles', address).puzzle).toEqual(puzzle);
    expect(encode('fpuzzles', decode('fpuzzles', address).puzzle)).toBe(address);
  });

  it('keep title, author and rules', () => {
    const json = { size: 9, title: 'T', author: 'A', ruleset: 'R', grid: GRID };
    expect(decode('fpuzzles', JSON.stringify(json)).credits).toEqual({
      title: 'T',
      author: 'A',
      description: 'R',
    });
  });

  it('keep a solution only where it solves the puzzle', () => {
    const grid = [
      [{ value: 1, given: true }, {}, {}, {}],
      [{}, {}, { value: 2 }, {}],
      [{}, {}, {}, {}],
      [{}, {}, {}, {}],
    ];
    const right = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
    const read = (solution: readonly number[]) =>
      decode('fpuzzles', JSON.stringify({ size: 4, grid, solution })).solution;
    expect(read(right)).toEqual([right.slice(0, 4), right.slice(4, 8), right.slice(8, 12), right.slice(12)]);
    expect(read([...right.slice(0, 15), 2])).toBeUndefined();
    expect(read(right.slice(1))).toBeUndefined();
  });

  it('have regions that are no boxes, boxes of other shapes, and none', () => {
    const grid = (regionOf: (row: number, column: number) => number | null) =>
      Array.from({ length: 6 }, (_, row) =>
        Array.from({ length: 6 }, (__, column) => ({ region: regionOf(row, column) })),
      );
    const read = (regionOf: (row: number, column: number) => number | null) =>
      decode('fpuzzles', JSON.stringify({ size: 6, grid: grid(regionOf) })).puzzle;
    expect(read(() => null).regions).toBe('none');
    expect(read((row, column) => 3 * Math.floor(row / 3) + Math.floor(column / 2)).box).toEqual([3, 2]);
    expect(read((row, column) => 2 * Math.floor(row / 2) + Math.floor(column / 3)).box).toEqual([2, 3]);
    const swapped = read((row, column) =>
      row === 0 && column === 2
        ? 1
        : row === 0 && column === 3
          ? 0
          : 2 * Math.floor(row / 2) + Math.floor(column / 3),
    );
    expect(swapped.regions).toEqual(expect.arrayContaining([[0, 0, 1, 0, 1, 1]]));
    for (const puzzle of [read(() => null), swapped]) {
      expect(decode('fpuzzles', encode('fpuzzles', puzzle)).puzzle).toEqual(puzzle);
    }
  });

  it.each([
    [{ rowindexer: [{ cells: ['R1C1'] }] }, '"rowindexer" is not supported'],
    [{ killercage: [{ cells: ['R1C1'], value: '<9' }] }, 'The clue "<9" is not supported'],
    [{ negative: ['ratio'] }, '"negative" with "ratio" is not supported'],
    [{ nonconsecutive: true, ratio: [{ cells: ['R1C1', 'R1C2'] }] }, '"nonconsecutive" with dots'],
    [{ thermometer: [{ lines: [['R1C1', 'A1']] }] }, 'The name of a cell such as R1C1'],
    [{ thermometer: [{ lines: [['R1C1', 'R0C1']] }] }, 'is no cell of the grid'],
    [{ thermometer: [{}] }, 'A list is expected'],
    [{ sandwichsum: [{ cell: 'R5C5', value: '3' }] }, 'No line of the grid begins beside R5C5'],
    [{ littlekillersum: [{ cell: 'R1C1', direction: 'constructor', value: '3' }] }, 'No line of the grid'],
  ])('say of %j: %s', (keys, words) => {
    expect(issuesOf('fpuzzles', JSON.stringify({ size: 9, grid: GRID, ...keys }))).toContain(words);
  });

  it('name given candidates, which are a rule', () => {
    const grid = GRID.with(0, GRID[0]!.with(1, { givenPencilMarks: [1, 2] }));
    expect(issuesOf('fpuzzles', JSON.stringify({ size: 9, grid }))).toContain('givenPencilMarks');
  });

  it('say when they are cut off', () => {
    const address = encode('fpuzzles', with9({ type: 'diagonals' }));
    expect(issuesOf('fpuzzles', address.slice(0, -40))).toContain('part of it may be missing');
    const escaped = address.replace('load=', 'x=1&load=').replaceAll('+', '%2B').replaceAll('=\n', '%3D');
    expect(decode('fpuzzles', escaped).puzzle).toEqual(with9({ type: 'diagonals' }));
  });
});

describe('addresses of SudokuPad', () => {
  const puzzle = with9({ type: 'killer-cage', cells: cells('00 01'), sum: 9 }, { type: 'anti-king' });

  it('hold a puzzle of f-puzzles', () => {
    const packed = encode('fpuzzles', with9({ type: 'anti-knight' }))
      .split('load=')[1]!
      .trim();
    for (const address of [
      `https://sudokupad.app/fpuz${packed}`,
      `https://sudokupad.app/fpuzzles${packed}`,
      `https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles${encodeURIComponent(packed)}`,
    ]) {
      expect(decode('sudokupad', address).puzzle).toEqual(with9({ type: 'anti-knight' }));
    }
    expect(encode('sudokupad', with9({ type: 'anti-knight' }))).toBe(`https://sudokupad.app/fpuz${packed}\n`);
  });

  const RULES = "It's one, two: {three}, [four]";
  const JSON_OF_ITS_OWN = {
    id: 'x',
    cellSize: 50,
    metadata: { title: 'T', antiking: true, rules: RULES },
    cells: GRID.with(4, GRID[4]!.with(4, { value: '5' })),
    regions: Array.from({ length: 9 }, (_, box) =>
      Array.from({ length: 9 }, (__, at) => [
        3 * Math.floor(box / 3) + Math.floor(at / 3),
        3 * (box % 3) + (at % 3),
      ]),
    ),
    cages: [
      { cells: cells('00 01'), value: '9', unique: true },
      { cells: cells('80 81'), value: '?', unique: false },
      { value: 'author: A' },
    ],
    lines: [
      {
        color: '#000000',
        thickness: 2,
        wayPoints: [
          [0.5, 0.5],
          [1.5, 1.5],
        ],
      },
    ],
    overlays: [
      { center: [1, 1], width: 0.5, height: 0.5, rounded: true, backgroundColor: '#A1b2c3', text: 'x,y:z' },
    ],
  };
  const rules = (decoded: ReturnType<typeof decode>) =>
    decoded.puzzle.constraints?.filter(({ type }) => type !== 'drawing');

  it('hold a puzzle of its own, as it is and shortened', () => {
    const zipped = shortened(JSON_OF_ITS_OWN);
    expect(zipped).toContain(',ce:[[,,,,,,,,],');
    for (const text of [
      JSON.stringify(JSON_OF_ITS_OWN),
      `https://sudokupad.app/ctc${lzString.compressToBase64(JSON.stringify(JSON_OF_ITS_OWN))}`,
      `https://sudokupad.app/scl${lzString.compressToBase64(zipped)}`,
    ]) {
      const decoded = decode('sudokupad', text);
      expect(decoded.puzzle.box).toEqual([3, 3]);
      expect(decoded.puzzle.grid.flat().filter((number) => number > 0)).toEqual([5]);
      expect(decoded.credits).toEqual({ title: 'T', author: 'A', description: RULES });
      expect(rules(decoded)).toEqual([puzzle.constraints![1], puzzle.constraints![0]]);
      expect(decoded.puzzle.constraints!.find(({ type }) => type === 'drawing')).toEqual({
        type: 'drawing',
        shapes: [
          {
            shape: 'line',
            points: [
              [0, 0],
              [1, 1],
            ],
            colour: '#000000',
            width: 0.031,
          },
          { shape: 'circle', points: [[0.5, 0.5]], radius: 0.25, fill: '#a1b2c3', isAbove: true },
          { shape: 'text', points: [[0.5, 0.5]], text: 'x,y:z', size: 0.5, isAbove: true },
        ],
      });
    }
  });

  it('say what they cannot', () => {
    expect(issuesOf('sudokupad', 'https://sudokupad.app/abc123')).toContain('a short name of a puzzle');
    expect(issuesOf('sudokupad', 'https://sudokupad.app/scl2Igzglg4XgpiBc')).toContain('short name');
    const own = (more: object) => JSON.stringify({ ...JSON_OF_ITS_OWN, ...more });
    expect(issuesOf('sudokupad', own({ global: ['antixv'] }))).toContain('"antixv"');
    expect(issuesOf('sudokupad', own({ metadata: { norowcol: true } }))).toContain('norowcol');
    expect(issuesOf('sudokupad', own({ cells: GRID.slice(1) }))).toContain('as many rows as columns');
  });
});

/** A puzzle of SudokuPad as its addresses shorten it. */
function shortened(puzzle: object): string {
  const keys: Record<string, string> = {
    ...{
      cells: 'ce',
      regions: 're',
      cages: 'ca',
      value: 'v',
      title: 't',
      cellSize: 'cs',
      lines: 'l',
      overlays: 'o',
    },
    ...{ color: 'c', thickness: 'th', wayPoints: 'wp', center: 'ct', width: 'w', height: 'h', rounded: 'r' },
    ...{ backgroundColor: 'c2', text: 'te' },
  };
  const write = (value: unknown, isEntry: boolean): string => {
    if (Array.isArray(value)) return `[${value.map((one) => write(one, false)).join()}]`;
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value);
      if (entries.length === 0 && !isEntry) return '';
      return `{${entries.map(([key, one]) => `${keys[key] ?? key}:${write(one, true)}`).join()}}`;
    }
    if (typeof value === 'boolean') return value ? 't' : 'f';
    if (value === '#000000') return '#0';
    if (typeof value === 'string' && /^#[\da-f]{6}$/i.test(value)) return value.slice(1);
    if (typeof value === 'string' && /^\d+$/.test(value)) return value;
    return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);
  };
  return write(puzzle, true);
}

describe('killers in one line', () => {
  it('are read and written', () => {
    const line = `2x2:d:k:${[769, 769, 1026, 1026, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((number) => `${number}:`).join('')}`;
    const { puzzle } = decode('killer-string', line);
    expect(puzzle.constraints).toEqual([
      { type: 'diagonals' },
      { type: 'killer-cage', cells: cells('00 01'), sum: 3 },
      { type: 'killer-cage', cells: cells('02 03'), sum: 4 },
    ]);
    expect(encode('killer-string', puzzle)).toBe(`${line}\n`);
  });

  it.each([
    ['3x3::k:3840:1792:', 'The line has 2 numbers; 81'],
    ['2x3::k:1:', 'square boxes are'],
    [`2x2::k:${'1:'.repeat(14)}257:513:`, 'Cage 1 has two sums'],
    ['99x99::k:1:', 'The side is 9801'],
  ])('of %s: %s', (line, words) => {
    expect(issuesOf('killer-string', line)).toContain(words);
  });

  it('cannot hold all puzzles', () => {
    const given = { ...with9(), grid: with9().grid.with(0, [1, 0, 0, 0, 0, 0, 0, 0, 0]) };
    const lacking = (puzzle: SudokuPuzzle) =>
      JSON.stringify(codecOf('killer-string').encode({ puzzle, credits: {} }));
    expect(lacking(given)).toContain('numbers that are given');
    expect(lacking(with9({ type: 'thermometer', cells: cells('00 01') }))).toContain(
      'the constraint thermometer',
    );
    expect(lacking(with9({ type: 'killer-cage', cells: cells('00 01') }))).toContain('without a sum');
    expect(
      lacking(
        with9(...['00 01', '01 02'].map((text) => ({ type: 'killer-cage', cells: cells(text), sum: 9 }))),
      ),
    ).toContain('is in two');
  });
});

describe('ipuz documents', () => {
  const document = {
    version: 'http://ipuz.org/v2',
    kind: ['http://ipuz.org/sudoku#1'],
    puzzle: [
      [0, 1, null, '2'],
      [{ cell: 3 }, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
  };

  it('are read', () => {
    const { puzzle } = decode('ipuz', JSON.stringify({ ...document, charset: '1234' }));
    expect(puzzle).toEqual({
      family: 'sudoku',
      box: [2, 2],
      grid: [
        [0, 1, 0, 2],
        [3, 0, 0, 0],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ],
    });
    expect(decode('ipuz', `ipuz(${JSON.stringify({ ...document, boxes: false })})`).puzzle.regions).toBe(
      'none',
    );
    expect(decode('ipuz', JSON.stringify({ ...document, charset: '3124' })).puzzle.grid[0]).toEqual([
      0, 2, 0, 3,
    ]);
  });

  it('say what is not supported', () => {
    expect(issuesOf('ipuz', JSON.stringify({ ...document, cages: [{}] }))).toContain('"cages"');
    expect(
      issuesOf('ipuz', JSON.stringify({ ...document, kind: ['http://ipuz.org/sudoku/killersudoku#1'] })),
    ).toContain('killersudoku');
    expect(issuesOf('ipuz', JSON.stringify({ ...document, charset: 'abcd' }))).toContain('given-number');
  });
});
