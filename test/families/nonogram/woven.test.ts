import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nonogram } from '../../../src/families/nonogram/index.js';
import { textSource } from '../../../src/formats/index.js';

const woven = nonogram.codecs.find(({ format }) => format === 'woven')!;
const read = (text: string) => woven.decode(textSource(text));

/** The text of a document, as Number Loom writes it. */
function textOf(document: unknown): string {
  const packed = brotliCompressSync(JSON.stringify(document)).toString('base64').replace(/=+$/, '');
  return `WOVEN-${packed}-`.replace(/.{100}/g, '$&\n');
}

const COLOURS = [
  { ch: ' ', name: 'white', rgb: [255, 255, 255], color: 0, corner: null },
  { ch: '#', name: 'black', rgb: [0, 0, 0], color: 1, corner: null },
  { ch: 'r', name: 'red', rgb: [255, 0, 10], color: 4, corner: null },
  { ch: '?', name: 'unknown', rgb: [128, 128, 128], color: 255, corner: null },
];
const PICTURE = {
  clue_style: 'Nono',
  palette: COLOURS,
  shape: { Square: { width: 3, height: 2 } },
  cells: [1, 1, 0, 0, 0, 1],
};
const DOCUMENT = {
  file: 'boat.woven',
  title: 'Boat',
  description: '',
  author: 'A. Setter',
  id: null,
  license: null,
  solution: PICTURE,
};
const BOAT = {
  puzzle: { family: 'nonogram', rows: [[2], [1]], columns: [[1], [1], [1]] },
  solution: ['##.', '..#'],
  credits: { title: 'Boat', author: 'A. Setter' },
};

describe('the format woven', () => {
  it('reads documents of all versions, in lines or not', () => {
    const { shape, cells, ...common } = PICTURE;
    const grid = [
      [1, 0],
      [1, 0],
      [0, 1],
    ];
    const texts = [
      textOf({ V0: DOCUMENT }),
      textOf(DOCUMENT),
      textOf({ ...DOCUMENT, solution: { ...common, grid } }),
      `\n ${textOf({ V0: { ...DOCUMENT, progress: 'more' } }).replaceAll('\n', '')} \n`,
    ];
    for (const text of texts) {
      expect(woven.recognises(textSource(text))).toBe(true);
      expect(read(text)).toEqual({ ok: true, value: BOAT });
    }
  });

  it('reads colours by their numbers, without those that no cell has', () => {
    const solution = { ...PICTURE, palette: COLOURS.toReversed(), cells: [4, 1, 0, 0, 4, 4] };
    expect(read(textOf({ V0: { ...DOCUMENT, solution } }))).toMatchObject({
      ok: true,
      value: {
        puzzle: {
          palette: ['#ffffff', '#000000', '#ff000a'],
          rows: [
            [
              [1, 2],
              [1, 1],
            ],
            [[2, 2]],
          ],
        },
        solution: ['21.', '.22'],
      },
    });
  });

  it.each([
    [{ clue_style: 'Triano' }, 'format-unsupported', 'triangles'],
    [{ shape: { Triangular: { a: [0, 1] } } }, 'format-unsupported', 'triangles'],
    [{ cells: [1, 1, 0, 0, 0, 255] }, 'format-unsupported', 'not decided'],
    [{ cells: [1, 1, 0, 0, 0] }, 'format-syntax', '5 cells; 3 times 2'],
    [{ cells: [1, 1, 0, 0, 0, 9] }, 'format-syntax', 'once in the palette'],
    [{ palette: [...COLOURS, COLOURS[1]] }, 'format-syntax', 'once in the palette'],
    [{ shape: undefined, cells: undefined, grid: [[1], [1, 0]] }, 'format-syntax', 'All columns'],
    [{ shape: undefined, cells: undefined }, 'grid-empty', '0 rows and 0 columns'],
    [{ shape: { Square: { width: 1e9, height: 1e9 } } }, 'grid-too-large', '1000000000 rows'],
    [{ cells: [1, 1, 0, 0, 0, -1] }, 'json-shape', 'cells, item 6'],
  ] as const)('names what is wrong with %j', (part, code, words) => {
    const decoded = read(textOf({ V0: { ...DOCUMENT, solution: { ...PICTURE, ...part } } }));
    const [issue] = decoded.ok ? [] : decoded.issues;
    expect(issue?.code).toBe(code);
    expect(`${issue?.message} ${issue?.place?.part}`).toContain(words);
  });

  it('is written so that other programs unpack it', () => {
    const written = woven.encode({ ...BOAT, puzzle: BOAT.puzzle as never });
    if (!written.ok) throw new Error('not written');
    const lines = written.value.split('\n');
    expect(lines.slice(0, -1).every(({ length }) => length === 100)).toBe(true);
    const [, packed] = /^WOVEN-([^-]+)-$/.exec(lines.join(''))!;
    const { V0: document } = JSON.parse(brotliDecompressSync(Buffer.from(packed!, 'base64')).toString());
    expect(document).toEqual({
      ...DOCUMENT,
      file: '',
      solution: { ...PICTURE, palette: COLOURS.slice(0, 2) },
    });
    expect(read(written.value)).toEqual({ ok: true, value: BOAT });
  });

  it('refuses damaged texts and those that stand for gigabytes', () => {
    const text = textOf({ V0: DOCUMENT }).replaceAll('\n', '');
    fc.assert(
      fc.property(fc.nat(text.length - 8), fc.integer({ min: 33, max: 126 }), (at, code) => {
        const damaged = text.slice(0, at + 6) + String.fromCharCode(code) + text.slice(at + 7);
        const decoded = read(damaged);
        if (!decoded.ok) expect(decoded.issues[0]!.message).not.toBe('');
      }),
      { numRuns: 300 },
    );
    for (let length = 0; length < text.length; length++) expect(read(text.slice(0, length)).ok).toBe(false);
    const large = brotliCompressSync(Buffer.alloc(1e8, 32)).toString('base64').replace(/=+$/, '');
    expect(read(`WOVEN-${large}-`)).toMatchObject({ ok: false, issues: [{ code: 'format-syntax' }] });
  });
});
