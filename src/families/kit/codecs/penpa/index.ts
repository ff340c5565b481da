/**
 * Addresses of Penpa of any family. The site only draws: what a drawing means follows from the genre that the
 * setter chose, or that the title names. A family takes the marks that it understands; what is left is named,
 * since without it the answer could be wrong. Entries, and the answer that the site checks against, are read
 * as the solution where they solve the puzzle.
 */
import { type Cell, failure, issue, type Result, type Size, success } from '../../../../core/index.js';
import {
  isPenpa,
  openPenpa,
  type PenpaLink,
  parseJson,
  penpaName,
  penpaRules,
} from '../../../../formats/index.js';
import type { Credits, Puzzle } from '../../../contract/family.js';
import type { Draft, Format, SizeIssue } from '../codec.js';
import { withoutBlanks } from '../credit-lines.js';
import type { Entries } from '../pzpr-file.js';
import { readAnswer } from './answer.js';
import { type Mark, type Marks, marksOf, namesOf, readLayer } from './marks.js';
import type { Layout } from './points.js';
import { type Margins, NO_MARGINS, type PenpaDrawing, writeDrawing } from './write.js';

/** A drawing as a family reads it; places count from the frame. */
export interface PenpaBoard {
  /** Rows and columns of the frame. */
  readonly size: Size;
  readonly margins: Margins;
  readonly tags: readonly string[];
  readonly title: string;
  readonly marks: Marks;
  /** Entries and the answer. */
  readonly answers: readonly Mark[];
}

/** A family's part of its drawings. */
export interface PenpaFormat<P extends Puzzle, S> extends Pick<Format<P, S>, 'lacks'> {
  /** The genres of the site that are read; the first one is written. */
  readonly genres: readonly [string, ...string[]];
  /** Words of a title that names the genre, where the setter chose none. */
  readonly title: RegExp;
  /** The puzzle as JSON, and the entries; takes the marks that it understands. */
  readonly read: (
    board: PenpaBoard,
  ) => Result<{ readonly puzzle: unknown; readonly warnings?: readonly string[] } & Entries>;
  readonly write: (puzzle: P, solution: S | undefined) => PenpaDrawing;
}

const GRIDS = ['square', 'sudoku', 'kakuro'];
/** A genre that says nothing of the rules. */
const NO_RULE = ['noconflict'];
const LONGEST_SIDE = 100;
const IN_WORDS =
  'The address has rules in words, which are kept as the description and not read: an answer is about the rules that are drawn alone.';
const [QUESTION, ENTRIES, FRAME] = [3, 4, 5];

/** The format `penpa`; a file may hold many addresses, a line each. */
export function penpaFormat<P extends Puzzle, S>(own: PenpaFormat<P, S>): Format<P, S> {
  const { genres, lacks, write } = own;
  return {
    format: 'penpa',
    description: 'address of Penpa (m=edit or m=solve), with the answer that it checks against',
    extension: 'url',
    lines: {},
    lacks: (puzzle) => lacks?.(puzzle) ?? tooLarge(write(puzzle, undefined)),
    recognises: ({ text }) => {
      const link = isPenpa(text) ? openPenpa(text) : undefined;
      return link?.ok === true && isOfGenre(link.value, own);
    },
    read: ({ text }, sizeIssue) => {
      const link = openPenpa(text);
      return link.ok ? readLink(link.value, own, sizeIssue) : link;
    },
    write: ({ puzzle, solution, credits }) => writeDrawing(write(puzzle, solution), genres[0], credits),
  };
}

/** The sentence about a drawing that the site has no room for. */
function tooLarge({ size, margins = NO_MARGINS }: PenpaDrawing): string | undefined {
  const rows = size.rows + margins.top + margins.bottom;
  const columns = size.columns + margins.left + margins.right;
  if (Math.max(rows, columns) <= LONGEST_SIDE) return undefined;
  return `The format penpa holds ${LONGEST_SIDE} rows and columns with the clues beside the grid; this puzzle takes ${rows} and ${columns}. The format json can hold it.`;
}

function isOfGenre<P extends Puzzle, S>(
  { tags, title }: PenpaLink,
  { genres, title: words }: PenpaFormat<P, S>,
): boolean {
  const said = tags.filter((tag) => !NO_RULE.includes(tag));
  return said.length === 0 ? words.test(title) : said.some((tag) => genres.includes(tag));
}

