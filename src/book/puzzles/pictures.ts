/** Pictures of puzzles for print, and how small they may become. */
import { type Scene, smallestText } from '../../draw/index.js';
import type { AnyFamily, Puzzle, View } from '../../families/contract/index.js';
import type { CertifiedPuzzle } from '../../proving/index.js';
import { MILLIMETRES_PER_POINT as POINT, PRINTERS } from '../paper/index.js';
import type { BookSpec } from '../spec/index.js';
import type { Entry, RuledFamily } from './entries.js';

/** The least sizes that are good to solve: of the smallest text, and of the side of a cell to write into. */
export const LEAST_TEXT = 6 * POINT;
const LEAST_CELL = 4.8;
/** The side of cells up to which puzzles are enlarged on a page with room, and the largest factor. */
const MOST_CELL = 12;
const MOST_ENLARGED = 1.6;
const MOST_ENLARGED_TEXT = 1.15;
/** The least type size in a puzzle in large print. */
export const LARGE_TEXT = 16 * POINT;

/**
 * Pages are divided in many ways before one is taken: pictures by puzzle and view, those of cells under any
 * width.
 */
const drawn = new WeakMap<CertifiedPuzzle, Map<string, Scene>>();

/** The puzzle as it is to be solved; `textWidth` is the width of running text in millimetres. */
export function puzzlePicture(entry: Entry, textWidth: number): Scene {
  return pictureOnce(entry, {}, textWidth);
}

/** The answer for the key. */
export function answerPicture(entry: Entry, textWidth: number): Scene {
  const { solution } = entry.puzzle;
  return pictureOnce(entry, { solution, answerOnly: true, inWords: true }, textWidth);
}

function pictureOnce({ family, puzzle, words }: Entry, view: View<unknown>, textWidth: number): Scene {
  const known = drawn.get(puzzle) ?? new Map<string, Scene>();
  drawn.set(puzzle, known);
  const cells = `${view.answerOnly === true} ${JSON.stringify(words)}`;
  const found = known.get(cells) ?? known.get(`${cells} ${textWidth}`);
  if (found !== undefined) return found;
  const scene = family.picture(puzzle.puzzle, { ...view, textWidth, words });
  known.set(scene.lattice === undefined ? `${cells} ${textWidth}` : cells, scene);
  return scene;
}

/**
 * The small example of a family, as a puzzle and with its solution. Where all puzzles of a book have the same
 * further rules, and an example has just these, it is that one.
 */
export function examplePictures(
  { family, puzzles }: Pick<RuledFamily, 'family' | 'puzzles'>,
  view: Pick<View<unknown>, 'textWidth' | 'answerOnly' | 'words'>,
): { readonly puzzle: Scene; readonly solution: Scene } {
  const { puzzle, solution } = exampleLike(family, puzzles);
  return { puzzle: family.picture(puzzle, view), solution: family.picture(puzzle, { ...view, solution }) };
}

function exampleLike({ examples, guide, furtherRules }: AnyFamily, puzzles: readonly Puzzle[]) {
  const keysOf = (puzzle: Puzzle): string => furtherRules?.keysOf(puzzle).join(' ') ?? '';
  const [keys = '', ...others] = new Set(puzzles.map(keysOf));
  const alike =
    keys === '' || others.length > 0
      ? undefined
      : examples.find(({ puzzle, solution }) => solution !== undefined && keysOf(puzzle) === keys);
  return alike ?? examples.find(({ name }) => name === guide.example)!;
}

/**
 * The smallest scale at which the picture of a puzzle is good to solve.
 * @param leastText of its texts, in millimetres
 */
export function leastScale(scene: Scene, leastText: number): number {
  const cells = scene.lattice === undefined ? 0 : LEAST_CELL / scene.lattice.pitch;
  return Math.max(cells, scaleForText(scene, leastText));
}

/** The least size of texts in puzzles, in millimetres: that of the printer where one is named. */
export function leastTextOf({ printer }: Pick<BookSpec, 'printer'>): number {
  return printer === undefined ? LEAST_TEXT : Math.max(LEAST_TEXT, PRINTERS[printer].leastType * POINT);
}

/**
 * The largest scale of the picture of a puzzle: a small puzzle has cells of the usual size, not those that
 * fill its page.
 */
export function mostScale({ lattice }: Scene): number {
  return lattice === undefined ? MOST_ENLARGED_TEXT : Math.min(MOST_ENLARGED, MOST_CELL / lattice.pitch);
}

/** The scale at which the smallest text has a size in millimetres; 0 for a picture without texts. */
export function scaleForText(scene: Scene, size: number): number {
  const smallest = smallestText(scene);
  return smallest === undefined ? 0 : size / smallest;
}
