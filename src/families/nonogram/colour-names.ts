/** Words for colours: what a legend says of a pencil, and what formats that name their colours write. */
import type { Colour } from '../../draw/index.js';

const NAMED: readonly (readonly [name: string, colour: Colour, german: string])[] = [
  ['white', '#ffffff', 'weiß'],
  ['light grey', '#c8c8c8', 'hellgrau'],
  ['grey', '#808080', 'grau'],
  ['dark grey', '#484848', 'dunkelgrau'],
  ['black', '#000000', 'schwarz'],
  ['black', '#202020', 'schwarz'],
  ['red', '#d82020', 'rot'],
  ['dark red', '#7c1414', 'dunkelrot'],
  ['pink', '#f49ab8', 'rosa'],
  ['orange', '#f08418', 'orange'],
  ['brown', '#84501c', 'braun'],
  ['dark brown', '#4a2c10', 'dunkelbraun'],
  ['light brown', '#c08850', 'hellbraun'],
  ['beige', '#e8d4a8', 'beige'],
  ['yellow', '#f6dc28', 'gelb'],
  ['light yellow', '#fbf3a6', 'hellgelb'],
  ['olive', '#7c7c20', 'oliv'],
  ['light green', '#94d878', 'hellgrün'],
  ['green', '#28a03c', 'grün'],
  ['dark green', '#14582c', 'dunkelgrün'],
  ['turquoise', '#2cb4b0', 'türkis'],
  ['light blue', '#8cc8f0', 'hellblau'],
  ['blue', '#2860d0', 'blau'],
  ['dark blue', '#182c70', 'dunkelblau'],
  ['violet', '#7038b0', 'violett'],
  ['dark violet', '#4a2a66', 'dunkelviolett'],
  ['light violet', '#bca0e0', 'hellviolett'],
  ['magenta', '#c82c9c', 'magenta'],
];

/** The English names by themselves, as words that can be translated. */
export const COLOUR_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  NAMED.map(([name]) => [name, name]),
);

/** The German words of sentences, by the English names. */
export const GERMAN_COLOURS: Readonly<Record<string, string>> = Object.fromEntries(
  NAMED.map(([name, , german]) => [name, german]),
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

/** The colour of red, green and blue, whole numbers from 0 to 255. */
export function colourOfChannels(channels: readonly number[]): Colour {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Red, green and blue, 0 to 255. */
export function channelsOf(colour: Colour): readonly [number, number, number] {
  const channel = (start: number): number => Number.parseInt(colour.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}
