/**
 * The number of samples of each cell have each colour. Colours count more the better they are seen on paper,
 * and strokes more the thinner they are, so that they do not break.
 */
import { colourDistance, type Oklab } from '../decode/colour/oklab.js';
import { BROAD, STROKE_WEIGHTS } from './coverage.js';
import { GROUND } from './regions/flat-colours.js';
import { SAMPLES_A_SIDE } from './samples.js';
import { balanceSymmetry } from './symmetry.js';
import { thicknessOfLabels } from './thickness.js';

/** A colour that contrasts with paper as much as this, or more, counts half as much again. */
const FULL_CONTRAST = 0.5;
const CONTRAST_BONUS = 0.5;

/** The thickness, in samples, below which a part is no stroke but a blurred edge. */
const THINNEST_STROKE = 2;

const PAPER: Oklab = { l: 1, a: 0, b: 0, opacity: 1 };

/** The votes of a picture's samples. */
export class ColourVotes {
  /** The number of colours there are, paper included. */
  readonly every: number;
  readonly #votes: Float32Array;
  readonly #labels: Uint8Array;
  readonly #rows: number;
  readonly #columns: number;

  /**
   * Counts the samples.
   * @param labels row-major by sample: the index of a colour, or {@link GROUND} for paper
   */
  constructor(labels: Uint8Array, colours: readonly Oklab[], rows: number, columns: number) {
    this.every = colours.length + 1;
    this.#labels = labels;
    this.#rows = rows;
    this.#columns = columns;
    const worth = colours.map((colour) => {
      const contrast = colourDistance({ ...colour, opacity: 1 }, PAPER);
      return 1 + CONTRAST_BONUS * Math.min(1, contrast / FULL_CONTRAST);
    });
    this.#votes = new Float32Array(rows * columns * this.every);
    const strokes = strokeWeights(labels, columns * SAMPLES_A_SIDE);
    for (let sample = 0; sample < labels.length; sample++) {
      const row = Math.floor(sample / (columns * SAMPLES_A_SIDE * SAMPLES_A_SIDE));
      const column = Math.floor((sample % (columns * SAMPLES_A_SIDE)) / SAMPLES_A_SIDE);
      const label = labels[sample]!;
      const start = (row * columns + column) * this.every;
      if (label === GROUND) this.#votes[start]! += strokes[sample]!;
      else this.#votes[start + label + 1]! += worth[label]! * strokes[sample]!;
    }
  }

  /**
   * Gives cells and their mirror images the mean of their votes, in a picture that is symmetrical about its
   * vertical middle line; see {@link balanceSymmetry}.
   */
  balance(): void {
    const mask = {
      width: this.#columns * SAMPLES_A_SIDE,
      height: this.#rows * SAMPLES_A_SIDE,
      samples: this.#labels,
    };
    for (let colour = 0; colour < this.every; colour++) {
      const shares = Float64Array.from({ length: this.#rows * this.#columns }, (_, cell) =>
        this.share(cell, colour),
      );
      balanceSymmetry(mask, shares, this.#columns).forEach((share, cell) => {
        this.#votes[cell * this.every + colour] = share * SAMPLES_A_SIDE ** 2;
      });
    }
  }

  /**
   * The share of a cell that a colour has, as it counts: about 0 to 1; 0 is the paper, 1 the first colour.
   */
  share(cell: number, colour: number): number {
    return this.#votes[cell * this.every + colour]! / SAMPLES_A_SIDE ** 2;
  }

  /** The colour that has most of a cell. */
  winner(cell: number): number {
    let best = 0;
    for (let colour = 1; colour < this.every; colour++) {
      if (this.share(cell, colour) > this.share(cell, best)) best = colour;
    }
    return best;
  }

  /** The lead of a cell's winner over any other colour, as a share of the cell. */
  margin(cell: number): number {
    const winner = this.winner(cell);
    let second = 0;
    for (let colour = 0; colour < this.every; colour++) {
      if (colour !== winner) second = Math.max(second, this.share(cell, colour));
    }
    return this.share(cell, winner) - second;
  }
}

/** The weight of each sample, by the thickness of the part that it belongs to. */
function strokeWeights(labels: Uint8Array, width: number): Float64Array {
  const raster = { width, height: labels.length / width, samples: labels };
  return Float64Array.from(thicknessOfLabels(raster, BROAD), (side) =>
    side < THINNEST_STROKE ? 1 : STROKE_WEIGHTS[side]!,
  );
}
