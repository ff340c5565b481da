/**
 * The type size of a book, by its own pages and by poppler's extraction from the PDF; and the targets of its
 * links.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { linksOf } from '../../src/book/bind/links.js';
import { renderBook } from '../../src/book/bind/render.js';
import { type BookPage, type LaidOut, layoutBook } from '../../src/book/layout/layout.js';
import { LEAST_TEXT, scaleForText } from '../../src/book/puzzles/pictures.js';
import type { Item } from '../../src/book/style/item.js';
import { findFamily } from '../../src/families/index.js';
import { namedIn, PUZZLES, sampleBook } from './sample-books.js';

const POINT = 25.4 / 72;
/**
 * True if no text of the puzzle is under 6 pt at its natural size; examples hold a few that nobody prints.
 */
function isReadable({ family, puzzle }: (typeof PUZZLES)[number]): boolean {
  return scaleForText(findFamily(family)!.picture(puzzle, {}), LEAST_TEXT) <= 1;
}

/** Two small examples of every family, in one part each. */
const FAMILIES = [...new Set(PUZZLES.map(({ family }) => family))];
const TWO_OF_EACH = FAMILIES.map((family) => {
  const own = PUZZLES.flatMap((puzzle, index) =>
    puzzle.family === family && isReadable(puzzle) ? [index] : [],
  );
  const length = (index: number): number => JSON.stringify(PUZZLES[index]!.puzzle).length;
  return { puzzles: own.toSorted((one, other) => length(one) - length(other)).slice(0, 2) };
});

function pointsIn(item: Item): readonly number[] {
  return item.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.size / POINT] : []));
}

function leastOf({ items }: BookPage, kinds: readonly Item['kind'][]): number {
  return Math.min(...items.flatMap((item) => (kinds.includes(item.kind) ? pointsIn(item) : [])));
}

describe.each([
  ['letter', 'back', false, 7],
  ['a5', 'overleaf', false, 7],
  ['6x9', 'beside', false, 7],
  ['letter', 'beside', true, 10],
] as const)('a book of %s with answers %s (large print: %s)', (trim, answers, large, least) => {
  const { spec, parts } = sampleBook({ trim, answers, 'large-print': large }, TWO_OF_EACH);
  const { pages, warnings } = layoutBook(spec, parts).main;
  const named = namedIn(warnings, 'answer-small');

  it(`has no answer under ${least} pt that it does not warn of`, () => {
    const answerItems = pages.flatMap(({ items }) => items.filter(({ kind }) => kind === 'answer'));
    expect(answerItems).toHaveLength(TWO_OF_EACH.flatMap(({ puzzles }) => puzzles).length);
    for (const item of answerItems) {
      if (named.has(item.entry! + 1)) continue;
      expect(Math.min(99, ...pointsIn(item)), `answer ${item.entry! + 1}`).toBeGreaterThan(least - 0.01);
    }
    expect(named.size).toBeLessThan(3);
  });

  it('has no other text under 7 pt, and none in a puzzle under 6 pt', () => {
    for (const page of pages) {
      expect(leastOf(page, ['text', 'furniture']), `page ${page.number}`).toBeGreaterThan(6.99);
      expect(leastOf(page, ['puzzle']), `page ${page.number}`).toBeGreaterThan(5.99);
    }
  });
});

it('warns of just those answers that the trim leaves no room for, with number and sizes', () => {
  const some = PUZZLES.flatMap(({ family }, index) =>
    family === 'sudoku' || index % 8 === 0 ? [index] : [],
  );
  const margins = { inner: 25, outer: 25 };
  const options = { trim: '90x150 mm', margins, 'large-print': true, rules: false, 'title-page': false };
  const { spec, parts } = sampleBook(options, [{ puzzles: some }]);
  const { pages, warnings } = layoutBook(spec, parts).main;
  const small = pages.flatMap(({ items }) =>
    items.flatMap((item) =>
      item.kind === 'answer' && Math.min(99, ...pointsIn(item)) < 9.99 ? [item.entry! + 1] : [],
    ),
  );
  expect(small.length).toBeGreaterThan(0);
  expect(namedIn(warnings, 'answer-small')).toEqual(new Set(small));
  expect(warnings.find(({ code }) => code === 'answer-small')!.message).toMatch(
    /is [\d.]+( to [\d.]+)? pt, and 10 pt is the least/,
  );
});

