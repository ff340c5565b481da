/**
 * The one typeface of all pictures, Atkinson Hyperlegible (SIL Open Font License): its metrics and the
 * outlines of its glyphs. Its files and their reader come from the platform; a face is read when it is first
 * used.
 *
 * A text is split into runs of faces: Latin, then Latin Extended, then those of other typefaces that cover
 * its script. A character that none has is drawn as its base letter if there is one, otherwise as a question
 * mark, so that no renderer ever meets a missing glyph; `missing.ts` names such characters.
 */
import {
  COVERS,
  type Cover,
  type CoverFace,
  coverFace,
  coverOf,
  TYPEFACES,
  type Typeface,
} from './covers.js';
import { drawingPlatform, type Face, type Font, type FontGlyph, type FontLayout } from './platform.js';
import type { PathStep, Text } from './scene.js';

export const FONT_FAMILY = 'Atkinson Hyperlegible';

/** A piece of a text that one face can draw; `advance` is its width in em. */
export interface TextRun {
  readonly face: Face | CoverFace;
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
const programCache = new Map<Face | CoverFace, Uint8Array | undefined>();
const fontCache = new Map<Face | CoverFace, Font | undefined>();
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

/**
 * A face for a reader of fonts: TrueType where the platform unpacks it, otherwise its WOFF file; undefined
 * where it is not installed.
 */
export function fontProgram(face: Face | CoverFace): Uint8Array | undefined {
  if (programCache.has(face)) return programCache.get(face);
  const platform = drawingPlatform();
  const file = isCover(face) ? platform.coverFile?.(face) : fontFile(face);
  const bytes = file && (platform.unpackFont?.(file) ?? file);
  programCache.set(face, bytes);
  return bytes;
}

/** True if a face is of another typeface than Atkinson Hyperlegible. */
export function isCover(face: Face | CoverFace): face is CoverFace {
  return coverOf(face) !== undefined;
}

/**
 * Reads the faces that most texts use, for a caller who has time now: the first text that is set need not
 * wait for them.
 */
export function readFaces(): void {
  for (const face of ['regular', 'bold'] as const) fontOf(face);
}

/**
 * Splits a text into runs that the faces can draw. White space is collapsed, control characters are dropped.
 */
export function textRuns(text: string, bold: boolean, typeface?: Typeface): readonly TextRun[] {
  return setRuns(text, bold, typeface);
}

function setRuns(text: string, bold: boolean, typeface?: Typeface): readonly SetRun[] {
  const key = `${bold ? 'b' : 'r'}${typeface ?? ''}:${text}`;
  const cached = runCache.get(key);
  if (cached !== undefined) return cached;
  const runs = splitRuns(text, bold, typeface);
  if (runCache.size >= MOST_RUNS) runCache.clear();
  runCache.set(key, runs);
  return runs;
}

function splitRuns(text: string, bold: boolean, typeface?: Typeface): readonly SetRun[] {
  const pieces: { face: Face | CoverFace; text: string }[] = [];
  const plain = plainText(text);
  const choose = faceChooser(plain, bold, typeface);
  for (const character of plain) {
    const drawn = choose(character);
    const last = pieces.at(-1);
    if (last !== undefined && last.face === drawn.face) last.text += drawn.text;
    else pieces.push(drawn);
  }
  return pieces.map((piece) => {
    const font = fontOf(piece.face)!;
    const layout = font.layout(piece.text);
    return { ...piece, layout, advance: layout.advanceWidth / font.unitsPerEm };
  });
}

/** Width of a text in the unit of `size` (the em). */
export function measureText(text: string, size: number, bold = false, typeface?: Typeface): number {
  return textRuns(text, bold, typeface).reduce((sum, run) => sum + run.advance, 0) * size;
}

/**
 * One line of text without control characters and without white space at its ends or doubled inside. Spaces
 * at which no line is to be broken stay.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\S\u00a0\u202f]+/gu, ' ')
    .replace(/\u202f/gu, '\u00a0')
    .replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .trim();
}

/** The start of a text: x of its left end and y of its baseline, in the scene's unit. */
export function textOrigin(text: Text): { readonly x: number; readonly baseline: number } {
  const width = text.anchor === 'start' ? 0 : measureText(text.text, text.size, text.bold, text.typeface);
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
  for (const run of setRuns(text.text, text.bold === true, text.typeface)) {
    const scale = text.size / fontOf(run.face)!.unitsPerEm;
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

function fontOf(face: Face | CoverFace): Font | undefined {
  if (fontCache.has(face)) return fontCache.get(face);
  const program = fontProgram(face);
  const font = program && drawingPlatform().openFont(program);
  fontCache.set(face, font);
  return font;
}

/** A character as it is drawn, which is another one where no face has it. */
interface Drawn {
  readonly face: Face | CoverFace;
  readonly text: string;
}

/** The characters of a text that are drawn as another one because no face has them, each once. */
export function replacedCharacters(
  text: string,
  bold = false,
): readonly (Drawn & { readonly instead: string })[] {
  const plain = plainText(text);
  const choose = faceChooser(plain, bold);
  return [...new Set(plain)].flatMap((character) => {
    const drawn = choose(character);
    return drawn.text === character ? [] : [{ ...drawn, text: character, instead: drawn.text }];
  });
}

/**
 * Typefaces that may have a character and are not installed; none where there are no other typefaces at all.
 */
export function uninstalledCovers(character: string): readonly Cover[] {
  if (drawingPlatform().coverFile === undefined) return [];
  return COVERS.filter(
    (cover) => cover.characters.test(character) && fontProgram(coverFace(cover, false)) === undefined,
  );
}

/** The names of the typefaces in which texts are set, each once. */
export function typefacesOf(texts: readonly string[], typeface?: Typeface): readonly string[] {
  const runs = texts.flatMap((text) => [
    ...textRuns(text, false, typeface),
    ...textRuns(text, true, typeface),
  ]);
  return [...new Set(runs.map(({ face }) => coverOf(face)?.typeface ?? FONT_FAMILY))];
}

function faceChooser(text: string, bold: boolean, typeface?: Typeface): (character: string) => Drawn {
  const wanted = (typeface === undefined ? [] : TYPEFACES[typeface]).map((cover) => coverFace(cover, bold));
  const own: readonly Face[] = bold ? ['bold', 'bold-extended'] : ['regular', 'regular-extended'];
  const ownFace = (character: string): Face | undefined => own.find((face) => has(face, character));
  let foreign: readonly string[] | undefined;
  const coverFor = (character: string): CoverFace | undefined => {
    foreign ??= [...new Set(text)].filter((one) => ownFace(one) === undefined);
    let first: CoverFace | undefined;
    for (const cover of COVERS.filter(({ characters }) => characters.test(character))) {
      const face = coverFace(cover, bold);
      if (!has(face, character)) continue;
      // A text in one script should not be set in two typefaces.
      if (foreign.every((one) => !cover.characters.test(one) || has(face, one))) return face;
      first ??= face;
    }
    return first;
  };
  return (character) => {
    const asked = wanted.find((one) => has(one, character));
    const face = asked ?? ownFace(character) ?? coverFor(character);
    if (face !== undefined) return { face, text: character };
    const baseLetter = character.normalize('NFD').charAt(0);
    const baseFace = ownFace(baseLetter);
    return baseFace === undefined
      ? { face: own[0]!, text: REPLACEMENT }
      : { face: baseFace, text: baseLetter };
  };
}

function has(face: Face | CoverFace, character: string): boolean {
  return fontOf(face)?.hasGlyphForCodePoint(character.codePointAt(0)!) === true;
}

/** A glyph in font units, y upwards; quadratic curves raised to cubic ones. */
function glyphOutline(face: Face | CoverFace, glyph: FontGlyph): readonly PathStep[] {
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
