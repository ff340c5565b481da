/** Colours of a terminal by ANSI sequences, from the 256 that terminals know. */
import type { Colour } from './scene.js';

/** A text on the nearest ground. */
export function onGround(text: string, ground: Colour): string {
  return `\u001b[48;5;${nearest(ground)}m${text}\u001b[49m`;
}

/** A text in black on the nearest ground, whatever colour the terminal writes in. */
export function blackOn(text: string, ground: Colour): string {
  return inColour(onGround(text, ground), '#000000');
}

/** A text in the nearest colour. */
export function inColour(text: string, colour: Colour): string {
  return `\u001b[38;5;${nearest(colour)}m${text}\u001b[39m`;
}

/** The number of the nearest colour in the cube of six levels for each channel. */
function nearest(colour: Colour): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16);
    // The levels are 0, 95, 135, 175, 215, 255.
    return value < 48 ? 0 : value < 115 ? 1 : Math.floor((value - 35) / 40);
  });
  return 16 + 36 * red! + 6 * green! + blue!;
}
