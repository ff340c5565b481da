/** Pages are filled where the puzzles of a part differ in size, and warnings name those that stay small. */
import { describe, expect, it } from 'vitest';
import { type BookPage, layoutBook } from '../../src/book/layout/layout.js';
import { PRINTER_IDS, PRINTERS } from '../../src/book/paper/printers.js';
import { arrange } from '../../src/book/puzzles/entries.js';
import { leastTextOf } from '../../src/book/puzzles/pictures.js';
import type { Item } from '../../src/book/style/item.js';
import { nonogram, puzzleOfPicture, solutionOfCells } from '../../src/families/nonogram/index.js';
import type { CertifiedPuzzle } from '../../src/proving/certified-puzzle.js';
import { namedIn, specFrom } from './sample-books.js';

const POINT = 25.4 / 72;

/** A nonogram of a size, to be drawn: pages do not ask whether it has one solution. */
function drawn(width: number, height: number): CertifiedPuzzle {
  const isFilled = (row: number, column: number): boolean => ((row >> 2) + (column >> 2)) % 3 > 0;
  const cells = Uint8Array.from({ length: width * height }, (_, cell) =>
    isFilled(Math.floor(cell / width), cell % width) ? 1 : 0,
  );
  return {
    id: `${width}x${height}`,
    family: nonogram.id,
    puzzle: puzzleOfPicture(cells, height, width),
    solution: solutionOfCells(cells, height, width),
    verdict: 'unique',
    logic: 'plain',
    difficulty: 'easy',
    engine: 'sat',
    certified: true,
  };
}

/** A part of nonograms of these sizes, in this order. */
function laidOut(options: object, look: object, sizes: readonly (readonly [number, number])[]) {
  const spec = specFrom({ ...options, parts: [{ files: ['pictures'], order: 'given', ...look }] });
  return layoutBook(spec, arrange(spec, [sizes.map(([width, height]) => drawn(width, height))])).main;
}

const SIZES = [
  [15, 15],
  [20, 14],
  [14, 21],
  [15, 11],
  [20, 20],
  [11, 15],
  [20, 28],
] as const;

function itemsOf(pages: readonly BookPage[], kind: Item['kind']): readonly Item[] {
  return pages.flatMap(({ items }) => items.filter((item) => item.kind === kind));
}

function leastPoints({ shapes }: Item): number {
  return Math.min(...shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.size / POINT] : [])));
}

/** The share of the type area that a page's only puzzle fills, across or down, whichever is more. */
function filledBy({ box }: Item, area: { readonly width: number; readonly height: number }): number {
  return Math.max(box.width / area.width, box.height / area.height);
}

describe('a part whose pictures differ in size', () => {
  it('has pages that its puzzles fill, without a warning', () => {
    const { pages, area, warnings } = laidOut({ trim: '8x8', openings: false }, {}, SIZES);
    expect(warnings).toEqual([]);
    const alone = pages.map((page) => itemsOf([page], 'puzzle')).filter(({ length }) => length === 1);
    expect(alone.length).toBeGreaterThan(2);
    for (const [puzzle] of alone) expect(filledBy(puzzle!, area)).toBeGreaterThan(0.7);
  });

  it('gives room to each puzzle of a page by its size', () => {
    const { pages } = laidOut({ trim: 'letter' }, { 'per-page': 2 }, [
      [20, 20],
      [20, 6],
    ]);
    const [large, small] = itemsOf(pages, 'puzzle');
    // In equal halves of the page the larger one had cells of less than 4.8 mm.
    expect(large!.box.height).toBeGreaterThan(20 * 4.8);
    expect(small!.box.width / large!.box.width).toBeGreaterThan(0.85);
  });

  it('has fewer puzzles on a page than asked for where that many would be small, and says so once', () => {
    const options = { trim: 'letter', printer: 'kdp' };
    const { pages, warnings } = laidOut(options, { 'per-page': 2 }, [
      [20, 20],
      [20, 26],
      [20, 20],
      [20, 28],
    ]);
    for (const item of itemsOf(pages, 'puzzle')) expect(leastPoints(item)).toBeGreaterThan(6.99);
    // A small book of a printer has a line about its number of pages besides.
    const [said, ...others] = warnings.filter(({ code }) => code !== 'printer');
    expect(others).toEqual([]);
    expect(said!.message).toMatch(/^Fewer than 2 stand on a page, because 2 would be printed small/);
    expect(namedIn(warnings, 'per-page').size).toBeGreaterThan(1);
  });
});

