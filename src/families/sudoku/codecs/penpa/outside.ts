/**
 * Clues beside the frame. A number with an arrow along a diagonal is a little killer; other numbers are of
 * the one kind that the title names, or our own name in the place of a genre.
 */
import { hasCell, takeTexts, textMark } from '../../../kit/codecs/penpa/board.js';
import type { PenpaBoard } from '../../../kit/codecs/penpa/index.js';
import type { Mark } from '../../../kit/codecs/penpa/marks.js';
import { inCell } from '../../../kit/codecs/penpa/points.js';
import { placeOfClue, stepOf } from '../../constraints/outside/clue.js';
import type { AnyConstraint, ConstraintDraft } from '../fpuzzles/element.js';
import { cellsFrom, lineFrom, startOf, startOfLine } from '../outside-clues.js';

/** Clues of rows and columns: our name for the genre, the words of a title, and what the number is. */
const KINDS = [
  { type: 'sandwich', tag: 'sandwich', title: /\bsandwich/i, setting: 'sum' },
  { type: 'x-sum', tag: 'xsums', title: /\bx[- ]?sums?\b/i, setting: 'sum' },
  { type: 'skyscraper', tag: 'skyscraperclues', title: /\bskyscrapers?\b/i, setting: 'count' },
  { type: 'numbered-room', tag: 'numberedrooms', title: /\bnumbered rooms?\b/i, setting: 'number' },
] as const;

const LITTLE_KILLER = 'little-killer';
/** Our names for the genres. */
export const OUTSIDE_TAGS: Readonly<Record<string, string>> = {
  [LITTLE_KILLER]: 'littlekiller',
  ...Object.fromEntries(KINDS.map(({ type, tag }) => [type, tag])),
};

/** The words of a title for each type. */
export const OUTSIDE_TITLES = KINDS.map(({ title, type }) => [title, [type]] as const);

/** Diagonal ways: the sign at the end of a number with an arrow, and the place in a cross of eight arrows. */
const WAYS = [
  { step: [-1, -1], sign: '_4', arrow: 1 },
  { step: [-1, 1], sign: '_5', arrow: 3 },
  { step: [1, -1], sign: '_6', arrow: 7 },
  { step: [1, 1], sign: '_7', arrow: 5 },
] as const;
/** The kind of numbers with an arrow. */
const WITH_ARROW = '2';

/** The constraints that numbers outside of the frame are. */
export function takeOutsideClues({ marks, size, tags, title }: PenpaBoard): readonly ConstraintDraft[] {
  const side = size.rows;
  const beside = ({ at: [spot] }: Mark): boolean => spot?.kind === 'cell' && !hasCell(size, spot.cell);
  const littleKillers = WAYS.flatMap(({ step, sign, arrow }) => {
    const begins = (mark: Mark): boolean =>
      beside(mark) && cellsFrom(mark.at[0]!.cell, step, side).length > 0;
    const numbers = marks.take(
      'number',
      (mark) =>
        begins(mark) &&
        mark.value[2] === WITH_ARROW &&
        new RegExp(`^\\d{1,3}${sign}$`).test(String(mark.value[0])),
    );
    const numberAt = (mark: Mark): Mark | undefined =>
      marks.left().find((one) => one.part === 'number' && isPlain(one) && isSamePlace(one, mark));
    const arrows = marks.take(
      'symbol',
      (mark) => begins(mark) && isArrow(mark, arrow) && numberAt(mark) !== undefined,
    );
    const said = arrows.map((mark) => numberAt(mark)!);
    marks.take('number', (mark) => said.includes(mark));
    return [...numbers, ...said].map(({ at, value }) => ({
      type: LITTLE_KILLER,
      cells: cellsFrom(at[0]!.cell, step, side),
      sum: Number.parseInt(String(value[0]), 10),
    }));
  });
  const tagged = KINDS.filter((kind) => tags.includes(kind.tag));
  const kinds = tagged.length > 0 ? tagged : KINDS.filter((kind) => kind.title.test(title));
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1) return littleKillers;
  const texts = takeTexts(
    marks,
    (mark) => beside(mark) && isPlain(mark) && lineFrom(mark.at[0]!.cell, side) !== undefined,
  );
  return [
    ...littleKillers,
    ...[...texts.values()].map(({ text, cell }) => ({
      type: kind.type,
      cells: lineFrom(cell, side),
      [kind.setting]: Number(text),
    })),
  ];
}

function isPlain({ value }: Mark): boolean {
  return /^\s*\d{1,3}\s*$/.test(String(value[0]));
}

function isSamePlace(one: Mark, other: Mark): boolean {
  return one.at[0]!.kind === other.at[0]!.kind && String(one.at[0]!.cell) === String(other.at[0]!.cell);
}

/** True for a cross of eight arrows of which one alone is drawn. */
function isArrow({ value: [flags, name] }: Mark, which: number): boolean {
  return (
    name === 'arrow_eight' &&
    Array.isArray(flags) &&
    flags.every((flag, at) => Boolean(flag) === (at === which))
  );
}

/** True if a title says that the numbers are of a type. */
export function isInTitle(type: string, title: string): boolean {
  return KINDS.some((kind) => kind.type === type && kind.title.test(title));
}

/** True if all clues of rows and columns are of one kind. */
export function isOneKind(types: ReadonlySet<string>): boolean {
  return KINDS.filter(({ type }) => types.has(type)).length < 2;
}

/** The mark of a clue; undefined: no whole line begins beside it. */
export function outsideMark(constraint: AnyConstraint, side: number): Mark | undefined {
  const { type, cells, sum } = constraint;
  if (type === LITTLE_KILLER) {
    const [down, right] = stepOf(cells);
    const way = WAYS.find(({ step }) => step[0] === down && step[1] === right);
    if (way === undefined || startOf(cells, way.step, side) === undefined) return undefined;
    return { part: 'number', at: [inCell(placeOfClue(cells))], value: [`${sum}${way.sign}`, 1, WITH_ARROW] };
  }
  const kind = KINDS.find((one) => one.type === type);
  const start = kind === undefined ? undefined : startOfLine(cells, side);
  return start === undefined ? undefined : textMark(start, String(constraint[kind!.setting]));
}
