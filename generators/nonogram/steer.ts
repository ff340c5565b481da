/**
 * Steers a picture to a puzzle that the intended logic solves, hence with one solution, by changing one cell
 * after the other: where logic stops, an open cell, as long as not more cells stay open than before; where
 * the puzzle is too easy, a cell on the edge of a shape. It ends at a limit of changes, so that an attempt is
 * bounded. See docs/methods.md, "Pictures with the fewest changes" (repair instead of rejection).
 */
import type { Rng } from '../../src/core/index.js';
import type { PictureLogic } from '../../src/families/nonogram/index.js';
import type { Aim } from '../shared/goal.js';
import { edgeCell } from './edge.js';
import type { PatternGroups } from './patterns.js';
import { recolour } from './recolour.js';

/** Single lines suffice; they do not, but one step of look-ahead does; or either. */
export type Reasoning = Exclude<Aim, 'beyond'>;

/** Changes tried for each cell of the picture. */
const CHANGES_A_CELL = 2;
/** Line solves that the look-ahead of one assessment may take. */
const MOST_LINE_SOLVES = 300_000;

/** The flaw of a picture: none; too easy; or these cells stay open. */
type Assessment =
  | { readonly status: 'good' | 'too-easy' }
  | { readonly status: 'open'; readonly open: readonly number[] };

/**
 * Changes the picture in place; returns in a few words why it failed, or nothing when the picture is as
 * wanted.
 * @param wanted the reasoning that is to finish it
 * @param logic of the picture's size, to work on
 * @param colours how many the picture has besides the background
 * @param groups of cells that have the same colour and are changed together; absent: each cell by itself
 */
export function steer(
  picture: Uint8Array,
  wanted: Reasoning,
  logic: PictureLogic,
  colours: number,
  rng: Rng,
  groups?: PatternGroups,
): string | undefined {
  const width = logic.field.columnCount;
  let assessment = assess(picture, wanted, logic);
  for (let change = CHANGES_A_CELL * picture.length; change > 0; change--) {
    if (assessment.status === 'good') return undefined;
    const before = assessment;
    const cell = before.status === 'open' ? rng.pick(before.open) : edgeCell(picture, width, rng);
    const colour = picture[cell]!;
    paint(picture, groups?.of(cell) ?? [cell], recolour(colour, colours, rng));
    assessment = assess(picture, wanted, logic);
    if (before.status === 'too-easy' || openIn(assessment) <= openIn(before)) continue;
    paint(picture, groups?.of(cell) ?? [cell], colour);
    assessment = before;
  }
  return assessment.status === 'open' ? 'logic got stuck in the picture' : 'single lines always sufficed';
}

/** Gives cells a colour. */
export function paint(picture: Uint8Array, cells: readonly number[], colour: number): void {
  for (const cell of cells) picture[cell] = colour;
}

/** True if the reasoning that is wanted, and no weaker one, finishes a picture as it is. */
export function isFinishedBy(picture: Uint8Array, wanted: Reasoning, logic: PictureLogic): boolean {
  return assess(picture, wanted, logic).status === 'good';
}

function openIn(assessment: Assessment): number {
  return assessment.status === 'open' ? assessment.open.length : 0;
}

/** Applies logic to the picture's clues, the weakest first. */
function assess(picture: Uint8Array, wanted: Reasoning, { field, probe }: PictureLogic): Assessment {
  field.setPicture(picture);
  if (field.propagate() === 'solved') return { status: wanted === 'look-ahead' ? 'too-easy' : 'good' };
  if (wanted !== 'plain' && probe(MOST_LINE_SOLVES).progress === 'solved') return { status: 'good' };
  return { status: 'open', open: Array.from(picture.keys()).filter((cell) => field.isOpen(cell)) };
}
