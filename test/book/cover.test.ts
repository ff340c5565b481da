/** Covers: their sizes by the printer's rules, what stands on them, and where nothing may stand. */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coverObjections, isCoverFile } from '../../src/book/check/check-cover.js';
import type { Frame } from '../../src/book/check/frames.js';
import { rulesFor } from '../../src/book/check/rules.js';
import { renderCover } from '../../src/book/cover/cover.js';
import { coverFrame } from '../../src/book/cover/cover-frame.js';
import { coverScene } from '../../src/book/cover/cover-scene.js';
import { cli } from '../cli/harness.js';
import { workInFreshFolder } from './fresh-folder.js';
import { PUZZLES, sampleBook } from './sample-books.js';

workInFreshFolder();
const INCH = 25.4;
const SOME = [{ puzzles: [0, 1, 2] }];
const BOOK = { title: 'Week', author: 'A. Setter', trim: '6x9', printer: 'kdp', cover: true };

describe('the frame of a cover', () => {
  it.each([
    ['kdp', 'white', 200, 200 * 0.002252],
    ['kdp', 'cream', 200, 0.5],
    ['kdp', 'premium', 100, 0.2347],
    ['ingramspark', 'white', 200, 200 * 0.002252],
  ] as const)('of %s on %s paper with %i pages has a spine of %f in', (printer, paper, pages, spine) => {
    const frame = coverFrame(sampleBook({ ...BOOK, printer, paper }, SOME).spec, pages);
    expect(frame.spine).toBeCloseTo(spine * INCH);
    expect(frame.width).toBeCloseTo((12 + spine + 0.25) * INCH);
    expect(frame.height).toBeCloseTo(9.25 * INCH);
    expect(frame.warnings.some(({ message }) => message.includes('estimate'))).toBe(
      printer === 'ingramspark',
    );
  });

  it('takes the spine that the user measured', () => {
    const { spec } = sampleBook({ ...BOOK, printer: 'ingramspark', cover: { spine: '0.6 in' } }, SOME);
    expect(coverFrame(spec, 240)).toMatchObject({ spine: 0.6 * INCH, warnings: [] });
  });

  it('has text on the spine only where the printer allows it and it can be read', () => {
    const { spec } = sampleBook(BOOK, SOME);
    expect(coverFrame(spec, 78)).toMatchObject({ spineType: 0, warnings: [{ code: 'cover-spine' }] });
    expect(coverFrame(spec, 80)).toMatchObject({ spineType: 0, warnings: [{ code: 'cover-spine' }] });
    expect(coverFrame(spec, 160).spineType).toBeGreaterThan(7 * (INCH / 72));
  });
});

describe('what stands on a cover', () => {
  it('is title, author and puzzle, away from the cut, the folds and the barcode', () => {
    const { spec, parts } = sampleBook(BOOK, SOME);
    const frame = coverFrame(spec, 200);
    const { shapes, width, height } = coverScene(spec, parts, frame);
    expect(shapes[0]).toMatchObject({ kind: 'rectangle', x: 0, y: 0, width, height });
    const texts = shapes.filter((shape) => shape.kind === 'text');
    expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['Week', 'A. Setter']));
    const { front, back, barcode, margin } = frame;
    for (const { x, y } of texts) {
      const side = x > front.x ? front : back;
      expect(x).toBeGreaterThan(side.x + margin);
      expect(x).toBeLessThan(side.x + side.width - margin);
      expect(y).toBeGreaterThan(side.y + margin);
      expect(y).toBeLessThan(side.y + side.height - margin);
      expect(side === back && y > barcode.y - margin / 2).toBe(false);
    }
  });

  it('reads from the top of the spine down, between the folds', () => {
    const { spec, parts } = sampleBook(BOOK, SOME);
    const frame = coverFrame(spec, 200);
    const paths = coverScene(spec, parts, frame).shapes.filter((shape) => shape.kind === 'path');
    const [title, author] = paths
      .slice(-2)
      .map(({ steps }) => steps.flatMap((step) => (step[0] === 'M' ? [step] : [])));
    for (const [, x] of [...title!, ...author!]) {
      expect(x).toBeGreaterThan(frame.back.x + frame.back.width);
      expect(x).toBeLessThan(frame.front.x);
    }
    expect(Math.max(...title!.map(([, , y]) => y))).toBeLessThan(Math.min(...author!.map(([, , y]) => y)));
  });
});

