/** The files of a picture's nonogram: what they are called and what is in them. */
import type { PictureMethod } from '../../generators/picture/index.js';
import type { PictureScenes } from '../../generators/picture/scenes.js';
import type { Cell } from '../core/grid/cell.js';
import { type Paper, page } from '../draw/page.js';
import type { Scene } from '../draw/scene.js';
import { renderSvg } from '../draw/svg.js';
import type { MadePicture } from '../jobs/picture-task.js';
import { jsonLine } from './deliver.js';
import { type Drawing, pdfOf, pngOf, svgOf } from './drawing.js';
import type { OutputFile } from './write-files.js';

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

const ENDINGS = ['.svg', '-solution.svg', '.png', '-solution.png', '.pdf', '.json'] as const;
const PREVIEW_ENDINGS = ['-preview.svg', '-preview.png'] as const;

/** The files that will be written; the preview of translucent squares only where there are some. */
export function pathsOfPicture(stem: string, { name }: PictureMethod): string[] {
  return [...ENDINGS, ...(name === 'translucent' ? PREVIEW_ENDINGS : [])].map((ending) => `${stem}${ending}`);
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

interface PictureFiles {
  readonly stem: string;
  readonly method: PictureMethod;
  readonly answer: ImageAnswer;
  /** The original beside the overlapping squares, where there are some. */
  readonly preview?: Scene | undefined;
}

/** Renders everything; nothing is written yet. */
export async function filesOfPicture(
  drawing: Drawing,
  { stem, method, answer, preview }: PictureFiles,
): Promise<OutputFile[]> {
  const { title } = drawing;
  const contents = [
    svgOf(drawing, 'puzzle'),
    svgOf(drawing, 'solution'),
    await pngOf(drawing, 'puzzle'),
    await pngOf(drawing, 'solution'),
    await pdfOf(drawing),
    jsonLine({ ...answer, title }),
    ...(preview === undefined ? [] : await previews(preview, title)),
  ];
  return pathsOfPicture(stem, method).map((path, index) => ({ path, content: contents[index]! }));
}

/** The pages of a picture's puzzle. */
export function drawingOfPicture(
  { puzzle, rating, verdict }: MadePicture,
  scenes: PictureScenes,
  { title, paper }: { readonly title: string; readonly paper: Paper },
): Drawing {
  const size = `${puzzle.columns.length} × ${puzzle.rows.length}`;
  const rated =
    rating === undefined
      ? []
      : [rating.difficulty, rating.guessing ? 'guessing needed' : 'no guessing needed'];
  return {
    puzzle: scenes.puzzle,
    solution: scenes.solution,
    title,
    subtitle: [size, ...rated].join(' · '),
    footer:
      verdict === 'unique' ? 'One solution, proved. Made with Puzzlewright.' : 'Made with Puzzlewright.',
    paper,
  };
}

async function previews(preview: Scene, title: string): Promise<(string | Uint8Array)[]> {
  const scene = page(preview, { title, paper: 'fit' });
  const { renderPng } = await import('../node/png.js');
  return [renderSvg(scene), await renderPng(scene)];
}
