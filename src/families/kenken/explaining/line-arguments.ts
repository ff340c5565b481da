/** What one row or column gives: numbers and cells that are left for each other. */
import { cellCode } from '../../../core/grid/cell.js';
import type { Mark, StepShape } from '../../explaining.js';
import {
  leftOnlyFor,
  marksIfAll,
  numberOfMark,
  numbersOnce,
  onlyEntered,
  placesOnce,
  usedUp,
} from '../../kit/number-arguments.js';
import { listed } from '../../kit/words.js';

const MOST_COUNTED = 4;

/** The argument of a step of one row or column, as it follows `because`. */
export function becauseOfLine(step: StepShape, size: number): string | undefined {
  const line = step.reasons[0]!.id.replace('-', ' ');
  const known = knownIn(step);
  const entered = onlyEntered(step);
  if (entered !== undefined) return ofSingle(entered, known, line);
  const excluded = marksIfAll(step.conclusions, false);
  return excluded === undefined || known.notes.length === 0
    ? undefined
    : ofSubset(step, excluded, known, line, size);
}

/** What is known of the cells of a line. */
interface KnownInLine {
  readonly held: readonly Mark[];
  /** Numbers that are crossed out. */
  readonly notes: readonly Mark[];
}

function knownIn({ facts }: StepShape): KnownInLine {
  const of = (value: boolean): readonly Mark[] =>
    facts.flatMap((fact) => (fact.value === value ? [fact.mark] : []));
  return { held: of(true), notes: of(false) };
}

function ofSingle(entered: Mark, { held, notes }: KnownInLine, line: string): string | undefined {
  const number = numberOfMark(entered);
  if (notes.every((note) => numberOfMark(note) === number && note.place !== entered.place)) {
    return leftOnlyFor([number], [entered.place], line);
  }
  if (notes.some(({ place }) => place !== entered.place)) return undefined;
  const there = numbersOnce(held.map(numberOfMark)).map(String);
  const left = `nothing else is left for ${entered.place}`;
  return there.length === 0 ? left : `${line} has ${listed(there)} already, and ${left}`;
}

function ofSubset(
  { reasons }: StepShape,
  excluded: readonly Mark[],
  { held, notes }: KnownInLine,
  line: string,
  size: number,
): string | undefined {
  const looked = placesOnce(notes);
  const numbers = Array.from({ length: size }, (_, index) => index + 1).filter(
    (number) => !held.some((mark) => numberOfMark(mark) === number),
  );
  const isNote = (place: string, number: number): boolean =>
    notes.some((note) => note.place === place && numberOfMark(note) === number);
  const left = numbers.filter((number) => looked.some((place) => !isNote(place, number)));
  const gone = numbers.filter((number) => !left.includes(number));
  const others = reasons[0]!.cells
    .map(cellCode)
    .filter((code) => !looked.includes(code) && !held.some(({ place }) => place === code));
  // What stands beside entries goes without saying.
  const fresh = excluded.filter((mark) => numbers.includes(numberOfMark(mark)));
  const isNaked = fresh.every((mark) => others.includes(mark.place) && left.includes(numberOfMark(mark)));
  const isHidden = fresh.every((mark) => others.includes(mark.place) && !gone.includes(numberOfMark(mark)));
  const counts = (some: readonly number[], cells: readonly string[]): boolean =>
    some.length === cells.length && some.length > 0 && some.length <= MOST_COUNTED;
  if (isHidden && counts(gone, others) && others.length < looked.length)
    return leftOnlyFor(gone, others, line);
  return isNaked && counts(left, looked) ? usedUp(looked, left, [line]) : undefined;
}
