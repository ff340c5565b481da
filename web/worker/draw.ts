/** Pictures and files of a puzzle. */
import {
  type AnyFamily,
  convert,
  type Drawing,
  familyOf,
  type Lattice,
  languageOf,
  type Puzzle,
  PuzzlewrightError,
  pdfOf,
  renderSvg,
  type Scene,
  svgOf,
  textsOf,
  type View,
  withLineNumbers,
} from '../../src/browser.js';

import { needsLetters, prepareDrawing } from './platform.js';

/** A puzzle and the further content of its picture. */
export interface DrawRequest {
  readonly puzzle: Puzzle;
  readonly view: Pick<View<unknown>, 'solution' | 'marks' | 'coloured' | 'answerOnly' | 'textWidth'>;
  /** Rows and columns that get numbers, for texts that name cells by them. Absent: none. */
  readonly numbered?: { readonly rows: number; readonly columns: number } | undefined;
  /** The language of words in the picture, by its code in books. */
  readonly language: string;
}

/** A picture as SVG text without fonts; sizes are millimetres. */
export interface Drawn {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** It has colours of its own, which stay as they are on a dark page. */
  readonly isColoured: boolean;
  /** The lattice of a grid's cells; absent for a picture of words. */
  readonly lattice?: Pick<Lattice, 'x' | 'y' | 'pitch'>;
  /** The texts of a picture of words. */
  readonly texts?: Scene['texts'];
}

/** A colour that is no grey. */
const HAS_COLOURS = /(?:fill|stroke)="#(?!(..)\1\1")/;

/** The letters of a request, and those that the language adds to it. */
function lettersOf(request: DrawRequest | WriteRequest): string {
  const { name, picture } = textsOf(languageOf(request.language), familyOf(request.puzzle.family));
  return JSON.stringify([request, name, picture]);
}

/** The words of a picture for the screen: English where others would wait for letters of their own. */
function wordsOnScreen(language: string, family: AnyFamily): Pick<View<unknown>, 'words'> {
  const { picture } = textsOf(languageOf(language), family);
  return needsLetters(JSON.stringify(picture)) ? {} : { words: picture };
}

/** Draws a puzzle for the screen. */
export async function drawPuzzle({ puzzle, view, numbered, language }: DrawRequest): Promise<Drawn> {
  await prepareDrawing(JSON.stringify(puzzle));
  const family = familyOf(puzzle.family);
  const picture = family.picture(puzzle, {
    coloured: family.colouredOnScreen ?? false,
    ...wordsOnScreen(language, family),
    ...view,
  });
  const scene = numbered === undefined ? picture : withLineNumbers(picture, numbered);
  const { width, height, lattice } = scene;
  const svg = renderSvg(scene, { text: 'plain' });
  const drawn = { svg, width, height, isColoured: hasPalette(puzzle) || HAS_COLOURS.test(svg) };
  if (lattice === undefined) return { ...drawn, texts: scene.texts };
  const { x, y, pitch } = lattice;
  return { ...drawn, lattice: { x, y, pitch } };
}

/** True if a puzzle names its colours, which may all be greys. */
function hasPalette(puzzle: Puzzle): boolean {
  return 'palette' in puzzle && puzzle.palette !== undefined;
}

/** The kind of file: a picture, one to print from the page, a document, or a format of the family. */
export type FileKind = 'svg' | 'svg-outlines' | 'sheet' | 'pdf' | { readonly format: string };

/** A file of a puzzle. */
export interface WriteRequest {
  readonly puzzle: Puzzle;
  readonly kind: FileKind;
  /** Shown in pictures, and on a page of its own in a PDF. */
  readonly solution?: unknown;
  readonly title: string;
  readonly subtitle: string;
  /** The language of words in the picture, and of the name of its family, by its code in books. */
  readonly language: string;
  /** Stands over the solution. */
  readonly solutionTitle: string;
  /** A line at the foot of a document. */
  readonly footer: string;
  readonly paper: Drawing['paper'];
  readonly coloured: boolean;
}

/** Writes a file. */
export async function writePuzzle(request: WriteRequest): Promise<string | Uint8Array> {
  const { puzzle, kind, solution } = request;
  const family = familyOf(puzzle.family);
  if (typeof kind === 'object') {
    const known = solution === undefined ? {} : { solution };
    if (kind.format === 'json') return `${JSON.stringify({ ...puzzle, ...known }, null, 2)}\n`;
    return convert(family, JSON.stringify({ ...puzzle, ...known }), { from: 'json', to: kind.format });
  }
  await prepareDrawing(lettersOf(request));
  const drawing = drawingOf(request);
  const shown = solution === undefined ? 'puzzle' : 'solution';
  switch (kind) {
    case 'pdf':
      return pdfOf(drawing);
    case 'svg':
      return svgOf(drawing, shown);
    case 'sheet':
      // The page has the typeface already, and takes no style from elsewhere.
      return svgOf(drawing, shown, { text: 'plain' });
    case 'svg-outlines':
      return outlinesOf(drawing[shown]);
  }
}

/** Pixels a millimetre of pictures that become PNG files: 300 an inch. */
const DENSITY = 300 / 25.4;

function outlinesOf(scene: Drawing['puzzle'] | undefined): string {
  if (scene === undefined) throw new PuzzlewrightError('no-solution', 'There is no solution to draw.');
  return renderSvg(scene, { text: 'outlines', pixelsPerMillimetre: DENSITY });
}

function drawingOf({
  puzzle,
  solution,
  title,
  subtitle,
  language,
  solutionTitle,
  footer,
  paper,
  coloured,
}: WriteRequest): Drawing {
  const family = familyOf(puzzle.family);
  const texts = textsOf(languageOf(language), family);
  const view = { coloured, words: texts.picture };
  return {
    puzzle: family.picture(puzzle, view),
    ...(solution === undefined ? {} : { solution: family.picture(puzzle, { solution, ...view }) }),
    title,
    // Where a picture is to be found, its name stands over the solution alone.
    ...(family.guide.titled === undefined ? {} : { puzzleTitle: texts.name }),
    subtitle,
    footer,
    solutionTitle,
    paper,
  };
}
