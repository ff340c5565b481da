/** The files of `image`: what they are called, and the answer that one of them keeps. */
import type { PictureMethod } from '../../generators/picture/index.js';
import type { Cell } from '../core/grid/cell.js';
import { type EndedFile, PICTURE_ENDINGS, PREVIEW_ENDINGS } from '../jobs/picture-files.js';
import type { MadePicture } from '../jobs/picture-task.js';
import { jsonLine } from './deliver.js';
import type { OutputFile } from './write-files.js';

const JSON_ENDING = '.json';

/** The JSON answer of `image`. */
export interface ImageAnswer {
  readonly puzzle: unknown;
  readonly solution: unknown;
  readonly verdict: string;
  readonly certified: boolean;
  readonly line: boolean;
  readonly changed: readonly Cell[];
  readonly given: readonly Cell[];
  readonly lowerBound: number;
  readonly proved: boolean;
  /** Null when the run timed out before the puzzle was rated. */
  readonly difficulty: string | null;
  readonly guessing: boolean | null;
  readonly method: string;
  readonly threshold?: number;
  /** `changed` counts from the picture at `threshold`; `differs` are the cells that leaving Otsu's threshold changed. */
  readonly sweep?: MadePicture['sweep'];
  /** The limit that ended the search for the fewest changes early. */
  readonly limit?: string;
  readonly warnings: readonly string[];
  readonly squares?: { readonly objective: number; readonly bound: number; readonly gap: number };
  readonly seed: string;
  readonly files: readonly string[];
}

/** The files that will be written; the preview of translucent squares only where there are some. */
export function pathsOfPicture(stem: string, { name }: PictureMethod): string[] {
  const endings = [...PICTURE_ENDINGS, JSON_ENDING, ...(name === 'translucent' ? PREVIEW_ENDINGS : [])];
  return endings.map((ending) => `${stem}${ending}`);
}

interface AnswerDetails {
  readonly stem: string;
  readonly method: PictureMethod;
  readonly seed: string;
  readonly warnings: readonly string[];
}

/** The answer, as `--json` prints it and as the JSON file keeps it. */
export function imageAnswer(made: MadePicture, { stem, method, seed, warnings }: AnswerDetails): ImageAnswer {
  const { puzzle, solution, verdict, certified, line, changed, given } = made;
  const { lowerBound, proved, rating, threshold, sweep, limit, squares } = made;
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
    difficulty: rating?.difficulty ?? null,
    guessing: rating?.guessing ?? null,
    method: method.name,
    ...(threshold === undefined ? {} : { threshold }),
    ...(sweep === undefined ? {} : { sweep }),
    ...(limit === undefined ? {} : { limit: limit === 'abort' ? 'timeout' : limit }),
    warnings,
    ...(squares === undefined
      ? {}
      : { squares: { objective: squares.objective, bound: squares.bound, gap: squares.gap } }),
    seed,
    files: pathsOfPicture(stem, method),
  };
}

/** What is written: the files that were drawn, and the answer with the title. */
export function outputsOfPicture(
  files: readonly EndedFile[],
  { stem, answer, title }: { readonly stem: string; readonly answer: ImageAnswer; readonly title: string },
): readonly OutputFile[] {
  const all = [...files, { ending: JSON_ENDING, content: jsonLine({ ...answer, title }) }];
  return all.map(({ ending, content }) => ({ path: `${stem}${ending}`, content }));
}
