/**
 * Rules of the whole grid in f-puzzles: switches such as `antiknight`, and that all marks of a kind are
 * given. With `nonconsecutive` numbers beside each other are not consecutive unless a dot is between them, of
 * a difference or of a ratio; `negative` says the same of ratios, and of the sums of X and V.
 */
import { z } from 'zod';
import { failure, issue, type Result, success } from '../../../../core/index.js';
import { readShape } from '../../../kit/read-json.js';
import type { Constraint } from '../../constraints/index.js';
import { type ConstraintDraft, saysNothing } from './element.js';

/** Keys whose value is true, and what they mean. */
const SWITCHES: Readonly<Record<string, string>> = {
  antiknight: 'anti-knight',
  antiking: 'anti-king',
  disjointgroups: 'disjoint-groups',
};

type Json = Readonly<Record<string, unknown>>;

/** True for the keys that are read here. */
export function isOfWholeGrid(key: string): boolean {
  return Object.hasOwn(SWITCHES, key) || /^(diagonal[+-]|nonconsecutive|negative)$/.test(key);
}

/** The constraints of one of these keys. */
export function readWhole(json: Json, key: string, side: number): Result<readonly ConstraintDraft[]> {
  if (saysNothing(json[key])) return success([]);
  const expected = key === 'negative' ? z.array(z.unknown()) : z.boolean();
  const shape = readShape(z.object({ [key]: expected }), json);
  if (!shape.ok) return shape;
  if (key === 'negative') return readNegative(json);
  if (key === 'nonconsecutive') return readNonconsecutive(json);
  if (Object.hasOwn(SWITCHES, key)) return success([{ type: SWITCHES[key]! }]);
  if (json['diagonal+'] !== true || json['diagonal-'] !== true) {
    const rows = Array.from({ length: side }, (_, row) => row);
    const cells = rows.map((row) => [row, key === 'diagonal-' ? row : side - 1 - row]);
    return success([{ type: 'diagonal', cells }]);
  }
  return success(key === 'diagonal+' ? [{ type: 'diagonals' }] : []);
}

function negativesOf({ negative }: Json): readonly unknown[] {
  return Array.isArray(negative) ? negative : [];
}

function has(json: Json, key: string): boolean {
  const elements = json[key];
  return Array.isArray(elements) && elements.length > 0;
}

/**
 * True if difference dots are bars of consecutive numbers: all of them are given, and there are no ratio
 * dots.
 */
export function dotsAreBars(json: Json): boolean {
  return (
    json.nonconsecutive === true &&
    has(json, 'difference') &&
    differencesOf(json).every(isUsual) &&
    !has(json, 'ratio') &&
    !negativesOf(json).includes('ratio')
  );
}

function readNonconsecutive(json: Json): Result<readonly ConstraintDraft[]> {
  if (negativesOf(json).includes('ratio')) return success([]);
  const differences = differencesOf(json);
  if (!differences.every(isUsual)) {
    // Where no dot has the difference 1, none frees two cells from the rule.
    const isApart = !differences.some(isUsual) && !has(json, 'ratio');
    return isApart ? success([{ type: 'non-consecutive' }]) : unusualDots('nonconsecutive');
  }
  if (has(json, 'ratio')) return success([{ type: 'all-given', marks: 'kropki-white' }]);
  return success([
    dotsAreBars(json) ? { type: 'all-given', marks: 'consecutive' } : { type: 'non-consecutive' },
  ]);
}

function unusualDots(key: string): Result<never> {
  const message =
    '"nonconsecutive" with dots of the difference 1, or of ratios, beside dots of other differences is not supported.';
  return failure(issue('format-unsupported', message, { part: key }));
}

function readNegative(json: Json): Result<readonly ConstraintDraft[]> {
  const drafts: ConstraintDraft[] = [];
  for (const name of negativesOf(json)) {
    if (name === 'xv') drafts.push({ type: 'all-given', marks: 'xv' });
    else if (name === 'ratio') {
      const isOfAll = json.nonconsecutive === true;
      if (isOfAll && !differencesOf(json).every(isUsual)) return unusualDots('negative');
      drafts.push({ type: 'all-given', marks: isOfAll ? 'kropki' : 'kropki-black' });
    } else {
      const message = `"negative" with ${JSON.stringify(name)} is not supported; "xv" and "ratio" are.`;
      return failure(issue('format-unsupported', message, { part: 'negative' }));
    }
  }
  return success(drafts);
}

