/** The steps of a puzzle as files: the one place that decides their pages' words. */
import { renderSvg, type Scene } from '../../draw/index.js';
import {
  chunksOf,
  type Detail,
  DIRECT_HEADING,
  type Explanation,
  LEADING_HEADING,
  type Panel,
  panelOf,
  type SheetPaper,
  type Step,
  type StepGroup,
  saysPremises,
  saysSummary,
  stepPages,
  stepSheet,
} from '../../explain/index.js';
import type { AnyFamily, Puzzle } from '../../families/contract/index.js';

/** A puzzle with its steps, and the title of their pages. */
export interface StepDrawing {
  readonly family: AnyFamily;
  readonly puzzle: Puzzle;
  readonly explanation: Explanation;
  readonly title: string;
  /** The line below the title, before the legend. Absent: the number of steps. */
  readonly subtitle?: string;
  /** The length at which steps are said; default `sentence`. */
  readonly detail?: Detail;
  /** Steps from what the puzzle gives alone, which stand before the others under a heading of their own. */
  readonly direct?: readonly Step[];
}

/** The steps as small pictures with captions. */
export function panelsOf({
  family,
  puzzle,
  explanation,
  detail,
}: Pick<StepDrawing, 'family' | 'puzzle' | 'explanation' | 'detail'>): readonly Panel[] {
  const { explaining } = family;
  if (explaining === undefined) throw new Error(`the family ${family.id} draws no states`);
  return chunksOf(explanation).map((chunk) =>
    panelOf(explanation.marks, chunk, (view) => explaining.picture(puzzle, view), detail),
  );
}

/** SVG of all steps on one sheet, as high as they need. */
export function stepsSvg(drawing: StepDrawing): string {
  return renderSvg(stepSheet(groupsOf(drawing), wordsOf(drawing)));
}

/** PDF of all steps on pages of a paper. */
export async function stepsPdf(drawing: StepDrawing, paper: SheetPaper): Promise<Uint8Array> {
  const { renderPdf } = await import('../../draw/pdf.js');
  const pages: readonly Scene[] = stepPages(groupsOf(drawing), wordsOf(drawing), paper);
  return renderPdf(pages, { title: drawing.title });
}

function groupsOf({ direct = [], ...drawing }: StepDrawing): readonly StepGroup[] {
  const panels = panelsOf(drawing);
  if (direct.length === 0) return [{ panels }];
  const explanation = { ...drawing.explanation, steps: direct };
  return [
    { heading: DIRECT_HEADING, panels: panelsOf({ ...drawing, explanation }) },
    { heading: LEADING_HEADING, panels },
  ];
}

function wordsOf({ title, subtitle, explanation }: StepDrawing) {
  const below = [saysPremises(explanation), subtitle ?? saysSummary(explanation)];
  return { title, subtitle: below.filter((words) => words !== '').join(' ') };
}
