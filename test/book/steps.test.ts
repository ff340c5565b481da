/**
 * Hints and solutions step by step in a book: whole, inside their pages, in order, and only where they are
 * wanted.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { sidecarOf } from '../../src/book/bind/sidecar.js';
import { type LaidOut, layoutBook } from '../../src/book/layout/layout.js';
import { arrange } from '../../src/book/puzzles/entries.js';
import { readSpec } from '../../src/book/spec/spec.js';
import type { Item } from '../../src/book/style/item.js';
import { saysPremises } from '../../src/explain/pages/record.js';
import { explainBook } from '../../src/jobs/book/explain-book.js';
import { openInProcess } from '../../src/jobs/ports/in-process.js';
import { inkOf, liesIn, overlap } from './ink.js';
import { PUZZLES, specFrom } from './sample-books.js';

const WANTED = ['star-battle/simple park', 'nonogram/house', 'kenken/four by four'];
const puzzles = PUZZLES.filter(({ id }) => WANTED.includes(id));
const PARTS = [{ files: ['a'], hints: 2, explain: true }, { files: ['b'], hints: 1 }, { files: ['c'] }];
let steps: Awaited<ReturnType<typeof explainBook>>;

beforeAll(async () => {
  const spec = specFrom({ parts: PARTS });
  steps = await explainBook(spec, [puzzles.slice(0, 2), puzzles.slice(1, 2), puzzles], openInProcess());
});

interface Sidecar {
  readonly parts: readonly {
    readonly puzzles: readonly { readonly hintPages?: number[]; readonly stepPages?: number[] }[];
  }[];
}

function bottomOf({ box }: Item): number {
  return box.y + box.height;
}

function documents(options: object, partsOf: readonly object[] = PARTS): readonly LaidOut[] {
  const spec = specFrom({ ...options, parts: partsOf });
  const parts = arrange(spec, [puzzles.slice(0, 2), puzzles.slice(1, 2), puzzles], steps.explained);
  const { main, answers } = layoutBook(spec, parts);
  return answers === undefined ? [main] : [main, answers];
}

/** Entries that have items of a kind, each once, in the order of the pages. */
function entriesOf(document: LaidOut, kind: 'hint' | 'step'): readonly number[] {
  const found = document.pages.flatMap(({ items }) => items.filter((item) => item.kind === kind));
  return [...new Set(found.map(({ entry }) => entry!))];
}

