/**
 * The recognition of a black and white picture by people, judged by five facts that were fitted to what they
 * see (docs/methods.md). Likeness does not say it: the boundaries of a texture, or of a bar, may all be drawn
 * as they are.
 */
import { DisjointSets } from '../../core/index.js';
import type { Reference } from './likeness/index.js';

/** The judgement: people are likely to recognise a picture, or it is hard for them. */
export type Recognition = 'likely' | 'hard';

/** The facts that the judgement rests on. */
export interface RecognitionFacts {
  readonly cells: number;
  /** Pairs of neighbouring cells that differ. */
  readonly boundaries: number;
  /** Connected areas: black ones also by their corners, white ones by their sides. */
  readonly parts: number;
  /** Cells of the original that are not ground. */
  readonly subject: number;
  /** See {@link Reference}. */
  readonly fineness: number;
  readonly isFlat: boolean;
}

/** Weights of the facts, and the sum from which on a picture is hard to recognise. */
const FINENESS = { weight: 12, most: 0.25 };
const LENGTH_OF_A_PART = -0.7;
const FLAT = -1.6;
/** The usual distance between boundaries, in cells; much less is clutter, much more a blot. */
const SPACING = { usual: 6, scale: 30, most: 3 };
const SMALL = { weight: 1.1, cells: 110 };
const HARD = 0.4;

/** Judges a picture against its original: row-major cells, 1 black. */
export function recognitionOf(cells: ArrayLike<number>, reference: Reference): Recognition {
  const { columns, ground, fineness, isFlat } = reference;
  const subject = ground.reduce((count, isGround) => count + 1 - isGround, 0);
  return recognitionBy({ ...factsOf(cells, columns), subject, fineness, isFlat });
}

/** The judgement by the facts. */
export function recognitionBy(facts: RecognitionFacts): Recognition {
  const { cells, boundaries, parts, subject, fineness, isFlat } = facts;
  const length = Math.max(1, boundaries);
  const spacing = (2 * cells) / length;
  const sum =
    FINENESS.weight * Math.min(FINENESS.most, fineness) +
    LENGTH_OF_A_PART * Math.log(length / parts) +
    (isFlat ? FLAT : 0) +
    Math.min(SPACING.most, (spacing - SPACING.usual) ** 2 / SPACING.scale) +
    SMALL.weight * Math.max(0, Math.log(SMALL.cells / Math.max(1, subject)));
  return sum > HARD ? 'hard' : 'likely';
}

/** Boundaries and connected areas of a picture. */
function factsOf(
  cells: ArrayLike<number>,
  columns: number,
): Pick<RecognitionFacts, 'cells' | 'boundaries' | 'parts'> {
  const areas = new DisjointSets(cells.length);
  let boundaries = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    const column = cell % columns;
    const sides = [...(column > 0 ? [cell - 1] : []), ...(cell >= columns ? [cell - columns] : [])];
    for (const side of sides) {
      if (cells[side] === cells[cell]) areas.join(cell, side);
      else boundaries++;
    }
    if (cells[cell] !== 1 || cell < columns) continue;
    if (column > 0 && cells[cell - columns - 1] === 1) areas.join(cell, cell - columns - 1);
    if (column < columns - 1 && cells[cell - columns + 1] === 1) areas.join(cell, cell - columns + 1);
  }
  return { cells: cells.length, boundaries, parts: areas.count };
}
