/** The steps of a puzzle as files: the one place that decides their pages' words. */
import { renderSvg, type Scene } from '../../draw/index.js';
import {
  CELL_WORDS,
  chunksOf,
  type Explanation,
  PAGE_PHRASES,
  type Panel,
  panelOf,
  type SheetPaper,
  type Step,
  type StepGroup,
  type StepStyle,
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
  /** The length and the language in which steps are said. */
  readonly style?: StepStyle;
  /** Steps from the puzzle's clues alone, which stand before the others under a heading of their own. */
  readonly direct?: readonly Step[];
}

/** The steps as small pictures with captions. */
export function panelsOf({
  family,
  puzzle,
  explanation,
  style,
}: Pick<StepDrawing, 'family' | 'puzzle' | 'explanation' | 'style'>): readonly Panel[] {
  const { explaining } = family;
  if (explaining === undefined) throw new Error(`the family ${family.id} draws no states`);
  return chunksOf(explanation).map((chunk) =>
    panelOf(explanation.marks, chunk, (view) => explaining.picture(puzzle, view), style),
  );
}

/** SVG of all steps on one sheet, as high as they need. */
export function stepsSvg(drawing: StepDrawing): string {
  return renderSvg(stepSheet(groupsOf(drawing), wordsOf(drawing)));
}

/** PDF of all steps on pages of a paper; after steps whose reasons are left out, the same with them. */
export async function stepsPdf(drawing: StepDrawing, paper: SheetPaper): Promise<Uint8Array> {
  const { renderPdf } = await import('../../draw/pdf.js');
  const { style, title } = drawing;
  const key = { ...drawing, title: PAGE_PHRASES[style?.language ?? 'en'].keyOf(title) };
  const parts = style?.gaps === true ? [drawing, { ...key, style: { ...style, gaps: false } }] : [drawing];
  const pages: readonly Scene[] = parts.flatMap((part) => stepPages(groupsOf(part), wordsOf(part), paper));
  return renderPdf(pages, { title: drawing.title });
}

function groupsOf({ direct = [], ...drawing }: StepDrawing): readonly StepGroup[] {
  const panels = panelsOf(drawing);
  if (direct.length === 0) return [{ panels }];
  const explanation = { ...drawing.explanation, steps: direct };
  const words = CELL_WORDS[drawing.style?.language ?? 'en'];
  return [
    { heading: words.direct, panels: panelsOf({ ...drawing, explanation }) },
    { heading: words.leading, panels },
  ];
}

function wordsOf({ title, subtitle, explanation, style }: StepDrawing) {
  const { language, gaps } = style ?? {};
  const below = [saysPremises(explanation, language), subtitle ?? saysSummary(explanation, language)];
  return { title, subtitle: below.filter((words) => words !== '').join(' '), language, gaps };
}