/** The numbers in the dots of differences, as texts. */
function differencesOf({ difference }: Json): readonly string[] {
  const dots = Array.isArray(difference) ? difference : [];
  return dots.map((dot: unknown) => String((Object(dot) as { value?: unknown }).value ?? '').trim());
}

/** True for the difference 1, the only one that `nonconsecutive` speaks of. */
function isUsual(difference: string): boolean {
  return difference === '' || difference === '1';
}

/** The switches of a constraint of the whole grid, undefined where there are none for it. */
export function writeWhole(
  constraint: Constraint,
  all: readonly Constraint[],
  side: number,
): Json | undefined {
  const key = Object.keys(SWITCHES).find((name) => SWITCHES[name] === constraint.type);
  if (key !== undefined) return { [key]: true };
  const hasType = (...types: readonly string[]): boolean => all.some(({ type }) => types.includes(type));
  const isOfOne = (one: Constraint): boolean =>
    ['kropki-black', 'consecutive'].includes(one.type) ||
    (one.type === 'kropki-white' && ((one as ConstraintDraft).difference ?? 1) === 1);
  switch (constraint.type) {
    case 'diagonals':
      return hasType('diagonal') ? undefined : { 'diagonal+': true, 'diagonal-': true };
    case 'diagonal':
      return hasTwo(all, 'diagonal') ? undefined : diagonalSwitch(constraint as ConstraintDraft, side);
    case 'non-consecutive':
      return all.some(isOfOne) || isAllGiven(all) ? undefined : { nonconsecutive: true };
    case 'all-given':
      return writeAllGiven(constraint as ConstraintDraft, all, hasType);
    default:
      return undefined;
  }
}

function hasTwo(all: readonly Constraint[], name: string): boolean {
  return all.filter(({ type }) => type === name).length > 1;
}

function isAllGiven(all: readonly Constraint[]): boolean {
  return all.some((one) => one.type === 'all-given' && (one as ConstraintDraft).marks !== 'xv');
}

function diagonalSwitch({ cells }: ConstraintDraft, side: number): Json | undefined {
  const places = (cells as readonly (readonly [number, number])[]).toSorted(
    (one, other) => one[0] - other[0],
  );
  if (places.length !== side) return undefined;
  if (places.every(([row, column]) => row === column)) return { 'diagonal-': true };
  if (places.every(([row, column]) => row + column === side - 1)) return { 'diagonal+': true };
  return undefined;
}

function writeAllGiven(
  { marks }: ConstraintDraft,
  all: readonly Constraint[],
  hasType: (...types: readonly string[]) => boolean,
): Json | undefined {
  if (marks === 'xv') return { negative: ['xv'] };
  const sorts = all.flatMap((one) => (one.type === 'all-given' ? [(one as ConstraintDraft).marks] : []));
  // The switches are the same for several sorts of marks, which the dots tell apart.
  const isAlone = sorts.every((sort) => sort === 'xv' || sort === marks) && !hasType('non-consecutive');
  const isUsual = all.every(
    (one) => one.type !== 'kropki-white' || ((one as ConstraintDraft).difference ?? 1) === 1,
  );
  if (!isAlone || (marks !== 'kropki-black' && !isUsual)) return undefined;
  const areBars = hasType('consecutive');
  if (marks === 'consecutive') {
    return areBars && !hasType('kropki-white', 'kropki-black') ? { nonconsecutive: true } : undefined;
  }
  if (areBars) return undefined;
  if (marks === 'kropki-black') return { negative: ['ratio'] };
  if (marks === 'kropki') return { nonconsecutive: true, negative: ['ratio'] };
  return hasType('kropki-black') ? { nonconsecutive: true } : undefined;
}
