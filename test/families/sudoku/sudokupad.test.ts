import lzString from 'lz-string';
import { describe, expect, it } from 'vitest';
import { cells, codecOf, decode, encode, GRID, issuesOf, with9 } from './links.js';

const BOXES = Array.from({ length: 9 }, (_, box) =>
  Array.from({ length: 9 }, (__, at) => [
    3 * Math.floor(box / 3) + Math.floor(at / 3),
    3 * (box % 3) + (at % 3),
  ]),
);

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
    regions: BOXES,
    cages: [
      { cells: cells('00 01'), value: '9', unique: true },
      { cells: cells('80 81'), value: '?', unique: false, hidden: true },
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
          {
            ...{ shape: 'text', points: [[0.5, 0.5]], text: 'x,y:z' },
            ...{ size: 0.5, colour: '#000000', isAbove: true },
          },
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
    expect(issuesOf('sudokupad', own({ metadata: { norowcol: 1 } }))).toContain('norowcol');
    expect(issuesOf('sudokupad', own({ cages: [{ value: 'norowcol: true' }] }))).toContain('norowcol');
    for (const value of [2, 'yes', {}, ['a']]) {
      expect(issuesOf('sudokupad', own({ metadata: { antiknight: value } }))).toContain(
        `"antiknight" has the value ${JSON.stringify(value)}; true or false`,
      );
    }
    expect(issuesOf('sudokupad', own({ cells: GRID.slice(1) }))).toContain('as many rows as columns');
  });

  it('have switches as numbers, words and cages', () => {
    const typesOf = (keys: object) =>
      decode('sudokupad', JSON.stringify({ regions: [], cells: GRID, ...keys })).puzzle.constraints?.map(
        ({ type }) => type,
      );
    expect(typesOf({ metadata: { antiknight: 1, antiking: ' True ' } })).toEqual([
      'anti-knight',
      'anti-king',
    ]);
    expect(typesOf({ cages: [{ value: 'antiknight: true' }, { value: 'antiking: false' }] })).toEqual([
      'anti-knight',
    ]);
    expect(typesOf({ metadata: { antiknight: 0, antiking: null, norowcol: false } })).toBeUndefined();
  });

  it('name each key once, shortened or not', () => {
    const address = (text: string) => `https://sudokupad.app/scl${lzString.compressToBase64(text)}`;
    const whole = JSON.stringify({ regions: [], cells: GRID });
    expect(decode('sudokupad', address(whole)).puzzle.regions).toBe('none');
    for (const text of [`${whole.slice(0, -1)},"regions":[[[0,0]]]}`, `{re:[],ce:[[,]],regions:[]}`]) {
      expect(issuesOf('sudokupad', address(text))).toContain(
        'json-duplicate-key: The key "regions" occurs twice',
      );
    }
  });
});

/** The drawing of a puzzle of SudokuPad with some keys besides its cells. */
const drawnOf = (keys: object): readonly object[] => {
  const { constraints = [] } = decode(
    'sudokupad',
    JSON.stringify({ regions: [], cells: GRID, ...keys }),
  ).puzzle;
  return constraints.flatMap((one) => (one as unknown as { shapes?: readonly object[] }).shapes ?? []);
};

