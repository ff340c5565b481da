/** The designs of books: typefaces, marks, colours, and what users add of their own. */
import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderBook } from '../../src/book/bind/render.js';
import { layoutBook } from '../../src/book/layout/layout.js';
import { DESIGN_IDS, DESIGNS } from '../../src/book/style/designs.js';
import { measureText, textRuns } from '../../src/draw/font.js';
import type { Shape } from '../../src/draw/scene.js';
import { cli } from '../cli/harness.js';
import { workInFreshFolder } from './fresh-folder.js';
import { PUZZLES, sampleBook } from './sample-books.js';

const place = workInFreshFolder();
const SOME = [{ puzzles: [0, 1, 2, 3] }];

/** All pages of a sample book, and the shapes on those of a kind. */
function pagesWith(options: object, puzzles = SOME) {
  const { spec, parts } = sampleBook({ title: 'Week', author: 'A. Setter', ...options }, puzzles);
  const book = layoutBook(spec, parts).main;
  const shapesOn = (kind: string): readonly Shape[] =>
    book.pages
      .filter((page) => page.kind === kind)
      .flatMap(({ items }) => items.flatMap(({ shapes }) => shapes));
  return { book, spec, shapesOn };
}

const textsOf = (shapes: readonly Shape[]) => shapes.filter((shape) => shape.kind === 'text');

describe.each(DESIGN_IDS)('the design %s', (design) => {
  it('sets words in its typeface, black on paper unless colour is asked for', () => {
    const { typeface, accent } = DESIGNS[design];
    for (const colour of [false, true]) {
      const [title] = textsOf(pagesWith({ design, colour }).shapesOn('title'));
      expect(title).toMatchObject({ text: 'Week', colour: colour ? accent : '#000000' });
      expect(title!.typeface).toBe(typeface);
    }
  });

  it('keeps all items inside the type area', () => {
    const { book } = pagesWith({ design, trim: 'a5', foreword: 'One.\nTwo.' });
    for (const { items } of book.pages) {
      for (const { box } of items) {
        expect(box.x).toBeGreaterThan(-1e-6);
        expect(box.x + box.width).toBeLessThan(book.area.width + 1e-6);
        expect(box.y + box.height).toBeLessThan(book.area.height + 1e-6);
      }
    }
  });

  it('has its fonts in the PDF', async () => {
    const { book, spec } = pagesWith({ design }, [{ puzzles: [0] }]);
    const text = Buffer.from(await renderBook(book, spec)).toString('latin1');
    const name = { modern: 'AtkinsonHyperlegible', classic: 'SourceSerif', children: 'Andika' }[design];
    expect(text).toContain(name);
  });
});

describe('the marks of difficulty', () => {
  it('are dots, stars, or the word alone', () => {
    const kinds = (design: string) =>
      new Set(
        pagesWith({ design })
          .shapesOn('imprint')
          .map(({ kind }) => kind),
      );
    expect(kinds('modern')).toEqual(new Set(['text', 'circle']));
    expect(kinds('children')).toEqual(new Set(['text', 'path']));
    expect(kinds('classic')).toEqual(new Set(['text']));
  });
});

describe('a typeface that a text asks for', () => {
  it('sets what it has, and leaves the rest to the others', () => {
    expect(textRuns('Week', false, 'serif').map(({ face }) => face)).toEqual(['regular-serif']);
    expect(textRuns('Ł', true, 'friendly').map(({ face }) => face)).toEqual(['bold-friendly-extended']);
    expect(textRuns('週', false, 'serif').map(({ face }) => face)).toEqual(['regular-japanese']);
    expect(measureText('Week', 10, false, 'serif')).not.toBe(measureText('Week', 10));
  });
});

describe('what users add', () => {
  it('a foreword goes over as many pages as it takes, after the imprint', () => {
    const paragraphs = Array.from({ length: 120 }, (_, index) => `Paragraph ${index} of the foreword.`);
    const { book, shapesOn } = pagesWith({ foreword: paragraphs.join('\n'), trim: 'a5' });
    expect(book.pages.map(({ kind }) => kind).slice(0, 4)).toEqual([
      'title',
      'imprint',
      'foreword',
      'foreword',
    ]);
    const said = textsOf(shapesOn('foreword')).map(({ text }) => text);
    for (const paragraph of paragraphs) expect(said).toContain(paragraph);
  });

  it('titles of puzzles stand over them where they are asked for', () => {
    // The title of a nonogram says what its picture shows, and stands over the answer alone.
    const hidden = PUZZLES.find(({ puzzle }) => puzzle.family === 'nonogram')!;
    const open = PUZZLES.find(({ puzzle }) => puzzle.family !== 'nonogram')!;
    for (const [entered, asked, wanted] of [
      [open, true, true],
      [open, false, false],
      [hidden, true, false],
    ] as const) {
      const titled = { ...entered, credits: { title: 'Two owls' } };
      const { spec, parts } = sampleBook({ 'puzzle-titles': asked }, [
        { puzzles: [PUZZLES.indexOf(entered)] },
      ]);
      const entry = { ...parts[0]!.entries[0]!, puzzle: titled };
      const { pages } = layoutBook(spec, [{ ...parts[0]!, entries: [entry] }]).main;
      const words = textsOf(
        pages
          .filter(({ kind }) => kind === 'puzzles')
          .flatMap(({ items }) => items.flatMap(({ shapes }) => shapes)),
      ).map(({ text }) => text);
      expect(words.some((text) => text.includes('Two owls'))).toBe(wanted);
    }
  });

  it('a logo is a grey picture on the title page; what is no picture is refused', async () => {
    writeFileSync('one.jsonl', `${JSON.stringify(PUZZLES[0]!.puzzle)}\n`);
    const spec = (logo: string) => `logo: ${logo}\nparts: [{ files: [one.jsonl] }]\n`;
    writeFileSync('good.yaml', spec(`${place.here}/images/owl.svg`));
    writeFileSync('bad.yaml', spec('one.jsonl'));
    expect((await cli(['book', 'good.yaml', '-o', 'good.pdf'])).code).toBe(0);
    expect((await cli(['book', 'good.pdf', '--check', '--printer', 'ingramspark'])).out).not.toContain(
      'picture',
    );
    const refused = await cli(['book', 'bad.yaml', '-o', 'bad.pdf']);
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('one.jsonl') });
  });
});
