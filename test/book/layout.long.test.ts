/** Laws of pages, over random specifications and all families' examples. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BookPage, type LaidOut, layoutBook } from '../../src/book/layout/layout.js';
import { leastInner } from '../../src/book/paper/margins.js';
import { HAIRLINE, type Shape } from '../../src/draw/scene.js';
import { inkOf, liesIn, overlap } from './ink.js';
import { anySample, EVERYTHING, namedIn, PUZZLES, type SampleBook, sampleBook } from './sample-books.js';

const RUNS = { numRuns: 6 };
/**
 * Rounding, and strokes that stand out of a picture of 1 mm margin when they are not made thinner with it.
 */
const ROUNDING = 0.01;
const STROKES = 0.3;

function documents(sample: SampleBook): readonly LaidOut[] {
  const { main, answers } = layoutBook(sample.spec, sample.parts);
  return answers === undefined ? [main] : [main, answers];
}

function everyPage(sample: SampleBook, check: (page: BookPage, document: LaidOut) => void): void {
  for (const document of documents(sample)) for (const page of document.pages) check(page, document);
}

/** Positions of the entries that have an item of a kind, in the order of the pages. */
function shown(pages: readonly BookPage[], kind: 'puzzle' | 'answer'): readonly number[] {
  return pages.flatMap(({ items }) => items.flatMap((item) => (item.kind === kind ? [item.entry!] : [])));
}

