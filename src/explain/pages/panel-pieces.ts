/**
 * A panel as pieces that stand below each other in a column: heading, picture, words, rules beside their
 * grounds.
 */
import {
  BLACK,
  HAIRLINE,
  placeShapes,
  type Scene,
  type Shape,
  type TypeStyle,
  textBlock,
  tinted,
} from '../../draw/index.js';
import type { Panel } from './panel.js';

/** Something drawn, its origin at the top left, and the room that it keeps above itself, in millimetres. */
export interface Piece {
  readonly width: number;
  readonly height: number;
  readonly above: number;
  readonly shapes: readonly Shape[];
  /** Stays with the piece that follows. */
  readonly keeps?: true;
}

/** The type of panels. */
export interface PanelType {
  readonly heading: TypeStyle;
  readonly body: TypeStyle;
  readonly small: TypeStyle;
}

/** The most that a picture may be enlarged or keep of its natural size. */
const LARGEST = 1;
/** The share of a page's height that a picture may take. */
const MOST_SHARE = 0.6;
/** The ground beside a rule, in millimetres, and the room behind it. */
const SWATCH = { width: 5, height: 2.6 } as const;
const BEHIND_SWATCH = 1.5;
/** Room above a line for handwriting. */
const WRITING = 7;
const ABOVE_PICTURE = 0.8;
const ABOVE_WORDS = 1.2;
const BETWEEN_WORDS = 0.5;
/** Millimetres for each blank at the beginning of a line. */
const INDENT = 0.9;

/** Scale of a scene in a column of a page. */
export function pictureScale(
  { width, height }: Scene,
  room: { readonly width: number; readonly height: number },
) {
  return Math.min(LARGEST, room.width / width, (MOST_SHARE * room.height) / height);
}

/** The height of pieces that stand below each other, with the room above them. */
export function heightOf(pieces: readonly Piece[]): number {
  return pieces.reduce((height, piece) => height + piece.above + piece.height, 0);
}

/**
 * The pieces of a panel without its notes, in a column of a width, on pages of a height.
 * @param shrink scale of the picture relative to the usual one
 * @param across the width of the heading
 */
export function ownPieces(
  panel: Panel,
  room: { readonly width: number; readonly height: number },
  type: PanelType,
  shrink = 1,
  across = room.width,
): readonly Piece[] {
  const scale = shrink * pictureScale(panel.scene, room);
  const picture = {
    width: panel.scene.width * scale,
    height: panel.scene.height * scale,
    shapes: placeShapes(panel.scene.shapes, { x: 0, y: 0, scale }),
  };
  return [
    { ...textBlock(panel.heading, type.heading, across), above: 0, keeps: true },
    { ...picture, above: ABOVE_PICTURE, keeps: true },
    { ...textBlock(panel.lead, type.body, room.width), above: ABOVE_WORDS },
    ...Array.from({ length: panel.lines ?? 0 }, () => writingLine(room.width)),
    ...panel.keys.map((words, tint) => keyPiece(words, tint, room.width, type.body)),
  ];
}

/** An empty line to write on. */
function writingLine(width: number): Piece {
  const line: Shape = {
    ...{ kind: 'line', x1: 0, y1: WRITING, x2: width, y2: WRITING },
    ...{ width: HAIRLINE, colour: BLACK },
  };
  return { width, height: WRITING + HAIRLINE, above: 0, shapes: [line] };
}

/** The notes of a panel in a column of a width. */
export function notePieces({ notes }: Panel, width: number, type: PanelType): readonly Piece[] {
  return notes.map((words) => notePiece(words, width, type.small));
}

/** A rule beside the ground that its cells have. */
function keyPiece(words: string, tint: number, width: number, style: TypeStyle): Piece {
  const left = SWATCH.width + BEHIND_SWATCH;
  const text = textBlock(words, style, width - left);
  const area = { x: 0, y: (style.size * style.leading - SWATCH.height) / 2, ...SWATCH };
  return {
    width,
    height: Math.max(text.height, SWATCH.height),
    above: BETWEEN_WORDS,
    shapes: [
      ...tinted(area, tint),
      { kind: 'rectangle', ...area, stroke: style.colour, strokeWidth: HAIRLINE },
      ...placeShapes(text.shapes, { x: left, y: 0, scale: 1 }),
    ],
  };
}

function notePiece(words: string, width: number, style: TypeStyle): Piece {
  const left = (words.length - words.trimStart().length) * INDENT;
  const text = textBlock(words.trimStart(), style, width - left);
  return { ...text, above: BETWEEN_WORDS, shapes: placeShapes(text.shapes, { x: left, y: 0, scale: 1 }) };
}
