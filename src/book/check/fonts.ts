/** The fonts of a PDF: embedded or not, and the widths of their texts. */
import { dictionaryOf, listOf, numberOf, type PdfDictionary, pdfNameOf, pdfNumbersOf } from './pdf-file.js';

const FILES = ['FontFile', 'FontFile2', 'FontFile3'] as const;
/** Width of a glyph, in thousandths of the type size, where a font says nothing. */
const USUAL_WIDTH = 500;
const COMPOSITE_WIDTH = 1000;

/** The font that has the glyphs: that of a composite font, or the font itself. */
function glyphFont(font: PdfDictionary): PdfDictionary {
  return dictionaryOf(listOf(font.get('DescendantFonts'))?.[0]) ?? font;
}

/** True if the glyphs of a font are in the file. */
export function isEmbedded(font: PdfDictionary): boolean {
  if (pdfNameOf(font.get('Subtype')) === 'Type3') return true;
  const descriptor = dictionaryOf(glyphFont(font).get('FontDescriptor'));
  return descriptor !== undefined && FILES.some((file) => descriptor.keys.includes(file));
}

/** The name of a font without the letters that mark a subset. */
export function fontName(font: PdfDictionary): string {
  return (pdfNameOf(font.get('BaseFont')) ?? 'without a name').replace(/^[A-Z]{6}\+/, '');
}

/** The glyphs of a text: the width of each as a share of the type size; word spaces are marked. */
interface Glyph {
  readonly width: number;
  readonly isSpace: boolean;
}

export type Measure = (text: Uint8Array) => readonly Glyph[];

/** The measure of a font's texts. */
export function measureOf(font: PdfDictionary): Measure {
  return pdfNameOf(font.get('Subtype')) === 'Type0' ? compositeMeasure(glyphFont(font)) : simpleMeasure(font);
}

function simpleMeasure(font: PdfDictionary): Measure {
  const first = numberOf(font.get('FirstChar')) ?? 0;
  const widths = pdfNumbersOf(font.get('Widths')) ?? [];
  const unit = pdfNumbersOf(font.get('FontMatrix'))?.[0] ?? 0.001;
  return (text) =>
    Array.from(text, (code) => ({
      width: (widths[code - first] ?? USUAL_WIDTH) * unit,
      isSpace: code === 32,
    }));
}

/** Codes of two bytes, as composite fonts of today have them. */
function compositeMeasure(font: PdfDictionary): Measure {
  const widths = compositeWidths(font);
  const usual = numberOf(font.get('DW')) ?? COMPOSITE_WIDTH;
  return (text) => {
    const glyphs: Glyph[] = [];
    for (let at = 0; at + 1 < text.length; at += 2) {
      const code = text[at]! * 256 + text[at + 1]!;
      glyphs.push({ width: (widths.get(code) ?? usual) / 1000, isSpace: false });
    }
    return glyphs;
  };
}

/**
 * `W`: a first code and the widths from it on, or a first and last code and the width of all between them.
 */
function compositeWidths(font: PdfDictionary): ReadonlyMap<number, number> {
  const widths = new Map<number, number>();
  const entries = listOf(font.get('W')) ?? [];
  for (let at = 0; at + 1 < entries.length; ) {
    const first = numberOf(entries[at]) ?? 0;
    const list = pdfNumbersOf(entries[at + 1]);
    if (list !== undefined) {
      for (const [index, width] of list.entries()) widths.set(first + index, width);
      at += 2;
    } else {
      const last = Math.min(numberOf(entries[at + 1]) ?? first, 0xffff);
      for (let code = first; code <= last; code++) widths.set(code, numberOf(entries[at + 2]) ?? USUAL_WIDTH);
      at += 3;
    }
  }
  return widths;
}
