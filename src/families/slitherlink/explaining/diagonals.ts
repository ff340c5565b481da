/**
 * Numbers and their corners: of the four sides that meet in a corner two or none have lines, so what is known
 * of two of them says something of the others, which are sides of a number, and its other two sides lead on
 * to the opposite corner. The possible numbers of lines on two sides, 0 to 2, are bits.
 */
import type { Known } from '../../contract/mark.js';
import type { Move, MoveBoard } from '../../contract/move.js';
import { whileUnchanged } from '../../kit/moves/latest.js';
import { defineMove } from '../../kit/moves/move.js';
import { pointId } from '../../kit/rules/index.js';
import type { SlitherlinkPuzzle } from '../puzzle.js';
import type { NumberRule } from '../rules.js';
import { CORNERS, type Counts, ONE, type Passed, type Row, saysRow } from './diagonal-words.js';
import { type Fence, fenceOf } from './fence.js';

const ANY = 0b111;

/** The longest row of numbers that people follow. */
const LONGEST = 5;

interface FoundRow {
  readonly conclusions: readonly Known[];
  readonly rules: readonly string[];
  readonly data: Row;
}

const rowsOf = whileUnchanged((board: MoveBoard<SlitherlinkPuzzle>): readonly FoundRow[] => {
  const fence = fenceOf(board);
  return [...fence.numbers].flatMap((number) =>
    [0, 1, 2, 3].flatMap((corner) =>
      [true, false].flatMap((isFromOutside) => follow(fence, number, corner, isFromOutside) ?? []),
    ),
  );
});

/** Follows numbers from a corner on until sides are decided; undefined: none are. */
function follow(
  fence: Fence,
  first: NumberRule,
  corner: number,
  isFromOutside: boolean,
): FoundRow | undefined {
  const far = 3 - corner;
  const numbers: Passed[] = [];
  const rules: string[] = [];
  const start = countAt(fence, othersAt(fence, first, corner));
  if (isFromOutside && across(possible(start)) === ANY) return undefined;
  if (isFromOutside) rules.push(pointRule(fence, first, corner));
  const row = { corner, numbers, ...(isFromOutside && { outside: start }) };
  let near = isFromOutside ? across(possible(start)) : ANY;
  for (let number: NumberRule | undefined = first; number !== undefined && numbers.length < LONGEST; ) {
    const own: NumberRule = number;
    const [before, after] = [corner, far].map((at) => CORNERS[at]!.sides.map((side) => own.places[side]!));
    near &= possible(countAt(fence, before!));
    const beyond = through(near, own.least) & possible(countAt(fence, after!));
    rules.push(own.id);
    numbers.push({ number: own, near, far: beyond });
    const back = near & through(beyond, own.least);
    if (beyond === 0 || back === 0) return undefined;
    for (const [at, mask, places] of [
      [far, beyond, after!],
      [corner, back, before!],
    ] as const) {
      const conclusions = decided(fence, mask, places);
      if (conclusions.length === 0) continue;
      if (rules.length === 1) return undefined;
      const sides = CORNERS[at]!.sides.filter((side) =>
        conclusions.some(({ mark }) => mark === own.places[side]),
      );
      return { conclusions, rules, data: { ...row, sides, beyond: [], value: conclusions[0]!.value } };
    }
    if (beyond === ANY) return undefined;
    rules.push(pointRule(fence, own, far));
    const others = othersAt(fence, own, far);
    near = across(beyond) & possible(countAt(fence, others));
    const conclusions = decided(fence, near, others);
    if (conclusions.length > 0) {
      const point = pointAt(fence, own, far);
      const directions = conclusions.map(({ mark }) => fence.direction(mark, point));
      return {
        conclusions,
        rules,
        data: { ...row, sides: [], beyond: directions, value: conclusions[0]!.value },
      };
    }
    // Nothing is known there: the next number begins a row of its own.
    if (near === ANY) return undefined;
    const [down, right] = CORNERS[far]!.step;
    number = fence.numberAt([own.clue[0] + down, own.clue[1] + right]);
  }
  return undefined;
}

