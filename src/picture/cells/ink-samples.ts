/** The samples of a picture in few inks on white paper. */
import { colourDistance, type Oklab } from '../decode/colour/oklab.js';
import { ColourVotes } from './colour-votes.js';
import { type AreaColour, chooseInks } from './inks.js';
import { stretchLevels } from './levels.js';
import { flatColours, GROUND } from './regions/flat-colours.js';
import { modeFilter } from './regions/mode-filter.js';
import type { SampledPicture } from './samples.js';

/** An even ground at least as light as this is left to the paper. */
const PAPER_LIGHTNESS = 0.75;

/**
 * A colour of a photograph that is left to the paper: its lightness, its distance from white, and its share
 * of the picture.
 */
const LIGHT = 0.8;
const PALE = 0.25;
const COMMON = 0.1;

/** Flat colours from which the inks are made, and the distance between them. */
const FLAT_COLOURS = 24;
const FLAT_DISTANCE = 0.05;

/** White paper. */
export const PAPER: Oklab = { l: 1, a: 0, b: 0, opacity: 1 };

/** Samples, each in the colour of an ink or left to the paper. */
export interface InkSamples {
  /** Row-major, an index of `colours` or {@link GROUND}. */
  readonly labels: Uint8Array;
  readonly colours: readonly Oklab[];
}

/** The samples in a bounded number of inks, and paper. */
export function inkSamples({ rows, columns, image: seen, ground }: SampledPicture, most: number): InkSamples {
  const isPaper =
    ground.kind !== 'none' && (ground.colour === undefined || ground.colour.l >= PAPER_LIGHTNESS);
  const image = ground.kind === 'none' ? stretchLevels(seen) : seen;
  const mask = isPaper ? ground.mask : new Uint8Array(ground.mask.length);
  const flat = flatColours(image, mask, FLAT_COLOURS, FLAT_DISTANCE);
  const smooth = modeFilter(modeFilter(flat.labels, image.width), image.width);
  const votes = new ColourVotes(smooth, flat.colours, rows, columns);
  const areas = new Float64Array(votes.every);
  for (let cell = 0; cell < rows * columns; cell++) areas[votes.winner(cell)]! += votes.margin(cell);
  const shown = flat.colours.map((colour, index) => ({ colour, cells: areas[index + 1]! }));
  const grounds =
    ground.kind === 'none' ? lightGrounds(shown, rows * columns) : isPaper ? [ground.colour!] : [];
  const { inks, inkOf } = chooseInks(shown, [PAPER, ...grounds], most);
  const labels = smooth.map((label) => {
    const ink = label === GROUND ? -1 : inkOf[label]!;
    return ink < 0 ? GROUND : ink;
  });
  return { labels, colours: inks };
}

/** The light colours of a photograph that fills its frame, where they are common: sky, walls. */
function lightGrounds(shown: readonly AreaColour[], cells: number): readonly Oklab[] {
  return shown
    .filter(({ colour, cells: area }) => area >= COMMON * cells && isLight(colour))
    .map(({ colour }) => colour);
}

function isLight(colour: Oklab): boolean {
  return colour.l >= LIGHT && colourDistance({ ...colour, opacity: 1 }, PAPER) < PALE;
}
