/** The files of `image`: their names, and the answer that one of them keeps. */

import { type Paper, page, renderPng, type Scene } from '../../draw/index.js';
import {
  cellOnPaper,
  drawingOfPicture,
  filesOfPicture,
  type MadeImage,
  PICTURE_ENDINGS,
  type PictureRecord,
  PREVIEW_ENDINGS,
} from '../../jobs/index.js';
import { scenesOf } from '../../picture/index.js';
import { EXIT, type ExitCode } from '../host/index.js';
import { jsonLine, type OutputFile } from '../output/index.js';
import { colourWarningsOf, recognitionWarning, warningsOf } from './hints.js';
import { sheetOf } from './rendering-words.js';

const JSON_ENDING = '.json';

/** The JSON answer of `image`. */
export interface ImageAnswer extends PictureRecord {
  readonly warnings: readonly string[];
  readonly files: readonly string[];
}

/** Endings of the files of a sheet of renderings. */
const SHEET_ENDINGS = ['-candidates.png', '-candidates.pdf'] as const;

/** The settings that decide which files are written. */
export interface FilesWanted {
  readonly method: string;
  /** The sheet of renderings is wanted. */
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

/** The drawing of a picture's nonogram, and its files. */
export interface DrawingWanted extends Pick<FilesWanted, 'candidates'> {
  readonly stem: string;
  readonly files: readonly string[];
  readonly title: string;
  readonly paper: Paper;
}

/** A picture's nonogram in files, which are still to be written, and the answer about it. */
export interface DrawnFiles {
  readonly answer: ImageAnswer;
  readonly outputs: readonly OutputFile[];
}

/**
 * Draws the files of a picture's nonogram.
 * @param more further keys of its JSON file
 */
export async function drawFiles(
  { image, record }: { readonly image: MadeImage; readonly record: PictureRecord },
  { candidates, stem, files, title, paper }: DrawingWanted,
  more: object = {},
): Promise<DrawnFiles> {
  const { made, method, renderings } = image;
  const scenes = scenesOf(made, image.samples);
  const drawing = drawingOfPicture(made, scenes, { title, paper });
  const cell = cellOnPaper(drawing);
  const warnings = [
    ...recognitionWarning(image),
    ...(method.name === 'colours' ? colourWarningsOf(made, cell) : warningsOf(image, cell)),
  ];
  const answer = { ...record, warnings, files };
  const drawn = await filesOfPicture(drawing, scenes.preview);
  const json = { ending: JSON_ENDING, content: jsonLine({ ...answer, title, ...more }) };
  const sheet =
    renderings === undefined || !candidates
      ? []
      : await outputsOfSheet(sheetOf(renderings), { stem, title, paper });
  // The JSON file is the last: where it is, the others are.
  const named = [...drawn, json].map(({ ending, content }) => ({ path: `${stem}${ending}`, content }));
  return { answer, outputs: [...sheet, ...named] };
}

/**
 * A picture that a limit kept from its goal is undecided, also when it is known to have several solutions;
 * where the goal is impossible the answer is no.
 */
export function exitCodeOfPicture({
  verdict,
  reached,
  impossible,
}: Pick<PictureRecord, 'verdict' | 'reached' | 'impossible'>): ExitCode {
  if (impossible === true) return EXIT.no;
  if (verdict === 'unique') return EXIT.yes;
  return verdict === 'undecided' || !reached ? EXIT.undecided : EXIT.no;
}

/** The sheet of renderings as PNG and PDF. */
async function outputsOfSheet(
  sheet: Scene,
  { stem, title, paper }: { readonly stem: string; readonly title: string; readonly paper: Paper },
): Promise<readonly OutputFile[]> {
  const { renderPdf } = await import('../../draw/pdf.js');
  const [png, pdf] = await Promise.all([
    renderPng(page(sheet, { title, paper: 'fit' })),
    renderPdf([page(sheet, { title, paper })], { title }),
  ]);
  return [png, pdf].map((content, index) => ({ path: `${stem}${SHEET_ENDINGS[index]!}`, content }));
}
