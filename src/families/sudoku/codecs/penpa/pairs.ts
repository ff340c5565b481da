/**
 * Kropki dots and the letters X and V between cells. The site has no genre for them in a Sudoku: names of our
 * own stand in its place, and where they are missing a warning says what was taken for granted.
 */
import { type Cell, comparePairs, type Size } from '../../../../core/index.js';
import { hasCell, isSymbol, symbolMark } from '../../../kit/codecs/penpa/board.js';
import type { PenpaBoard } from '../../../kit/codecs/penpa/index.js';
import type { Mark } from '../../../kit/codecs/penpa/marks.js';
import { between, cellsAround, type Spot } from '../../../kit/codecs/penpa/points.js';
import type { NeighbourPair } from '../../../kit/neighbour-pairs.js';
import type { AnyConstraint, ConstraintDraft } from '../fpuzzles/element.js';

/** Dots by their symbol, and by the style of a number on a white or a black ground. */
const DOTS = [
  { type: 'kropki-white', symbol: 1, style: 6, setting: 'difference' },
  { type: 'kropki-black', symbol: 2, style: 7, setting: 'ratio' },
] as const;
const SUMS: Readonly<Record<string, number>> = { V: 5, X: 10 };
/** Small text on a white ground, which the site offers for X and V. */
const [SMALL, ON_WHITE] = ['5', 6];

/** Our names for the genres: the marks are there, and all of a sort are given. */
export const PAIR_TAGS: Readonly<Record<string, string>> = {
  ...{ 'kropki-white': 'kropkipairs', 'kropki-black': 'kropkipairs', xv: 'xvpairs' },
};
export const ALL_TAGS: Readonly<Record<string, string>> = {
  ...{ kropki: 'allkropki', 'kropki-white': 'allkropkiwhite', 'kropki-black': 'allkropkiblack', xv: 'allxv' },
};

/** True for the middle of a side between two cells of the frame. */
export function isBetween(size: Size, { at: [spot] }: Mark): boolean {
  if (spot?.kind !== 'right' && spot?.kind !== 'below') return false;
  return cellsAround(spot).every((cell) => hasCell(size, cell));
}

/** The constraints that dots and letters between cells are. */
export function takePairs({ marks, size, tags }: PenpaBoard): readonly ConstraintDraft[] {
  const letters = marks.take('number', (mark) => letterOf(mark) !== undefined && isBetween(size, mark));
  const dots = DOTS.flatMap(({ type, symbol, style, setting }) => {
    const symbols = marks.take(
      'symbol',
      (mark) => isSymbol(mark, [symbol], /^circle_S{1,2}$/) && isBetween(size, mark),
    );
    const places = new Set(symbols.map(placeOf));
    const numbers = marks.take(
      'number',
      (mark) =>
        /^\s*[1-9]\d?\s*$/.test(String(mark.value[0])) &&
        (mark.value[1] === style || places.has(placeOf(mark))) &&
        isBetween(size, mark),
    );
    const numbered = new Set(numbers.map(placeOf));
    return [
      ...symbols
        .filter((mark) => !numbered.has(placeOf(mark)))
        .map((mark) => ({ type, cells: cellsOfMark(mark) })),
      ...numbers.map((mark) => ({ type, cells: cellsOfMark(mark), [setting]: Number(mark.value[0]) })),
    ].toSorted((one, other) => comparePairs(one.cells, other.cells));
  });
  return [
    ...dots,
    ...letters
      .map((mark) => ({ type: 'xv', cells: cellsOfMark(mark), sum: SUMS[letterOf(mark)!] }))
      .toSorted((one, other) => comparePairs(one.cells, other.cells)),
    ...Object.entries(ALL_TAGS).flatMap(([marksOfSort, tag]) =>
      tags.includes(tag) ? [{ type: 'all-given', marks: marksOfSort }] : [],
    ),
  ];
}

function letterOf({ value }: Mark): string | undefined {
  const letter = String(value[0]).trim().toUpperCase();
  return Object.hasOwn(SUMS, letter) ? letter : undefined;
}

function placeOf({ at: [spot] }: Mark): string {
  return `${spot!.kind} ${spot!.cell.join()}`;
}

function cellsOfMark({ at: [spot] }: Mark): readonly [Cell, Cell] {
  return cellsAround(spot as Spot);
}

/** The mark of a dot or letter; undefined: there is no usual one. */
export function pairMark(constraint: AnyConstraint): Mark | undefined {
  const { type, cells, sum } = constraint;
  const text = (said: string, style: number): Mark => ({
    part: 'number',
    at: [between(cells as NeighbourPair)],
    value: [said, style, SMALL],
  });
  if (type === 'xv') {
    const letter = Object.keys(SUMS).find((name) => SUMS[name] === sum);
    return letter === undefined ? undefined : text(letter, ON_WHITE);
  }
  const dot = DOTS.find((one) => one.type === type);
  if (dot === undefined) return undefined;
  const number = constraint[dot.setting];
  return number === undefined
    ? symbolMark(between(cells as NeighbourPair), dot.symbol, 'circle_SS')
    : text(String(number), dot.style);
}
