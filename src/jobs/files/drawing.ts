/** Pages and pictures of one puzzle as files: the one place that decides a page's words. */
import {
  type Paper,
  page,
  renderPng,
  renderSvg,
  type Scene,
  type SvgOptions,
  scaleOnPage,
} from '../../draw/index.js';

/** A puzzle and perhaps its solution, and the words around them. */
export interface Drawing {
  readonly puzzle: Scene;
  readonly solution?: Scene;
  readonly title: string;
  /** The words over the unsolved puzzle, where the title names the picture that is to be found. */
  readonly puzzleTitle?: string;
  readonly subtitle: string;
  readonly footer: string;
  /** Stands over the solution. Absent: the title, and in English that it is the solution. */
  readonly solutionTitle?: string;
  readonly paper: Paper;
  readonly author?: string;
}

/** The picture that a file with room for one shows. */
export type ShownPart = 'puzzle' | 'solution';

/** One picture alone on a tight page. */
function tightPage(drawing: Drawing, shown: ShownPart): Scene {
  return page(sceneOf(drawing, shown), { ...wordsOf(drawing, shown), paper: 'fit' });
}

/** SVG of one picture on a tight page. */
export function svgOf(drawing: Drawing, shown: ShownPart, options: SvgOptions = {}): string {
  return renderSvg(tightPage(drawing, shown), options);
}

/** PNG of one picture on a tight page. */
export function pngOf(drawing: Drawing, shown: ShownPart): Promise<Uint8Array> {
  return renderPng(tightPage(drawing, shown));
}

/** PDF: the puzzle, and its solution on a page of its own when there is one. */
export async function pdfOf(drawing: Drawing): Promise<Uint8Array> {
  const { renderPdf } = await import('../../draw/pdf.js');
  const shown: readonly ShownPart[] = drawing.solution === undefined ? ['puzzle'] : ['puzzle', 'solution'];
  const pages = shown.map((which) =>
    page(sceneOf(drawing, which), { ...wordsOf(drawing, which), paper: drawing.paper }),
  );
  const { puzzleTitle, author } = drawing;
  // A viewer shows the title of the document while the puzzle is solved.
  const title = puzzleTitle ?? drawing.title;
  return renderPdf(pages, author === undefined ? { title } : { title, author });
}

/** Side of a cell of the puzzle in the PDF, in millimetres; undefined for a picture without a lattice. */
export function cellOnPaper(drawing: Drawing): number | undefined {
  const { puzzle, paper } = drawing;
  const scale = scaleOnPage(puzzle, { ...wordsOf(drawing, 'puzzle'), paper });
  return puzzle.lattice === undefined ? undefined : puzzle.lattice.pitch * scale;
}

function sceneOf({ puzzle, solution }: Drawing, shown: ShownPart): Scene {
  return shown === 'solution' && solution !== undefined ? solution : puzzle;
}

function wordsOf(drawing: Drawing, shown: ShownPart) {
  const { title, puzzleTitle = title, solutionTitle = `${title}: solution`, subtitle, footer } = drawing;
  return { title: shown === 'solution' ? solutionTitle : puzzleTitle, subtitle, footer };
}
