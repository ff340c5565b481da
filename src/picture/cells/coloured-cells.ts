/**
 * A picture as cells in few inks on white paper: for each cell the ink that most of its samples have, where
 * colours count more the better they are seen on paper.
 */
import { PuzzlewrightError } from '../../core/index.js';
import { colourDistance, type Oklab } from '../decode/colour/oklab.js';
import { hexOf } from '../decode/colour/oklab-hex.js';
import { withoutSpecks } from './colour-specks.js';
import { ColourVotes } from './colour-votes.js';
import { inkSamples, PAPER } from './ink-samples.js';
import type { SampledPicture } from './samples.js';

/** Inks differ from paper at least this much; lighter ones are printed darker. */
const INK_CONTRAST = 0.14;

/** Cost of a change: the samples that it gets wrong, and more where no neighbour has the new colour. */
const LOSS_COST = 7;
const LONELY_COST = 6;

/** Cells in the colours of a palette. */
export interface ColouredCells {
  readonly rows: number;
  readonly columns: number;
  /** White paper, then the inks, the most used first. */
  readonly palette: readonly `#${string}`[];
  /** OKLab lightness of each colour, 0..1. */
  readonly lightness: readonly number[];
  /** Row-major indices of the palette. */
  readonly cells: Uint8Array;
  /**
   * Entry `cell * palette.length + colour`: the cost to the looks of giving the cell this colour, 1 or more.
   */
  readonly costs: Uint8Array;
}

/**
 * Draws a sampled picture in a bounded number of inks.
 * @throws PuzzlewrightError `picture-blank` when nothing in it is seen on white paper
 */
export function colouredCells(picture: SampledPicture, most: number): ColouredCells {
  const { rows, columns } = picture;
  const { labels, colours } = inkSamples(picture, most);
  const votes = new ColourVotes(labels, colours, rows, columns);
  votes.balance();
  const all = [PAPER, ...colours];
  const drawn = withoutSpecks(
    Uint8Array.from({ length: rows * columns }, (_, cell) => votes.winner(cell)),
    columns,
    {
      share: (cell, colour) => votes.share(cell, colour),
      difference: (one, other) => colourDistance(all[one]!, all[other]!),
    },
  );
  const kept = mostUsedFirst(drawn, votes.every);
  if (kept.length === 0) {
    throw new PuzzlewrightError(
      'picture-blank',
      'Nothing in the picture is seen on white paper; a darker one was expected.',
    );
  }
  const inks = kept.map((colour) => visible(all[colour]!));
  const palette = distinct(['#ffffff', ...inks.map(hexOf)]);
  const cells = drawn.map((colour) => (colour === 0 ? 0 : kept.indexOf(colour) + 1));
  const share = (cell: number, colour: number): number =>
    votes.share(cell, colour === 0 ? 0 : kept[colour - 1]!);
  const lightness = [PAPER.l, ...inks.map(({ l }) => l)];
  return { rows, columns, palette, lightness, cells, costs: costsOf(cells, columns, palette.length, share) };
}

/** The colours that cells have, paper left out, the most used first. */
function mostUsedFirst(cells: Uint8Array, every: number): number[] {
  const counts = new Uint32Array(every);
  for (const colour of cells) counts[colour]!++;
  return Array.from({ length: every - 1 }, (_, index) => index + 1)
    .filter((colour) => counts[colour]! > 0)
    .sort((one, other) => counts[other]! - counts[one]!);
}

function costsOf(
  cells: Uint8Array,
  columns: number,
  colours: number,
  share: (cell: number, colour: number) => number,
): Uint8Array {
  const costs = new Uint8Array(cells.length * colours);
  cells.forEach((present, cell) => {
    const column = cell % columns;
    const neighbours = [
      column > 0 ? cells[cell - 1] : undefined,
      column < columns - 1 ? cells[cell + 1] : undefined,
      cells[cell - columns],
      cells[cell + columns],
    ];
    for (let colour = 0; colour < colours; colour++) {
      const loss = Math.max(0, share(cell, present) - share(cell, colour));
      const lonely = neighbours.includes(colour) ? 0 : LONELY_COST;
      costs[cell * colours + colour] = 1 + Math.round(LOSS_COST * loss) + lonely;
    }
  });
  return costs;
}

/** A colour as it is printed: dark enough for paper. */
function visible({ l, a, b }: Oklab): Oklab {
  const missing = INK_CONTRAST ** 2 - a * a - b * b;
  const lightest = 1 - Math.sqrt(Math.max(0, missing));
  return { l: Math.min(l, lightest), a, b, opacity: 1 };
}

/** Colours that come out alike on the screen are made different in their last channel. */
function distinct(palette: readonly `#${string}`[]): readonly `#${string}`[] {
  const seen = new Set<string>();
  return palette.map((colour) => {
    let value = Number.parseInt(colour.slice(1), 16);
    while (seen.has(hexadecimal(value))) value = value === 0 ? 1 : value - 1;
    seen.add(hexadecimal(value));
    return hexadecimal(value);
  });
}

function hexadecimal(value: number): `#${string}` {
  return `#${value.toString(16).padStart(6, '0')}`;
}
