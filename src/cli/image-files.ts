/** The files of `image`: what they are called, and the answer that one of them keeps. */
import type { Cell } from '../core/grid/cell.js';
import { type Paper, page } from '../draw/page.js';
import { renderPng } from '../draw/png.js';
import type { Scene } from '../draw/scene.js';
import type { MadeImage } from '../jobs/image.js';
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
  /** For `regions`: the weight of dark regions; for `lightness`: cells darker than this (OKLab, 0..1) are filled. */
  readonly lambda?: number;
  readonly lightness?: number;
  /** How like the picture is to its original, 0..1. */
  readonly likeness: number;
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

/** What the names of the files of a sheet of versions end in. */
const SHEET_ENDINGS = ['-candidates.png', '-candidates.pdf'] as const;

/** What decides which files are written. */
export interface FilesWanted {
  readonly method: string;
  /** The sheet of versions is wanted. */
  readonly candidates: boolean;
}

/** The files that will be written; the preview of translucent squares only where there are some. */
export function pathsOfPicture(stem: string, { method, candidates }: FilesWanted): string[] {
  const endings = [
    ...PICTURE_ENDINGS,
    JSON_ENDING,
    ...(method === 'translucent' ? PREVIEW_ENDINGS : []),
    ...(candidates ? SHEET_ENDINGS : []),
  ];
  return endings.map((ending) => `${stem}${ending}`);
}

interface AnswerDetails {
  readonly files: readonly string[];
  readonly seed: string;
  readonly warnings: readonly string[];
}

/** The answer, as `--json` prints it and as the JSON file keeps it. */
export function imageAnswer(
  { made, method, likeness }: MadeImage,
  { files, seed, warnings }: AnswerDetails,
): ImageAnswer {
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
    ...(method.name === 'regions' && method.lambda !== undefined ? { lambda: method.lambda } : {}),
    ...(method.name === 'lightness' ? { lightness: method.threshold } : {}),
    likeness,
    ...(threshold === undefined ? {} : { threshold }),
    ...(sweep === undefined ? {} : { sweep }),
    ...(limit === undefined ? {} : { limit: limit === 'abort' ? 'timeout' : limit }),
    warnings,
    ...(squares === undefined
      ? {}
      : { squares: { objective: squares.objective, bound: squares.bound, gap: squares.gap } }),
    seed,
    files,
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

/** The sheet of versions as PNG and PDF. */
export async function outputsOfSheet(
  sheet: Scene,
  { stem, title, paper }: { readonly stem: string; readonly title: string; readonly paper: Paper },
): Promise<readonly OutputFile[]> {
  const { renderPdf } = await import('../draw/pdf.js');
  const [png, pdf] = await Promise.all([
    renderPng(page(sheet, { title, paper: 'fit' })),
    renderPdf([page(sheet, { title, paper })], { title }),
  ]);
  return [png, pdf].map((content, index) => ({ path: `${stem}${SHEET_ENDINGS[index]!}`, content }));
}
