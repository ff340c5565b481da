import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CAP_HEIGHT,
  measureText,
  plainText,
  replacedCharacters,
  textOutline,
  textRuns,
  uninstalledCovers,
} from '../../src/draw/font.js';
import { useDrawingPlatform } from '../../src/draw/platform.js';
import { BLACK, type Text } from '../../src/draw/scene.js';
import { NODE_DRAWING } from '../../src/node/drawing.js';

function text(content: string, anchor: Text['anchor'] = 'start'): Text {
  return { kind: 'text', text: content, x: 50, y: 20, size: 10, anchor, colour: BLACK };
}

function extent(shape: Text): { left: number; right: number; top: number; bottom: number } {
  const points = textOutline(shape).flatMap((step) => (step[0] === 'Z' ? [] : [[step.at(-2), step.at(-1)]]));
  const xs = points.map(([x]) => x as number);
  const ys = points.map(([, y]) => y as number);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

describe('font', () => {
  it('measures in proportion to the size, and bold wider than regular', () => {
    expect(measureText('Nonogram', 8)).toBeCloseTo(2 * measureText('Nonogram', 4));
    expect(measureText('Nonogram', 4, true)).toBeGreaterThan(measureText('Nonogram', 4));
    expect(measureText('', 4)).toBe(0);
  });

  it('draws capitals and digits as high as the cap height, their middle at y', () => {
    for (const content of ['H', '1', '7']) {
      const { top, bottom } = extent(text(content));
      expect(bottom - top).toBeCloseTo(10 * CAP_HEIGHT, 1);
      expect((top + bottom) / 2).toBeCloseTo(20, 1);
    }
  });

  it('anchors outlines at the start, the middle and the end', () => {
    expect(extent(text('HH', 'start')).left).toBeGreaterThanOrEqual(50);
    expect(extent(text('HH', 'end')).right).toBeLessThanOrEqual(50);
    const { left, right } = extent(text('HH', 'middle'));
    expect((left + right) / 2).toBeCloseTo(50, 1);
  });

  it('takes extended letters from their own face and replaces what no face has', () => {
    expect(textRuns('Łódź', false).map(({ face, text: run }) => [face, run])).toEqual([
      ['regular-extended', 'Ł'],
      ['regular', 'ód'],
      ['regular-extended', 'ź'],
    ]);
    expect(textRuns('กx', true).map((run) => run.text)).toEqual(['?x']);
    expect(replacedCharacters('กxกΩ', true).map(({ text: run, instead }) => [run, instead])).toEqual([
      ['ก', '?'],
    ]);
  });

  it.each([
    ['Ωέρως', ['regular-greek']],
    ['ἀρχή', ['regular-greek-extended', 'regular-greek']],
    ['Жук', ['regular-cyrillic']],
    ['Tiếng', ['regular', 'regular-vietnamese', 'regular']],
    ['数独 12', ['regular-japanese', 'regular']],
    ['ナンプレ、解答', ['regular-japanese']],
    ['★→√', ['regular-mathematics']],
    ['☂ ☺ ①', ['regular-pictographs', 'regular', 'regular-enclosed']],
  ])('takes %s from %j', (content, faces) => {
    expect([...new Set(textRuns(content, false).map(({ face }) => face))]).toEqual([...new Set(faces)]);
    expect(replacedCharacters(content)).toEqual([]);
    expect(replacedCharacters(content, true)).toEqual([]);
  });

  it('names the packages that may have a character and are not installed', () => {
    const { coverFile, ...platform } = NODE_DRAWING;
    const packages = (character: string) => uninstalledCovers(character).map((cover) => cover.package);
    expect(packages('Ω')).toEqual([]);
    expect(packages('ก')).toEqual([]);
    expect(coverFile).toBeDefined();
    try {
      useDrawingPlatform(platform);
      expect(packages('한')).toEqual([]);
    } finally {
      useDrawingPlatform(NODE_DRAWING);
    }
  });

  it('keeps spaces at which no line is to be broken', () => {
    expect(plainText('Fin\u202f!  a\u00a0b')).toBe('Fin\u00a0! a\u00a0b');
  });

  it('collapses white space and drops control characters', () => {
    expect(plainText('  a\n\tb\u0000  c ')).toBe('a b c');
  });

  it('measures and outlines any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), fc.boolean(), (content, bold) => {
        expect(measureText(content, 5, bold)).toBeGreaterThanOrEqual(0);
        const steps = textOutline({ ...text(content), bold });
        expect(steps.filter((step) => !step.slice(1).every((value) => Number.isFinite(value)))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
