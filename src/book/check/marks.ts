/** The marks of a page's content: texts, lines, areas and pictures, with their places, sizes and colours. */
import { type ColourSpace, POINTS_PER_INCH } from '../paper/index.js';
import { colourSpaceOf, isWhite } from './colour-spaces.js';
import { type Operation, operationsOf } from './content.js';
import {
  type Area,
  areaAround,
  corners,
  grown,
  IDENTITY,
  type Matrix,
  multiply,
  type Point,
  shared,
  stretchOf,
  transform,
} from './geometry.js';
import {
  dictionaryOf,
  listOf,
  numberOf,
  type PdfDictionary,
  type PdfPage,
  type PdfValue,
  pdfNameOf,
  pdfNumbersOf,
  resourceOf,
  streamOf,
} from './pdf-file.js';
import { type GraphicsState, initialState, type Paint } from './state.js';
import { TextReader, useFont } from './texts.js';

/** Something on paper; lengths in points, in the coordinates of the page. */
export interface PageMark {
  readonly kind: 'text' | 'line' | 'area' | 'picture';
  readonly area: Area;
  readonly space: ColourSpace;
  readonly transparent: boolean;
  /**
   * Of a text: its type size. Of a line: its width. Of a picture: pixels an inch, in the coarser direction.
   */
  readonly size?: number;
}

/** The marks of a page, and the fonts that its texts are set in. */
export interface PageContent {
  readonly marks: readonly PageMark[];
  readonly fonts: readonly PdfDictionary[];
}

/** Forms within forms are not nested deeper than this. */
const DEEPEST_FORM = 12;

/** Reads the content of a page within its media box. */
export function contentOf(page: PdfPage, media: Area): PageContent {
  const reader = new ContentReader();
  const contents = page.get('Contents');
  const streams = listOf(contents) ?? [contents];
  const bytes = joined(streams.flatMap((value) => streamOf(value)?.data() ?? []));
  reader.read(bytes, dictionaryOf(page.get('Resources')), initialState(IDENTITY, media), 0);
  return { marks: reader.marks, fonts: reader.texts.fonts };
}

/** Parts of one content, with white space between them. */
function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length + 1, 0)).fill(32);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length + 1;
  }
  return bytes;
}

class ContentReader {
  readonly marks: PageMark[] = [];
  readonly texts = new TextReader();
  #path: Point[] = [];
  #clips = false;

  read(bytes: Uint8Array, resources: PdfDictionary | undefined, start: GraphicsState, depth: number): void {
    let state = start;
    const kept: GraphicsState[] = [];
    for (const operation of operationsOf(bytes)) {
      if (operation.operator === 'q') kept.push({ ...state });
      else if (operation.operator === 'Q') state = kept.pop() ?? state;
      else if (operation.operator === 'Do') this.#object(operation, resources, state, depth);
      else this.#apply(operation, resources, state);
    }
  }

