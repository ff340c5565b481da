/** Line logic for puzzles of either kind, seen alike. Black and white has the faster field. */
import type { Probed, Progress } from '../kit/logic/look-ahead.js';
import { blocksOfLines } from './colour/block-placer.js';
import { ColourField } from './colour/field.js';
import { probeColours } from './colour/probe.js';
import { colourCount, runsOf } from './colours.js';
import type { NonogramClaim } from './confirm.js';
import { givenColours } from './given.js';
import { Field, openField } from './lines/field.js';
import { probe } from './lines/probe.js';
import { EMPTY, FILLED } from './lines/states.js';
import type { ColourNonogram, NonogramPuzzle, PlainNonogram } from './puzzle.js';

/**
 * A field for pictures in any number of colours: it takes their clues, and colours of cells; 0 is the
 * background.
 */
export type PictureField = Pick<
  Field,
  | 'columnCount'
  | 'cellCount'
  | 'openCount'
  | 'setPicture'
  | 'revealColour'
  | 'isOpen'
  | 'propagate'
  | 'save'
  | 'restore'
>;

/** Opens a field without clues for pictures in this many colours besides the background. */
export function openEmptyField(rowCount: number, columnCount: number, colours: number): PictureField {
  return colours === 1 ? new Field(rowCount, columnCount) : new ColourField(rowCount, columnCount, colours);
}

/** A field without clues, and the look-ahead on it. */
export interface PictureLogic {
  readonly field: PictureField;
  /** Looks one step ahead, within a number of line solves. */
  probe(mostLineSolves: number): Probed<Progress | 'limit'>;
}

/** Opens the logic of pictures in this many colours besides the background. */
export function openPictureLogic(rowCount: number, columnCount: number, colours: number): PictureLogic {
  if (colours === 1) {
    const field = new Field(rowCount, columnCount);
    return { field, probe: (mostLineSolves) => probe(field, mostLineSolves) };
  }
  const field = new ColourField(rowCount, columnCount, colours);
  return { field, probe: (mostLineSolves) => probeColours(field, mostLineSolves) };
}

/** The logic of one puzzle. */
export interface LineLogic {
  readonly field: Pick<Field, 'propagate' | 'sweeps' | 'lineSolves' | 'openCount'>;
  /** Looks one step ahead, within a number of line solves. */
  probe(mostLineSolves: number): Probed<Progress | 'limit'>;
  /**
   * The colours that are left for each cell, row-major, as sets: bit 0 is the background, in black and white
   * bit 1 is filled.
   */
  domains(): Int32Array;
}

/** Opens the logic of a well-formed puzzle, whose given cells are known. */
export function openLogic(puzzle: NonogramPuzzle): LineLogic {
  return puzzle.palette === undefined ? plainLogic(puzzle) : colourLogic(puzzle);
}

function plainLogic(puzzle: PlainNonogram): LineLogic {
  const field = openField(puzzle.rows, puzzle.columns);
  for (const [index, colour] of givenColours(puzzle)) field.reveal(index, colour === 0 ? EMPTY : FILLED);
  return {
    field,
    probe: (mostLineSolves) => probe(field, mostLineSolves),
    domains: () =>
      Int32Array.from(field.cells, (state) => (state === EMPTY ? 0b01 : state === FILLED ? 0b10 : 0b11)),
  };
}

function colourLogic(puzzle: ColourNonogram): LineLogic {
  const field = new ColourField(puzzle.rows.length, puzzle.columns.length, colourCount(puzzle));
  field.setRuns(runsOf(puzzle));
  for (const [index, colour] of givenColours(puzzle)) field.restrict(index, 1 << colour);
  return {
    field,
    probe: (mostLineSolves) => probeColours(field, mostLineSolves),
    domains: () => field.domains,
  };
}

/** The colours and the starts of blocks that line logic leaves, as a claim about the solutions. */
export function deduceColours(puzzle: NonogramPuzzle): NonogramClaim {
  const logic = openLogic(puzzle);
  if (logic.field.propagate() === 'contradiction') return 'contradiction';
  const domains = logic.domains();
  const runs = runsOf(puzzle);
  const rows = blocksOfLines(runs.rows, domains, runs.columns.length, 1);
  const columns = blocksOfLines(runs.columns, domains, 1, runs.columns.length);
  return rows === undefined || columns === undefined ? 'contradiction' : { domains, rows, columns };
}
