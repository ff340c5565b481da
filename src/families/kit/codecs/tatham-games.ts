/**
 * The games of Simon Tatham's Portable Puzzle Collection and the forms of their ids,
 * `PARAMETERS:DESCRIPTION`. An id does not name its game: the parameters tell most games apart, the
 * description the others.
 */
import { bitCount, reachableFrom } from '../../../core/index.js';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface TathamGame {
  readonly name: string;
  /** The whole parameters; {@link sized} those that begin with a size. */
  readonly parameters: RegExp;
  readonly body: RegExp;
  /**
   * True if a description of this form is as long as a grid of this size needs. Absent: that is not looked
   * at.
   */
  readonly fits?: (body: string, size: Size) => boolean;
}

/** WIDTHxHEIGHT or one number for both, then settings of the game. */
function sized(settings: string): RegExp {
  return new RegExp(`^\\d{1,9}(x\\d{1,9})?${settings}$`);
}

const DIFFICULTY = '(d[a-z])?';
const NUMBERS = /^\d+(,\d+)*$/;

/** The number of cells in runs (letters, `a` for one to `z` for 26) and single cells (tokens). */
function cellsIn(body: string, token: RegExp): number {
  const runs = body.replace(token, 'a').replaceAll('_', '');
  return Array.from(runs).reduce((sum, letter) => sum + Number.parseInt(letter, 36) - 9, 0);
}

/** True if such a description has as many cells as the grid. */
function cells(token: RegExp, expected: (size: Size) => number) {
  return (body: string, size: Size): boolean => cellsIn(body, token) === expected(size);
}

function area({ width, height }: Size): number {
  return width * height;
}

function count(body: string, pattern: RegExp): number {
  return body.match(pattern)?.length ?? 0;
}

/** The largest of the numbers 1 to 9, `a` for 10 to `z` for 35, and `A` onwards. */
function largestSign(body: string): number {
  return Math.max(...Array.from(body, (sign) => Number.parseInt(sign, 36) + (/[A-Z]/.test(sign) ? 26 : 0)));
}

function longestSide({ width, height }: Size): number {
  return Math.max(width, height);
}

function numbers(body: string): number {
  return body.split(',').length;
}

/** True if one part with the cells is followed by a number for every column and row. */
function hasSides(body: string, { width, height }: Size): boolean {
  return numbers(body) === 1 + width + height;
}

/**
 * The number of cells in runs that each end with a tree: `_` a tree alone, `a` one cell before it, to `y`;
 * `z` is 25 cells without a tree.
 */
function cellsToTrees(body: string): number {
  return (
    cellsIn(body.replaceAll(/[!-]/g, ''), /$^/) + body.replaceAll(/[!z-]/g, '').length - count(body, /z/g)
  );
}