  #apply(
    { operator, operands }: Operation,
    resources: PdfDictionary | undefined,
    state: GraphicsState,
  ): void {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = operands.map((operand) => numberOf(operand) ?? 0);
    switch (operator) {
      case 'cm':
        state.matrix = multiply([a, b, c, d, e, f], state.matrix);
        return;
      case 'w':
        state.lineWidth = a;
        return;
      case 'gs':
        this.#settings(dictionaryOf(resourceOf(resources, 'ExtGState', operands[0])), state);
        return;
      case 'm':
      case 'l':
        this.#path.push(transform([a, b], state.matrix));
        return;
      case 'c':
        for (const point of [
          [a, b],
          [c, d],
          [e, f],
        ] as const)
          this.#path.push(transform(point, state.matrix));
        return;
      case 'v':
      case 'y':
        this.#path.push(transform([a, b], state.matrix), transform([c, d], state.matrix));
        return;
      case 're':
        this.#path.push(...corners(a, b, a + c, b + d).map((point) => transform(point, state.matrix)));
        return;
      case 'W':
      case 'W*':
        this.#clips = true;
        return;
      case 'BI':
        this.#picture(dictionaryOf(operands[0]), resources, state);
        return;
      case 'sh':
        this.#add('area', state.clip, { space: shadingSpace(resources, operands[0]), components: [] }, state);
        return;
      default:
        if (PAINTING.has(operator)) this.#paint(operator, state);
        else if (COLOURS.has(operator)) setColour(operator, operands, resources, state);
        else this.#setText({ operator, operands }, resources, state);
    }
  }

  #setText(operation: Operation, resources: PdfDictionary | undefined, state: GraphicsState): void {
    const set = this.texts.apply(operation, resources, state);
    if (set !== undefined) this.#add('text', set.area, state.fill, state, set.size);
  }

  #settings(settings: PdfDictionary | undefined, state: GraphicsState): void {
    if (settings === undefined) return;
    state.lineWidth = numberOf(settings.get('LW')) ?? state.lineWidth;
    const [font, size] = listOf(settings.get('Font')) ?? [];
    useFont(dictionaryOf(font), numberOf(size) ?? 0, state);
    const alphas = [numberOf(settings.get('ca')), numberOf(settings.get('CA'))].filter(
      (alpha) => alpha !== undefined,
    );
    const masked = dictionaryOf(settings.get('SMask')) !== undefined;
    if (alphas.length > 0 || masked) state.transparent = masked || alphas.some((alpha) => alpha < 1);
  }

  #paint(operator: string, state: GraphicsState): void {
    const area = areaAround(this.#path);
    if (area !== undefined) {
      if (FILLING.has(operator)) this.#add('area', area, state.fill, state);
      if (STROKING.has(operator)) {
        const width = state.lineWidth * Math.max(...stretchOf(state.matrix));
        this.#add('line', grown(area, width / 2), state.stroke, state, width);
      }
      if (this.#clips) state.clip = shared(state.clip, area) ?? NOWHERE;
    }
    this.#path = [];
    this.#clips = false;
  }

  #add(
    kind: PageMark['kind'],
    area: Area,
    { space, components }: Paint,
    state: GraphicsState,
    size?: number,
  ): void {
    const visible = shared(area, state.clip);
    if (visible === undefined || isWhite(space, components)) return;
    const { transparent } = state;
    this.marks.push({ kind, area: visible, space, transparent, ...(size === undefined ? {} : { size }) });
  }

  #object(
    { operands }: Operation,
    resources: PdfDictionary | undefined,
    state: GraphicsState,
    depth: number,
  ): void {
    const object = streamOf(resourceOf(resources, 'XObject', operands[0]));
    const kind = pdfNameOf(object?.dictionary.get('Subtype'));
    if (kind === 'Image') this.#picture(object?.dictionary, resources, state);
    if (object === undefined || kind !== 'Form' || depth >= DEEPEST_FORM) return;
    const { dictionary } = object;
    const matrix = pdfNumbersOf(dictionary.get('Matrix')) as Matrix | undefined;
    const inside = { ...state, matrix: multiply(matrix ?? IDENTITY, state.matrix) };
    const [left = 0, bottom = 0, right = 0, top = 0] = pdfNumbersOf(dictionary.get('BBox')) ?? [];
    const frame = areaAround(
      corners(left, bottom, right, top).map((point) => transform(point, inside.matrix)),
    );
    inside.clip = shared(inside.clip, frame!) ?? NOWHERE;
    this.read(object.data(), dictionaryOf(dictionary.get('Resources')) ?? resources, inside, depth + 1);
  }

  #picture(
    picture: PdfDictionary | undefined,
    resources: PdfDictionary | undefined,
    state: GraphicsState,
  ): void {
    const of = (key: string, short: string): PdfValue | undefined => picture?.get(key) ?? picture?.get(short);
    const area = areaAround(corners(0, 0, 1, 1).map((point) => transform(point, state.matrix)))!;
    const [across, down] = stretchOf(state.matrix);
    const columns = numberOf(of('Width', 'W')) ?? 0;
    const rows = numberOf(of('Height', 'H')) ?? 0;
    const resolution = Math.min((columns / across) * POINTS_PER_INCH, (rows / down) * POINTS_PER_INCH);
    const isMask = of('ImageMask', 'IM') === true;
    const space = isMask ? state.fill.space : colourSpaceOf(of('ColorSpace', 'CS'), resources);
    const masked = streamOf(of('SMask', '')) !== undefined;
    const seen = masked ? { ...state, transparent: true } : state;
    this.#add('picture', area, { space, components: [] }, seen, resolution);
  }
}

const NOWHERE: Area = { left: -1e9, bottom: -1e9, right: -1e9, top: -1e9 };
const FILLING = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*']);
const STROKING = new Set(['S', 's', 'B', 'B*', 'b', 'b*']);
const PAINTING = new Set([...FILLING, ...STROKING, 'n']);
const COLOURS = new Set(['g', 'rg', 'k', 'G', 'RG', 'K', 'cs', 'CS', 'sc', 'scn', 'SC', 'SCN']);
const FIXED_SPACES: Readonly<Record<string, ColourSpace>> = { g: 'grey', rg: 'rgb', k: 'cmyk' };

function shadingSpace(resources: PdfDictionary | undefined, name: PdfValue | undefined): ColourSpace {
  return colourSpaceOf(dictionaryOf(resourceOf(resources, 'Shading', name))?.get('ColorSpace'), resources);
}

/** Operators in capitals concern lines, others areas and texts. */
function setColour(
  operator: string,
  operands: readonly PdfValue[],
  resources: PdfDictionary | undefined,
  state: GraphicsState,
): void {
  const side = operator === operator.toUpperCase() ? 'stroke' : 'fill';
  const kind = operator.toLowerCase();
  if (kind === 'cs') {
    const space = colourSpaceOf(operands[0], resources);
    state[side] = { space, components: space === 'cmyk' ? [0, 0, 0, 1] : [0] };
    return;
  }
  const components = operands.filter((operand) => typeof operand === 'number');
  state[side] = { space: FIXED_SPACES[kind] ?? state[side].space, components };
}
