/**
 * The argument of a step of one clue as solvers say it: which blocks do it, and where they can stand. `the 7 lies in r2c1 to r2c8
 * and so covers r2c2 to r2c7`, `the 4 ends at r1c6 at the latest`, `r8c1 is too small for the 2`.
 */
import { cellCode } from '../../../core/grid/cell.js';
import type { StepShape } from '../../explaining.js';
import { listed } from '../../kit/words.js';
import { type Run, runsOf } from '../colours.js';
import type { Block } from '../models/starts.js';
import type { NonogramPuzzle } from '../puzzle.js';
import { blockNames, clueWords } from './block-names.js';
import { BACKGROUND, contentsOf } from './cell-contents.js';
import { saysClaims } from './claim-words.js';
import { claimsOf } from './line-claims.js';

/** The blocks of one line with the starts that they can have where its cells may have these colours. */
type PlaceBlocks = (runs: readonly Run[], cells: Int32Array) => readonly Block[];

/** The argument of a step, as it follows `because`; undefined for a step of several clues, or of a line without blocks. */
export function becauseOfBlocks(
  puzzle: NonogramPuzzle,
  step: StepShape,
  saysKnown: () => string,
  place: PlaceBlocks,
): string | undefined {
  const [line, ...more] = step.reasons;
  const runs = line === undefined ? [] : runsOfLine(puzzle, line.id);
  if (line === undefined || more.length > 0 || runs.length === 0) return undefined;
  const codes = line.cells.map(cellCode);
  const contents = (known: StepShape['facts']): Int32Array => contentsOf(puzzle, line, known);
  const placed = (cells: Int32Array): readonly Block[] => place(runs, cells);
  const clue = `${line.id.replace('-', ' ')} has the clue ${clueWords(puzzle.palette, runs)}`;
  const before = contents(step.facts);
  const after = contents([...step.facts, ...step.conclusions]);
  const seen = contents(step.known);
  if (isCompleted(seen, contents([...step.known, ...step.conclusions]))) {
    const there = placed(seen);
    if (there.every((block) => isThere(block, seen))) return `${clue}, and ${allThere(codes, there)}`;
  }
  const blocks = placed(before);
  const names = blockNames(puzzle.palette, runs);
  const words = saysClaims({ codes, blocks, names }, claimsOf({ blocks, before, after }), puzzle.palette);
  return `${clue}${step.facts.length === 0 ? '' : `, and ${saysKnown()}`}: ${words}`;
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

/** `all its blocks are there: r4c1 to r4c3 and r4c7` */
function allThere(codes: readonly string[], blocks: readonly Block[]): string {
  const spans = blocks.map(({ starts: [start], length }) => {
    return length === 1 ? codes[start!]! : `${codes[start!]!} to ${codes[start! + length - 1]!}`;
  });
  return `${spans.length === 1 ? 'its only block is there' : 'all its blocks are there'}: ${listed(spans)}`;
}