/** Every game, with the forms that the collection writes and reads. */
const GAMES = [
  { name: 'Black Box', parameters: /^w\d+h\d+m\d+M\d+$/, body: /^[\da-f]+$/ },
  {
    name: 'Bridges',
    parameters: sized('([ied]\\d{1,9}|L)*m\\d{1,9}([ied]\\d{1,9}|L)*'),
    body: /^[1-9A-Ga-z]*$/,
    fits: cells(/[1-9A-G]/g, area),
  },
  { name: 'Cube', parameters: /^[ctoi]\d+x\d+$/, body: /^[\dA-F]+,\d+$/ },
  { name: 'Dominosa', parameters: /^\d+(d[a-z])?$/, body: /^(\d|\[\d+\])+$/ },
  {
    name: 'Fifteen',
    parameters: sized(''),
    body: NUMBERS,
    fits: (body: string, size: Size) => numbers(body) === area(size) && /(^|,)0(,|$)/.test(body),
  },
  { name: 'Filling', parameters: sized(''), body: /^[1-9a-z]+$/, fits: isFilling },
  {
    name: 'Flip',
    parameters: sized('[cr]?'),
    body: /^[\da-f]+,[\da-f]+$/,
    fits: (body: string, size: Size) => body.split(',')[1]!.length === Math.ceil(area(size) / 4),
  },
  {
    name: 'Flood',
    parameters: sized('(c\\d+)?(m\\d+)?'),
    body: /^[\dA-Z]+,\d+$/,
    fits: (body: string, size: Size) => body.indexOf(',') === area(size),
  },
  {
    name: 'Galaxies',
    parameters: sized('(d[nu])?'),
    body: /^[a-z]+$/,
    // Runs of places between dots, of which `z` is one of 25 without a dot.
    fits: (body: string, { width, height }: Size) =>
      cellsIn(body, /$^/) - count(body, /z/g) <= (2 * width - 1) * (2 * height - 1),
  },
  { name: 'Guess', parameters: /^c\d+p\d+g\d+[bB][mM]$/, body: /^[\da-f]+$/ },
  {
    name: 'Inertia',
    parameters: sized(''),
    body: /^[wgmbs]*S[wgmbs]*$/,
    fits: (body: string, size: Size) => body.length === area(size),
  },
  { name: 'Keen', parameters: /^\d{1,9}(d[a-z])?m?$/, body: /^[_a-z\d]*,([asmd]\d+)*$/ },
  {
    name: 'Light Up',
    parameters: sized('(b\\d+)?(s\\d+)?r?(d\\d+)?'),
    body: /^[B0-4a-z]+$/,
    fits: cells(/[B\d]/g, area),
  },
  { name: 'Loopy', parameters: sized('t\\d+(d[a-z])?'), body: /^[!-~]+$/ },
  { name: 'Magnets', parameters: sized('(d[a-z])?S?'), body: /^([\d.A-Z]+,){4}[LRTB*]+$/ },
  { name: 'Map', parameters: sized('n\\d+(d[a-z])?'), body: /^[a-z]+,[\da-z]*$/ },
  { name: 'Mines', parameters: sized('(n\\d+)?a?'), body: /^(\d+,\d+,[mu]?[\da-f]+|r\d+,.+)$/ },
  { name: 'Mosaic', parameters: sized('(h\\d)?'), body: /^[\da-z]+$/, fits: isMosaic },
  {
    name: 'Net',
    parameters: sized('w?(b[\\d.]+)?a?'),
    body: /^([\da-f][vh]*)+$/,
    fits: isNet,
  },
  {
    name: 'Netslide',
    parameters: sized('w?(b[\\d.]+)?(m\\d+)?'),
    body: /^([\da-f][vh]*)+$/,
    fits: isNet,
  },
  { name: 'Palisade', parameters: sized('n\\d+'), body: /^[0-4a-z]+$/ },
  {
    name: 'Pattern',
    parameters: sized(''),
    body: /^[\d.]*(\/[\d.]*)+(,[a-zA-Z]*)?$/,
    fits: (body: string, { width, height }: Size) => count(body, /\//g) === width + height - 1,
  },
  { name: 'Pearl', parameters: sized('(d[et])?n?'), body: /^[BWa-z]+$/, fits: cells(/[BW]/g, area) },
  {
    name: 'Pegs',
    parameters: sized('(cross|octagon|random)?'),
    body: /^[OPH]+$/,
    fits: (body: string, size: Size) => body.length === area(size),
  },
  { name: 'Range', parameters: sized(''), body: /^[\da-z_]+$/, fits: cells(/\d+/g, area) },
  {
    name: 'Rectangles',
    parameters: sized('(e[\\d.]+)?a?'),
    body: /^[\da-z_]+$/,
    fits: (body: string, size: Size) =>
      cells(/\d+/g, area)(body, size) &&
      (body.match(/\d+/g) ?? []).reduce((sum, number) => sum + Number(number), 0) === area(size),
  },
  { name: 'Same Game', parameters: sized('c\\d+s\\d+r?'), body: NUMBERS },
  {
    name: 'Signpost',
    parameters: sized('c?'),
    body: /^(\d*[a-h])+$/,
    fits: isSignpost,
  },
  {
    name: 'Singles',
    parameters: sized('(d[ek])?'),
    body: /^[1-9a-zA-Z]+$/,
    fits: (body: string, size: Size) => body.length === area(size) && largestSign(body) <= longestSide(size),
  },
  {
    name: 'Sixteen',
    parameters: sized('(m\\d+)?'),
    body: NUMBERS,
    fits: (body: string, size: Size) => numbers(body) === area(size) && !/(^|,)0(,|$)/.test(body),
  },
  {
    name: 'Slant',
    parameters: sized(DIFFICULTY),
    body: /^[0-4a-z]+$/,
    fits: cells(/\d/g, ({ width, height }) => (width + 1) * (height + 1)),
  },
  {
    name: 'Solo',
    parameters: sized('x?(a|[rm]d?\\d)?(d[tbiaeu])?'),
    body: /^\d*[a-z_][\da-z_]*$/,
    fits: cells(/\d+/g, (size) => area(size) ** 2),
  },
  // With the areas of a jigsaw, or the cages of a killer.
  { name: 'Solo', parameters: sized('x*[jk][jxk]*(a|[rm]d?\\d)?(d[tbiaeu])?'), body: /^[\da-z_,]+$/ },
  {
    name: 'Tents',
    parameters: sized(DIFFICULTY),
    body: /^[a-z_!-]+(,\d+)+$/,
    fits: (body: string, size: Size) =>
      hasSides(body, size) && cellsToTrees(body.split(',')[0]!) === area(size) + 1,
  },
  {
    name: 'Towers',
    parameters: /^\d{1,9}(d[a-z])?$/,
    body: /^\d*(\/\d*)+(,[\da-z_]*)?$/,
    fits: (body: string, { width }: Size) => count(body, /\//g) === 4 * width - 1,
  },
  {
    name: 'Tracks',
    parameters: sized('(d[a-z])?o?'),
    body: /^[\dA-Fa-z]+(,S?\d+)+$/,
    fits: (body: string, size: Size) =>
      hasSides(body, size) &&
      count(body, /S/g) === 2 &&
      cellsIn(body.split(',')[0]!, /[\dA-F]/g) === area(size),
  },
  { name: 'Twiddle', parameters: sized('n\\d+r?o?(m\\d+)?'), body: /^(\d+(,\d+)*|(\d+[udlr])+)$/ },
  { name: 'Undead', parameters: sized(DIFFICULTY), body: /^(\d+,){3}[LRGVZa-z]+(,\d+)+$/ },
  { name: 'Unequal', parameters: /^\d{1,9}a?(d[a-z])?$/, body: /^(\d+[UDLR]*,)+$/ },
  {
    name: 'Unruly',
    parameters: sized('u?(d[a-z])?'),
    body: /^[a-zA-Z]+$/,
    // Open cells before a given one, of which `z` is 25 without a given one, to a cell behind the last.
    fits: (body: string, size: Size) =>
      cellsIn(body.toLowerCase(), /$^/) - count(body, /z/gi) === area(size) + 1,
  },
  { name: 'Untangle', parameters: /^\d+$/, body: /^\d+-\d+(,\d+-\d+)*$/ },
] as const satisfies readonly TathamGame[];

export type TathamGameName = (typeof GAMES)[number]['name'];

/** The games that a text can be an id of. */
interface TathamGames {
  /** Several where the id fits several; none where the text is no such id. */
  readonly games: readonly TathamGameName[];
  /** True if the description is as long as these games need; otherwise only its form is theirs. */
  readonly fit: boolean;
}

/** The last answer: every family with ids of the collection asks about the same text in turn. */
let last: { readonly text: string; readonly found: TathamGames } | undefined;

/**
 * The games whose grid has the size that the description has; where there is none, those with ids of this
 * form.
 */
export function tathamGames(text: string): TathamGames {
  if (last?.text !== text) last = { text, found: gamesOf(text) };
  return last.found;
}

function gamesOf(text: string): TathamGames {
  const [, parameters, body] = /^\s*([\w.]+):([!-~]*)\s*$/.exec(text) ?? [];
  if (parameters === undefined || body === undefined) return { games: [], fit: false };
  const [, width, height = width] = /^(\d{1,9})(?:x(\d{1,9}))?/.exec(parameters) ?? [];
  const size = { width: Number(width), height: Number(height) };
  const games: readonly (TathamGame & { readonly name: TathamGameName })[] = GAMES;
  const ofForm = games.filter((game) => game.parameters.test(parameters) && game.body.test(body));
  const fitting = ofForm.filter(({ fits }) => fits?.(body, size) ?? true);
  const named = fitting.length > 0 ? fitting : ofForm;
  return { games: named.map(({ name }) => name), fit: fitting.length > 0 };
}

/** The cells of a description in digits and runs, row-major; 0 to 9, and undefined without a digit. */
function digitsOf(body: string): readonly (number | undefined)[] {
  return Array.from(body).flatMap((sign) =>
    /\d/.test(sign) ? [Number(sign)] : new Array<undefined>(Number.parseInt(sign, 36) - 9).fill(undefined),
  );
}

/** True if all cells are there, and two neighbours, which count six cells in common, differ by 3 at most. */
function isMosaic(body: string, size: Size): boolean {
  if (cellsIn(body, /\d/g) !== area(size)) return false;
  const digits = digitsOf(body);
  const agree = (one: number | undefined, other: number | undefined): boolean =>
    one === undefined || other === undefined || Math.abs(one - other) <= 3;
  return digits.every((digit, cell) => {
    const isLast = (cell + 1) % size.width === 0;
    return (isLast || agree(digit, digits[cell + 1])) && agree(digit, digits[cell + size.width]);
  });
}

/** True if all cells are there, and no more neighbours are alike than their number allows. */
function isFilling(body: string, size: Size): boolean {
  if (cellsIn(body, /\d/g) !== area(size)) return false;
  const digits = digitsOf(body);
  const beside = (cell: number): readonly number[] =>
    [
      ...(cell % size.width === 0 ? [] : [cell - 1]),
      ...((cell + 1) % size.width === 0 ? [] : [cell + 1]),
      cell - size.width,
      cell + size.width,
    ].filter((other) => digits[other] === digits[cell]);
  return digits.every((digit, cell) => digit === undefined || reachableFrom([cell], beside).size <= digit);
}

/** Rows and columns that the arrows `a` to `h` of Signpost lead on by. */
const ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  a: [-1, 0],
  b: [-1, 1],
  c: [0, 1],
  d: [1, 1],
  e: [1, 0],
  f: [1, -1],
  g: [0, -1],
  h: [-1, -1],
};

/** A cell's sign has a bit for each wire that leaves it; all cells are joined without a loop. */
function isNet(body: string, size: Size): boolean {
  const signs = body.match(/[\da-f]/g) ?? [];
  const ends = signs.reduce((sum, sign) => sum + bitCount(Number.parseInt(sign, 16)), 0);
  return signs.length === area(size) && ends === 2 * (area(size) - 1);
}

/**
 * True if every cell has an arrow that stays in the grid, but for the last one, and first and last number
 * stand there once.
 */
function isSignpost(body: string, size: Size): boolean {
  const cells = [...body.matchAll(/(\d*)([a-h])/g)];
  const given = cells.flatMap(([, number = '']) => (number === '' ? [] : [Number(number)]));
  const last = area(size);
  if (cells.length !== last || new Set(given).size !== given.length) return false;
  if (!given.includes(1) || !given.includes(last) || given.some((number) => number > last)) return false;
  return cells.every(([, number, arrow = ''], place) => {
    if (Number(number) === last) return true;
    const [down, right] = ARROWS[arrow]!;
    const row = Math.floor(place / size.width) + down;
    const column = (place % size.width) + right;
    return row >= 0 && row < size.height && column >= 0 && column < size.width;
  });
}

/** True if a text is an id with the seed of a random puzzle, `PARAMETERS#SEED`, which holds no puzzle. */
export function isRandomSeed(text: string): boolean {
  return /^\s*[a-z]?\d[\w.]*#[!-~]+\s*$/i.test(text);
}
