/** The two colours of a webpbn puzzle: the background, and the one in which all clues are. */
import { issue } from '../../../core/issue.js';
import { failure, type Result, success } from '../../../core/result.js';
import { quote } from '../../../formats/lines.js';
import type { XmlElement } from '../../../formats/xml.js';

/** The characters that stand for filled and empty cells in an image. */
export interface Colours {
  readonly filled: string;
  readonly empty: string;
}

/** Characters of the two colours that need no definition. */
const PREDEFINED: readonly (readonly [name: string, character: string])[] = [
  ['white', '.'],
  ['black', 'X'],
];

/**
 * Reads the colours and makes sure that one alone is used for clues; more are the issue `format-unsupported`.
 * Colours that are defined and never used do no harm.
 */
export function readColours(puzzle: XmlElement): Result<Colours> {
  const background = puzzle.attributes.get('backgroundcolor') ?? 'white';
  const standard = puzzle.attributes.get('defaultcolor') ?? 'black';
  const counts = puzzle.children
    .filter(({ name }) => name === 'clues')
    .flatMap(({ children }) => children.flatMap((line) => line.children))
    .filter(({ name }) => name === 'count');
  const first = counts[0]?.attributes.get('color') ?? standard;
  const other = counts.find(({ attributes }) => (attributes.get('color') ?? standard) !== first);
  if (other !== undefined) {
    const second = other.attributes.get('color') ?? standard;
    const message = `The clues are in several colours (${quote(first)}, ${quote(second)}); only black and white is supported.`;
    return failure(issue('format-unsupported', message, other.place));
  }
  if (first === background) {
    const message = `The clues are in the colour of the background, ${quote(background)}.`;
    return failure(issue('format-unsupported', message, puzzle.place));
  }
  const characters = new Map(PREDEFINED);
  for (const { name, attributes } of puzzle.children) {
    const colour = attributes.get('name');
    const character = attributes.get('char');
    if (name === 'color' && colour !== undefined && character !== undefined)
      characters.set(colour, character);
  }
  const filled = characters.get(first);
  const empty = characters.get(background);
  if (filled !== undefined && empty !== undefined && filled !== empty) return success({ filled, empty });
  const message = `The colours ${quote(first)} and ${quote(background)} need different characters.`;
  return failure(issue('format-syntax', message, puzzle.place));
}
