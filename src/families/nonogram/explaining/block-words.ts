/**
 * The argument of a step of one clue as solvers say it: which blocks do it, and where they can stand. `the 7 lies in r2c1 to r2c8
 * and so covers r2c2 to r2c7`, `the 4 ends at r1c6 at the latest`, `r8c1 is too small for the 2`.
 */
import { cellCode } from '../../../core/grid/cell.js';
import type { MarkedValue, ReasonShape, StepShape } from '../../explaining.js';
import { listed } from '../../kit/words.js';
import { type Run, runsOf } from '../colours.js';
import type { Block } from '../models/starts.js';
import type { NonogramPuzzle } from '../puzzle.js';
import { blockNames, clueWords } from './block-names.js';
import { BACKGROUND, contentsOf } from './cell-contents.js';
import { citedMarks } from './cited-cells.js';
import { saysClaims, spanOf } from './claim-words.js';
import { claimsOf, type LineStep } from './line-claims.js';
import { givesMore, looksPossible } from './looks-possible.js';

/** The blocks of one line with the starts that they can have where its cells may have these colours. */
export type PlaceBlocks = (runs: readonly Run[], cells: Int32Array) => readonly Block[];

/** What a step of one clue is argued from. */
interface LineArgument {
  readonly runs: readonly Run[];
  readonly line: ReasonShape;
  /** The known cells that it names, and the blocks as they can stand with these. */
  readonly cited: readonly MarkedValue[];
  readonly stated: LineStep;
  /** The blocks of a line of which nothing but empty cells is concluded and which are all there. */
  readonly there?: readonly Block[];
}

/** The argument of a step, as it follows `because`; undefined for a step of several clues, or of a line without blocks. */
export function becauseOfBlocks(
  puzzle: NonogramPuzzle,
  step: StepShape,
  saysKnown: (known: readonly MarkedValue[]) => string,
  place: PlaceBlocks,
): string | undefined {
  const argument = argumentOf(puzzle, step, place);
  if (argument === undefined) return undefined;
  const { runs, line, cited, stated, there } = argument;
  const codes = line.cells.map(cellCode);
  const clue = `${line.id.replace('-', ' ')} has the clue ${clueWords(puzzle.palette, runs)}`;
  if (there !== undefined) return `${clue}, and ${allThere(codes, there)}`;
  const names = blockNames(puzzle.palette, runs);
  const words = saysClaims({ codes, blocks: stated.blocks, names }, claimsOf(stated), puzzle.palette);
  return `${clue}${cited.length === 0 ? '' : `, and ${saysKnown(cited)}`}: ${words}`;
}

/** Whether each block with which a step argues that cells are filled can stand in one place only. */
export function placesExactly(puzzle: NonogramPuzzle, step: StepShape, place: PlaceBlocks): boolean {
  const argument = argumentOf(puzzle, step, place);
  if (argument === undefined) return false;
  const claims = claimsOf(argument.stated);
  return claims.every(
    (claim) => claim.kind === 'block' && argument.stated.blocks[claim.block]!.starts.length === 1,
  );
}

function argumentOf(puzzle: NonogramPuzzle, step: StepShape, place: PlaceBlocks): LineArgument | undefined {
  const [line, ...more] = step.reasons;
  const runs = line === undefined ? [] : runsOfLine(puzzle, line.id);
  if (line === undefined || more.length > 0 || runs.length === 0) return undefined;
  const contents = (known: readonly MarkedValue[]): Int32Array => contentsOf(puzzle, line, known);
  const lineStep = (known: readonly MarkedValue[]): LineStep => {
    const before = contents(known);
    return { blocks: place(runs, before), before, after: contents([...known, ...step.conclusions]) };
  };
  const seen = lineStep(step.known);
  if (isCompleted(seen.before, seen.after) && seen.blocks.every((block) => isThere(block, seen.before)))
    return { runs, line, cited: [], stated: seen, there: seen.blocks };
  const cited = citedMarks({
    line,
    step,
    givesMore: (known) => givesMore({ ...lineStep(known), after: seen.after }),
    agrees: (known, own) => {
      const stated = lineStep(known);
      return looksPossible(stated.blocks, claimsOf(stated), lineStep(own));
    },
  });
  return { runs, line, cited, stated: lineStep(cited) };
}

/** The blocks of a line by the id of its clue: `row-3`. */
function runsOfLine(puzzle: NonogramPuzzle, id: string): readonly Run[] {
  const [kind, place] = id.split('-');
  const { rows, columns } = runsOf(puzzle);
  return (kind === 'row' ? rows : columns)[Number(place) - 1] ?? [];
}

/** Whether all cells of a line are known after a step that fills none. */
function isCompleted(before: Int32Array, after: Int32Array): boolean {
  return after.every((cell, index) => {
    const isOne = (cell & (cell - 1)) === 0;
    return isOne && (cell === BACKGROUND || cell === before[index]);
  });
}

/** Whether a block can stand in one place only, and all its cells are filled. */
function isThere({ starts, length }: Block, cells: Int32Array): boolean {
  const [start] = starts;
  return (
    starts.length === 1 && cells.subarray(start, start! + length).every((cell) => (cell & BACKGROUND) === 0)
  );
}

/** `all its blocks are there: r4c1 to r4c3 and r4c7`; where a block has two cells, they are kept apart by semicolons. */
function allThere(codes: readonly string[], blocks: readonly Block[]): string {
  const spans = blocks.map(({ starts: [start], length }) => spanOf(codes, start!, start! + length - 1));
  if (spans.length === 1) return `its only block is there: ${spans[0]!}`;
  const where = blocks.some(({ length }) => length === 2) ? spans.join('; ') : listed(spans);
  return `all its blocks are there: ${where}`;
}
