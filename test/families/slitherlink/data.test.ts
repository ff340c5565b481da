import { describe, expect, it } from 'vitest';
import { canonicalEdges, sidesOf, sizeOfRows } from '../../../src/core/index.js';
import { renderTerminal } from '../../../src/draw/terminal.js';
import { slitherlinkCodecs } from '../../../src/families/slitherlink/codecs/index.js';
import { slitherlinkExamples } from '../../../src/families/slitherlink/examples.js';
import { slitherlinkGuide } from '../../../src/families/slitherlink/guide.js';
import { slitherlink } from '../../../src/families/slitherlink/index.js';
import { slitherlinkPicture } from '../../../src/families/slitherlink/picture.js';
import type { SlitherlinkPuzzle } from '../../../src/families/slitherlink/puzzle.js';
import { readSlitherlink } from '../../../src/families/slitherlink/reading.js';
import { textSource } from '../../../src/formats/source.js';

const examples = slitherlinkExamples();
const exampleOf = (name: string) => examples.find((example) => example.name === name)!;
const codecOf = (format: string) => slitherlinkCodecs.find((codec) => codec.format === format)!;
const decode = (format: string, text: string) => codecOf(format).decode(textSource(text));
const encode = (format: string, puzzle: SlitherlinkPuzzle) => codecOf(format).encode({ puzzle, credits: {} });
const slither = (rows: string): SlitherlinkPuzzle => ({ family: 'slitherlink', grid: rows.split(' ') });

describe('slitherlink', () => {
  it('has a guide whose example has one solution', () => {
    expect(exampleOf(slitherlinkGuide.example).verdict).toBe('unique');
  });

  it('reads sizes up to 100', () => {
    const grid = new Array(100).fill('.'.repeat(100));
    expect(readSlitherlink({ family: 'slitherlink', grid }).ok).toBe(true);
  });

  it('refuses lines that branch, end, or make two loops, and numbers that are not met', () => {
    const puzzle = slither('... ... ..1');
    const { edges } = sidesOf(sizeOfRows(puzzle.grid));
    const around = (cells: readonly (readonly [number, number])[]) =>
      canonicalEdges(
        edges.filter(([[row, column], [toRow]]) => {
          const before = row === toRow ? [row - 1, column] : [row, column - 1];
          const isIn = (cell: readonly number[]) => cells.some((own) => own.join() === cell.join());
          return isIn(before) !== isIn([row, column]);
        }),
      );
    const codes = (solution: ReturnType<typeof around>) =>
      slitherlink.verify(puzzle, solution).map(({ code }) => code);
    expect(codes(around([[1, 2]]))).toEqual([]);
    expect(codes(around([[0, 0]]))).toEqual(['wrong-count']);
    expect(codes(around([[1, 2]]).slice(1))).toEqual(['wrong-count', 'wrong-count']);
    expect(codes([])).toEqual(['wrong-count', 'not-one-loop']);
    expect(
      codes(
        around([
          [0, 0],
          [1, 2],
        ]),
      ),
    ).toEqual(['not-one-loop']);
    // The loop touches itself in a corner.
    expect(
      codes(
        around([
          [0, 1],
          [1, 2],
        ]),
      ),
    ).toEqual(['wrong-count']);
  });
});

describe('puzz.link addresses of slitherlink', () => {
  it.each([
    ['two 3s', 'https://puzz.link/p?slither/2/1/3d'],
    ['no numbers', 'https://puzz.link/p?slither/2/2/j'],
  ])('writes %s as %s', (name, address) => {
    expect(encode('puzzlink', exampleOf(name).puzzle)).toEqual({ ok: true, value: `${address}\n` });
  });

  it.each([
    ['slither/4/4/071cj73d', '02.1 2... ...2 .33.'],
    ['https://puzz.link/p?slitherlink/4/1/4h', '4...'],
    ['https://puzz.link/p?slither/2/1/3.', '3.'],
  ])('reads %s', (text, rows) => {
    expect(decode('puzzlink', text)).toMatchObject({ value: { puzzle: slither(rows) } });
  });

  it.each([
    ['slither/2/2/d0000', 'format-syntax'],
    ['slither/101/2/l', 'grid-too-large'],
  ])('refuses %s with %s', (text, code) => {
    expect(decode('puzzlink', text)).toMatchObject({ ok: false, issues: [{ code }] });
  });
});

