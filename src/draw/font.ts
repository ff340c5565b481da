/**
 * The one typeface of all pictures, Atkinson Hyperlegible (SIL Open Font License): its metrics and the outlines of its
 * glyphs. Its files and their reader come from the platform; a face is read when it is first used.
 *
 * A text is split into runs of faces: Latin, then Latin Extended. A character that neither has is drawn as its
 * base letter if there is one, otherwise as a question mark, so that no renderer ever meets a missing glyph.
 */
import { drawingPlatform, type Face, type Font, type FontGlyph, type FontLayout } from './platform.js';
import type { PathStep, Text } from './scene.js';

export const FONT_FAMILY = 'Atkinson Hyperlegible';

/** A piece of a text that one face can draw; `advance` is its width in em. */
export interface TextRun {
  readonly face: Face;
  readonly text: string;
  readonly advance: number;
}

/** A piece of a text as its face sets it. */
interface SetRun extends TextRun {
  readonly layout: FontLayout;
}

/** Height of capital letters and digits in em; both weights agree on it. */
export const CAP_HEIGHT = 0.668;

const REPLACEMENT = '?';
const fileCache = new Map<Face, Uint8Array>();
const programCache = new Map<Face, Uint8Array>();
const fontCache = new Map<Face, Font>();
/** Drawing a page measures and sets the same texts over and over; the cache is emptied when it is full. */
const runCache = new Map<string, readonly SetRun[]>();
const MOST_RUNS = 20_000;
const glyphCache = new Map<string, readonly PathStep[]>();

/** The WOFF file of a face. */
export function fontFile(face: Face): Uint8Array {
  let bytes = fileCache.get(face);
  if (bytes === undefined) {
    bytes = drawingPlatform().fontFile(face);
    fileCache.set(face, bytes);
  }
  return bytes;
}

/** A face for a reader of fonts: TrueType where the platform unpacks it, otherwise its WOFF file. */
export function fontProgram(face: Face): Uint8Array {
  let bytes = programCache.get(face);
  if (bytes === undefined) {
    bytes = drawingPlatform().unpackedFont?.(face) ?? fontFile(face);
    programCache.set(face, bytes);
  }
  return bytes;
}

/** Reads the faces that most texts use, for a caller who has time now: the first text that is set need not wait for them. */
export function readFaces(): void {
  for (const face of ['regular', 'bold'] as const) fontOf(face);
}

/** Splits a text into runs that the faces can draw. White space is collapsed, control characters are dropped. */
export function textRuns(text: string, bold: boolean): readonly TextRun[] {
  return setRuns(text, bold);
}

function setRuns(text: string, bold: boolean): readonly SetRun[] {
  const key = `${bold ? 'b' : 'r'}${text}`;
  const cached = runCache.get(key);
  if (cached !== undefined) return cached;
  const runs = splitRuns(text, bold);
  if (runCache.size >= MOST_RUNS) runCache.clear();
  runCache.set(key, runs);
  return runs;
}

function splitRuns(text: string, bold: boolean): readonly SetRun[] {
  const pieces: { face: Face; text: string }[] = [];
  for (const character of plainText(text)) {
    const drawn = drawable(character, bold);
    const last = pieces.at(-1);
    if (last !== undefined && last.face === drawn.face) last.text += drawn.text;
    else pieces.push(drawn);
  }
  return pieces.map((piece) => {
    const font = fontOf(piece.face);
    const layout = font.layout(piece.text);
    return { ...piece, layout, advance: layout.advanceWidth / font.unitsPerEm };
  });
}

/** Width of a text in the unit of `size` (the em). */
export function measureText(text: string, size: number, bold = false): number {
  return textRuns(text, bold).reduce((sum, run) => sum + run.advance, 0) * size;
}

