/** QR codes of books: each opens its own puzzle on the host that the maker of the book names. */
import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { layoutBook } from '../../src/book/layout/layout.js';
import type { Item } from '../../src/book/style/item.js';
import type { Raster } from '../../src/draw/index.js';
import { findFamily } from '../../src/families/index.js';
import { textSource } from '../../src/formats/index.js';
import { EVERYTHING, namedIn, PUZZLES, sampleBook, specFrom } from './sample-books.js';

const HOST = 'https://example.org/puzzles/';

/** The address that a camera reads from a printed code. */
function addressIn({ shapes }: Item): string {
  const { pixels, pixelColumns: side } = shapes.find((shape): shape is Raster => shape.kind === 'raster')!;
  // A camera sees several points a module.
  const scale = 4;
  const data = Uint8Array.from({ length: (side * scale) ** 2 * 4 }, (_, at) => {
    const point = Math.floor(at / 4);
    const [row, column] = [Math.floor(point / (side * scale)), point % (side * scale)];
    return pixels[Math.floor(row / scale) * side + Math.floor(column / scale)]!;
  });
  return decodeQR({ width: side * scale, height: side * scale, data });
}

function codesOf(options: object) {
  const { spec, parts } = sampleBook(options, EVERYTHING);
  const { main } = layoutBook(spec, parts);
  const codes = main.pages.flatMap(({ items }) => items.filter(({ kind }) => kind === 'code'));
  const entryAt = new Map(parts.flatMap(({ entries }) => entries.map((entry) => [entry.index, entry])));
  return { codes, main, entryAt };
}

describe('QR codes in a book', () => {
  const { codes, main, entryAt } = codesOf({ trim: 'a4', qr: 'play', 'qr-host': `${HOST}#old` });

  it('opens each puzzle at the host, and the puzzle is whole', () => {
    for (const code of codes) {
      const { family, puzzle } = entryAt.get(code.entry!)!;
      const address = addressIn(code);
      expect(address.startsWith(`${HOST}#family/${family.id}/`)).toBe(true);
      const text = decodeURIComponent(address.slice(`${HOST}#family/${family.id}/`.length));
      const read = findFamily(family.id)!.codecs.flatMap((codec) => {
        const source = textSource(text);
        const decoded = codec.recognises(source) ? codec.decode(source) : undefined;
        return decoded?.ok === true ? [decoded.value.puzzle] : [];
      });
      expect(read[0]).toEqual(puzzle.puzzle);
    }
  });

  it('leaves the puzzles their room on a small page, and names those without a code', () => {
    const small = codesOf({
      trim: '90x90 mm',
      qr: 'check',
      'qr-host': `${HOST}${'a'.repeat(90)}`,
    });
    const without = ['qr-too-long', 'qr-no-room'].flatMap((code) => [...namedIn(small.main.warnings, code)]);
    expect(small.codes.length + without.length).toBe(PUZZLES.length);
    const widths = (book: typeof small.main): ReadonlyMap<number, number> =>
      new Map(
        book.pages.flatMap(({ items }) =>
          items.flatMap(({ kind, box, entry }) => (kind === 'puzzle' ? [[entry!, box.width] as const] : [])),
        ),
      );
    const [plain, beside] = [widths(codesOf({ trim: '90x90 mm' }).main), widths(small.main)];
    expect(beside.size).toBe(plain.size);
    for (const [entry, width] of beside) expect(width).toBeGreaterThan(0.4 * plain.get(entry)!);
  });

  it('has a code for each puzzle, or a warning that names it', () => {
    const without = namedIn(main.warnings, 'qr-too-long');
    expect(codes.length + without.size).toBe(PUZZLES.length);
    expect(codes.length).toBeGreaterThan(0.8 * PUZZLES.length);
  });

  it('stands within the type area, and no code touches another item', () => {
    for (const { items } of main.pages) {
      for (const { box } of items.filter(({ kind }) => kind === 'code')) {
        expect(box.x + box.width).toBeLessThanOrEqual(main.area.width + 1e-6);
        expect(box.y + box.height).toBeLessThanOrEqual(main.area.height + 1e-6);
        const near = items.filter(
          ({ kind, box: other }) =>
            kind !== 'furniture' &&
            other !== box &&
            other.x < box.x + box.width - 1e-6 &&
            box.x < other.x + other.width - 1e-6 &&
            other.y < box.y + box.height - 1e-6 &&
            box.y < other.y + other.height - 1e-6,
        );
        expect(near.map(({ kind }) => kind)).toEqual([]);
      }
    }
  });

  it.each(['hints', 'check'])('opens it for %s', (opens) => {
    const [first] = codesOf({ qr: opens, 'qr-host': HOST }).codes;
    expect(addressIn(first!).startsWith(`${HOST}#${opens}/`)).toBe(true);
  });

  it('is absent unless it is asked for', () => {
    expect(codesOf({}).codes).toEqual([]);
  });

  it.each([
    [{ qr: 'play' }, 'qr-host is missing'],
    [{ 'qr-host': HOST }, 'qr is missing'],
    [{ qr: 'look', 'qr-host': HOST }, 'play, hints, check'],
    [{ qr: 'play', 'qr-host': 'my computer' }, 'https://'],
    [{ qr: 'play', 'qr-host': HOST, layout: 'packet' }, 'packet'],
  ])('refuses %j', (options, said) => {
    expect(() => specFrom({ ...options, parts: [{ files: ['a'] }] })).toThrow(said);
  });
});
