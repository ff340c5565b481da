/** Pages so small that texts and headings have to give way. Each case once reached out of its place. */
import { describe, expect, it } from 'vitest';
import { languageOf } from '../../src/book/languages/languages.js';
import { imprint } from '../../src/book/pages/front-matter.js';
import { headingOf } from '../../src/book/pages/heading.js';
import { DESIGNS } from '../../src/book/style/designs.js';
import { enlarged, typographyFor } from '../../src/book/style/typography.js';
import { EVERYTHING, sampleBook } from './sample-books.js';

describe('on a small page', () => {
  it.each([133.35, 90, 60])('the imprint keeps to a type area of 72 x %f mm in large print', (height) => {
    const { spec } = sampleBook({ author: 'A'.repeat(40), 'large-print': true }, EVERYTHING);
    const items = imprint(
      spec,
      { width: 72, height },
      typographyFor(72, { design: DESIGNS.modern, colour: false, large: true }),
    );
    for (const { box } of items) {
      expect(box.y).toBeGreaterThanOrEqual(-1e-9);
      expect(box.y + box.height).toBeLessThanOrEqual(height + 1e-9);
    }
  });

  it('the imprint is in the usual type where there is room', () => {
    const { spec } = sampleBook({}, EVERYTHING);
    const sizes = imprint(
      spec,
      { width: 180, height: 250 },
      typographyFor(180, { design: DESIGNS.modern, colour: false, large: false }),
    ).flatMap(({ shapes }) => shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.size] : [])));
    expect(Math.max(...sizes)).toBe(
      typographyFor(180, { design: DESIGNS.modern, colour: false, large: false }).body.size,
    );
  });

  it('a heading is no wider than its slot, and gives up the dots at last', () => {
    const entry = sampleBook({}, EVERYTHING).parts[0]!.entries[11]!;
    const type = enlarged(typographyFor(79, { design: DESIGNS.modern, colour: false, large: false }));
    const shown = { title: false, family: true, difficulty: true, language: languageOf('en') };
    const kinds = (most: number): readonly string[] => {
      const heading = headingOf(entry, 5, most, type, shown);
      expect(heading.width).toBeLessThanOrEqual(most);
      return [...new Set(heading.shapes.map(({ kind }) => kind))];
    };
    expect(kinds(40)).toContain('circle');
    expect(kinds(14)).toEqual(['text']);
  });
});