/** One line of text without control characters and without white space at its ends or doubled inside. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .trim();
}

/** Where a text starts: x of its left end and y of its baseline, in the scene's unit. */
export function textOrigin(text: Text): { readonly x: number; readonly baseline: number } {
  const width = text.anchor === 'start' ? 0 : measureText(text.text, text.size, text.bold);
  const shift = text.anchor === 'end' ? width : width / 2;
  return { x: text.x - shift, baseline: text.y + (CAP_HEIGHT * text.size) / 2 };
}

/** The outlines of a text in the scene's coordinates; fill with the non-zero rule. */
export function textOutline(text: Text): readonly PathStep[] {
  const steps = uprightOutline(text);
  return text.turned ? steps.map((step) => turnStep(step, text)) : steps;
}

/** A step turned by half a circle around a point. */
function turnStep(step: PathStep, { x, y }: Text): PathStep {
  if (step[0] === 'Z') return step;
  const [kind, ...numbers] = step;
  const turned = numbers.map((number, index) => 2 * (index % 2 === 0 ? x : y) - number);
  return [kind, ...turned] as unknown as PathStep;
}

function uprightOutline(text: Text): readonly PathStep[] {
  const { x, baseline } = textOrigin(text);
  const steps: PathStep[] = [];
  let pen = x;
  for (const run of setRuns(text.text, text.bold === true)) {
    const scale = text.size / fontOf(run.face).unitsPerEm;
    const { glyphs, positions } = run.layout;
    glyphs.forEach((glyph, index) => {
      const position = positions[index]!;
      const left = pen + position.xOffset * scale;
      const bottom = baseline - position.yOffset * scale;
      for (const step of glyphOutline(run.face, glyph)) steps.push(placeStep(step, left, bottom, scale));
      pen += position.xAdvance * scale;
    });
  }
  return steps;
}

function fontOf(face: Face): Font {
  let font = fontCache.get(face);
  if (font === undefined) {
    font = drawingPlatform().openFont(fontProgram(face));
    fontCache.set(face, font);
  }
  return font;
}

function drawable(character: string, bold: boolean): { face: Face; text: string } {
  const faces: readonly Face[] = bold ? ['bold', 'bold-extended'] : ['regular', 'regular-extended'];
  const baseLetter = character.normalize('NFD').charAt(0);
  for (const candidate of [character, baseLetter]) {
    const face = faces.find((one) => fontOf(one).hasGlyphForCodePoint(candidate.codePointAt(0)!));
    if (face !== undefined) return { face, text: candidate };
  }
  return { face: bold ? 'bold' : 'regular', text: REPLACEMENT };
}

/** A glyph in font units, y upwards; quadratic curves raised to cubic ones. */
function glyphOutline(face: Face, glyph: FontGlyph): readonly PathStep[] {
  const key = `${face} ${glyph.id}`;
  const cached = glyphCache.get(key);
  if (cached !== undefined) return cached;
  const steps: PathStep[] = [];
  let x = 0;
  let y = 0;
  for (const { command, args } of glyph.path.commands) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args;
    if (command === 'closePath') steps.push(['Z']);
    else if (command === 'moveTo') steps.push(['M', a, b]);
    else if (command === 'lineTo') steps.push(['L', a, b]);
    else if (command === 'bezierCurveTo') steps.push(['C', a, b, c, d, e, f]);
    else
      steps.push([
        'C',
        x + (2 / 3) * (a - x),
        y + (2 / 3) * (b - y),
        c + (2 / 3) * (a - c),
        d + (2 / 3) * (b - d),
        c,
        d,
      ]);
    if (args.length > 0) [x, y] = [args.at(-2)!, args.at(-1)!];
  }
  glyphCache.set(key, steps);
  return steps;
}

function placeStep(step: PathStep, left: number, bottom: number, scale: number): PathStep {
  const x = (value: number): number => left + value * scale;
  const y = (value: number): number => bottom - value * scale;
  switch (step[0]) {
    case 'Z':
      return step;
    case 'C':
      return ['C', x(step[1]), y(step[2]), x(step[3]), y(step[4]), x(step[5]), y(step[6])];
    default:
      return [step[0], x(step[1]), y(step[2])];
  }
}