describe('hints and steps in a book', () => {
  it('explains the puzzles of the parts that want it, and no others', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(2);
    expect(steps.warnings).toEqual([]);
    expect([...steps.explained.keys()]).toEqual(puzzles.slice(0, 2));
  });

  it.each([
    ['letter', 'back'],
    ['a5', 'back'],
    ['4x6 in', 'back'],
    ['a5', 'foot'],
    ['4x6 in', 'foot'],
  ])('keeps to the type area of %s with hints at the %s, and nothing overlaps', (trim, place) => {
    const parts = PARTS.map((part) => ({ ...part, 'hints-at': place }));
    const [main] = documents({ trim }, parts);
    for (const { items, number } of main!.pages) {
      items.forEach(({ box, shapes, kind }, index) => {
        const extent = { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
        const where = `${kind} on page ${number}`;
        expect(liesIn(extent, { x: 0, y: 0, ...main!.area }, 0.01), where).toBe(true);
        expect(
          shapes.filter((shape) => !liesIn(inkOf(shape), box, 0.3)),
          where,
        ).toEqual([]);
        for (const other of items.slice(index + 1)) expect(overlap(box, other.box), where).toBeLessThan(0.01);
      });
    }
  });

  it('puts hints before steps and steps before answers, each in the contents', () => {
    const [main] = documents({});
    const titles = main!.chapters.map(({ title }) => title);
    expect(titles.slice(-3)).toEqual(['Hints', 'Solutions step by step', 'Answers']);
    expect(entriesOf(main!, 'hint')).toEqual([0, 1, 2]);
    expect(entriesOf(main!, 'step')).toEqual([0, 1]);
  });

  it('puts the steps into the document of the answers where there is one', () => {
    const [main, answers] = documents({ answers: 'separate' });
    expect([entriesOf(main!, 'hint'), entriesOf(main!, 'step')]).toEqual([[0, 1, 2], []]);
    expect([entriesOf(answers!, 'hint'), entriesOf(answers!, 'step')]).toEqual([[], [0, 1]]);
  });

  it('puts hints at the foot of the page of their puzzles, upside down, where that is wanted', () => {
    const parts = PARTS.map((part) => ({ ...part, 'hints-at': 'foot' }));
    const [main] = documents({ answers: 'facing' }, parts);
    expect(main!.chapters.map(({ title }) => title)).not.toContain('Hints');
    expect(entriesOf(main!, 'hint').toSorted()).toEqual([0, 1, 2]);
    for (const { items } of main!.pages) {
      const shown = items.flatMap(({ kind, entry }) => (kind === 'puzzle' ? [entry] : []));
      for (const { kind, entry, shapes, box } of items) {
        if (kind !== 'hint') continue;
        expect(shown).toContain(entry);
        expect(shapes.every((shape) => shape.kind === 'text' && shape.turned === true)).toBe(true);
        const lowest = Math.max(...items.filter((item) => item.kind === 'puzzle').map(bottomOf));
        expect(box.y).toBeGreaterThan(lowest);
      }
    }
  });

  it('prints once, under the heading of a puzzle, what all its steps take as known', async () => {
    const parts = [{ files: ['a'], explain: true }];
    const spec = specFrom({ trim: '4x6 in', parts });
    const queens = PUZZLES.filter(({ id }) => id === 'queens/five by five');
    const { explained } = await explainBook(spec, [queens], openInProcess());
    const book = layoutBook(spec, arrange(spec, [queens], explained));
    const texts = book.main.pages.flatMap(({ items }) =>
      items
        .filter(({ kind }) => kind === 'step')
        .map(({ shapes }) => shapes.map((shape) => (shape.kind === 'text' ? shape.text : '')).join(' ')),
    );
    const premises = saysPremises(explained.get(queens[0]!)!);
    expect(premises).toMatch(/^\d+ queens are the most that fit/);
    expect(texts.filter((text) => text.includes('the most that fit'))).toEqual([premises]);
    expect(texts.indexOf(premises)).toBe(1);
  });

  it('lists the pages of hints and of steps in the sidecar', () => {
    const spec = specFrom({ parts: PARTS });
    const parts = arrange(spec, [puzzles.slice(0, 2), puzzles.slice(1, 2), puzzles], steps.explained);
    const book = layoutBook(spec, parts);
    const sidecar = JSON.parse(JSON.stringify(sidecarOf(spec, parts, book))) as Sidecar;
    const [first, second, third] = sidecar.parts.map((part) => part.puzzles[0]!);
    const pagesOf = (kind: string) =>
      book.main.pages.flatMap((page) => (page.kind === kind ? [page.number] : []));
    expect(pagesOf('hints')).toEqual(expect.arrayContaining(first!.hintPages!));
    expect(pagesOf('steps')).toEqual(expect.arrayContaining(first!.stepPages!));
    expect([second!.hintPages?.length, second!.stepPages, third!.hintPages]).toEqual([
      1,
      undefined,
      undefined,
    ]);
  });

  it('does not give away in a hint what follows', () => {
    const [main] = documents({});
    const hints = main!.pages.flatMap(({ items }) => items.filter(({ kind }) => kind === 'hint'));
    for (const { shapes } of hints) {
      const text = shapes.map((shape) => (shape.kind === 'text' ? shape.text : '')).join(' ');
      expect(text).toContain('Look at ');
      expect(text).not.toContain('because');
    }
  });

  it('has nothing of the kind by default, and refuses other numbers of hints', () => {
    const parts = [{ files: ['a'] }];
    expect(specFrom({ parts }).parts[0]).toMatchObject({ hints: 0, explain: false });
    const read = readSpec(JSON.stringify({ parts: [{ files: ['a'], hints: 4 }] }));
    expect(read.ok).toBe(false);
  });
});
