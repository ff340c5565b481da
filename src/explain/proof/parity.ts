/**
 * Joint conclusions of rules of parity: a rule that fixes whether an even or an odd number of its marks hold
 * (a point with one or three tracks, or with two lines or none) concludes nothing while two of them are
 * open, but in the sum of several such rules marks that occur twice cancel.
 */
import type { Known } from '../../families/contract/index.js';
import { type Row, rowHolds } from '../../solve/index.js';
import type { Board, Part } from '../model/index.js';

/** Marks of which an even or an odd number hold. */
interface ParityRow {
  /** Positions of the parts whose sum it is. */
  readonly parts: ReadonlySet<number>;
  readonly marks: ReadonlySet<number>;
  readonly isOdd: boolean;
  /** Of a single part: the most marks of it that hold; absent: it is not looked at. */
  readonly most?: number;
}

/** Conclusions of some parts by their parity. */
export interface ParityFinding {
  readonly parts: readonly number[];
  readonly facts: readonly Known[];
  /** One; none where the parts cannot hold together. */
  readonly conclusions: readonly Known[];
}

/** Findings about open marks from sums of several parity rules, those of the fewest rules first. */
export function parityFindings(
  board: Board,
  parts: readonly Part[],
  known: readonly Known[],
): readonly ParityFinding[] {
  const rows = rowsOf(board, parts);
  if (rows.length < 2) return [];
  const values = new Map(known.map(({ mark, value }) => [mark, value]));
  const found = reduced(rows, values)
    .flatMap((row) => partsOf(row, rows, values))
    .flatMap((row) => findingOf(row, rows, values));
  return found.toSorted((one, other) => one.parts.length - other.parts.length);
}

/** The finding of a sum if at most one of its marks is open. */
function findingOf(
  row: ParityRow,
  rows: readonly ParityRow[],
  values: ReadonlyMap<number, boolean>,
): readonly ParityFinding[] {
  const open = [...row.marks].filter((mark) => !values.has(mark));
  if (row.parts.size < 2 || open.length > 1) return [];
  const facts = [...row.marks].flatMap((mark) =>
    values.has(mark) ? [{ mark, value: values.get(mark)! }] : [],
  );
  const isLeftOdd = (facts.filter(({ value }) => value).length % 2 === 1) !== row.isOdd;
  if (open.length === 0 && !isLeftOdd) return [];
  const own = rows.filter(({ parts: [part] }) => row.parts.has(part!));
  // Where a part has all that it may have, the rest of it needs not be known.
  const isFull = ({ marks, most }: ParityRow): boolean =>
    facts.filter(({ mark, value }) => value && marks.has(mark)).length === most;
  const needed = facts.filter(
    ({ mark, value }) => value || !own.some((one) => one.marks.has(mark) && isFull(one)),
  );
  return [
    {
      parts: [...row.parts].sort((one, other) => one - other),
      facts: needed.sort((one, other) => one.mark - other.mark),
      conclusions: open.map((mark) => ({ mark, value: isLeftOdd })),
    },
  ];
}

const ROWS: WeakMap<readonly Part[], readonly ParityRow[]> = new WeakMap();

function rowsOf(board: Board, parts: readonly Part[]): readonly ParityRow[] {
  const known = ROWS.get(parts) ?? parts.flatMap((part, position) => parityOf(board, part, position));
  ROWS.set(parts, known);
  return known;
}

/** A part that fixes whether an even or an odd number of its marks hold; none: it does not. */
function parityOf(board: Board, { reason, half }: Part, position: number): readonly ParityRow[] {
  const { rows, definitions, scope } = board.reasons[reason]!;
  const [row, ...more] = rows;
  if (half !== undefined || definitions.length > 0 || row === undefined) return [];
  const own = { parts: new Set([position]), marks: new Set(scope) };
  if (more.length === 0 && isParity(board, row)) return [{ ...own, isOdd: row.lower % 2 !== 0 }];
  const parity = parityInAll(board, rows, scope);
  return parity === undefined ? [] : [{ ...own, ...parity }];
}

