import lzString from 'lz-string';
import { describe, expect, it } from 'vitest';
import { cells, codecOf, decode, encode, GRID, issuesOf, readKeys, with9 } from './links.js';

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

  it.each<[object, string]>([
    [{ antiknight: 1 }, 'json-shape: True or false is expected; found a number'],
    [{ antiknight: 'true' }, 'json-shape: True or false is expected; found a text'],
    [{ 'diagonal+': true, 'diagonal-': 1 }, 'json-shape: True or false is expected'],
    [{ negative: 'xv' }, 'json-shape: A list is expected; found a text'],
    [{ whispers: 'x' }, 'json-shape: A list is expected; found a text'],
    [{ killercage: { 0: { cells: ['R1C1'] } } }, 'json-shape: A list is expected; found an object'],
    [{ foo: { a: 1 } }, 'format-unsupported: "foo" is not supported'],
    [{ foo: 'a' }, 'format-unsupported: "foo" is not supported'],
  ])('refuse rules of another form: %j', (keys, words) => {
    expect(issuesOf('fpuzzles', JSON.stringify({ size: 9, grid: GRID, ...keys }))).toContain(words);
  });

  it('may have keys without a rule', () => {
    for (const nothing of [null, false, '', []]) {
      expect(readKeys({ antiknight: nothing, whispers: nothing, foo: nothing })).toBeUndefined();
    }
    expect(readKeys({ successMessage: 'Well done' })).toBeUndefined();
  });

  it('have one diagonal or both', () => {
    expect(readKeys({ 'diagonal+': true, 'diagonal-': true })).toEqual([{ type: 'diagonals' }]);
    expect(readKeys({ 'diagonal+': true })).toEqual([
      { type: 'diagonal', cells: cells('08 17 26 35 44 53 62 71 80') },
    ]);
    // Both diagonals have the middle cell.
    for (const key of ['diagonal+', 'diagonal-']) {
      const puzzle = with9(...readKeys({ [key]: true })!);
      expect(decode('fpuzzles', encode('fpuzzles', puzzle)).puzzle).toEqual(puzzle);
    }
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
        { type: 'little-killer', cells: cells('00'), sum: 4 },
      ],
    ],
    [
      'numberedroom',
      [{ cell: 'R0C1', value: '3' }],
      [{ type: 'numbered-room', cells: cells('00 10 20 30 40 50 60 70 80'), number: 3 }],
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
    ['even', [{ cell: 'R1C1' }, { cell: 'R1C1' }], [{ type: 'even', cells: cells('00') }]],
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
              colour: '#000000',
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

  it('come back as they were with drawings between other constraints, and say that these may be rules', () => {
    const line = (...points: string[]) => ({ lines: [points], outlineC: '#F067F0', width: 0.4 });
    const { puzzle, warnings } = decode(
      'fpuzzles',
      JSON.stringify({
        size: 9,
        grid: GRID,
        renban: [{ lines: [['R1C1', 'R1C2']] }, { lines: [['R2C1', 'R2C2']] }],
        difference: [{ cells: ['R4C1', 'R4C2'] }],
        cage: [
          { cells: ['R5C1', 'R5C2'], value: 'A' },
          { cells: ['R6C1'], outlineC: '#ABC' },
        ],
        line: [
          { ...line('R1C1', 'R1C2'), fromConstraint: 'Renban' },
          { ...line('R2C1', 'R2C2'), isNewConstraint: true },
          line('R3C1', 'R3.25C2'),
          { ...line('R3C1', 'R3C3'), outlineC: '#FFFFFF00' },
        ],
        littlekillersum: [{ cell: 'R10C8', direction: 'UR', value: '4' }],
      }),
    );
    const types = puzzle.constraints!.map(({ type }) => type);
    expect(types).toEqual(['renban', 'renban', 'kropki-white', 'drawing', 'little-killer']);
    expect(warnings).toEqual([expect.stringContaining('a drawing of 11 lines, 1 text, whose rules')]);
    expect(decode('fpuzzles', encode('fpuzzles', puzzle)).puzzle).toEqual(puzzle);
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

  it.each([
    { type: 'fog', cells: cells('00') },
    { type: 'drawing', shapes: [{ shape: 'text', points: [[0, 0]], text: 'A' }] },
  ])('hold one constraint of a type that would come back joined: %j', (constraint) => {
    expect(decode('fpuzzles', encode('fpuzzles', with9(constraint))).puzzle.constraints).toHaveLength(1);
    const twice = codecOf('fpuzzles').encode({ puzzle: with9(constraint, constraint), credits: {} });
    expect(twice).toMatchObject({ ok: false, issues: [{ code: 'format-cannot-hold' }] });
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
    [{ negative: ['quadruple'] }, '"negative" with "quadruple" is not supported'],
    [
      {
        nonconsecutive: true,
        difference: [{ cells: ['R1C1', 'R1C2'], value: '3' }, { cells: ['R3C1', 'R3C2'] }],
      },
      '"nonconsecutive" with dots',
    ],
    [{ thermometer: [{ lines: [['R1C1', 'A1']] }] }, 'The name of a cell such as R1C1'],
    [{ thermometer: [{ lines: [['R1C1', 'R0C1']] }] }, 'is no cell of the grid'],
    [{ thermometer: [{}] }, 'A list is expected'],
    [{ sandwichsum: [{ cell: 'R5C5', value: '3' }] }, 'No line of the grid begins beside R5C5'],
    [{ littlekillersum: [{ cell: 'R1C1', direction: 'constructor', value: '3' }] }, 'No line of the grid'],
  ])('say of %j: %s', (keys, words) => {
    expect(issuesOf('fpuzzles', JSON.stringify({ size: 9, grid: GRID, ...keys }))).toContain(words);
  });

  it('say that a solution breaks the constraints', () => {
    const solution = Array.from({ length: 81 }, (_, at) => 1 + (at % 9));
    const { warnings, solution: kept } = decode(
      'fpuzzles',
      JSON.stringify({ size: 9, grid: GRID, solution }),
    );
    expect(warnings).toEqual([expect.stringContaining('breaks its constraints')]);
    expect(kept).toBeUndefined();
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
