/**
 * A picture as cells in few colours on white paper: flat colours of the subject, and for each cell the one that most of its
 * samples have, where colours count more the better they are seen on paper.
 */
import { PuzzlewrightError } from '../core/error.js';
import { colourDistance, type Oklab } from '../image/colour/oklab.js';
import { hexOf } from '../image/colour/oklab-hex.js';
import { flatColours, GROUND } from './regions/flat-colours.js';
import { SAMPLES, type SampledPicture } from './samples.js';

/** A ground or colour at least as light as this is left to the paper. */
const PAPER_LIGHTNESS = 0.82;

/** Colours nearer to white are not seen on paper. */
const UNSEEN = 0.06;

/** Inks are printed no lighter than this. */
const LIGHTEST_INK = 0.9;

/** A colour that contrasts with paper as much as this, or more, counts half as much again. */
const FULL_CONTRAST = 0.5;

/** Cost of a change: the samples that it gets wrong, and more where no neighbour has the new colour. */
const LOSS_COST = 7;
const LONELY_COST = 6;

const PAPER: Oklab = { l: 1, a: 0, b: 0, opacity: 1 };

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
  /** Entry `cell * palette.length + colour`: what it costs the looks to give the cell this colour, 1 or more. */
  readonly costs: Uint8Array;
}

/**
 * Draws a sampled picture in at most so many inks.
 * @throws PuzzlewrightError `picture-blank` when nothing in it is seen on white paper
 */
export function colouredCells(picture: SampledPicture, inks: number): ColouredCells {
  const { rows, columns } = picture;
  const flat = inksOf(picture, inks);
  const { labels, colours } = flat;
  const votes = votesOf(labels, colours, rows, columns);
  const every = colours.length + 1;
  const first = Uint8Array.from({ length: rows * columns }, (_, cell) =>
    mostVoted(votes, cell * every, every),
  );
  const counts = Array.from(
    { length: every },
    (_, colour) => first.filter((other) => other === colour).length,
  );
  const kept = Array.from({ length: colours.length }, (_, index) => index + 1)
    .filter((colour) => counts[colour]! > 0)
    .sort((one, other) => counts[other]! - counts[one]!);
  if (kept.length === 0) {
    throw new PuzzlewrightError(
      'picture-blank',
      'Nothing in the picture is seen on white paper; a darker one was expected.',
    );
  }
  const palette = distinct(['#ffffff', ...kept.map((colour) => inkOf(colours[colour - 1]!))]);
  const cells = first.map((colour) => (colour === 0 ? 0 : kept.indexOf(colour) + 1));
  const share = (cell: number, colour: number): number =>
    votes[cell * every + (colour === 0 ? 0 : kept[colour - 1]!)]! / SAMPLES ** 2;
  const lightness = [PAPER.l, ...kept.map((colour) => Math.min(LIGHTEST_INK, colours[colour - 1]!.l))];
  return { rows, columns, palette, lightness, cells, costs: costsOf(cells, columns, palette.length, share) };
}

/** The flat colours that are seen on paper, and by sample their index or {@link GROUND} for paper. */
function inksOf({ image, ground }: SampledPicture, most: number): { labels: Uint8Array; colours: Oklab[] } {
  const isPaper =
    ground.kind !== 'none' && (ground.colour === undefined || ground.colour.l >= PAPER_LIGHTNESS);
  const mask = isPaper ? ground.mask : new Uint8Array(ground.mask.length);
  for (const extra of isPaper ? [0] : [1, 0]) {
    const { labels, colours } = flatColours(image, mask, most + extra);
    const lightest = colours.reduce(
      (best, colour, index) => (colour.l > (colours[best]?.l ?? -1) ? index : best),
      0,
    );
    const isUnseen = (colour: Oklab): boolean => colourDistance({ ...colour, opacity: 1 }, PAPER) < UNSEEN;
    const leftOut = colours.map(
      (colour, index) =>
        isUnseen(colour) || (extra === 1 && index === lightest && colour.l >= PAPER_LIGHTNESS),
    );
    const inks = colours.filter((_, index) => !leftOut[index]);
    if (inks.length > most) continue;
    const indices = colours.map((colour) => inks.indexOf(colour));
    return {
      labels: labels.map((label) => ((indices[label] ?? -1) < 0 ? GROUND : indices[label]!)),
      colours: inks,
    };
  }
  return { labels: new Uint8Array(mask.length).fill(GROUND), colours: [] };
}

/** Entry `cell * (colours + 1) + colour`: how many samples of the cell have the colour, 0 paper, by their contrast. */
function votesOf(labels: Uint8Array, colours: readonly Oklab[], rows: number, columns: number): Float32Array {
  const every = colours.length + 1;
  const worth = colours.map(
    (colour) => 1 + 0.5 * Math.min(1, colourDistance({ ...colour, opacity: 1 }, PAPER) / FULL_CONTRAST),
  );
  const votes = new Float32Array(rows * columns * every);
  labels.forEach((label, sample) => {
    const row = Math.floor(sample / (columns * SAMPLES * SAMPLES));
    const column = Math.floor((sample % (columns * SAMPLES)) / SAMPLES);
    const colour = label === GROUND ? 0 : label + 1;
    votes[(row * columns + column) * every + colour]! += colour === 0 ? 1 : worth[label]!;
  });
  return votes;
}

function mostVoted(votes: Float32Array, start: number, count: number): number {
  let best = 0;
  for (let colour = 1; colour < count; colour++) {
    if (votes[start + colour]! > votes[start + best]!) best = colour;
  }
  return best;
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
function inkOf(colour: Oklab): `#${string}` {
  return hexOf({ ...colour, l: Math.min(LIGHTEST_INK, colour.l) });
}

/** Colours that come out alike on the screen are told apart in their last channel. */
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