describe('on every page of any book', () => {
  it('nothing leaves the type area', () => {
    fc.assert(
      fc.property(anySample, (data) => {
        everyPage(sampleBook(...data), ({ items, number }, { area }) => {
          for (const { box, kind } of items) {
            const extent = { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
            const isInside = liesIn(extent, { x: 0, y: 0, ...area }, ROUNDING);
            expect(isInside, `${kind} on page ${number}: ${JSON.stringify({ box, area })}`).toBe(true);
          }
        });
      }),
      RUNS,
    );
  });

  it('no two things overlap', () => {
    fc.assert(
      fc.property(anySample, (data) => {
        everyPage(sampleBook(...data), ({ items, number }) => {
          const overlapping = items.flatMap((one, index) =>
            items
              .slice(index + 1)
              .filter((other) => !(overlap(one.box, other.box) <= ROUNDING))
              .map((other) => [one.kind, one.box, other.kind, other.box]),
          );
          expect(overlapping, `page ${number}`).toEqual([]);
        });
      }),
      RUNS,
    );
  });

  it('everything keeps to its box, and no line is thinner than 0.75 pt', () => {
    fc.assert(
      fc.property(anySample, (data) => {
        everyPage(sampleBook(...data), ({ items, number }) => {
          for (const { box, shapes, kind } of items) {
            const outside = shapes.filter((shape) => !liesIn(inkOf(shape), box, STROKES));
            const thin = shapes.filter((shape) => !((strokeOf(shape) ?? HAIRLINE) >= HAIRLINE - 1e-9));
            expect({ outside, thin }, `${kind} in ${JSON.stringify(box)} on page ${number}`).toEqual({
              outside: [],
              thin: [],
            });
          }
        });
      }),
      RUNS,
    );
  });
});

function strokeOf(shape: Shape): number | undefined {
  if (shape.kind === 'line') return shape.width;
  return 'stroke' in shape && shape.stroke !== undefined ? (shape.strokeWidth ?? HAIRLINE) : undefined;
}

describe('in any book', () => {
  it('every puzzle and every answer stands once, in order, under its number', () => {
    fc.assert(
      fc.property(anySample, (data) => {
        const sample = sampleBook(...data);
        const entries = sample.parts.flatMap((part) => part.entries);
        const [main, answers = main!] = documents(sample);
        expect(shown(main!.pages, 'puzzle')).toEqual(entries.map(({ index }) => index));
        expect(shown(answers.pages, 'answer')).toEqual(entries.map(({ index }) => index));
        for (const { items } of [...main!.pages, ...(answers === main ? [] : answers.pages)]) {
          items.forEach((item, index) => {
            if (item.kind !== 'puzzle' && item.kind !== 'answer') return;
            const above = items[index - 1]!.shapes[0]!;
            expect(above).toMatchObject({ kind: 'text', text: String(entries[item.entry!]!.number) });
          });
        }
      }),
      RUNS,
    );
  });

  it('pages are numbered, right-hand pages are odd, and the inner margin is wide enough', () => {
    fc.assert(
      fc.property(anySample, (data) => {
        const sample = sampleBook(...data);
        for (const { pages, margins, chapters } of documents(sample)) {
          expect(pages.map(({ number }) => number)).toEqual(pages.map((_, index) => index + 1));
          for (const { number, side } of pages) expect(side).toBe(number % 2 === 1 ? 'right' : 'left');
          expect(margins.inner).toBeGreaterThanOrEqual(
            Math.min(leastInner(pages.length), sample.spec.margins.inner ?? Number.POSITIVE_INFINITY),
          );
          for (const { page } of chapters)
            expect(pages[page - 1]!.kind).toMatch(/rules|opening|puzzles|answers/);
        }
      }),
      RUNS,
    );
  });

  it.each([
    ['beside', 'left'],
    ['overleaf', 'right'],
  ] as const)('answers that stand %s follow their puzzles, which are on %s pages', (answers, side) => {
    fc.assert(
      fc.property(anySample, (data) => {
        const { spec, parts } = sampleBook(...data);
        const { pages } = layoutBook({ ...spec, answers }, parts).main;
        for (const page of pages.filter(({ kind }) => kind === 'puzzles')) {
          expect(page.side).toBe(side);
          expect(shown([pages[page.number]!], 'answer')).toEqual(shown([page], 'puzzle'));
        }
      }),
      RUNS,
    );
  });
});

describe('sizes', () => {
  it('puzzles keep their natural size where it fits', () => {
    const { spec, parts } = sampleBook({ trim: 'letter' }, EVERYTHING);
    for (const { items } of layoutBook(spec, parts).main.pages) {
      for (const { kind, box, entry } of items) {
        if (kind !== 'puzzle') continue;
        const { family, puzzle } = parts[0]!.entries[entry!]!;
        const natural = family.picture(puzzle.puzzle, { textWidth: box.width });
        expect(box.height).toBeGreaterThan(natural.height * 0.95);
      }
    }
  });

  it('names what is too small by its number', () => {
    const { spec, parts } = sampleBook({ trim: '4x6 in' }, [
      { look: { 'per-page': 12 }, puzzles: EVERYTHING[0]!.puzzles },
    ]);
    const { warnings } = layoutBook(spec, parts).main;
    expect(warnings.map(({ code }) => code)).toEqual(['per-page', 'print-small']);
    expect(namedIn(warnings, 'per-page').size).toBeGreaterThan(10);
    expect(namedIn(warnings, 'print-small').size).toBeGreaterThan(2);
  });

  it('large print has one puzzle a page and texts of 16 pt, or says what is smaller', () => {
    const { spec, parts } = sampleBook({ trim: 'letter', 'large-print': true }, EVERYTHING);
    const { pages, warnings } = layoutBook(spec, parts).main;
    const named = namedIn(warnings, 'print-not-large');
    for (const { items } of pages) {
      const puzzles = items.filter(({ kind }) => kind === 'puzzle');
      expect(puzzles.length).toBeLessThanOrEqual(1);
      for (const { shapes, entry } of puzzles) {
        if (named.has(entry! + 1)) continue;
        for (const shape of shapes) {
          if (shape.kind === 'text') expect((shape.size / 25.4) * 72).toBeGreaterThan(15.99);
        }
      }
    }
    expect(named.size).toBeLessThan(PUZZLES.length / 4);
  });

  it('inner margins grow with the pages', () => {
    const lengths = PUZZLES.map(({ puzzle }) => JSON.stringify(puzzle).length);
    const smallest = lengths.indexOf(Math.min(...lengths));
    const part = { look: { 'per-page': 1 }, puzzles: Array.from({ length: 300 }, () => smallest) };
    const { spec, parts } = sampleBook({}, [part]);
    const { pages, margins } = layoutBook(spec, parts).main;
    expect(pages.length).toBeGreaterThan(300);
    expect(margins.inner).toBeCloseTo(0.625 * 25.4 + 0.125 * 25.4);
    expect(margins.outer).toBeCloseTo(12.7);
  });
});

describe('the order of a part', () => {
  it('is easy to hard, or as given', () => {
    const rank = { easy: 0, medium: 1, hard: 2 };
    const sorted = sampleBook({}, EVERYTHING).parts[0]!.entries.map(({ puzzle }) => rank[puzzle.difficulty!]);
    expect(sorted).toEqual(sorted.toSorted((one, other) => one - other));
    const given = sampleBook({}, [{ look: { order: 'given' }, ...EVERYTHING[0]! }]).parts[0]!.entries;
    expect(given.map(({ puzzle }) => puzzle)).toEqual(PUZZLES);
  });

  it('numbers go through the book, or begin anew in every part', () => {
    const halves = [{ puzzles: [0, 1, 2] }, { puzzles: [3, 4] }];
    const numbers = (numbering: string) =>
      sampleBook({ numbering }, halves).parts.map(({ entries }) => entries.map(({ number }) => number));
    expect(numbers('continuous')).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
    expect(numbers('parts')).toEqual([
      [1, 2, 3],
      [1, 2],
    ]);
  });
});
