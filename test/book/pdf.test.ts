/** The PDF of a book as its readers see it; poppler-utils has a say where it is installed. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderBook } from '../../src/book/bind/render.js';
import { layoutBook } from '../../src/book/layout/layout.js';
import { EVERYTHING, sampleBook } from './sample-books.js';

const OPTIONS = { title: 'Week & <more>', author: 'Łucja', keywords: 'a, b', trim: '6x9', bleed: '0.125 in' };

async function pdfOf(options: object, samples = EVERYTHING): Promise<Uint8Array> {
  const { spec, parts } = sampleBook(options, samples);
  return renderBook(layoutBook(spec, parts).main, spec);
}

function latin(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

const usual = await pdfOf(OPTIONS);

describe('the PDF of a book', () => {
  it('is the same bytes twice, without a date', async () => {
    expect(Buffer.compare(await pdfOf(OPTIONS), usual)).toBe(0);
    expect(latin(usual)).not.toContain('CreationDate');
  });

  it('has a TrimBox inside the bleed on every page', async () => {
    const text = latin(usual);
    const pages = text.match(/\/Type \/Page\b/g)!.length;
    const boxes = [...text.matchAll(/\/(TrimBox|BleedBox) \[([\d. ]+)\]/g)].map(([, name, sides]) => [
      name,
      ...sides!.split(' ').map((side) => Math.round(Number(side))),
    ]);
    expect(boxes).toHaveLength(2 * pages);
    for (const box of boxes) {
      expect(box).toEqual(box[0] === 'TrimBox' ? ['TrimBox', 9, 9, 441, 657] : ['BleedBox', 0, 0, 450, 666]);
    }
  });

  it('has bookmarks for its chapters', async () => {
    const text = latin(await pdfOf({ ...OPTIONS, title: 'Week' }, [{ puzzles: [0, 1, 2, 20, 40] }]));
    for (const title of ['How to solve', 'Mixed puzzles', 'Answers'])
      expect(text).toContain(`/Title (${title})`);
  });
});

const hasPoppler = spawnSync('pdfinfo', ['-v']).error === undefined;

describe.skipIf(!hasPoppler)('poppler-utils (skipped where they are not installed) say', () => {
  let folder = '';
  let file = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'book-'));
    file = path.join(folder, 'book.pdf');
    writeFileSync(file, usual);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('that every font is embedded as a subset', () => {
    const [, , ...fonts] = execFileSync('pdffonts', [file], { encoding: 'utf8' }).trim().split('\n');
    expect(fonts.length).toBeGreaterThanOrEqual(2);
    for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+AtkinsonHyperlegible.* yes yes yes /);
  });

  it('that the boxes and the metadata are as asked', () => {
    const report = execFileSync('pdfinfo', ['-box', '-enc', 'UTF-8', file], { encoding: 'utf8' });
    expect(report).toMatch(/^Title: +Week & <more>$/m);
    expect(report).toMatch(/^Author: +Łucja$/m);
    expect(report).toMatch(/^MediaBox: +0\.00 +0\.00 +450\.00 +666\.00$/m);
    expect(report).toMatch(/^TrimBox: +9\.00 +9\.00 +441\.00 +657\.00$/m);
    expect(report).toMatch(/^BleedBox: +0\.00 +0\.00 +450\.00 +666\.00$/m);
  });
});
