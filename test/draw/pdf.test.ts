import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { page } from '../../src/draw/page.js';
import { renderPdf } from '../../src/draw/pdf.js';
import { BLACK } from '../../src/draw/scene.js';
import { EVERY_SHAPE } from './every-shape.js';

const METADATA = { title: 'Shapes & <more>', author: 'Łucja', subject: 'Test', keywords: 'a, b' };

describe('pdf', () => {
  it('has one page of exactly its size for every scene', async () => {
    const text = latin(await renderPdf([EVERY_SHAPE, page(EVERY_SHAPE, { title: 'Page' })], METADATA));
    const boxes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
      (Number(width) / 72) * 25.4,
      (Number(height) / 72) * 25.4,
    ]);
    expect(boxes.flat().map((side) => Math.round(100 * side) / 100)).toEqual([60, 40, 210, 297]);
  });

  it('embeds every font it names as a subset', async () => {
    const text = latin(await renderPdf([EVERY_SHAPE], METADATA));
    const names = [...text.matchAll(/\/FontName \/(\S+)/g)].map(([, name]) => name!);
    expect(names).toHaveLength(3);
    for (const name of names) expect(name).toMatch(/^[A-Z]{6}\+AtkinsonHyperlegible-/);
    expect(text.match(/\/FontFile2 /g)).toHaveLength(3);
    expect(text.match(/\/Type \/FontDescriptor/g)).toHaveLength(3);
    expect(text).not.toContain('Helvetica');
  });

  it('embeds another typeface for what the usual one lacks', async () => {
    const text = {
      kind: 'text',
      text: '数独 7',
      x: 1,
      y: 5,
      size: 3,
      anchor: 'start',
      colour: BLACK,
    } as const;
    const scene = { width: 20, height: 10, title: '数独', shapes: [text] };
    const names = latin(await renderPdf([scene], METADATA, { language: 'ja' })).matchAll(
      /\/FontName \/\w+\+(\w+)/g,
    );
    expect([...names].map(([, name]) => name).sort()).toEqual(['AtkinsonHyperlegible', 'BIZUDPGothic']);
  });

  it('keeps text as text', async () => {
    const streams = contents(await renderPdf([EVERY_SHAPE], METADATA));
    expect(streams.filter((stream) => stream.includes('begincmap'))).toHaveLength(3);
    expect(streams.some((stream) => / T[Jj]\b/.test(stream))).toBe(true);
  });

  it('is the same bytes twice, without a date', async () => {
    const [first, second] = await Promise.all([
      renderPdf([EVERY_SHAPE], METADATA),
      renderPdf([EVERY_SHAPE], METADATA),
    ]);
    expect(Buffer.compare(first, second)).toBe(0);
    expect(latin(first)).not.toContain('CreationDate');
    expect(latin(first)).not.toMatch(/<xmp:/);
  });
});

function latin(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

/** The inflated streams of a PDF. */
function contents(bytes: Uint8Array): readonly string[] {
  return [...latin(bytes).matchAll(/FlateDecode[^>]*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(
    ([, stream]) => inflateSync(Buffer.from(stream!, 'latin1')).toString('latin1'),
  );
}