function readLink<P extends Puzzle, S>(
  link: PenpaLink,
  own: PenpaFormat<P, S>,
  sizeIssue: SizeIssue,
): Result<Draft<P>> {
  const { head, tags } = link;
  const other = tags.find((tag) => !own.genres.includes(tag) && !NO_RULE.includes(tag));
  if (!isOfGenre(link, own) || other !== undefined) {
    const found = other === undefined ? 'names no genre' : `is of the genre ${JSON.stringify(other)}`;
    const message = `The address ${found}, which is not read here; expected ${own.genres.join(', ')} as the genre, or such a title.`;
    return failure(issue('format-unsupported', message));
  }
  const board = boardOf(link);
  if (!board.ok) return board;
  const tooLarge = sizeIssue(board.value.size);
  if (tooLarge !== undefined) return failure(tooLarge);
  const read = own.read(board.value);
  if (!read.ok) return read;
  const left = board.value.marks.left();
  if (left.length > 0) {
    const message = `The drawing has ${namesOf(left, board.value.size)}, which may be rules that are not known for this genre; without them it can be read.`;
    return failure(issue('format-unsupported', message));
  }
  const { puzzle, solution, state } = read.value;
  const credits = creditsOf(head);
  const warnings = [...(read.value.warnings ?? []), ...(credits.description === undefined ? [] : [IN_WORDS])];
  return success({
    puzzle,
    credits,
    ...(state === undefined ? {} : { state }),
    ...(warnings.length > 0 && { warnings }),
    ...(solution === undefined ? {} : { entered: solution }),
  });
}

function boardOf({ head, lines, tags, title, answer }: PenpaLink): Result<PenpaBoard> {
  const [gridtype = '', columns, rows, , theta, ...reflect] = head;
  const isTurned = [theta, ...reflect.slice(0, 2)].join() !== '0,1,1';
  if (!GRIDS.includes(gridtype) || isTurned) {
    const found =
      isTurned && GRIDS.includes(gridtype)
        ? 'is turned or mirrored'
        : `has a grid of the kind ${JSON.stringify(gridtype)}`;
    const message = `The drawing ${found}; an upright grid of squares is expected.`;
    return failure(issue('format-unsupported', message));
  }
  const sides = [Number(rows), Number(columns)] as const;
  if (!sides.every((side) => Number.isInteger(side) && side >= 1 && side <= LONGEST_SIDE)) {
    const message = `The drawing has ${JSON.stringify(columns)} columns and ${JSON.stringify(rows)} rows; 1 to ${LONGEST_SIDE} of each are expected.`;
    return failure(issue('format-syntax', message));
  }
  const whole: Layout = { rows: sides[0], columns: sides[1], top: 0, left: 0 };
  const frame = readFrame(lines[FRAME] ?? '', whole);
  if (!frame.ok) return frame;
  const { size, margins } = frame.value;
  const layout = { ...whole, top: margins.top, left: margins.left };
  const question = readLayer(lines[QUESTION] ?? '', 'question', layout);
  if (!question.ok) return question;
  // An address for people who solve has no entries.
  const entered = lines[ENTRIES]?.trim() ? readLayer(lines[ENTRIES], 'entries', layout) : success([]);
  if (!entered.ok) return entered;
  const checked = answer === undefined ? [] : readAnswer(answer, layout);
  return success({
    size,
    margins,
    tags,
    title,
    marks: marksOf(question.value),
    answers: [...entered.value, ...checked],
  });
}

/** The frame from its cells, of which the first is a point and each other one a step from that before. */
function readFrame(text: string, whole: Layout): Result<{ readonly size: Size; readonly margins: Margins }> {
  const json = parseJson(text);
  const steps = json.ok && Array.isArray(json.value) ? (json.value as readonly unknown[]) : [];
  const wide = whole.columns + 4;
  const cells: Cell[] = [];
  let point = 0;
  for (const step of steps.slice(0, whole.rows * whole.columns)) {
    point += Number(step);
    cells.push([Math.floor(point / wide) - 2, (point % wide) - 2]);
  }
  const rows = cells.map(([row]) => row);
  const columns = cells.map(([, column]) => column);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const [bottom, right] = [whole.rows - 1 - Math.max(...rows), whole.columns - 1 - Math.max(...columns)];
  const size = { rows: whole.rows - top - bottom, columns: whole.columns - left - right };
  const margins = { top, bottom, left, right };
  const isWhole =
    Object.values(margins).every((side) => side >= 0) && steps.length === size.rows * size.columns;
  if (isWhole && new Set(cells.map(String)).size === steps.length) return success({ size, margins });
  const message = 'The frame of the drawing is no whole rectangle of cells, which is expected.';
  return failure(issue('format-unsupported', message));
}

function creditsOf(head: readonly string[]): Credits {
  const [title = '', author = '', catalogue = '', description = ''] = head.slice(15, 19);
  return withoutBlanks({
    title: penpaName(title),
    author: penpaName(author),
    catalogue: penpaName(catalogue),
    description: penpaRules(description),
  });
}