describe('game ids of Loopy', () => {
  it('reads them with their level, and writes them without', () => {
    const puzzle = slither('02. ..2 3..');
    expect(codecOf('tatham').recognises(textSource('3x3t0:02c23b'))).toBe(true);
    for (const id of ['3x3t0:02c23b', '3x3t0de:02c23b', '3t0dh:02c23b']) {
      expect(decode('tatham', id)).toMatchObject({ value: { puzzle } });
    }
    expect(encode('tatham', puzzle)).toEqual({ ok: true, value: '3x3t0:02c23b\n' });
  });

  it('names the grids that it does not read', () => {
    const read = decode('tatham', '7x7t2dh:0a1');
    expect(read.ok ? [] : read.issues).toMatchObject([
      { code: 'format-unsupported', message: expect.stringContaining('hexagons') },
    ]);
    const other = decode('tatham', '7x7t99:0a1');
    expect(other.ok ? [] : other.issues).toMatchObject([
      { code: 'format-unsupported', message: expect.stringContaining('unknown kind 99') },
    ]);
  });

  it.each([
    ['3x3t0:02c23a', 'format-syntax'],
    ['3x3t0:02c25b', 'format-syntax'],
    ['2x3t0:0e', 'format-syntax'],
    ['3x3t0#123', 'format-unsupported'],
  ])('refuses %s with %s', (text, code) => {
    expect(decode('tatham', text)).toMatchObject({ ok: false, issues: [{ code }] });
  });

  it('has no grids of two rows', () => {
    expect(encode('tatham', slither('... ...'))).toMatchObject({
      ok: false,
      issues: [{ code: 'format-cannot-hold' }],
    });
  });
});

describe('plain text of slitherlink', () => {
  it('is a drawing, or rows of numbers', () => {
    const puzzle = slither('3. .1');
    const drawing = 'slitherlink\n+-+ +\n|3|\n+-+ +\n   1\n+ + +\n';
    const read = decode('text', drawing);
    expect(read.ok && read.value.puzzle).toEqual(puzzle);
    expect(read.ok && read.value.solution).toHaveLength(4);
    expect(read.ok && codecOf('text').encode(read.value)).toEqual({ ok: true, value: drawing });
    expect(decode('text', 'Slither Link\n3 .\n. 1\n')).toMatchObject({ value: { puzzle } });
    expect(codecOf('text').recognises(textSource('3.\n.1\n'))).toBe(false);
  });

  it.each([
    ['slitherlink\n+ + +\n   x\n+ + +\n', 'format-syntax', { line: 3, column: 4 }],
    ['slitherlink\n+ + +\n 3\n', 'format-syntax', { line: 2 }],
    ['slitherlink\n..\n.7\n', 'cell-sign', { part: 'row 2, column 2' }],
    ['slitherlink\n+ + +-\n 3\n+ + +\n', 'edge-off-board', { part: 'edge 1 in order of the board' }],
  ])('refuses %j', (text, code, place) => {
    const read = decode('text', text);
    expect(read.ok ? [] : read.issues).toMatchObject([{ code, place }]);
  });
});

describe('a slitherlink in pictures', () => {
  it('shows the loop in a terminal', () => {
    const { puzzle, solution } = exampleOf('two 3s');
    expect(renderTerminal(slitherlinkPicture(puzzle, { solution: solution! }), { unicode: true })).toBe(
      '┌────┐\n│ 3 3│\n└────┘',
    );
  });
});