describe('book --cover', () => {
  it('writes a second PDF of one page in the size that pages and paper give', async () => {
    writeFileSync('one.jsonl', `${JSON.stringify(PUZZLES[0]!.puzzle)}\n`);
    const { code, out } = await cli(['book', 'one.jsonl', '-o', 'one.pdf', '--cover', 'front.pdf', '--json']);
    expect(code).toBe(0);
    const { pages, files } = JSON.parse(out) as { readonly pages: number; readonly files: readonly string[] };
    expect(files.at(-1)).toMatch(/front\.pdf$/);
    const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(readFileSync('front.pdf', 'latin1'))!;
    expect(Number(box[1])).toBeCloseTo((17 + pages * 0.002252 + 0.25) * 72, 1);
    expect(Number(box[2])).toBeCloseTo(11.25 * 72, 1);
  });
});

describe('book --check of a cover', () => {
  it('has no objection to a cover that was made for the printer', async () => {
    const { spec, parts } = sampleBook(BOOK, SOME);
    writeFileSync('week-cover.pdf', (await renderCover(spec, parts, 120)).pdf);
    for (const printer of [[], ['--printer', 'kdp']]) {
      const { code, out } = await cli(['book', '--check', 'week-cover.pdf', '--json', ...printer]);
      expect([code, out]).toEqual([0, '']);
    }
  });

  it('holds it against the book that the data beside it describe, where they can be read', async () => {
    writeFileSync('one.jsonl', `${JSON.stringify(PUZZLES[0]!.puzzle)}\n`);
    await cli(['book', 'one.jsonl', '-o', 'one.pdf', '--cover', 'one-cover.pdf']);
    const written = JSON.parse(readFileSync('one.json', 'utf8'));
    const ofSize = async (data: unknown): Promise<string> => {
      writeFileSync('one.json', JSON.stringify(data));
      const { out } = await cli(['book', '--check', 'one-cover.pdf', '--json']);
      return out.includes('its book of 600 pages needs')
        ? 'another book'
        : out.match(/cover is/)
          ? 'none'
          : '';
    };
    expect(await ofSize(written)).toBe('');
    expect(await ofSize({ ...written, pages: 600 })).toBe('another book');
    expect(await ofSize({ ...written, pages: '600' })).toBe('');
    expect(await ofSize({ ...written, pages: 600, trim: null })).toBe('');
  });
});

describe('the check of a cover', () => {
  const frame = (width: number, height: number): Frame => {
    const area = { left: 0, bottom: 0, right: width * 72, top: height * 72 };
    const boxes = { media: area, trim: area, bleed: area, hasTrimBox: true, hasBleedBox: true };
    return { page: 1, side: 'right', rotation: 0, ...boxes };
  };
  const rules = rulesFor('kdp');

  it('knows a cover by its only page, which is wider than any page of a book', () => {
    expect(isCoverFile([frame(12.27, 9)], rules)).toBe(true);
    expect(isCoverFile([frame(6, 9)], rules)).toBe(false);
    expect(isCoverFile([frame(12.27, 9), frame(12.27, 9)], rules)).toBe(false);
  });

  it('holds its size against the book, or against all books of the printer', () => {
    const trim = { width: 6 * INCH, height: 9 * INCH };
    expect(coverObjections(frame(12.27, 9), rules, { trim, pages: 120 })).toEqual([]);
    expect(coverObjections(frame(12.27, 9), rules, { trim, pages: 600 })).toMatchObject([
      {
        code: 'trim',
        message: expect.stringMatching(/its book of 600 pages needs 13\.\d+ to 13\.\d+ x 9 in/),
      },
    ]);
    expect(coverObjections(frame(12.27, 9), rules, undefined)).toEqual([]);
    expect(coverObjections(frame(30, 9), rules, undefined)).toMatchObject([{ code: 'trim' }]);
  });
});