const SMALL_BOOK = sampleBook({ trim: 'a5', title: 'Links' }, TWO_OF_EACH);
const { main } = layoutBook(SMALL_BOOK.spec, SMALL_BOOK.parts);

describe('on a screen', () => {
  const entryAt = ({ pages }: LaidOut, page: number, kind: Item['kind']): readonly number[] =>
    pages[page]!.items.flatMap((item) => (item.kind === kind ? [item.entry!] : []));

  it('the contents lead to every chapter, puzzles to their answers, and answers to their puzzles', () => {
    const links = linksOf(
      main,
      main.pages.map(() => ({ left: 0, right: 0, top: 0, bottom: 0 })),
    );
    const contents = main.pages.filter(({ kind }) => kind === 'contents').map(({ number }) => number - 1);
    const fromContents = links.filter(({ page }) => contents.includes(page));
    expect(fromContents.map(({ target }) => target + 1)).toEqual(main.chapters.map(({ page }) => page));
    const others = links.filter(({ page }) => !contents.includes(page));
    expect(others).toHaveLength(2 * SMALL_BOOK.parts.flatMap(({ entries }) => entries).length);
    for (const { page, target } of others) {
      const [from, to] = main.pages[page]!.kind === 'puzzles' ? ['puzzle', 'answer'] : ['answer', 'puzzle'];
      const here = entryAt(main, page, from as Item['kind']);
      expect(here.some((entry) => entryAt(main, target, to as Item['kind']).includes(entry))).toBe(true);
    }
  });

  it('every link of the PDF has a destination, and every chapter a bookmark', async () => {
    const text = Buffer.from(await renderBook(main, SMALL_BOOK.spec)).toString('latin1');
    const targets = [...text.matchAll(/\/D \((page-\d+)\)/g)].map(([, name]) => name);
    expect(targets.length).toBe(main.chapters.length + 4 * FAMILIES.length);
    for (const name of new Set(targets)) expect(text).toContain(`(${name}) [`);
    for (const { title } of main.chapters) expect(text).toContain(`/Title (${title})`);
    const without = await renderBook(main, { ...SMALL_BOOK.spec, links: false });
    expect(Buffer.from(without).toString('latin1')).not.toMatch(/\/GoTo|\/Outlines/);
  });
});

const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined;

it.skipIf(!hasPoppler)('pdftotext (skipped where it is not installed) finds no smaller type', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'book-'));
  try {
    const file = path.join(folder, 'book.pdf');
    writeFileSync(file, await renderBook(main, SMALL_BOOK.spec));
    const html = execFileSync('pdftotext', ['-bbox', file, '-'], { encoding: 'utf8' });
    const pages = html.split('<page ').slice(1);
    expect(pages).toHaveLength(main.pages.length);
    const heights = pages.map((page) =>
      [...page.matchAll(/yMin="([\d.]+)"[^>]*yMax="([\d.]+)"/g)].map(([, top, bottom]) => +bottom! - +top!),
    );
    const largest = Math.max(...main.pages.flatMap(({ items }) => items.flatMap(pointsIn)));
    const heightOfPoint = Math.max(...heights.flat()) / largest;
    for (const [index, found] of heights.entries()) {
      const { kind } = main.pages[index]!;
      const least = kind === 'answers' ? 7 : 6;
      if (kind === 'title' || found.length === 0) continue;
      expect(Math.min(...found) / heightOfPoint, `page ${index + 1}`).toBeGreaterThan(least - 0.1);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
