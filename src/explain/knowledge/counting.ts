/**
 * Conclusions by counting: the rows of the parts are added up, those of the form "at least" as they are and
 * those of the form "at most" turned round. When the need of the sum uses up all room that the facts leave,
 * every mark in it has the value that the sum favours. People call this counting: these regions need all the
 * stars that those rows have.
 */
import type { Known } from '../../families/contract/index.js';
import { type Board, type Counting, type Part, rowsOf } from '../model/index.js';

/**
 * The facts that the count needs, in the order in which they were offered, and which parts it takes on which
 * side.
 */
export interface Count extends Counting {
  readonly facts: readonly Known[];
}

/** A sum over marks that must be at least `bound`. */
interface Sum {
  readonly coefficients: Map<number, number>;
  readonly uses: Map<number, number>;
  bound: number;
  allowed: number;
}

/** The sum of counting parts, with the positions of those on each side. */
export interface CountedSum {
  readonly coefficients: ReadonlyMap<number, number>;
  /** By mark: in how many of the parts it is. */
  readonly uses: ReadonlyMap<number, number>;
  readonly bound: number;
  /** The number of the parts of the form "at most" allow together, which the bound takes off. */
  readonly allowed: number;
  readonly least: readonly number[];
  readonly most: readonly number[];
}

/**
 * The count that gives all conclusions; undefined when the parts are not single counting rows, or counting is
 * not enough.
 */
export function countFor(
  board: Board,
  parts: readonly Part[],
  facts: readonly Known[],
  conclusions: readonly Known[],
): Count | undefined {
  const sum = sumOf(board, parts);
  if (sum === undefined) return undefined;
  const found = factsFor(sum, facts, conclusions);
  return found === undefined ? undefined : { ...found, least: sum.least, most: sum.most };
}

/** The sum of the rows of parts; undefined when they are not single counting rows with one bound. */
export function sumOf(board: Board, parts: readonly Part[]): CountedSum | undefined {
  const sum: Sum = { coefficients: new Map(), uses: new Map(), bound: 0, allowed: 0 };
  const least: number[] = [];
  const most: number[] = [];
  for (const [place, part] of parts.entries()) {
    const sign = addTo(sum, board, part);
    if (sign === undefined) return undefined;
    (sign > 0 ? least : most).push(place);
  }
  return { ...sum, least, most };
}

/** Adds the row of a part; returns the sign with which, undefined when it is not one row with one bound. */
function addTo(sum: Sum, board: Board, part: Part): 1 | -1 | undefined {
  const stated = board.reasons[part.reason]!;
  const [row, ...more] = rowsOf(stated, part.half);
  if (!stated.isCount || row === undefined || more.length > 0) return undefined;
  const total = row.coefficients.reduce((all, coefficient) => all + Math.max(0, coefficient), 0);
  const smallest = row.coefficients.reduce((all, coefficient) => all + Math.min(0, coefficient), 0);
  const isLeast = row.lower > smallest;
  if (isLeast === row.upper < total) return undefined;
  const sign = isLeast ? 1 : -1;
  const weight = Math.abs(row.coefficients[0] ?? 1);
  row.variables.forEach((variable, index) => {
    const mark = board.markOf(variable);
    const coefficient = (sum.coefficients.get(mark) ?? 0) + (sign * row.coefficients[index]!) / weight;
    sum.coefficients.set(mark, coefficient);
    sum.uses.set(mark, (sum.uses.get(mark) ?? 0) + 1);
  });
  const allowed = isLeast ? 0 : Math.floor(row.upper / weight);
  sum.allowed += allowed;
  sum.bound += isLeast ? Math.ceil(row.lower / weight) : -allowed;
  return sign;
}

/**
 * The facts that leave so little room that every conclusion is forced; undefined when even all of them do
 * not.
 */
function factsFor(
  { coefficients, bound }: CountedSum,
  facts: readonly Known[],
  conclusions: readonly Known[],
): Pick<Count, 'facts' | 'isTight'> | undefined {
  let room = -bound;
  for (const coefficient of coefficients.values()) room += Math.max(0, coefficient);
  const cost = ({ mark, value }: Known): number => {
    const coefficient = coefficients.get(mark) ?? 0;
    return coefficient > 0 === value ? 0 : Math.abs(coefficient);
  };
  let allowed = Infinity;
  for (const { mark, value } of conclusions) {
    const opposite = cost({ mark, value: !value });
    if (opposite === 0) return undefined;
    allowed = Math.min(allowed, opposite);
  }
  const needed: Known[] = [];
  const byCost = facts.filter((fact) => cost(fact) > 0).sort((one, other) => cost(other) - cost(one));
  for (const fact of byCost) {
    if (room < allowed) break;
    room -= cost(fact);
    needed.push(fact);
  }
  if (room >= allowed) return undefined;
  return { facts: facts.filter((fact) => needed.includes(fact)), isTight: room <= 0 };
}
