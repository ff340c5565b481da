/** The picture of a webpbn solution: rows between bars, a character a cell, e.g. `|..XX|`. */
import { failure, issue, type Result, success } from '../../../core/index.js';
import { quote, type XmlElement } from '../../../formats/index.js';
import type { PlacedRow } from './format.js';
import type { Colours } from './webpbn-colours.js';

/** Reads the image of a `<solution>` as rows of the signs of solutions; every cell must be determined. */
export function readImage(solution: XmlElement, { signs }: Colours): Result<readonly PlacedRow[]> {
  const image = solution.children.find(({ name }) => name === 'image');
  if (image === undefined) {
    return failure(issue('format-syntax', 'The solution has no <image>.', solution.place));
  }
  // White space means nothing unless a colour is written as a space; then only what bars enclose is a row.
  const rows = signs.has(' ')
    ? [...image.text.matchAll(/\|([^|]*)\|/g)].map((row) => row[1]!)
    : image.text.replace(/\s/g, '').split('|');
  const place = image.place;
  const picture: PlacedRow[] = [];
  for (const row of rows.filter((cells) => cells !== '')) {
    // A list of possible colours with one entry is that colour.
    const written = [...row.replace(/\[(.)\]/gu, '$1')];
    const wrong = written.find((character) => !signs.has(character));
    if (wrong !== undefined) {
      const known = [...signs.keys()].map(quote).join(', ');
      const message = `The solution has ${quote(wrong)}; only ${known} are supported, as every cell must be determined and of one colour.`;
      return failure(issue('format-unsupported', message, place));
    }
    picture.push({ cells: written.map((character) => signs.get(character)).join(''), place });
  }
  return success(picture);
}
