/** The record of a picture's nonogram, in answers and in stores: plain JSON data in one order of keys. */
import type { Difficulty, LogicReach } from '../../families/contract/index.js';
import type { Recognition } from '../../picture/index.js';
import type { MadePicture } from '../tasks/index.js';
import type { MadeImage } from './image.js';

/** The record of a picture's nonogram. */
export interface PictureRecord
  extends Pick<
    MadePicture,
    | 'puzzle'
    | 'solution'
    | 'verdict'
    | 'certified'
    | 'line'
    | 'changed'
    | 'given'
    | 'lowerBound'
    | 'proved'
    | 'reached'
    | 'impossible'
    | 'threshold'
    | 'sweep'
  > {
  /** The reach of quick logic; null when the run timed out before the puzzle was rated. */
  readonly logic: LogicReach | null;
  /** The difficulty for people, and the number that the word rests on; where a difficulty was asked for. */
  readonly difficulty?: Difficulty;
  readonly number?: number;
  readonly method: string;
  /**
   * For `regions`: the weight of dark regions; for `lightness`: cells darker than this (OKLab, 0..1) are
   * filled.
   */
  readonly lambda?: number;
  /** For `regions`: `fine` where every part of a drawing in flat colours is shown. */
  readonly detail?: 'coarse' | 'fine';
  readonly lightness?: number;
  /** Likeness of the picture to its original, 0..1. */
  readonly likeness: number;
  /** Recognition by people, as it is judged; absent in colours and for cells that are taken as they are. */
  readonly recognition?: Recognition;
  /** The limit that ended the search for the fewest changes early. */
  readonly limit?: string;
  readonly squares?: { readonly objective: number; readonly bound: number; readonly gap: number };
  readonly seed: string;
}

/** The record of a nonogram that was made of a picture with a seed. */
export function recordOfImage(
  { made, method, likeness, recognition }: MadeImage,
  seed: string,
): PictureRecord {
  const { puzzle, solution, verdict, certified, line, changed, given } = made;
  const { lowerBound, proved, reached, impossible, rating, threshold, sweep, limit, squares } = made;
  return {
    puzzle,
    solution,
    verdict,
    certified,
    line,
    changed,
    given,
    lowerBound,
    proved,
    reached,
    ...(impossible === undefined ? {} : { impossible }),
    logic: rating?.logic ?? null,
    ...(rating?.difficulty === undefined ? {} : { difficulty: rating.difficulty }),
    ...(rating?.number === undefined ? {} : { number: rating.number }),
    method: method.name,
    ...(method.name === 'regions' && method.lambda !== undefined ? { lambda: method.lambda } : {}),
    ...(method.name === 'regions' && method.detail !== undefined ? { detail: method.detail } : {}),
    ...(method.name === 'lightness' && method.threshold !== undefined ? { lightness: method.threshold } : {}),
    likeness,
    ...(recognition === undefined ? {} : { recognition }),
    // `changed` counts from the picture at `threshold`; `sweep.differs` are the cells that leaving Otsu's
    // threshold changed.
    ...(threshold === undefined ? {} : { threshold }),
    ...(sweep === undefined ? {} : { sweep }),
    ...(limit === undefined ? {} : { limit: limit === 'abort' ? 'timeout' : limit }),
    ...(squares === undefined
      ? {}
      : { squares: { objective: squares.objective, bound: squares.bound, gap: squares.gap } }),
    seed,
  };
}
