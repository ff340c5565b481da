/**
 * The files of a picture's nonogram: puzzle and solution as SVG, PNG and PDF, and the preview where there is
 * one.
 */

import { type Paper, page, renderPng, renderSvg, type Scene } from '../../draw/index.js';
import { type PictureScenes, PUZZLE_TITLE } from '../../picture/index.js';
import { ratingInWords } from '../../proving/index.js';
import { type Drawing, pdfOf, pngOf, svgOf } from '../files/index.js';
import type { MadePicture } from '../tasks/index.js';

/** A file: the ending of its name, and its content. */
export interface EndedFile {
  readonly ending: string;
  readonly content: string | Uint8Array;
}

/** Endings of the files' names: all but `-preview` are always there. */
export const PICTURE_ENDINGS = ['.svg', '-solution.svg', '.png', '-solution.png', '.pdf'] as const;
export const PREVIEW_ENDINGS = ['-preview.svg', '-preview.png'] as const;

/**
 * Draws the files, in the order of their endings.
 * @param preview the original beside the overlapping squares, where there are some
 */
export async function filesOfPicture(drawing: Drawing, preview: Scene | undefined): Promise<EndedFile[]> {
  const previewPage = preview === undefined ? [] : [page(preview, { title: drawing.title, paper: 'fit' })];
  // The platform draws the PNG files while the others are set here.
  const drawn = [
    pngOf(drawing, 'puzzle'),
    pngOf(drawing, 'solution'),
    ...previewPage.map((scene) => renderPng(scene)),
  ];
  const svgs = [svgOf(drawing, 'puzzle'), svgOf(drawing, 'solution')];
  const pdf = pdfOf(drawing);
  const [puzzle, solution, ...previewPngs] = await Promise.all(drawn);
  const contents = [...svgs, puzzle!, solution!, await pdf];
  const previews = [...previewPage.map((scene) => renderSvg(scene)), ...previewPngs];
  return [...named(PICTURE_ENDINGS, contents), ...named(PREVIEW_ENDINGS, previews)];
}

function named(endings: readonly string[], contents: readonly (string | Uint8Array)[]): EndedFile[] {
  return contents.map((content, index) => ({ ending: endings[index]!, content }));
}

/** The pages of a picture's puzzle. */
export function drawingOfPicture(
  { puzzle, rating, verdict }: MadePicture,
  scenes: PictureScenes,
  { title, paper }: { readonly title: string; readonly paper: Paper },
): Drawing {
  const size = `${puzzle.columns.length} × ${puzzle.rows.length}`;
  const rated = rating === undefined ? [] : [ratingInWords(rating)];
  return {
    puzzle: scenes.puzzle,
    solution: scenes.solution,
    title,
    puzzleTitle: PUZZLE_TITLE,
    subtitle: [size, ...rated].join(' · '),
    footer:
      verdict === 'unique' ? 'One solution, proved. Made with Puzzlewright.' : 'Made with Puzzlewright.',
    paper,
  };
}
