/**
 * The argument of a step of one clue as solvers say it: which blocks do it, and where they can stand. `the 7
 * lies in r2c1 to r2c8 and so covers r2c2 to r2c7`, `the 4 ends at r1c6 at the latest`, `r8c1 is too small
 * for the 2`.
 */
import { cellCode } from '../../../core/index.js';
import type { MarkedValue, ReasonShape, StepShape } from '../../contract/explaining.js';
import { listed } from '../../kit/words/words.js';
import { type Run, runsOf } from '../colours.js';
import type { Block } from '../models/starts.js';
import type { NonogramPuzzle } from '../puzzle.js';
import { blockNames, clueWords } from './block-names.js';
import { BACKGROUND, contentsOfLine } from './cell-contents.js';
import { citedMarks } from './cited-cells.js';
import { saysClaims, spanOf } from './claim-words.js';
import { claimsOf, type LineStep } from './line-claims.js';
import { givesMore, looksPossible } from './looks-possible.js';

/** The blocks of one line with the starts that they can have where its cells may have these colours. */
export type PlaceBlocks = (runs: readonly Run[], cells: Int32Array) => readonly Block[];

/** The argument of a step by one clue. */
interface LineArgument {
  readonly runs: readonly Run[];
  readonly line: ReasonShape;
  /** The known cells that it names, and the blocks as they can stand with these. */
  readonly cited: readonly MarkedValue[];
  readonly stated: LineStep;
  /** The blocks of a line of which nothing but empty cells is concluded and which are all there. */
  readonly there?: readonly Block[];
}

/**
 * The arguments of a puzzle's steps. The argument of a step is made once, for its name and for its sentence.
 */
export class BlockArguments {
  readonly #puzzle: NonogramPuzzle;
  readonly #place: PlaceBlocks;
  readonly #runs: Record<'rows' | 'columns', readonly (readonly Run[])[]>;
  readonly #made = new WeakMap<StepShape, { readonly argument: LineArgument | undefined }>();

  constructor(puzzle: NonogramPuzzle, place: PlaceBlocks) {
    this.#puzzle = puzzle;
    this.#place = place;
    this.#runs = runsOf(puzzle);
  }

  /**
   * The argument of a step, as it follows `because`; undefined for a step of several clues, or of a line
   * without blocks.
   */
  because(step: StepShape, saysKnown: (known: readonly MarkedValue[]) => string): string | undefined {
    const argument = this.#argumentOf(step);
    if (argument === undefined) return undefined;
    const { palette } = this.#puzzle;
    const { runs, line, cited, stated, there } = argument;
    const codes = line.cells.map(cellCode);
    const clue = `${line.id.replace('-', ' ')} has the clue ${clueWords(palette, runs)}`;
    if (there !== undefined) return `${clue}, and ${allThere(codes, there)}`;
    const names = blockNames(palette, runs);
    const words = saysClaims({ codes, blocks: stated.blocks, names }, claimsOf(stated), palette);
    return `${clue}${cited.length === 0 ? '' : `, and ${saysKnown(cited)}`}: ${words}`;
  }

  /** True if each block with which a step argues that cells are filled can stand in one place only. */
  placesExactly(step: StepShape): boolean {
    const argument = this.#argumentOf(step);
    if (argument === undefined) return false;
    const { stated } = argument;
    return claimsOf(stated).every(
      (claim) => claim.kind === 'block' && stated.blocks[claim.block]!.starts.length === 1,
    );
  }

  #argumentOf(step: StepShape): LineArgument | undefined {
    const before = this.#made.get(step);
    if (before !== undefined) return before.argument;
    const [line, ...more] = step.reasons;
    const runs = line === undefined ? [] : this.#runsOf(line.id);
    const isOfBlocks = line !== undefined && more.length === 0 && runs.length > 0;
    const argument = isOfBlocks ? this.#ofLine(line, runs, step) : undefined;
    this.#made.set(step, { argument });
    return argument;
  }

  #ofLine(line: ReasonShape, runs: readonly Run[], step: StepShape): LineArgument {
    const contents = contentsOfLine(this.#puzzle, line);
    const lineStep = (known: readonly MarkedValue[]): LineStep => {
      const before = contents(known);
      return {
        blocks: this.#place(runs, before),
        before,
        after: contents([...known, ...step.conclusions]),
      };
    };
    const seen = lineStep(step.known);
    if (isCompleted(seen.before, seen.after) && seen.blocks.every((block) => isThere(block, seen.before)))
      return { runs, line, cited: [], stated: seen, there: seen.blocks };
    const cited = citedMarks({
      line,
      step,
      givesMore: (known) => givesMore({ ...lineStep(known), after: seen.after }),
      agreesWith: (all) => {
        const own = lineStep(all);
        return (known) => {
          const stated = lineStep(known);
          return looksPossible(stated.blocks, claimsOf(stated), own);
        };
      },
    });
    return { runs, line, cited, stated: lineStep(cited) };
  }

  /** The blocks of a line by the id of its clue: `row-3`. */
  #runsOf(id: string): readonly Run[] {
    const [kind, place] = id.split('-');
    return this.#runs[kind === 'row' ? 'rows' : 'columns'][Number(place) - 1] ?? [];
  }
}

/** True if all cells of a line are known after a step that fills none. */
function isCompleted(before: Int32Array, after: Int32Array): boolean {
  return after.every((cell, index) => {
    const isOne = (cell & (cell - 1)) === 0;
    return isOne && (cell === BACKGROUND || cell === before[index]);
  });
}

/** True if a block can stand in one place only, and all its cells are filled. */
function isThere({ starts, length }: Block, cells: Int32Array): boolean {
  const [start] = starts;
  return (
    starts.length === 1 && cells.subarray(start, start! + length).every((cell) => (cell & BACKGROUND) === 0)
  );
}

/**
 * `all its blocks are there: r4c1 to r4c3 and r4c7`; where a block has two cells, they are kept apart by
 * semicolons.
 */
function allThere(codes: readonly string[], blocks: readonly Block[]): string {
  const spans = blocks.map(({ starts: [start], length }) => spanOf(codes, start!, start! + length - 1));
  if (spans.length === 1) return `its only block is there: ${spans[0]!}`;
  const where = blocks.some(({ length }) => length === 2) ? spans.join('; ') : listed(spans);
  return `all its blocks are there: ${where}`;
}
