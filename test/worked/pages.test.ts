/** Steps on paper: nothing is cut, nothing overlaps, nothing is left out, whatever the words and pictures. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLACK, type Scene } from '../../src/draw/scene.js';
import type { TypeStyle } from '../../src/draw/text-block.js';
import { chunksOf } from '../../src/explain/pages/chunks.js';
import { flowGroups } from '../../src/explain/pages/flow.js';
import { type Panel, panelOf } from '../../src/explain/pages/panel.js';
import { stepPages, stepSheet } from '../../src/explain/pages/sheet.js';
import { EXPLANATION, MARKS } from './sample.js';

const style: TypeStyle = { size: 2.7, bold: false, colour: BLACK, leading: 1.35 };
const TYPE = { heading: { ...style, bold: true }, body: style, small: style };

function gridOf(side: number): Scene {
  return {
    width: 5 * side,
    height: 5 * side,
    title: 'a grid',
    lattice: { x: 0, y: 0, pitch: 5 },
    shapes: [{ kind: 'rectangle', x: 0, y: 0, width: 5 * side, height: 5 * side, stroke: BLACK }],
  };
}

const sentence = fc.integer({ min: 1, max: 60 }).map((length) => 'word '.repeat(length).trim());
const panels = fc.array(
  fc.record({
    heading: fc.constant('1'),
    scene: fc.integer({ min: 4, max: 30 }).map(gridOf),
    lead: sentence,
    keys: fc.array(sentence, { maxLength: 6 }),
    notes: fc.array(sentence, { maxLength: 40 }),
  }),
  { minLength: 1, maxLength: 8 },
);

const drawn: readonly Panel[] = chunksOf(EXPLANATION).map((chunk) => panelOf(MARKS, chunk, () => gridOf(4)));
const WORDS = { title: 'A small one', subtitle: 'Seven steps.' };

function wordsIn({ shapes }: Pick<Scene, 'shapes'>): readonly string[] {
  return shapes.flatMap((shape) => (shape.kind === 'text' ? shape.text.split(' ') : []));
}

describe('panels on pages', () => {
  it('are whole, inside their page and apart from each other', () => {
    fc.assert(
      fc.property(panels, fc.integer({ min: 60, max: 190 }), (list, width) => {
        const room = { width, height: 240 };
        const pages = flowGroups([{ panels: list }], room, TYPE, 30);
        for (const [index, placed] of pages.entries()) {
          placed.forEach((piece, place) => {
            expect(piece.y).toBeGreaterThanOrEqual(index === 0 ? 30 : 0);
            expect(piece.y + piece.height).toBeLessThanOrEqual(room.height + 1e-6);
            expect(piece.x + piece.width).toBeLessThanOrEqual(room.width + 1e-6);
            for (const other of placed.slice(place + 1)) {
              const isBeside =
                piece.x + piece.width <= other.x + 1e-6 || other.x + other.width <= piece.x + 1e-6;
              const isBelow =
                piece.y + piece.height <= other.y + 1e-6 || other.y + other.height <= piece.y + 1e-6;
              expect(isBeside || isBelow).toBe(true);
            }
          });
        }
        const words = pages.flat().flatMap(wordsIn).length;
        const wanted = list.flatMap(({ heading, lead, keys, notes }) => [heading, lead, ...keys, ...notes]);
        expect(words).toBe(wanted.flatMap((text) => text.split(' ')).length);
        expect(
          pages
            .flat()
            .flatMap(({ shapes }) => shapes)
            .filter(isGrid).length,
        ).toBe(list.length);
      }),
      { numRuns: 12 },
    );
  });

  it('have no text in their pictures below the least size, as far as the width allows', () => {
    const grid = gridOf(20);
    const text = { kind: 'text', x: 9, y: 9, text: '7', size: 2.5, anchor: 'middle', colour: BLACK } as const;
    const panel: Panel = {
      heading: '1',
      scene: { ...grid, shapes: [...grid.shapes, text] },
      lead: 'So',
      keys: [],
      notes: [],
    };
    const sizesWith = (leastText: number): readonly number[] =>
      flowGroups(
        [{ panels: Array.from({ length: 6 }, () => panel) }],
        { width: 180, height: 240, leastText },
        TYPE,
      )
        .flat()
        .flatMap(({ shapes }) => shapes)
        .flatMap((shape) => (shape.kind === 'text' && shape.text === '7' ? [shape.size] : []));
    expect(Math.min(...sizesWith(0))).toBeLessThan(1.9);
    for (const least of [1.9, 2.2, 2.5]) expect(Math.min(...sizesWith(least))).toBeGreaterThan(least - 1e-6);
    // A page has one column at least; what is too small in it cannot be larger.
    expect(sizesWith(50)).toHaveLength(6);
  });

  it('have long notes beside the picture, across as many columns as they need', () => {
    const panelWith = (notes: number): Panel => ({
      heading: '1',
      scene: gridOf(12),
      lead: 'Lead',
      keys: [],
      notes: Array.from({ length: notes }, () => 'note '.repeat(12).trim()),
    });
    const room = { width: 186, height: 264 };
    const columnsOf = (notes: number): number => {
      const [page] = flowGroups([{ panels: [panelWith(notes), panelWith(0)] }], room, TYPE);
      const second = page!.filter((piece) => wordsIn(piece).includes('Lead')).at(-1)!;
      return second.y > 100 ? 3 : Math.round(second.x / (room.width / 3));
    };
    expect([2, 7, 40].map(columnsOf)).toEqual([1, 2, 3]);
    const [long] = flowGroups([{ panels: [panelWith(40)] }], room, TYPE);
    const notes = long!.filter((piece) => wordsIn(piece).includes('note'));
    expect(notes).toHaveLength(40);
    const picture = long!.find((piece) => piece.shapes.some(isGrid))!;
    expect(Math.min(...notes.map(({ y }) => y))).toBeCloseTo(picture.y, 6);
    expect(notes.every(({ x }) => x > picture.width)).toBe(true);
  });
});

/** The outline of a picture, which no other shape of a panel is as large as. */
function isGrid(shape: Scene['shapes'][number]): boolean {
  return shape.kind === 'rectangle' && shape.stroke === BLACK && shape.width === shape.height;
}

