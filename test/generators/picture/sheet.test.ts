import { describe, expect, it } from 'vitest';
import { measureText } from '../../../src/draw/font.js';
import { contactSheet } from '../../../src/picture/puzzle/candidates/sheet.js';

describe('a contact sheet', () => {
  it('has captions that do not run into those beside them', () => {
    const caption = [
      'fine regions, all but pale ones in black',
      '20 × 18 cells, 12 changed, at least 3; and more words than one line holds',
      'likeness',
    ];
    const entry = { solution: ['##', '#.'], caption };
    const { shapes } = contactSheet(Array(4).fill(entry));
    const texts = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []));
    expect(texts.length).toBeGreaterThan(4 * caption.length);
    const spans = texts.map((text) => {
      const width = measureText(text.text, text.size, text.bold);
      return { y: text.y, start: text.x - width / 2, end: text.x + width / 2 };
    });
    for (const one of spans)
      for (const other of spans)
        if (one !== other && one.y === other.y && one.start < other.start)
          expect(one.end).toBeLessThan(other.start - 2);
    expect(texts.map(({ text }) => text).join(' ')).toContain('4: fine regions');
  });
});
