/**
 * A row or column as moves see it, as plain data: its blocks, the colours that are left for its cells, and
 * those that a step excludes. Sets of colours are bits, bit 0 the background.
 */
import type { Known } from '../../../contract/explaining.js';
import type { Run } from '../../../kit/confirm/run-places.js';
import { colourCount } from '../../colours.js';
import type { NonogramPuzzle } from '../../puzzle.js';
import { hasColourMarks } from '../reasons.js';

/** The bit of the background. */
export const BACKGROUND = 1;

/** The place of a line in its grid. */
export interface LinePlace {
  readonly kind: 'row' | 'column';
  /** From 1 on. */
  readonly number: number;
  /** The number of columns of the grid. */
  readonly width: number;
  readonly palette?: NonogramPuzzle['palette'];
}

/** A line with the conclusions of a step about it. */
export interface LineData extends LinePlace {
  readonly runs: readonly Run[];
  /** By cell: the colours that are left before the step. */
  readonly before: readonly number[];
  /** By cell: the colours that the step excludes. */
  readonly excluded: readonly number[];
}

/** The id of the clue of a line. */
export function ruleOf({ kind, number }: LinePlace): string {
  return `${kind}-${number}`;
}

/** The name of a cell of a line, by its place in it. */
export function codeIn({ kind, number }: LinePlace, place: number): string {
  return kind === 'row' ? `r${number}c${place + 1}` : `r${place + 1}c${number}`;
}

/** All colours of a puzzle and the background. */
export function allColours(puzzle: Pick<LinePlace, 'palette'>): number {
  return (-1 >>> (31 - colourCount(puzzle))) | 0;
}

/** True if a set has one colour. */
export function isOne(colours: number): boolean {
  return (colours & (colours - 1)) === 0;
}

/** The colours of a set. */
export function coloursIn(colours: number): readonly number[] {
  return Array.from({ length: 32 }, (_, colour) => colour).filter((colour) => (colours >> colour) & 1);
}

/** The marks that say that a cell of a line has lost some colours, if it had others. */
export function marksOf(line: LinePlace, place: number, before: number, excluded: number): readonly Known[] {
  const after = before & ~excluded;
  if (!hasColourMarks(line)) return [{ mark: markOf(line, place, 1), value: (after & BACKGROUND) === 0 }];
  return coloursIn(excluded | (isOne(after) ? after : 0)).map((colour) => ({
    mark: markOf(line, place, colour),
    value: isOne(after) && after === 1 << colour,
  }));
}

/** The mark of a colour of a cell. */
export function markOf(line: LinePlace, place: number, colour: number): number {
  const index =
    line.kind === 'row' ? (line.number - 1) * line.width + place : place * line.width + line.number - 1;
  return hasColourMarks(line) ? index * (colourCount(line) + 1) + colour : index;
}
