/**
 * Numbers and their corners: of the four sides that meet in a corner two or none have lines, so what is known
 * of two of them says something of the others, which are sides of a number, and its other two sides lead on
 * to the opposite corner. The possible numbers of lines on two sides, 0 to 2, are bits.
 */
import type { InLanguages, StepLanguage } from '../../contract/language.js';
import type { Known } from '../../contract/mark.js';
import type { Move, MoveBoard } from '../../contract/move.js';
import { whileUnchanged } from '../../kit/moves/latest.js';
import type { Direction } from '../../kit/moves/loop-lines.js';
import { defineMove } from '../../kit/moves/move.js';
import { pointId } from '../../kit/rules/index.js';
import { toWords } from '../../kit/words/directions.js';
import { sentence } from '../../kit/words/words.js';
import type { SlitherlinkPuzzle } from '../puzzle.js';
import type { NumberRule } from '../rules.js';
import { type Fence, fenceOf, sidesInWords } from './fence.js';

/** The corners of a cell: where they lie, and the sides that meet there, by position. */
const CORNERS = [
  { step: [-1, -1], sides: [0, 1], name: { en: 'top left', de: 'links oben' } },
  { step: [-1, 1], sides: [0, 2], name: { en: 'top right', de: 'rechts oben' } },
  { step: [1, -1], sides: [1, 3], name: { en: 'bottom left', de: 'links unten' } },
  { step: [1, 1], sides: [2, 3], name: { en: 'bottom right', de: 'rechts unten' } },
] as const;
const ANY = 0b111;
const ONE = 0b010;

/** The longest row of numbers that people follow. */
const LONGEST = 5;

/** By possible numbers of lines: what they are in words. */
const AMOUNTS: InLanguages<readonly string[]> = {
  en: ['', 'no line', 'one line', 'at most one line', 'two lines', 'two lines or none', 'at least one line'],
  de: [
    '',
    'keine Linie',
    'eine Linie',
    'höchstens eine Linie',
    'zwei Linien',
    'zwei Linien oder keine',
    'mindestens eine Linie',
  ],
};

/** A number on the way, with the possible numbers of lines at the near corner and at the far one, as bits. */
interface Passed {
  readonly number: NumberRule;
  readonly near: number;
  readonly far: number;
}

interface Row {
  /** The corner where the first number is entered, and the next ones. */
  readonly corner: number;
  /** Lines and open places that lead to that corner from outside; absent: nothing is known there. */
  readonly outside?: Counts;
  readonly numbers: readonly Passed[];
  /** The sides of the last number that are concluded. */
  readonly sides: readonly number[];
  /** The directions in which concluded places leave its far corner; none where sides are concluded. */
  readonly beyond: readonly Direction[];
  readonly value: boolean;
}

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

interface Counts {
  readonly lines: number;
  readonly open: number;
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
    says: { en: (row) => says(row, 'en'), de: (row) => says(row, 'de') },
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

/** The lines that come to a corner from outside; empty where none can, as people see. */
function outsideWords({ lines, open }: Counts, language: StepLanguage): string {
  if (lines + open === 0) return '';
  const [en, de] =
    lines === 2
      ? ['where two lines meet', 'wo zwei Linien zusammentreffen']
      : lines === 1
        ? ['where a line comes in', 'wo eine Linie ankommt']
        : ['where one other line at most can be', 'wo höchstens eine andere Linie sein kann'];
  return language === 'en' ? `, ${en},` : `, ${de},`;
}

/** `The 3 of r1c1 has at least one line at its bottom right corner, so ...` */
function says({ corner, outside, numbers, sides, beyond, value }: Row, language: StepLanguage): string {
  const [nearCorner, farCorner] = [corner, 3 - corner].map((at) => CORNERS[at]!.name[language]);
  const amount = (mask: number): string => AMOUNTS[language][mask]!;
  const parts = numbers.map((passed, at): string => {
    const name = passed.number.subject[language];
    const isLast = at === numbers.length - 1 && sides.length > 0;
    const has: string[] = [];
    if (at > 0) has.push({ en: `${amount(passed.near)} there`, de: `dort ${amount(passed.near)}` }[language]);
    else if (outside !== undefined) has.push(amount(passed.near));
    if (!isLast) {
      has.push(
        language === 'en'
          ? `${amount(passed.far)} at its ${farCorner} corner`
          : `an der Ecke ${farCorner} ${amount(passed.far)}`,
      );
    }
    if (at > 0 || outside === undefined) {
      if (language === 'en') return `${name} has ${has.join(' and ')}`;
      return at > 0 ? `hat ${name} ${has.join(' und ')}` : `${name} hat ${has.join(' und ')}`;
    }
    const where = outsideWords(outside, language);
    return language === 'en'
      ? `at its ${nearCorner} corner${where} ${name} has ${has.join(' and ')}`
      : `an der Ecke ${nearCorner}${where} hat ${name} ${has.join(' und ')}`;
  });
  const end = sides.length > 0 ? sidesEnd(sides, value, language) : beyondEnd(beyond, value, language);
  return sentence([...parts, end].join({ en: ', so ', de: ', also ' }[language]));
}

function sidesEnd(sides: readonly number[], value: boolean, language: StepLanguage): string {
  const where = sidesInWords(sides, language);
  if (language === 'en')
    return value ? `${where} ${sides.length === 1 ? 'has a line' : 'have lines'}` : `it has none at ${where}`;
  return `${where} ${value ? (sides.length === 1 ? 'eine Linie' : 'Linien') : 'keine'}`;
}

function beyondEnd(beyond: readonly Direction[], value: boolean, language: StepLanguage): string {
  const where = toWords(beyond, language, value);
  const isOne = beyond.length === 1;
  if (language === 'en') {
    return value
      ? `${isOne ? 'a line leads' : 'lines lead'} on from there ${where}`
      : `none leads on from there ${where}`;
  }
  return value
    ? `${isOne ? 'führt eine Linie' : 'führen Linien'} von dort ${where}`
    : `führt von dort keine ${where}`;
}
