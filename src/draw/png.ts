/** Scenes as PNG files: our own SVG with its text as outlines, which the platform draws. */
import { PuzzlewrightError } from '../core/index.js';
import { drawingPlatform } from './platform.js';
import type { Scene } from './scene.js';
import { renderSvg } from './svg.js';

/** Options of a PNG file. */
export interface PngOptions {
  /** Resolution; default 10 (254 dpi), so that a cell of 5 mm is 50 pixels. */
  readonly pixelsPerMillimetre?: number;
}

/** No side of a picture becomes longer than this; a larger scene gets a lower resolution. */
const LONGEST_SIDE = 8000;

/**
 * Renders a scene as a PNG file on white ground, its size in print noted as its density. The platform draws
 * it beside what its caller does meanwhile. Rejects with PuzzlewrightError `no-drawing-platform` or `no-png`
 * where nothing was handed in that draws PNG files.
 */
export async function renderPng(scene: Scene, options: PngOptions = {}): Promise<Uint8Array> {
  const platform = drawingPlatform();
  if (platform.drawPng === undefined) {
    throw new PuzzlewrightError(
      'no-png',
      'PNG files cannot be drawn here; expected a platform with drawPng in useDrawingPlatform.',
    );
  }
  const wanted = options.pixelsPerMillimetre ?? 10;
  const pixelsPerMillimetre = Math.min(wanted, LONGEST_SIDE / Math.max(scene.width, scene.height));
  const svg = renderSvg(scene, { text: 'outlines', pixelsPerMillimetre });
  return platform.drawPng(svg, pixelsPerMillimetre);
}
