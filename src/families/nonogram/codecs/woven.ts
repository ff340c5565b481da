/**
 * `WOVEN-…-`, the text in which Number Loom saves and shares a picture: a JSON document compressed by Brotli
 * in base64, in lines of a hundred letters. Its palette numbers the colours, 0 is the background; the clues
 * follow from the cells. Written is the layout `V0` with cells by row; that of versions before it, columns of
 * cells in `grid`, is read, too. A picture in one colour is read as one in black and white. Source: the code
 * of Number Loom (Paul Stansifer), as nothing else describes the format.
 */
import { z } from 'zod';
import { failure, issue, type Result, success } from '../../../core/index.js';
import type { Colour } from '../../../draw/index.js';
import { parseJson, storeBrotli, unpackBrotli } from '../../../formats/index.js';
import type { Credits } from '../../contract/family.js';
import { filledCredits, withoutBlanks } from '../../kit/codecs/credit-lines.js';
import { readShape } from '../../kit/read-json.js';
import { channelsOf, colourNames, colourOfChannels } from '../colour-names.js';
import { coloursOfSolution, letterOf, puzzleOfColours, solutionOfColours } from '../colours.js';
import { puzzleOfPicture } from '../puzzle.js';
import {
  type NonogramDocument,
  type NonogramDraft,
  type NonogramFormat,
  sizeIssue,
  unheldGiven,
  unheldPalette,
} from './format.js';

const START = 'WOVEN-';
const WHOLE = /^\s*WOVEN-([A-Za-z0-9+/\s]+)-\s*$/;
const LINES = /.{100}/g;
const NONO = 'Nono';
const BACKGROUND = 0;
/** The colour of cells that are not decided. */
const UNDECIDED = 255;
const BLACK_AND_WHITE: readonly Colour[] = ['#ffffff', '#000000'];

const BYTE = z.int().min(0).max(255);
const TEXT = z.string().nullish();
const PICTURE = z.looseObject({
  clue_style: z.string(),
  palette: z.array(z.looseObject({ rgb: z.tuple([BYTE, BYTE, BYTE]), color: BYTE })),
  shape: z.looseObject({ Square: z.object({ width: z.int(), height: z.int() }).optional() }).optional(),
  cells: z.array(BYTE).optional(),
  grid: z.array(z.array(BYTE)).optional(),
});
type Picture = z.infer<typeof PICTURE>;
const DOCUMENT = z.looseObject({
  title: TEXT,
  author: TEXT,
  description: TEXT,
  id: TEXT,
  license: TEXT,
  solution: PICTURE,
});

export const nonogramWoven: NonogramFormat = {
  format: 'woven',
  description: 'WOVEN text of Number Loom, in colours too: the solution, whose clues are the puzzle',
  extension: 'woven',
  needsSolution: true,
  recognises: ({ text }) => text.trimStart().startsWith(START),
  read: ({ text }) => readWoven(text),
  lacks: (puzzle) => unheldGiven('woven', puzzle) ?? unheldPalette('woven', puzzle),
  write: writeWoven,
};

function readWoven(text: string): Result<NonogramDraft> {
  const packed = WHOLE.exec(text)?.[1]?.replaceAll(/\s/g, '');
  if (packed === undefined)
    return refused('format-syntax', `"${START}", compressed text in base64 and "-" are expected.`);
  const unpacked = unpackBrotli(packed);
  if (!unpacked.ok) return unpacked;
  const json = parseJson(unpacked.value);
  if (!json.ok) return json;
  const document = readShape(DOCUMENT, withoutVersion(json.value));
  if (!document.ok) return document;
  const { title, author, description, id, license, solution } = document.value;
  return readPicture(solution, withoutBlanks({ title, author, description, catalogue: id, license }));
}

/** The document in a text that names its version; others are the document itself. */
function withoutVersion(json: unknown): unknown {
  return typeof json === 'object' && json !== null && 'V0' in json ? json.V0 : json;
}

function readPicture(picture: Picture, credits: Credits): Result<NonogramDraft> {
  const { clue_style: style, shape, grid = [] } = picture;
  if (style !== NONO || (shape !== undefined && shape.Square === undefined))
    return refused('format-unsupported', 'The picture has triangles; whole square cells are expected.');
  const { width, height } = shape?.Square ?? { width: grid.length, height: grid[0]?.length ?? 0 };
  const wrongSize = sizeIssue(height, width);
  if (wrongSize !== undefined) return failure(wrongSize);
  if (grid.some(({ length }) => length !== height))
    return refused('format-syntax', `All columns are expected to have ${height} cells, as the first one.`);
  const cells = picture.cells ?? rowsOf(grid);
  if (cells.length !== width * height)
    return refused(
      'format-syntax',
      `There are ${cells.length} cells; ${width} times ${height} are expected.`,
    );
  if (cells.includes(UNDECIDED))
    return refused('format-unsupported', 'Some cells are not decided; a whole picture is expected.');
  const used = new Set(cells).add(BACKGROUND);
  const shown = picture.palette.filter(({ color }) => used.has(color)).sort((a, b) => a.color - b.color);
  if (shown.length !== used.size || new Set(shown.map(({ color }) => color)).size !== used.size)
    return refused('format-syntax', 'Each colour of the cells is expected once in the palette.');
  const indices = new Uint8Array(256);
  for (const [index, { color }] of shown.entries()) indices[color] = index;
  const colours = Uint8Array.from(cells, (colour) => indices[colour]!);
  const puzzle =
    shown.length > 2
      ? puzzleOfColours(
          colours,
          height,
          width,
          shown.map(({ rgb }) => colourOfChannels(rgb)),
        )
      : puzzleOfPicture(colours, height, width);
  return success({ puzzle, credits, solution: () => success(solutionOfColours(puzzle, colours)) });
}

/** The cells of columns by row. */
function rowsOf(columns: readonly (readonly number[])[]): readonly number[] {
  return (columns[0] ?? []).flatMap((_, row) => columns.map((column) => column[row]!));
}

function writeWoven({ puzzle, solution = [], credits }: NonogramDocument): string {
  const palette = puzzle.palette ?? BLACK_AND_WHITE;
  const names = colourNames(palette);
  const filled = Object.fromEntries(filledCredits(credits));
  const document = {
    file: '',
    title: filled.title ?? '',
    description: filled.description ?? '',
    author: filled.author ?? '',
    id: filled.catalogue ?? null,
    license: filled.license ?? null,
    solution: {
      clue_style: NONO,
      palette: palette.map((colour, color) => ({
        ch: color === BACKGROUND ? ' ' : puzzle.palette === undefined ? '#' : letterOf(color),
        name: names[color],
        rgb: channelsOf(colour),
        color,
        corner: null,
      })),
      shape: { Square: { width: puzzle.columns.length, height: puzzle.rows.length } },
      cells: [...coloursOfSolution(solution)],
    },
  };
  const text = `${START}${storeBrotli(JSON.stringify({ V0: document }))}-`;
  // Number Loom takes nothing behind the last sign, not even the end of a line.
  return text.replace(LINES, '$&\n').trimEnd();
}

function refused(code: string, message: string): Result<never> {
  return failure(issue(code, message));
}