describe('drawings of SudokuPad', () => {
  const plate = { center: [2.5, 3.5], width: 0.5, height: 0.5, backgroundColor: '#FFFFFF' };
  const line = (more: object) => ({
    color: '#CFCFCF',
    thickness: 16,
    wayPoints: [
      [0.5, 0.5],
      [2.5, 2.5],
    ],
    ...more,
  });

  it('have layers, half transparent colours, outlines and long plates', () => {
    const points = [
      [0, 0],
      [2, 2],
    ];
    expect(
      drawnOf({
        overlays: [{ ...plate, rounded: true, borderColor: 'rgba(0, 0, 0, 0.5)', borderSize: 5 }],
        underlays: [
          { ...plate, backgroundColor: '#FF000080', rounded: true, height: 1.5, text: 'A', fontSize: 32 },
        ],
        lines: [line({ target: 'overlay', color: 'red' }), line({ opacity: 0.5 }), line({ color: '#0000' })],
      }),
    ).toEqual([
      {
        shape: 'rectangle',
        points: [
          [1.25, 2.75],
          [2.75, 3.25],
        ],
        fill: '#ff7f7f',
      },
      { shape: 'text', points: [[2, 3]], text: 'A', size: 0.5, colour: '#000000' },
      { shape: 'line', points, colour: '#e7e7e7', width: 0.25 },
      { shape: 'line', points, colour: '#ff0000', width: 0.25, isAbove: true },
      {
        shape: 'circle',
        points: [[2, 3]],
        radius: 0.25,
        colour: '#808080',
        fill: '#ffffff',
        width: 0.078,
        isAbove: true,
      },
    ]);
  });

  it('are grey where their colour is not understood, and left out where it cannot be seen', () => {
    const fillsOf = (backgroundColor: unknown) =>
      drawnOf({ underlays: [{ ...plate, backgroundColor }] }).map((one) => (one as { fill?: string }).fill);
    for (const colour of ['lightblue', 'hsl(120,50%,50%)', 'rgb(10% 20% 30%)', '#12', 7]) {
      expect(fillsOf(colour)).toEqual(['#808080']);
    }
    for (const colour of ['transparent', 'None', '#fff0', '#ff000000', 'rgba(1, 2, 3, 0)', '', null]) {
      expect(fillsOf(colour)).toEqual([]);
    }
    expect(drawnOf({ lines: [line({ color: 'lightblue' })] })).toMatchObject([{ colour: '#808080' }]);
  });

  it('have cages without a rule, texts of cages that are no sum, and marks of a setter', () => {
    const cage = { cells: cells('80 81'), value: 'A' };
    const text = {
      shape: 'text',
      points: [[7.65, -0.35]],
      text: 'A',
      size: 0.27,
      colour: '#ff0000',
      isAbove: true,
    };
    const drawn = drawnOf({ cages: [{ ...cage, unique: false, outlineC: '#00F', fontC: '#f00' }] });
    expect(drawn).toHaveLength(7);
    expect(drawn.slice(0, 6)).toEqual(
      Array.from({ length: 6 }, () => expect.objectContaining({ shape: 'line', colour: '#0000ff' })),
    );
    expect(drawn[6]).toEqual(text);
    expect(drawnOf({ cages: [{ ...cage, unique: true, textColor: '#f00' }] })).toEqual([text]);
    for (const silent of [
      { hidden: true, unique: false },
      { value: 'foo: bar' },
      { value: '9', unique: true },
    ]) {
      expect(drawnOf({ cages: [{ ...cage, ...silent }] }).filter((one) => 'text' in one)).toEqual([]);
    }
    const marked = GRID.with(0, GRID[0]!.with(1, { centremarks: [1, 2], pencilMarks: ['3', ' '] }));
    expect(drawnOf({ cells: marked })).toEqual([
      { shape: 'text', points: [[0, 1]], text: '12', size: 0.25, colour: '#000000' },
      { shape: 'text', points: [[-0.32, 0.68]], text: '3', size: 0.22, colour: '#000000' },
    ]);
  });

  it('are written in the JSON of the site and come back as they were', () => {
    const json = {
      cells: GRID.with(4, GRID[4]!.with(4, { value: 5, centremarks: '12' })),
      regions: BOXES,
      metadata: { title: 'T', author: 'A', rules: 'R', antiknight: true },
      metaData: { antiking: true },
      global: ['disjoint', 'nonconsecutive'],
      cages: [
        { cells: cells('00 01'), value: 9, unique: true },
        { cells: cells('00 01'), style: 'extraregion' },
        // A region of one cell says nothing.
        { cells: cells('44'), style: 'extraregion' },
        { cells: cells('02 03'), unique: true, value: 'x' },
        { cells: cells('80 81'), value: '?', unique: false },
      ],
      foglight: cells('33 34'),
      arrows: [line({ headLength: 0.2 })],
      lines: [line({}), line({ target: 'overlay' })],
      underlays: [
        { ...plate, text: 'under' },
        { ...plate, target: 'overlay', borderColor: '#000', borderSize: 2 },
      ],
      overlays: [{ ...plate, width: 0.333, rounded: true, text: 'two\nlines', color: '#fff' }, plate],
    };
    const { puzzle, credits } = decode('sudokupad', JSON.stringify(json));
    expect(puzzle.constraints!.map(({ type }) => type)).toEqual([
      ...['disjoint-groups', 'non-consecutive', 'anti-knight', 'anti-king'],
      ...['killer-cage', 'extra-region', 'killer-cage', 'fog', 'drawing'],
    ]);
    const written = codecOf('sudokupad').encode({ puzzle, credits });
    if (!written.ok) expect.fail(JSON.stringify(written.issues));
    expect(written.value).toContain('/scl');
    const again = decode('sudokupad', written.value);
    expect(again.puzzle).toEqual(puzzle);
    expect(again.credits).toEqual(credits);
    expect(codecOf('sudokupad').encode(again)).toEqual(written);
  });

  it('are written with a solution, boxes and regions', () => {
    const shape = { shape: 'text', points: [[0, 0]], text: 'A', size: 0.5, colour: '#000000', isAbove: true };
    const small = { family: 'sudoku', grid: Array.from({ length: 4 }, () => [0, 0, 0, 0]) } as const;
    const constraints = [{ type: 'drawing', shapes: [shape] }] as never;
    const regions = [
      [0, 0, 1, null],
      [0, 0, 1, 1],
      [3, 2, 2, 2],
      [3, 3, 3, 2],
    ];
    const solution = [
      [1, 2, 3, 4],
      [3, 4, 1, 2],
      [2, 1, 4, 3],
      [4, 3, 2, 1],
    ];
    for (const areas of [{ box: [2, 2] }, { box: [1, 4] }, { regions }, { regions: 'none' }]) {
      const puzzle = { ...small, ...areas, constraints } as never;
      expect(decode('sudokupad', encode('sudokupad', puzzle)).puzzle).toEqual(puzzle);
    }
    const boxes = { ...small, box: [2, 2], constraints } as never;
    expect(decode('sudokupad', encode('sudokupad', boxes, solution)).solution).toEqual(solution);
    // A number that is left out has no place in the list of regions.
    const gap = {
      ...small,
      regions: regions.map((row) => row.map((one) => one && one + 1)),
      constraints,
    } as never;
    expect(encode('sudokupad', gap)).toContain('/fpuz');
  });

  it('stand beside rules that the site does not know in puzzles of f-puzzles', () => {
    const shape = { shape: 'line', points: cells('00 11'), colour: '#000000', width: 0.1 };
    const puzzle = with9({ type: 'renban', cells: cells('00 01') }, { type: 'drawing', shapes: [shape] });
    expect(encode('sudokupad', puzzle)).toContain('/fpuz');
    expect(decode('sudokupad', encode('sudokupad', puzzle)).puzzle).toEqual(puzzle);
    const twice = with9(...[1, 2].map(() => ({ type: 'drawing', shapes: [shape] })));
    expect(codecOf('sudokupad').encode({ puzzle: twice, credits: {} })).toMatchObject({
      ok: false,
      issues: [{ code: 'format-cannot-hold' }],
    });
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