describe('the steps of a puzzle on paper', () => {
  it('say what is concluded, and the rules beside their grounds', () => {
    expect(drawn.map(({ heading }) => heading)).toEqual(['Steps 1 to 4', '5', '6', '7']);
    expect(drawn[0]).toMatchObject({
      lead: '7 entries, because',
      keys: { length: 4 },
    });
    expect(drawn[1]).toMatchObject({ lead: 'r3c3 is empty, because', keys: { length: 2 } });
    expect(drawn[1]!.notes).toEqual(['Known: r1c1 is empty.']);
    const proved = panelOf(MARKS, chunksOf(EXPLANATION)[1]!, () => gridOf(4), { detail: 'proof' });
    expect(proved.notes[0]).toBe(
      'Suppose that r3c3 holds a star; then r3c1 is empty, because row 3 holds at least one star.',
    );
    expect(drawn[2]).toMatchObject({
      keys: ['Row 4 holds at least one star', 'Column 3 holds at most one star'],
      notes: ['The first needs all that the other allows.', 'Known: r4c3 holds a star.'],
    });
  });

  it('have a title, a legend and numbers of pages', () => {
    const many = Array.from({ length: 8 }, () => drawn).flat();
    const pages = stepPages([{ panels: many }], WORDS, 'a4');
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((page, index) => {
      const texts = page.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
      expect(texts).toContain(`${index + 1} of ${pages.length}`);
      expect(texts.includes('A small one')).toBe(index === 0);
      expect(texts.some((text) => text.includes('Each picture shows'))).toBe(index === 0);
    });
  });

  it('are one sheet without gaps', () => {
    const sheet = stepSheet([{ panels: drawn }], WORDS);
    const bottom = Math.max(...sheet.shapes.map((shape) => ('y' in shape ? shape.y : 0)));
    expect(sheet.height - bottom).toBeLessThan(30);
    expect(wordsIn(sheet)).toContain('Seven');
  });
});