/** An equation in which all marks count for an odd number and all other variables for an even one. */
function isParity(board: Board, { variables, coefficients, lower, upper }: Row): boolean {
  if (lower !== upper || !Number.isInteger(lower)) return false;
  const isMark = [...variables].map((variable) => board.markOf(variable) >= 0);
  return (
    isMark.includes(false) && isMark.every((own, index) => Math.abs(coefficients[index]! % 2) === Number(own))
  );
}

/** Marks of a rule whose fillings are all looked at: those of a point where four ways meet. */
const MOST_MARKS = 4;
type Parity = Required<Pick<ParityRow, 'isOdd' | 'most'>>;
const PARITIES: WeakMap<readonly Row[], { readonly value: Parity | undefined }> = new WeakMap();

/**
 * The parity of all fillings that rows about marks allow, such as none or two; undefined: they differ, or
 * all have one number of marks, which is more than a parity.
 */
function parityInAll(board: Board, rows: readonly Row[], scope: readonly number[]): Parity | undefined {
  const known = PARITIES.get(rows);
  if (known !== undefined) return known.value;
  const counts = scope.length > MOST_MARKS ? undefined : countsAllowed(board, rows, scope);
  const parities = new Set([...(counts ?? [])].map((count) => count % 2 === 1));
  const isParity = counts !== undefined && counts.size > 1 && parities.size === 1;
  const value = isParity ? { isOdd: parities.has(true), most: Math.max(...counts) } : undefined;
  PARITIES.set(rows, { value });
  return value;
}

/** The numbers of marks in the fillings that rows allow; undefined: they are about other variables too. */
function countsAllowed(
  board: Board,
  rows: readonly Row[],
  scope: readonly number[],
): ReadonlySet<number> | undefined {
  if (rows.some(({ variables }) => variables.some((one) => board.markOf(one) < 0))) return undefined;
  const values = new Float64Array(board.model.variables.length);
  const counts = new Set<number>();
  for (let filling = 0; filling < 1 << scope.length; filling++) {
    scope.forEach((mark, place) => {
      values[board.marks[mark]!.variable] = (filling >> place) & 1;
    });
    const count = scope.filter((_, place) => (filling >> place) & 1).length;
    if (rows.every((row) => rowHolds(row, values))) counts.add(count);
  }
  return counts;
}

/**
 * The rows with each open mark that can be a pivot in one of them only: so what follows for a single open
 * mark is a row.
 */
function reduced(rows: readonly ParityRow[], values: ReadonlyMap<number, boolean>): readonly ParityRow[] {
  const left = [...rows];
  for (const index of left.keys()) {
    const pivot = [...left[index]!.marks].find((mark) => !values.has(mark));
    if (pivot === undefined) continue;
    for (const other of left.keys()) {
      if (other !== index && left[other]!.marks.has(pivot)) left[other] = sumOf(left[other]!, left[index]!);
    }
  }
  return left;
}

/** The sums of those rules in a sum that have open marks in common: each of these follows by itself. */
function partsOf(
  { parts }: ParityRow,
  rows: readonly ParityRow[],
  values: ReadonlyMap<number, boolean>,
): readonly ParityRow[] {
  const groups: ParityRow[][] = [];
  for (const row of rows.filter((one) => [...one.parts].every((part) => parts.has(part)))) {
    const open = [...row.marks].filter((mark) => !values.has(mark));
    const isNear = (group: readonly ParityRow[]): boolean =>
      group.some(({ marks }) => open.some((mark) => marks.has(mark)));
    const near = groups.filter(isNear);
    groups.splice(0, groups.length, ...groups.filter((group) => !near.includes(group)), [
      ...near.flat(),
      row,
    ]);
  }
  return groups.map((group) => group.reduce(sumOf));
}

function sumOf(one: ParityRow, other: ParityRow): ParityRow {
  return {
    parts: inOneOnly(one.parts, other.parts),
    marks: inOneOnly(one.marks, other.marks),
    isOdd: one.isOdd !== other.isOdd,
  };
}

function inOneOnly(some: ReadonlySet<number>, others: ReadonlySet<number>): ReadonlySet<number> {
  const own = [...some].filter((one) => !others.has(one));
  return new Set([...own, ...[...others].filter((other) => !some.has(other))]);
}
