/** Words for the meaning of a note, without any rule: if a part holds no star, its cells are empty. */
import type { Known, Mark } from '../../families/contract/index.js';
import type { Inference } from './inference.js';
import { saysAll } from './known-words.js';
import { listedClauses, listedPlaces } from './lists.js';
import { MOST_REST, namedByWhole } from './part-words.js';

/** Cells that are left of a part up to which they are named. */
const MOST_LEFT = 4;

/**
 * Words for conclusions from a single note and the known facts about cells that it counts; undefined if they
 * do not give all conclusions. Notes that parts hold nothing count as empty cells.
 */
export function meantWords(
  marks: readonly Mark[],
  { facts, conclusions, known = [] }: Inference,
): string | undefined {
  const notes = facts.filter(({ mark }) => marks[mark]!.counts !== undefined);
  const counting = notes.filter((one) => !isNone(marks, one));
  const [note, ...more] = counting.length === 0 ? notes : counting;
  if (note === undefined || more.length > 0) return undefined;
  const others = notes.filter((one) => one !== note);
  const cells = facts.filter((fact) => !notes.includes(fact));
  const own = [...cells, ...others.flatMap((none) => emptyBy(marks, note, none))];
  if (!isMeant(marks, note, own, conclusions)) return undefined;
  if (others.length === 0) return wordsWith(namedByWhole(marks, facts, known).marks, note, cells);
  const named = namedByWhole(marks, facts, known, MOST_REST);
  return saysAll(named.marks, named.facts);
}

function isNone(marks: readonly Mark[], { mark, value }: Known): boolean {
  return !value && marks[mark]!.atLeast === 1;
}

/** The cells of the part of a note that are empty because another part holds nothing. */
function emptyBy(marks: readonly Mark[], note: Known, none: Known): readonly Known[] {
  const own = marks[note.mark]!.counts!;
  const empty = marks[none.mark]!.counts!.filter((variable) => own.includes(variable));
  return [...marks.entries()].flatMap(([mark, { variable }]) =>
    empty.includes(variable) ? [{ mark, value: false }] : [],
  );
}

/** True if the conclusions follow from a note and the known facts about its cells alone. */
function isMeant(
  marks: readonly Mark[],
  { mark, value }: Known,
  own: readonly Known[],
  conclusions: readonly Known[],
): boolean {
  const { counts = [], atLeast = 1 } = marks[mark]!;
  const isCounted = (one: Known): boolean => counts.includes(marks[one.mark]!.variable);
  if (![...own, ...conclusions].every(isCounted)) return false;
  if (own.some((one) => one.value === value) || conclusions.some((one) => one.value !== value)) return false;
  // At least `atLeast` hold: the others may be empty. Or fewer hold: one less than that may.
  const most = value ? counts.length - atLeast : atLeast - 1;
  const count = new Set(own.map((one) => one.mark)).size;
  return conclusions.length === 0 ? count > most : count === most;
}

/** The note with the known facts about its cells; if only few cells are left, these. */
function wordsWith(marks: readonly Mark[], note: Known, own: readonly Known[]): string {
  const words = saysAll(marks, [note]);
  if (own.length === 0) return words;
  const { counts = [] } = marks[note.mark]!;
  const known = new Set(own.map(({ mark }) => marks[mark]!.variable));
  const left = marks.filter(({ variable }) => counts.includes(variable) && !known.has(variable));
  if (!note.value || left.length > Math.min(MOST_LEFT, own.length))
    return listedClauses([words, saysAll(marks, own)]);
  const { many } = marks[own[0]!.mark]!.no;
  const but = listedPlaces(left.map(({ place }) => place));
  return `${words}, and all cells there${left.length === 0 ? '' : ` but ${but}`} ${many}`;
}
