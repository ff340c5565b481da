/**
 * Joint conclusions of rules that count: the least amount that some need, less the most that others allow, is
 * needed in marks that only the former count. If no more of these are left, all of them hold, and no further
 * mark that only the latter count. Players count rows against columns in this way where no single rule
 * concludes anything.
 */
import type { Known } from '../../families/contract/index.js';
import type { Board, CountLine, Part } from '../model/index.js';
import { type CountedLine, countedLinesOf } from './counted-lines.js';

/** Most parts of which all choices are tried. */
const MOST_PARTS = 10;

/** A part of the form "at least" or "at most", each of whose marks counts once. */
interface CountedPart {
  readonly position: number;
  readonly isLeast: boolean;
  readonly marks: readonly number[];
  readonly amount: number;
}

/** A choice of parts, and the marks that count for more of those of one form than of the other. */
interface Choice {
  readonly parts: readonly CountedPart[];
  /** In parts that need something, and in parts that allow something, only. */
  readonly needed: readonly number[];
  readonly limited: readonly number[];
  /** In two parts of the same form: people add these up only where none of them holds. */
  readonly twice: readonly number[];
  /** The amount that the former need beyond what the others allow. */
  readonly bound: number;
}

/** Conclusions of a choice of parts. */
export interface JointCount {
  /** Positions of the parts. */
  readonly counted: readonly number[];
  readonly conclusions: readonly Known[];
}

/** Joint conclusions of as few counting parts as possible; undefined: none. */
export function jointCount(
  board: Board,
  parts: readonly Part[],
  known: readonly Known[],
): JointCount | undefined {
  const choices = choicesOf(board, parts);
  if (choices.length === 0) return undefined;
  const values = new Map(known.map(({ mark, value }) => [mark, value]));
  for (const choice of choices) {
    const conclusions = conclusionsOf(choice, values);
    if (conclusions !== undefined) {
      return { counted: choice.parts.map(({ position }) => position), conclusions };
    }
  }
  return undefined;
}

/**
 * The line of a proof with such a count.
 * @param known the facts known by then: all of them that count are needed, as no place is left over
 */
export function jointCountLine(
  board: Board,
  parts: readonly Part[],
  { counted, conclusions }: JointCount,
  known: readonly Known[],
): CountLine {
  const choice = choicesOf(board, parts).find(
    (one) => one.parts.map(({ position }) => position).join() === counted.join(),
  )!;
  const [needed, limited] = [new Set(choice.needed), new Set(choice.limited)];
  const facts = known.filter(({ mark, value }) => (value ? limited : needed).has(mark));
  const excluded = new Set(facts.map(({ mark }) => mark));
  const [least, most] = [true, false].map((isLeast) =>
    choice.parts.flatMap(({ position, amount, isLeast: needs }) => {
      const { counts } = board.reasons[parts[position]!.reason]!.reason;
      return needs === isLeast ? [{ ...counts!, amount }] : [];
    }),
  );
  return {
    together: counted.toSorted((one, other) => one - other),
    facts,
    conclusions,
    least: least!,
    most: most!,
    elsewhere: choice.needed.filter((mark) => !excluded.has(mark)),
    used: facts.flatMap(({ mark, value }) => (value ? [mark] : [])),
  };
}

/** Conclusions of a choice; undefined: none. */
function conclusionsOf(choice: Choice, values: ReadonlyMap<number, boolean>): readonly Known[] | undefined {
  if (choice.twice.some((mark) => values.get(mark) !== false)) return undefined;
  if (choice.parts.some((part) => isSettled(part, values))) return undefined;
  const places = choice.needed.filter((mark) => values.get(mark) !== false).length;
  const used = choice.limited.filter((mark) => values.get(mark) === true).length;
  if (places - used !== choice.bound) return undefined;
  const open = (marks: readonly number[], value: boolean): readonly Known[] =>
    marks.filter((mark) => !values.has(mark)).map((mark) => ({ mark, value }));
  const conclusions = [...open(choice.needed, true), ...open(choice.limited, false)];
  return conclusions.length === 0 ? undefined : conclusions;
}

/**
 * True if nothing is open in a part, as it has or needs all that it counts: it says that by itself, and the
 * others are simpler then.
 */
function isSettled({ isLeast, marks, amount }: CountedPart, values: ReadonlyMap<number, boolean>): boolean {
  const counted = marks.filter((mark) => values.get(mark) === true || (isLeast && !values.has(mark)));
  return isLeast ? counted.length <= amount : counted.length >= amount;
}

const CHOICES: WeakMap<readonly Part[], readonly Choice[]> = new WeakMap();

function choicesOf(board: Board, parts: readonly Part[]): readonly Choice[] {
  const known = CHOICES.get(parts) ?? readChoices(board, parts);
  CHOICES.set(parts, known);
  return known;
}

/**
 * All choices with parts of both forms that have marks in common with parts of the other form, those of few
 * parts first.
 */
function readChoices(board: Board, parts: readonly Part[]): readonly Choice[] {
  const counted = countedLinesOf(board, parts).flatMap((line) => countedPart(board, parts, line));
  if (counted.length > MOST_PARTS) return [];
  const subsets = Array.from({ length: 2 ** counted.length }, (_, bits) =>
    counted.filter((_, place) => ((bits >> place) & 1) === 1),
  );
  return subsets
    .filter(crossEachOther)
    .toSorted((some, others) => some.length - others.length)
    .map(choiceOf);
}

/** A line with one bound, by a rule that names the marks it counts. */
function countedPart(
  board: Board,
  parts: readonly Part[],
  { position, marks, least, most }: CountedLine,
): readonly CountedPart[] {
  const isLeast = least > 0;
  const isNamed = board.reasons[parts[position]!.reason]!.reason.counts !== undefined;
  if (!isNamed || isLeast === most < marks.length) return [];
  return [{ position, isLeast, marks, amount: isLeast ? Math.ceil(least) : Math.floor(most) }];
}

function crossEachOther(parts: readonly CountedPart[]): boolean {
  return (
    parts.length > 1 &&
    parts.every((one) =>
      parts.some(
        (other) => one.isLeast !== other.isLeast && one.marks.some((mark) => other.marks.includes(mark)),
      ),
    )
  );
}

function choiceOf(parts: readonly CountedPart[]): Choice {
  const uses = new Map<number, { least: number; most: number }>();
  for (const { marks, isLeast } of parts) {
    for (const mark of marks) {
      const use = uses.get(mark) ?? { least: 0, most: 0 };
      uses.set(mark, isLeast ? { ...use, least: use.least + 1 } : { ...use, most: use.most + 1 });
    }
  }
  const marksOf = (isOne: (use: { least: number; most: number }) => boolean): readonly number[] =>
    [...uses].flatMap(([mark, use]) => (isOne(use) ? [mark] : [])).sort((one, other) => one - other);
  return {
    parts,
    needed: marksOf(({ least, most }) => least > most),
    limited: marksOf(({ least, most }) => most > least),
    twice: marksOf(({ least, most }) => Math.max(least, most) > 1),
    bound: parts.reduce((sum, { isLeast, amount }) => sum + (isLeast ? amount : -amount), 0),
  };
}
