/** The cover of a book as a PDF of one page. */
import type { Issue } from '../../core/index.js';
import type { BookPart } from '../puzzles/index.js';
import type { BookSpec } from '../spec/index.js';
import { withPlainZeros } from '../style/index.js';
import { coverFrame } from './cover-frame.js';
import { coverScene } from './cover-scene.js';

export interface Cover {
  readonly pdf: Uint8Array;
  readonly warnings: readonly Issue[];
}

/** Sets and draws the cover of a book with this number of pages. */
export async function renderCover(spec: BookSpec, parts: readonly BookPart[], pages: number): Promise<Cover> {
  const { renderPdf } = await import('../../draw/pdf.js');
  const frame = coverFrame(spec, pages);
  const { bleed } = frame;
  const metadata = { title: spec.title, ...(spec.author === undefined ? {} : { author: spec.author }) };
  const scene = coverScene(spec, parts, frame);
  const shapes = spec.zero === 'plain' ? withPlainZeros(scene.shapes) : scene.shapes;
  const pdf = await renderPdf([{ ...scene, shapes }], metadata, {
    bleed: () => ({ left: bleed, right: bleed, top: bleed, bottom: bleed }),
    inks: spec.printer === undefined ? 'rgb' : 'cmyk',
    language: spec.language,
  });
  return { pdf, warnings: frame.warnings };
}