/** The corner of a cell among all. */
function pointAt(fence: Fence, { clue: [row, column] }: NumberRule, corner: number): number {
  const { points } = fence.layout.lines;
  const columns = points.at(-1)![1] + 1;
  return (row + (corner >> 1)) * columns + column + (corner & 1);
}

function pointRule(fence: Fence, number: NumberRule, corner: number): string {
  return pointId(fence.layout.lines.points[pointAt(fence, number, corner)]!);
}

/** The places at a corner of a number that are no sides of it. */
function othersAt(fence: Fence, number: NumberRule, corner: number): readonly number[] {
  const { around } = fence.layout.lines;
  return around[pointAt(fence, number, corner)]!.filter((place) => !number.places.includes(place));
}

function countAt(fence: Fence, places: readonly number[]): Counts {
  const having = (value: boolean | undefined): number =>
    places.filter((place) => fence.value(place) === value).length;
  return { lines: having(true), open: having(undefined) };
}

/** The numbers of lines that two places can have. */
function possible({ lines, open }: Counts): number {
  return ((ANY >> (2 - open)) << lines) & ANY;
}

/** The numbers of lines of the two other places at a corner. */
function across(mask: number): number {
  return (mask & ONE) | (mask & 0b100 ? 0b001 : 0) | (mask & 0b001 ? 0b101 : 0);
}

/** The numbers of lines of the two other sides of a number. */
function through(mask: number, number: number): number {
  let others = 0;
  for (let lines = 0; lines <= 2; lines++) if ((mask >> lines) & 1) others |= (1 << number) >> lines;
  return others & ANY;
}

/** The values of open places that follow from the possible numbers of lines. */
function decided(fence: Fence, mask: number, places: readonly number[]): readonly Known[] {
  const { lines, open } = countAt(fence, places);
  const value = mask === 1 << (lines + open);
  if (open === 0 || !(value || mask === 1 << lines)) return [];
  return places.filter((place) => fence.value(place) === undefined).map((mark) => ({ mark, value }));
}

/** A move whose rows are of one sort. */
function rowMove(
  own: Pick<Move, 'id'> & Required<Pick<Move, 'name' | 'cost'>>,
  isOwn: (row: Row) => boolean,
): Move<SlitherlinkPuzzle> {
  return defineMove<SlitherlinkPuzzle, Row>({
    ...own,
    find: (board) => rowsOf(board).filter(({ data }) => isOwn(data)),
    says: { en: (row) => saysRow(row, 'en'), de: (row) => saysRow(row, 'de') },
  });
}

const isAlone = ({ numbers }: Row): boolean => numbers.length === 1;
const isAtEdge = ({ outside }: Row): boolean => outside?.lines === 0 && outside.open === 0;
const areThrees = ({ numbers, outside }: Row): boolean =>
  outside === undefined && numbers[0]!.number.least === 3 && numbers.at(-1)!.number.least === 3;

/** A number at a corner where no line comes from outside, as in a corner of the grid. */
export const numberInCorner: Move<SlitherlinkPuzzle> = rowMove(
  { id: 'number-in-corner', name: { en: 'number in a corner', de: 'Zahl in der Ecke' }, cost: 1.6 },
  (row) => isAlone(row) && isAtEdge(row),
);

/** Lines that lead to a corner of a number, or out of it. */
export const lineAtNumber: Move<SlitherlinkPuzzle> = rowMove(
  { id: 'line-at-number', name: { en: 'line at a number', de: 'Linie an einer Zahl' }, cost: 2.3 },
  (row) => isAlone(row) && !isAtEdge(row),
);

/** Two 3s in a diagonal, with nothing but 2s between them. */
export const diagonalThrees: Move<SlitherlinkPuzzle> = rowMove(
  { id: 'diagonal-threes', name: { en: 'diagonal 3s', de: 'diagonale 3en' }, cost: 1.9 },
  (row) => !isAlone(row) && areThrees(row),
);

/** Other numbers in a diagonal. */
export const diagonalNumbers: Move<SlitherlinkPuzzle> = rowMove(
  { id: 'diagonal-numbers', name: { en: 'diagonal numbers', de: 'diagonale Zahlen' }, cost: 3 },
  (row) => !isAlone(row) && !areThrees(row),
);
