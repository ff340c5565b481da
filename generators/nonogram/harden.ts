/**
 * Hard nonograms: puzzles with one solution that one step of look-ahead does not solve are rare, and lie
 * between those that it does solve and those with several solutions. The search stays among puzzles with one
 * solution and climbs: a changed cell is kept when look-ahead then needs at least as many tries as before,
 * until it fails where an engine still proves that there is no second solution.
 */
import type { Rng } from '../../src/core/index.js';
import type { PictureLogic } from '../../src/families/nonogram/index.js';
import type { UniquenessOracle } from '../../src/picture/index.js';
import { edgeCell } from './edge.js';
import type { PatternGroups } from './patterns.js';
import { recolour } from './recolour.js';
import { paint } from './steer.js';

/** Changes tried for each cell of the picture. */
const CHANGES_A_CELL = 3;
/**
 * Line solves that the look-ahead of one assessment may take; a puzzle on which it is not done by then counts
 * as hard.
 */
const MOST_LINE_SOLVES = 2_000_000;

/**
 * Changes a picture that look-ahead solves into a hard one, in place; returns whether that succeeded.
 * @param logic of the picture's size, to work on
 * @param colours how many the picture has besides the background
 * @param groups of cells that have the same colour and are changed together; absent: each cell by itself
 */
export function harden(
  picture: Uint8Array,
  logic: PictureLogic,
  colours: number,
  oracle: UniquenessOracle,
  rng: Rng,
  groups?: PatternGroups,
): 'beyond' | 'not-reached' {
  const { columnCount: width, cellCount } = logic.field;
  let probes = probesOf(picture, logic);
  for (let change = CHANGES_A_CELL * picture.length; change > 0; change--) {
    const cell = edgeCell(picture, width, rng);
    const colour = picture[cell]!;
    paint(picture, groups?.of(cell) ?? [cell], recolour(colour, colours, rng));
    const changed = probesOf(picture, logic);
    if (changed === Infinity) {
      const height = cellCount / width;
      if (oracle({ width, height, cells: picture }, []).status === 'unique') return 'beyond';
    } else if (changed >= probes) {
      probes = changed;
      continue;
    }
    paint(picture, groups?.of(cell) ?? [cell], colour);
  }
  return 'not-reached';
}

/** Cells that look-ahead has to try until it solves the picture's clues; infinite when it does not. */
function probesOf(picture: Uint8Array, { field, probe }: PictureLogic): number {
  field.setPicture(picture);
  if (field.propagate() === 'solved') return 0;
  const { progress, probes } = probe(MOST_LINE_SOLVES);
  return progress === 'solved' ? probes : Infinity;
}
