/** What is not good about the size of a puzzle. */
import { type Issue, issue } from '../core/issue.js';
import type { Scene } from '../draw/scene.js';
import type { Entry } from './entries.js';
import { MILLIMETRES_PER_POINT as POINT } from './lengths.js';
import { LARGE_TEXT, leastScale, scaleForText, smallestText } from './pictures.js';

/** What cannot be read or written into any more, and large print that is not large. */
export function sizeWarnings(
  { number }: Entry,
  scene: Scene,
  scale: number,
  large: boolean,
): readonly Issue[] {
  const place = { part: `puzzle ${number}` };
  const points = ((smallestText(scene) ?? 0) * scale) / POINT;
  if (large && scale < scaleForText(scene, LARGE_TEXT) - 1e-9) {
    const message = `Its smallest text is ${points.toFixed(1)} pt, and large print has 16 pt: choose a larger trim or a smaller puzzle.`;
    return [issue('print-not-large', message, place)];
  }
  if (scale >= leastScale(scene) - 1e-9) return [];
  const cell = scene.lattice === undefined ? '' : `cells of ${(scene.lattice.pitch * scale).toFixed(1)} mm`;
  const text = points === 0 ? '' : `text of ${points.toFixed(1)} pt`;
  const found = [cell, text].filter((words) => words !== '').join(' and ');
  const message = `It was shrunk to fit and is small now (${found}): choose a larger trim, fewer puzzles a page or a smaller puzzle.`;
  return [issue('print-small', message, place)];
}