describe('pages of puzzles of one size', () => {
  const perPage = (pages: readonly BookPage[]): readonly number[] =>
    pages.map((page) => itemsOf([page], 'puzzle').length).filter((count) => count > 0);

  it('hold as many puzzles each where that takes no more pages', () => {
    const sizes = Array.from({ length: 12 }, () => [8, 8] as const);
    const { pages } = laidOut({ trim: 'letter', openings: false }, {}, sizes);
    expect(perPage(pages)).toEqual([6, 6]);
  });

  it('are divided alike, also the last one, which has fewer', () => {
    const sizes = Array.from({ length: 9 }, () => [10, 10] as const);
    const { pages } = laidOut({ trim: 'letter', openings: false }, {}, sizes);
    expect(perPage(pages)).toEqual([6, 3]);
    const puzzles = itemsOf(pages, 'puzzle');
    expect(puzzles.slice(6).map(({ box }) => box)).toEqual(puzzles.slice(0, 3).map(({ box }) => box));
  });
});

it('texts of puzzles have the least size of the printer, where one is named', () => {
  expect(leastTextOf({}) / POINT).toBeCloseTo(6);
  for (const printer of PRINTER_IDS)
    expect(leastTextOf({ printer }) / POINT).toBeGreaterThanOrEqual(PRINTERS[printer].leastType);
});

it('all puzzles with the same warning are named in one line', () => {
  const { warnings } = laidOut({ trim: '4x6 in' }, {}, [
    [40, 40],
    [5, 5],
    [40, 40],
    [50, 50],
  ]);
  expect(warnings).toMatchObject([{ code: 'print-small', place: { part: 'puzzles 1, 3-4' } }]);
  expect(warnings[0]!.message).toMatch(/^Printed small \(cells of [\d.]+ to [\d.]+ mm, text of /);
});

it('the number that was asked for is named, also where its rows and columns have room for more', () => {
  const sizes = Array.from({ length: 5 }, () => [20, 20] as const);
  const { warnings } = laidOut({ trim: 'a5' }, { 'per-page': 5 }, sizes);
  const [said] = warnings.filter(({ code }) => code === 'per-page');
  expect(said!.message).toMatch(/^Fewer than 5 stand on a page, because 5 would be printed small/);
});

it('a single puzzle a page that is small is not said to be fewer than asked for', () => {
  for (const look of [{ 'per-page': 1 }, { 'large-print': true }]) {
    const { warnings } = laidOut({ trim: '4x6 in' }, look, [[50, 50]]);
    expect(warnings.map(({ code }) => code)).not.toContain('per-page');
    expect(warnings).toHaveLength(1);
  }
});

describe('answers', () => {
  it('overleaf are nearly as large as their puzzles', () => {
    const { pages } = laidOut({ trim: 'a5', answers: 'overleaf' }, { 'per-page': 1 }, [[10, 10]]);
    const [answer] = itemsOf(pages, 'answer');
    const puzzle = laidOut({ trim: 'a5' }, { 'per-page': 1 }, [[10, 10]]);
    const [natural] = itemsOf(puzzle.pages, 'puzzle');
    expect(answer!.box.width / natural!.box.width).toBeGreaterThan(0.6);
    expect(answer!.box.width).toBeGreaterThan(62);
  });

  it('at the back are as large as the same number of pages allows', () => {
    const few = laidOut({ trim: 'letter' }, {}, [[10, 10]]);
    const many = laidOut(
      { trim: 'letter' },
      {},
      Array.from({ length: 60 }, (_, index) => [10, 10 + (index % 2)] as const),
    );
    const sideOf = ({ pages }: typeof few): number => itemsOf(pages, 'answer')[0]!.box.width;
    expect(sideOf(few)).toBeGreaterThan(1.6 * sideOf(many));
    expect(few.pages.filter(({ kind }) => kind === 'answers')).toHaveLength(1);
  });
});
