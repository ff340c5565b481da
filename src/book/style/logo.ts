/** The picture of a publisher on the title page, in grey. */
import type { Raster } from '../../draw/index.js';
import { type Item, itemOf } from './item.js';

export interface Logo {
  /** Beside the specification. */
  readonly file: string;
  /** Its pixels, once it has been read. */
  readonly pixels?: Pick<Raster, 'pixelColumns' | 'pixelRows' | 'pixels'>;
}

/** Millimetres, at most. */
const WIDTH = 34;
const HEIGHT = 18;

/** A logo in the middle of a width, its lower edge at y; undefined where none has been read. */
export function logoItem({ pixels }: Logo, width: number, y: number): Item | undefined {
  if (pixels === undefined) return undefined;
  const { pixelColumns, pixelRows } = pixels;
  const scale = Math.min(WIDTH / pixelColumns, HEIGHT / pixelRows);
  const size = { width: pixelColumns * scale, height: pixelRows * scale };
  const raster: Raster = { kind: 'raster', x: 0, y: 0, ...size, ...pixels };
  return itemOf(
    'furniture',
    { ...size, shapes: [raster] },
    { x: (width - size.width) / 2, y: y - size.height },
  );
}
