/** Words for colours: what a legend says of a pencil, and what formats that name their colours write. */
import type { Colour } from '../../draw/index.js';

const NAMED: readonly (readonly [name: string, colour: Colour])[] = [
  ['white', '#ffffff'],
  ['light grey', '#c8c8c8'],
  ['grey', '#808080'],
  ['dark grey', '#484848'],
  ['black', '#000000'],
  ['black', '#202020'],
  ['red', '#d82020'],
  ['dark red', '#7c1414'],
  ['pink', '#f49ab8'],
  ['orange', '#f08418'],
  ['brown', '#84501c'],
  ['dark brown', '#4a2c10'],
  ['light brown', '#c08850'],
  ['beige', '#e8d4a8'],
  ['yellow', '#f6dc28'],
  ['light yellow', '#fbf3a6'],
  ['olive', '#7c7c20'],
  ['light green', '#94d878'],
  ['green', '#28a03c'],
  ['dark green', '#14582c'],
  ['turquoise', '#2cb4b0'],
  ['light blue', '#8cc8f0'],
  ['blue', '#2860d0'],
  ['dark blue', '#182c70'],
  ['violet', '#7038b0'],
  ['dark violet', '#4a2a66'],
  ['light violet', '#bca0e0'],
  ['magenta', '#c82c9c'],
];

/** The English names by themselves, as words that can be translated. */
export const COLOUR_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  NAMED.map(([name]) => [name, name]),
);

/**
 * A word for every colour, all different: the nearest of a list, with a number where it occurs again.
 * @param words the names in another language, by their English names
 */
export function colourNames(
  palette: readonly Colour[],
  words: Readonly<Record<string, string>> = COLOUR_WORDS,
): readonly string[] {
  const names: string[] = [];
  for (const colour of palette) {
    const english = nearestName(colour);
    const name = words[english] ?? english;
    const before = names.filter((other) => other.replace(/ \d+$/, '') === name).length;
    names.push(before === 0 ? name : `${name} ${before + 1}`);
  }
  return names;
}

function nearestName(colour: Colour): string {
  const distances = NAMED.map(([, other]) => distance(colour, other));
  return NAMED[distances.indexOf(Math.min(...distances))]![0];
}

/** The distance of two colours to the eye, roughly: the weights depend on how red they are. */
function distance(first: Colour, second: Colour): number {
  const [red, green, blue] = channelsOf(first);
  const [otherRed, otherGreen, otherBlue] = channelsOf(second);
  const redness = (red + otherRed) / 510;
  return (
    (2 + redness) * (red - otherRed) ** 2 +
    4 * (green - otherGreen) ** 2 +
    (3 - redness) * (blue - otherBlue) ** 2
  );
}

/** Red, green and blue, 0 to 255. */
export function channelsOf(colour: Colour): readonly [number, number, number] {
  const channel = (start: number): number => Number.parseInt(colour.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}
