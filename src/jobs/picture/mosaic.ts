/**
 * A drawing as a Mosaic: no cell changes, and as few numbers as can be found leave the drawing the only
 * solution. Small drawings are decided; of larger ones the numbers are near the fewest, with a proved bound.
 */
import { type Issue, issue } from '../../core/index.js';
import type { Paper } from '../../draw/index.js';
import { type MosaicPuzzle, type MosaicSolution, mosaic } from '../../families/index.js';
import { fewestClues } from '../../minimum/index.js';
import { PUZZLE_TITLE } from '../../picture/index.js';
import { certify } from '../../proving/index.js';
import { type Engine, satEngine } from '../../solve/index.js';
import type { Drawing } from '../files/index.js';

/** Cells up to which the fewest numbers are looked for until they are proved. */
const MOST_DECIDED = 150;
/** Work for small drawings: rounds, and conflicts of each question. */
const DECIDING = { rounds: 400, conflicts: 100_000 };
/** Work for larger ones: steps of the bound and of the local search, conflicts of each question. */
const roundingOf = (cells: number) => ({
  rounds: Math.ceil(18_000 / cells),
  nodes: 100 * cells,
  conflicts: 20_000,
});

/** A Mosaic of a drawing. */
export interface MadeMosaic {
  readonly puzzle: MosaicPuzzle;
  readonly solution: MosaicSolution;
  /** The proof that it has one solution was checked. */
  readonly certified: boolean;
  /** Numbers given, and the least that any Mosaic of the drawing gives. */
  readonly numbers: number;
  readonly lowerBound: number;
}

/** The work that the search may take, and who watches it. */
interface MosaicPorts {
  /** Bounds the numbers of large drawings. */
  readonly bounding: Engine;
  readonly certify: boolean;
  readonly abort?: () => boolean;
  readonly onProgress?: (bounds: { readonly lower: number; readonly upper?: number }) => void;
}

/**
 * Makes the Mosaic of a drawing: rows of `#` and `.`.
 * @returns an issue where all numbers together leave other drawings, or a limit ended the search before any
 *   numbers were found
 */
export function mosaicOfDrawing(
  drawing: MosaicSolution,
  { bounding, certify: checkProof, abort, onProgress }: MosaicPorts,
):
  | { readonly status: 'made'; readonly mosaic: MadeMosaic }
  | { readonly status: 'undecided' | 'refused'; readonly issue: Issue } {
  const empty: MosaicPuzzle = { family: 'mosaic', grid: drawing.map((row) => '.'.repeat(row.length)) };
  const set = mosaic.clues!.cluesOf(empty, drawing);
  const isSmall = set.clues.length <= MOST_DECIDED;
  const answer = fewestClues({
    family: mosaic as never,
    set: set as never,
    solution: drawing,
    engine: satEngine,
    leader: isSmall ? satEngine : bounding,
    rounded: !isSmall,
    budget: {
      ...(isSmall ? DECIDING : roundingOf(set.clues.length)),
      ...(abort === undefined ? {} : { abort }),
    },
    ...(onProgress === undefined ? {} : { onProgress }),
  });
  if (answer.status === 'ambiguous') {
    const message = 'Another drawing has the same numbers; a width or height of one cell more is expected.';
    return { status: 'refused', issue: issue('mosaic-ambiguous', message) };
  }
  if (answer.status !== 'found' || answer.puzzle === undefined) {
    const message = 'No numbers were found within the limit that leave the drawing the only solution.';
    return { status: 'undecided', issue: issue('mosaic-undecided', message) };
  }
  const puzzle = answer.puzzle as MosaicPuzzle;
  const proof = certify(mosaic as never, puzzle, { engine: satEngine, checkProof, expected: drawing });
  if (proof.verdict !== 'unique') throw new Error('the numbers that were chosen leave other solutions');
  const numbers = answer.upper!;
  return {
    status: 'made',
    mosaic: { puzzle, solution: drawing, certified: proof.certified, numbers, lowerBound: answer.lower },
  };
}

/** The pages of a Mosaic. */
export function mosaicDrawing(
  { puzzle, solution, numbers }: MadeMosaic,
  { title, paper }: { readonly title: string; readonly paper: Paper },
): Drawing {
  const size = `${puzzle.grid[0]!.length} × ${puzzle.grid.length}`;
  return {
    puzzle: mosaic.picture(puzzle, {}),
    solution: mosaic.picture(puzzle, { solution }),
    title,
    puzzleTitle: PUZZLE_TITLE,
    subtitle: `${size} · ${numbers} numbers`,
    footer: 'One solution, proved. Made with Puzzlewright.',
    paper,
  };
}
