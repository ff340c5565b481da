/** Books that obey their printer, and specifications that contradict it. */
import { readdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderBook } from '../../src/book/bind/render.js';
import { layoutBook } from '../../src/book/layout/layout.js';
import { gutterOf, offerOf, PRINTERS, pageRangeOf } from '../../src/book/paper/printers.js';
import { printerConflicts } from '../../src/book/spec/printer-conflicts.js';
import { readPdf } from '../../src/cli/book/read-pdf.js';
import { bindBook } from '../../src/jobs/book/bind-book.js';
import { cli } from '../cli/harness.js';
import { workInFreshFolder } from './fresh-folder.js';
import { PUZZLES, sampleBook, specFrom } from './sample-books.js';

workInFreshFolder();
const INCH = 25.4;
const BLEEDING = { printer: 'kdp', trim: '6x9', bleed: '0.125 in' };

describe('the rules of the printers', () => {
  it('name where and when they were published', () => {
    for (const { sources, retrieved } of Object.values(PRINTERS)) {
      expect(retrieved).toMatch(/^\d{4}-\d\d-\d\d$/);
      for (const source of sources) expect(source).toMatch(/^https:/);
    }
  });

  it.each([
    ['kdp', 24, 0.375],
    ['kdp', 151, 0.5],
    ['kdp', 828, 0.875],
    ['ingramspark', 24, 0.5],
  ] as const)('%s asks in a book of %i pages for %f in at the spine', (id, pages, expected) => {
    expect(gutterOf(PRINTERS[id], pages)).toBe(expected);
  });

  it('know sizes on the list, custom sizes and others', () => {
    expect(offerOf(PRINTERS.kdp, [210 / INCH, 297 / INCH])).toBe('listed');
    expect(offerOf(PRINTERS.kdp, [8, 8])).toBe('custom');
    expect(offerOf(PRINTERS.ingramspark, [8, 8])).toBe('listed');
    expect(offerOf(PRINTERS.kdp, [9, 12])).toBe('none');
    expect(pageRangeOf(PRINTERS.kdp, [8.5, 11], 'white')).toEqual([24, 590]);
    expect(pageRangeOf(PRINTERS.kdp, [6, 9], 'cream')).toEqual([24, 776]);
  });
});

describe('a specification for a printer', () => {
  const conflicts = (options: object) =>
    printerConflicts(specFrom({ ...options, parts: [{ files: ['some'] }] })).map(({ path }) =>
      path.join('.'),
    );

  it.each([
    [{ trim: '9x12' }, []],
    [{ printer: 'kdp', trim: '9x12' }, ['trim']],
    [{ printer: 'kdp', bleed: '3.2 mm' }, []],
    [{ printer: 'kdp', bleed: '5 mm' }, ['bleed']],
    [{ printer: 'kdp', margins: { inner: '0.3 in', outer: '0.25 in' } }, ['margins.inner']],
    [{ printer: 'ingramspark', margins: { outer: '0.25 in', top: '0.5 in' } }, ['margins.outer']],
    [{ printer: 'kdp', pages: 10 }, ['pages']],
    [{ printer: 'kdp', pages: 24 }, []],
    [{ pages: 10 }, []],
  ])('%j contradicts it at %j', (options, expected) => {
    expect(conflicts(options)).toEqual(expected);
  });

  it('is refused with the line of what contradicts the printer', async () => {
    writeFileSync('week.yaml', 'printer: kdp\ntrim: 9x12\nparts: [{ family: sudoku, count: 1 }]\n');
    const { code, err } = await cli(['book', 'week.yaml']);
    expect(code).toBe(2);
    expect(err).toContain('week.yaml: line 2, column 1, trim: KDP prints no paperbacks of 9 x 12 in');
  });
});

describe('a book for a printer', () => {
  it('has an even number of pages, its margins, and a warning where it is too short', () => {
    const { spec, parts } = sampleBook({ printer: 'ingramspark', trim: '6x9' }, [{ puzzles: [0] }]);
    const { pages, margins, warnings } = layoutBook(spec, parts).main;
    expect(pages.length % 2).toBe(0);
    for (const side of ['inner', 'outer', 'top', 'bottom'] as const)
      expect(margins[side]).toBeGreaterThan(0.5 * INCH - 1e-6);
    expect(warnings.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^The book has \d+ pages, and IngramSpark binds 18 to 1200/),
    );
  });

  it('has bleed on the three outer sides, and neither bookmarks nor colours as light', async () => {
    const { spec, parts } = sampleBook(BLEEDING, [{ puzzles: [0, 1] }]);
    const text = Buffer.from(await renderBook(layoutBook(spec, parts).main, spec)).toString('latin1');
    const boxes = [...text.matchAll(/\/TrimBox \[([\d. ]+)\]/g)].map(([, sides]) => sides);
    expect(boxes.slice(0, 2)).toEqual(['0 9 432 657', '9 9 441 657']);
    expect([...new Set([...text.matchAll(/\/MediaBox \[([\d. ]+)\]/g)].map(([, sides]) => sides))]).toEqual([
      '0 0 441 666',
    ]);
    expect(text).not.toContain('/Outlines');
  });

  it('is not made where the printer would reject it, and the reasons are those of the check', async () => {
    const sudoku = PUZZLES.findIndex(({ family }) => family === 'sudoku');
    const bind = (options: object, count: number) => {
      const spec = specFrom({ ...options, parts: [{ files: ['examples'], 'per-page': 1 }] });
      return bindBook(spec, [Array.from({ length: count }, () => PUZZLES[sudoku]!)], undefined, readPdf);
    };
    expect(await bind(BLEEDING, 26)).toMatchObject({ status: 'bound' });
    expect(await bind({ ...BLEEDING, cover: true }, 26)).toMatchObject({ status: 'bound' });
    expect(await bind({}, 2)).toMatchObject({ status: 'bound' });
    expect(await bind(BLEEDING, 2)).toMatchObject({
      status: 'refused',
      reasons: [
        expect.stringMatching(/^KDP would reject the book: The file has \d+ pages; KDP binds 24 to 828/),
      ],
    });
  });

  it('leaves a file of work, and no PDF, where the printer would reject it', async () => {
    const part = '{ family: sudoku, count: 2, parameters: { size: 4 } }';
    writeFileSync('week.yaml', `printer: kdp\ntrim: 6x9\nseed: a\nparts: [${part}]\n`);
    const { code, err } = await cli(['book', 'week.yaml', '-o', 'week.pdf']);
    expect(code).toBe(2);
    expect(err).toMatch(/KDP would reject the book: The file has \d+ pages/);
    expect(readdirSync('.').filter((name) => name.startsWith('week'))).toEqual([
      'week.puzzles.jsonl',
      'week.yaml',
    ]);
  });
});
