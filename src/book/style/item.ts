/** The content of a page: placed shapes with their bounding box. */
import { placeShapes, type Scene, type Shape } from '../../draw/index.js';

/** Millimetres from the top left corner of the type area. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Puzzles and answers carry the number and part that they are printed under. */
export interface Item {
  readonly kind: 'puzzle' | 'answer' | 'hint' | 'step' | 'code' | 'text' | 'furniture' | 'example';
  readonly box: Box;
  /** Placed in the type area. */
  readonly shapes: readonly Shape[];
  /** Position of the puzzle among all puzzles of the book, from 0. */
  readonly entry?: number;
  /** The target of the box's link on a screen. */
  readonly link?: LinkTarget;
}

/** A page of the document, counted from 1, or the page with the puzzle or the answer of an entry. */
export type LinkTarget =
  | { readonly to: 'page'; readonly page: number }
  | { readonly to: 'puzzle' | 'answer'; readonly entry: number };

/** The room inside the margins. */
export interface TypeArea {
  readonly width: number;
  readonly height: number;
}

/** A scene, or a text, at a place and size. */
export function itemOf(
  kind: Item['kind'],
  drawn: Pick<Scene, 'width' | 'height' | 'shapes'>,
  place: {
    readonly x: number;
    readonly y: number;
    readonly scale?: number;
    readonly entry?: number;
    readonly link?: LinkTarget;
  },
): Item {
  const { x, y, scale = 1, entry, link } = place;
  return {
    kind,
    box: { x, y, width: drawn.width * scale, height: drawn.height * scale },
    shapes: placeShapes(drawn.shapes, { x, y, scale }),
    ...(entry === undefined ? {} : { entry }),
    ...(link === undefined ? {} : { link }),
  };
}

/** The item moved right and down, in millimetres. */
export function moveItem(item: Item, x: number, y: number): Item {
  const box = { ...item.box, x: item.box.x + x, y: item.box.y + y };
  return { ...item, box, shapes: placeShapes(item.shapes, { x, y, scale: 1 }) };
}
