/** Objections of `book --check`: faults planted in a book of ours, which has none itself. */
import { writeFileSync } from 'node:fs';
import { degrees, PDFDocument, PDFName, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { renderBook } from '../../src/book/bind/render.js';
import { checkPdf } from '../../src/book/check/check.js';
import { layoutBook } from '../../src/book/layout/layout.js';
import { readPdf } from '../../src/cli/book/read-pdf.js';
import { cli } from '../cli/harness.js';
import { workInFreshFolder } from './fresh-folder.js';
import { PUZZLES, sampleBook } from './sample-books.js';

workInFreshFolder();

/** A book of 26 puzzles, one a page, so that KDP binds it. */
async function bookFor(options: object): Promise<Uint8Array> {
  const sudoku = PUZZLES.findIndex(({ family }) => family === 'sudoku');
  const part = { look: { 'per-page': 1 }, puzzles: Array.from({ length: 26 }, () => sudoku) };
  const { spec, parts } = sampleBook({ trim: '6x9', bleed: '0.125 in', ...options }, [part]);
  return renderBook(layoutBook(spec, parts).main, spec);
}

const sound = await bookFor({ printer: 'kdp' });

async function objections(bytes: Uint8Array, printer: 'kdp' | 'ingramspark' = 'kdp') {
  return checkPdf((await readPdf(bytes))!, printer);
}

type Change = (page: PDFPage, book: PDFDocument) => unknown;

/** The sound book with changes, each to the page of its number. */
async function planted(
  ...changes: readonly (readonly [page: number, change: Change])[]
): Promise<Uint8Array> {
  const book = await PDFDocument.load(sound, { updateMetadata: false });
  for (const [page, change] of changes) await change(book.getPage(page - 1), book);
  return book.save();
}

function removeFrom(book: PDFDocument, page: number): void {
  while (book.getPageCount() > page) book.removePage(page);
}

const BLACK = rgb(0, 0, 0);
/** A point in the middle of a page, in points. */
const MIDDLE = { x: 200, y: 300 };
const PNG_OF_ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Faults that come with the planted ones. */
const SIDE_EFFECTS = ['bleed 5', 'page-size 7', 'transparency 16', 'font 17'];

/** Planted faults, their pages, and the objections to them. */
const FAULTS: readonly (readonly [code: string, page: number, change: Change, said: object])[] = [
  ['page-size', 5, (page) => page.setSize(500, 666), {}],
  ['bleed', 7, (page) => page.setTrimBox(0, 9, 437, 648), { message: expect.stringContaining('outer') }],
  [
    'bleed',
    8,
    (page) => page.node.delete(PDFName.of('BleedBox')),
    { message: expect.stringContaining('BleedBox') },
  ],
  [
    'font',
    9,
    async (page, book) =>
      page.drawText('Type', { ...MIDDLE, font: await book.embedFont(StandardFonts.Courier) }),
    { message: expect.stringContaining('Courier') },
  ],
  ['margin', 11, (page) => page.drawCircle({ x: 425, y: 300, size: 5, color: BLACK }), {}],
  [
    'gutter',
    13,
    (page) => page.drawRectangle({ x: 15, y: 657 - 72, width: 30, height: 9, color: BLACK }),
    { x: 5.3, y: 22.2 },
  ],
  ['gutter', 14, (page) => page.drawLine({ start: { x: 430, y: 300 }, end: { x: 430, y: 400 } }), {}],
  [
    'line',
    15,
    (page) => page.drawLine({ start: MIDDLE, end: { x: 300, y: 300 }, thickness: 0.1 }),
    { x: 70.5, message: 'A line of 0.1 pt; expected 0.75 pt or more.' },
  ],
  [
    'resolution',
    16,
    async (page, book) =>
      page.drawImage(await book.embedPng(PNG_OF_ONE_PIXEL), { ...MIDDLE, width: 72, height: 72 }),
    { message: expect.stringContaining('1 pixels an inch') },
  ],
  [
    'type',
    17,
    async (page, book) =>
      page.drawText('Type', { ...MIDDLE, size: 4, font: await book.embedFont(StandardFonts.Helvetica) }),
    { message: 'Type of 4 pt; expected 7 pt or more.' },
  ],
  ['transparency', 18, (page) => page.drawCircle({ ...MIDDLE, size: 9, color: BLACK, opacity: 0.5 }), {}],
  ['rotated', 19, (page) => page.setRotation(degrees(90)), {}],
];

describe('a planted fault', () => {
  const everything = planted(...FAULTS.map(([, page, change]) => [page, change] as const)).then((bytes) =>
    objections(bytes),
  );

  it.each(FAULTS)('%s is named with its page, %i, and its place', async (code, page, _, said) => {
    expect(await everything).toContainEqual(expect.objectContaining({ code, page, ...said }));
  });

  it('nothing else is objected to', async () => {
    const places = (await everything).map(({ code, page }) => `${code} ${page}`);
    const planned = FAULTS.map(([code, page]) => `${code} ${page}`);
    expect(places.filter((place) => ![...planned, ...SIDE_EFFECTS].includes(place))).toEqual([]);
  });

  it('too few pages are named', async () => {
    const found = await objections(await planted([1, (_, book) => removeFrom(book, 4)]));
    expect(found).toContainEqual({
      code: 'pages',
      message: expect.stringContaining('4 pages; KDP binds 24 to 828'),
    });
  });

  it('pages of a size that KDP does not print are named', async () => {
    const found = await objections(await bookFor({ trim: '9x12' }));
    expect(found.map(({ code }) => code)).toContain('trim');
  });

  it('a file with a password is named', async () => {
    const found = await objections(
      await planted([1, (_, book) => book.encrypt({ ownerPassword: 'x', userPassword: 'y' })]),
    );
    expect(found.map(({ code }) => code)).toContain('encrypted');
  });

  it('colours as light are named where inks are asked for', async () => {
    const bytes = await planted([7, (page) => page.drawCircle({ ...MIDDLE, size: 9, color: rgb(1, 0, 0) })]);
    const found = await objections(bytes, 'ingramspark');
    expect(found).toContainEqual(expect.objectContaining({ code: 'colour', page: 7 }));
  });
});

describe('a book of ours', () => {
  it.each([
    ['kdp', {}],
    ['kdp', { bleed: 0 }],
    ['ingramspark', {}],
    [undefined, {}],
  ] as const)('has nothing to object to by the rules of %s with %j', async (printer, options) => {
    const bytes = await bookFor({ ...(printer === undefined ? {} : { printer }), ...options });
    expect(checkPdf((await readPdf(bytes))!, printer)).toEqual([]);
  });
});

describe('book --check', () => {
  it('answers with its exit code and one object a line', async () => {
    writeFileSync('sound.pdf', sound);
    writeFileSync('small.pdf', await planted([7, (page) => page.setSize(500, 666)]));
    writeFileSync('no.pdf', 'no PDF');
    expect(await cli(['book', 'sound.pdf', '--check', '--printer', 'kdp', '--json'])).toMatchObject({
      code: 0,
      out: '',
    });
    const refused = await cli(['book', 'small.pdf', '--check', '--json']);
    expect(refused.code).toBe(1);
    for (const line of refused.out.trim().split('\n')) expect(JSON.parse(line)).toMatchObject({ page: 7 });
    expect((await cli(['book', 'small.pdf', '--check'])).out).toMatch(
      /^small\.pdf: page 7: The page is 6\.94 x 9\.25 in/m,
    );
    expect(await cli(['book', 'no.pdf', '--check'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('no.pdf: cannot be read as a PDF'),
    });
  });
});
