/** The colours of random pictures: those that pencil cases have, the ones that differ most first. */
import type { Colour } from '../../src/draw/index.js';

const INKS: readonly Colour[] = [
  '#d82020',
  '#2860d0',
  '#28a03c',
  '#f6dc28',
  '#84501c',
  '#000000',
  '#f08418',
  '#7038b0',
  '#8cc8f0',
  '#f49ab8',
  '#808080',
  '#94d878',
];

/** The number of colours there are besides the background. */
export const MOST_INKS = INKS.length;

/** White paper and the asked number of colours. */
export function paletteOf(colours: number): readonly Colour[] {
  return ['#ffffff', ...INKS.slice(0, colours)];
}
