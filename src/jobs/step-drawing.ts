/** The steps of a puzzle as files: one place decides what their pages say. */
import type { Scene } from '../draw/scene.js';
import { renderSvg } from '../draw/svg.js';
import type { Explanation } from '../explain/step.js';
import type { AnyFamily, Puzzle } from '../families/family.js';
import { chunksOf } from '../worked/chunks.js';
import { type Panel, panelOf } from '../worked/panel.js';
import { saysSummary } from '../worked/record.js';
import { type SheetPaper, stepPages, stepSheet } from '../worked/sheet.js';

/** A puzzle with its steps, and what their pages are called. */
export interface StepDrawing {
  readonly family: AnyFamily;
  readonly puzzle: Puzzle;
  readonly explanation: Explanation;
  readonly title: string;
}

/** The steps as small pictures with captions. */
export function panelsOf({ family, puzzle, explanation }: Omit<StepDrawing, 'title'>): readonly Panel[] {
  const { explaining } = family;
  if (explaining === undefined) throw new Error(`the family ${family.id} draws no states`);
  return chunksOf(explanation).map((chunk) =>
    panelOf(explanation.marks, chunk, (view) => explaining.picture(puzzle, view)),
  );
}

/** SVG of all steps on one sheet, as high as they need. */
export function stepsSvg(drawing: StepDrawing): string {
  return renderSvg(stepSheet(panelsOf(drawing), wordsOf(drawing)));
}

/** PDF of all steps on pages of a paper. */
export async function stepsPdf(drawing: StepDrawing, paper: SheetPaper): Promise<Uint8Array> {
  const { renderPdf } = await import('../draw/pdf.js');
  const pages: readonly Scene[] = stepPages(panelsOf(drawing), wordsOf(drawing), paper);
  return renderPdf(pages, { title: drawing.title });
}

function wordsOf({ title, explanation }: StepDrawing) {
  return { title, subtitle: saysSummary(explanation) };
}
