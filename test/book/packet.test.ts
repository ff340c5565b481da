/** Packets of worksheets: parts share pages, and the spec refuses what they do not have. */
import { describe, expect, it } from 'vitest';
import { layoutBook } from '../../src/book/layout/layout.js';
import { readSpec } from '../../src/book/spec/spec.js';
import { describeIssue } from '../../src/core/issue.js';
import { inkOf, liesIn, overlap } from './ink.js';
import { PUZZLES, sampleBook } from './sample-books.js';

const SMALL = PUZZLES.flatMap(({ puzzle }, index) => (JSON.stringify(puzzle).length < 300 ? [index] : []));
const THREE_PARTS = [0, 1, 2].map((part) => ({ puzzles: SMALL.slice(part * 4, part * 4 + 4) }));
const ROUNDING = 0.01;
const STROKES = 0.3;

describe('a packet', () => {
  it.each([
    ['letter', false],
    ['a5', false],
    ['a4', true],
  ])(
    'of %s paper (large print: %s) has every puzzle once, inside the type area, with no overlap',
    (trim, large) => {
      const options = { layout: 'packet', trim, subtitle: 'Class 4b', 'large-print': large };
      const { spec, parts } = sampleBook(options, THREE_PARTS);
      const { pages, area } = layoutBook(spec, parts).main;
      const shown = pages.flatMap(({ items }) =>
        items.flatMap(({ kind, entry }) => (kind === 'puzzle' ? [entry] : [])),
      );
      expect(shown).toEqual(shown.map((_, index) => index));
      expect(shown).toHaveLength(12);
      for (const { items, number } of pages) {
        for (const [index, { box, shapes, kind }] of items.entries()) {
          const extent = { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
          expect(liesIn(extent, { x: 0, y: 0, ...area }, ROUNDING), `${kind} on page ${number}`).toBe(true);
          expect(shapes.filter((shape) => !liesIn(inkOf(shape), box, STROKES))).toEqual([]);
          for (const other of items.slice(index + 1)) {
            expect(
              overlap(box, other.box),
              `${kind} and ${other.kind} on page ${number}`,
            ).toBeLessThanOrEqual(ROUNDING);
          }
        }
      }
    },
  );

  it('begins with lines for name and date, without title page, contents and chapter of rules', () => {
    const { spec, parts } = sampleBook({ layout: 'packet', title: 'Monday' }, THREE_PARTS);
    const { pages, chapters } = layoutBook(spec, parts).main;
    const texts = pages[0]!.items.flatMap(({ shapes }) =>
      shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])),
    );
    expect(texts).toEqual(expect.arrayContaining(['Name', 'Date', 'Monday']));
    expect(new Set(pages.map(({ kind }) => kind))).toEqual(new Set(['puzzles', 'answers']));
    expect(chapters).toHaveLength(4);
  });

  it('shares pages among parts, where a book has a page for each', () => {
    const pagesOf = (layout: string): number => {
      const { spec, parts } = sampleBook(
        { layout, 'title-page': false, rules: false, contents: false },
        THREE_PARTS,
      );
      return layoutBook(spec, parts).main.pages.filter(({ kind }) => kind === 'puzzles').length;
    };
    expect(pagesOf('packet')).toBeLessThan(pagesOf('book'));
  });

  it.each([
    ['answers: beside', 'answers: The answers of a packet are at the back or separate; found beside'],
    ['answers: overleaf', 'found overleaf'],
  ])('has no %s', (key, expected) => {
    const read = readSpec(`layout: packet\n${key}\nparts: [{ files: [a] }]\n`);
    expect(read.ok ? '' : read.issues.map(describeIssue).join('\n')).toContain(expected);
  });

  it('refuses what only a page of one part has, and a book refuses the line for the name', () => {
    const text =
      'layout: packet\nparts:\n  - { files: [a], per-page: 4 }\n  - { files: [b], hints: 1, hints-at: foot }\n';
    const read = readSpec(text);
    const issues = read.ok ? [] : read.issues.map(describeIssue);
    expect(issues[0]).toContain('line 3, column 19, parts, item 1, per-page: A packet fills its pages');
    expect(issues[1]).toContain('parts, item 2, hints-at: The hints of a packet are at the back');
    const book = readSpec('name-line: true\nparts: [{ files: [a] }]\n');
    expect(book.ok ? '' : book.issues.map(describeIssue).join()).toContain('Only the layout packet');
  });
});
