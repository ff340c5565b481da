/** The texts of a page's content (PDF 32000-1, 9.4): their positions, and the sizes of their type. */
import type { Operation } from './content.js';
import { type Measure, measureOf } from './fonts.js';
import { type Area, areaAround, corners, multiply, stretchOf, transform } from './geometry.js';
import { dictionaryOf, listOf, numberOf, type PdfDictionary, type PdfValue, resourceOf } from './pdf-file.js';
import { type GraphicsState, startOfText, type TextPosition } from './state.js';

/** A text on paper: its place, and its type size in points. */
export interface SetText {
  readonly area: Area;
  readonly size: number;
}

/** Below the baseline and above it, as shares of the type size. */
const DESCENT = 0.2;
const ASCENT = 0.72;
/** Rendering modes that draw nothing. */
const HIDDEN = new Set([3, 7]);

/** Changes the font of a state; without one it stays. */
export function useFont(font: PdfDictionary | undefined, size: number, state: GraphicsState): void {
  if (font === undefined) return;
  state.font = font;
  state.fontSize = size;
}

export class TextReader {
  readonly #measures = new Map<PdfDictionary, Measure>();
  #text: TextPosition = startOfText();

  /** The fonts of the texts so far. */
  get fonts(): readonly PdfDictionary[] {
    return [...this.#measures.keys()];
  }

  /** Follows an operation; a text on paper where it sets one. */
  apply(
    { operator, operands }: Operation,
    resources: PdfDictionary | undefined,
    state: GraphicsState,
  ): SetText | undefined {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = operands.map((operand) => numberOf(operand) ?? 0);
    switch (operator) {
      case 'BT':
        this.#text = startOfText();
        return undefined;
      case 'Tf':
        useFont(dictionaryOf(resourceOf(resources, 'Font', operands[0])), b, state);
        return undefined;
      case 'Tm':
        this.#text = { matrix: [a, b, c, d, e, f], line: [a, b, c, d, e, f] };
        return undefined;
      case 'Td':
        this.#moveLine(a, b);
        return undefined;
      case 'TD':
        state.leading = -b;
        this.#moveLine(a, b);
        return undefined;
      case 'T*':
        this.#moveLine(0, -state.leading);
        return undefined;
      case 'TL':
        state.leading = a;
        return undefined;
      case 'Tc':
        state.characterSpace = a;
        return undefined;
      case 'Tw':
        state.wordSpace = a;
        return undefined;
      case 'Tz':
        state.horizontal = a / 100;
        return undefined;
      case 'Ts':
        state.rise = a;
        return undefined;
      case 'Tr':
        state.renderingMode = a;
        return undefined;
      case 'Tj':
        return this.#show(operands, state);
      case 'TJ':
        return this.#show(listOf(operands[0]) ?? [], state);
      case "'":
        this.#moveLine(0, -state.leading);
        return this.#show(operands, state);
      case '"':
        [state.wordSpace, state.characterSpace] = [a, b];
        this.#moveLine(0, -state.leading);
        return this.#show(operands.slice(2), state);
      default:
        return undefined;
    }
  }

  #moveLine(x: number, y: number): void {
    const line = multiply([1, 0, 0, 1, x, y], this.#text.line);
    this.#text = { matrix: line, line };
  }

  /** Texts, and numbers that move the following ones to the left by thousandths of the type size. */
  #show(parts: readonly PdfValue[], state: GraphicsState): SetText | undefined {
    const { font, fontSize, horizontal, rise } = state;
    if (font === undefined) return undefined;
    const measure = this.#measureOf(font);
    let width = 0;
    let drawn = 0;
    for (const part of parts) {
      if (typeof part === 'number') width -= (part / 1000) * fontSize * horizontal;
      if (typeof part !== 'object' || part === null || !('kind' in part) || part.kind !== 'string') continue;
      for (const glyph of measure(part.bytes)) {
        const space = state.characterSpace + (glyph.isSpace ? state.wordSpace : 0);
        drawn = width + glyph.width * fontSize * horizontal;
        width += (glyph.width * fontSize + space) * horizontal;
      }
    }
    const matrix = multiply(this.#text.matrix, state.matrix);
    const box = corners(0, rise - DESCENT * fontSize, drawn, rise + ASCENT * fontSize);
    const isSeen = !HIDDEN.has(state.renderingMode) && drawn > 0;
    this.#text.matrix = multiply([1, 0, 0, 1, width, 0], this.#text.matrix);
    if (!isSeen) return undefined;
    const area = areaAround(box.map((point) => transform(point, matrix)))!;
    return { area, size: fontSize * stretchOf(matrix)[1] };
  }

  #measureOf(font: PdfDictionary): Measure {
    const known = this.#measures.get(font);
    if (known !== undefined) return known;
    const measure = measureOf(font);
    this.#measures.set(font, measure);
    return measure;
  }
}
