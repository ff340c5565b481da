/** Advice for a picture that makes no puzzle, and warnings about a puzzle that was made. */

import { describeIssue, type Issue } from '../../core/index.js';
import type { MadeImage, MadePicture } from '../../jobs/index.js';
import { greyOfColours, looksInverted, type Transparency, toned } from '../../picture/index.js';
import { InputError } from '../host/index.js';
import type { ReadPicture } from './read-picture.js';

/** Cells smaller than this are hard to write in, in millimetres. */
const LEAST_CELL = 4.8;
/** A larger share of filled cells is tedious to solve. */
const MOST_FILLED = 0.7;
/** Fewer rows or columns show hardly anything. */
const FEWEST_LINES = 8;
/** A larger share of rows or columns that hold nothing is a margin that nobody asked for. */
const MOST_EMPTY = 0.4;
const MIDDLE_GREY = 128;
/** Codes of issues for which other options may help. */
const HINTED: ReadonlySet<string> = new Set(['picture-blank', 'picture-full']);

const BETWEEN_TONES = '--method threshold with a --threshold between these grey values';
const FOR_COLOURS = '--method threshold with a high --threshold instead of --colours';

/** The options with which the picture was read. */
interface Reading {
  readonly file: string;
  readonly invert: boolean;
  readonly transparency: Transparency;
  readonly colours?: number | undefined;
}

/**
 * The refusal of a picture that came out blank or full by one method: the reason, and the advice; of another
 * one the reason.
 */
export function refusalOf(
  issues: readonly Issue[],
  { image, hasAlpha }: Pick<ReadPicture, 'image' | 'hasAlpha'>,
  { file, invert, transparency, colours }: Reading,
): InputError {
  const [first] = issues;
  if (first === undefined || !HINTED.has(first.code)) return InputError.ofIssues(file, issues);
  const reason = `${file}: ${describeIssue(first)}`;
  const { values } = greyOfColours(toned(image, { invert, transparency }));
  const hasTones = values.some((grey) => grey !== values[0]);
  const hints = [
    ...(hasTones ? [colours === undefined ? BETWEEN_TONES : FOR_COLOURS] : []),
    ...(invert ? [] : ['--invert for a light subject']),
    ...(hasAlpha && transparency === 'white' ? ['--transparency shape for a subject on no ground'] : []),
  ];
  return new InputError([reason, hints.length > 0 ? `try ${hints.join(', or ')}` : 'try another picture']);
}

/** A warning where people would hardly recognise the picture, with advice. */
export function recognitionWarning({ recognition }: Pick<MadeImage, 'recognition'>): readonly string[] {
  return recognition === 'hard' ? ['hard to recognise; try wider, --colours, or --crop'] : [];
}

/**
 * Warnings before printing, a sentence each.
 * @param cell side of a printed cell in millimetres, where the puzzle has cells
 */
export function warningsOf(
  { made, ground }: Pick<MadeImage, 'made' | 'ground'>,
  cell: number | undefined,
): readonly string[] {
  return [
    ...negative(made, ground),
    ...filled(made),
    ...small(cell),
    ...strip(made),
    ...padded(made),
    ...ended(made),
  ];
}

/** The same of a nonogram in colours, where dark grounds and full grids are as good as others. */
export function colourWarningsOf(made: MadePicture, cell: number | undefined): readonly string[] {
  return [...small(cell), ...strip(made), ...padded(made), ...ended(made)];
}

function negative({ original, threshold = MIDDLE_GREY }: MadePicture, ground?: number): string[] {
  const isDark = ground !== undefined && ground < threshold;
  if (!isDark && !looksInverted({ ...original, cells: Uint8Array.from(original.cells) })) return [];
  return ['it may be a negative, since the ground is filled: for a light subject try --invert'];
}

function filled({ solution }: MadePicture): string[] {
  const cells = solution.join('');
  const share = cells.replaceAll('.', '').length / cells.length;
  if (share <= MOST_FILLED) return [];
  const percent = Math.round(100 * share);
  return [`${percent} % of the cells are filled, more than 70 %: try --invert or a lower --threshold`];
}

function small(cell: number | undefined): string[] {
  if (cell === undefined || cell >= LEAST_CELL - 1e-9) return [];
  // Rounded down, so that it never reads as the limit itself.
  const size = Math.floor(100 * cell) / 100;
  return [`its cells are ${size} mm on the page, less than ${LEAST_CELL} mm: try a smaller --width`];
}

function strip({ puzzle }: MadePicture): string[] {
  const counts = [
    [puzzle.rows.length, 'row'],
    [puzzle.columns.length, 'column'],
  ] as const;
  return counts.flatMap(([count, line]) =>
    count >= FEWEST_LINES
      ? []
      : [
          `it has ${count} ${line}${count === 1 ? '' : 's'}, fewer than ${FEWEST_LINES}: try other values of --width and --height`,
        ],
  );
}

/** Rows or columns around the picture that hold nothing, where they are many. */
function padded({ solution }: MadePicture): string[] {
  const columns = Array.from(solution[0]!, (_, column) => solution.map((row) => row[column]).join(''));
  const sides = [
    [solution, 'rows', '--width'],
    [columns, 'columns', '--height'],
  ] as const;
  return sides.flatMap(([lines, name, side]) => {
    const isDrawn = (line: string): boolean => /[^.]/.test(line);
    const [first, last] = [lines.findIndex(isDrawn), lines.findLastIndex(isDrawn)];
    const empty = lines.length - (last - first + 1);
    return empty <= MOST_EMPTY * lines.length
      ? []
      : [
          `${empty} of its ${lines.length} ${name} are empty margins: give ${side} alone, or --crop the picture`,
        ];
  });
}

/** The effect of a limit that the caller set. */
function ended({ limit, reached, proved, impossible }: MadePicture): string[] {
  if (impossible === true)
    return ['every repair would change a cell that is to be kept, proved: the picture is as it was'];
  if (limit === undefined) return [];
  const over = limit === 'abort' ? 'the run timed out' : `the limit on ${limit} was reached`;
  if (!reached) return [`${over} before a repair was found: the picture is as it was`];
  if (proved) return [`${over}: of the repairs with as few changes, another may suit the picture better`];
  return [`${over} before the fewest were proved: this is the best found so far`];
}
