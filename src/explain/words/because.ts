/** What a step rests on, as it follows `because`: its rules, and what is known. */
import { cellCode } from '../../core/grid/cell.js';
import type { Known, Mark } from '../../families/explaining.js';
import type { Step, UsedReason } from '../step.js';
import { clauseWords, saysAll } from './known-words.js';
import { inSentence, listedClauses } from './lists.js';

/** Places that a sentence names of what is known before the others are only counted, of each group. */
const MOST_FACTS = 10;
/** Least number of known entries that are called the other cells of a rule instead of by their names. */
const MANY_FACTS = 3;

/** Known entries from which a rule gives conclusions; none of these: it cannot hold any more. */
export interface Inference {
  readonly facts: readonly Known[];
  readonly conclusions: readonly Known[];
}

/** What a step of several rules rests on. */
export interface Grounds {
  /** The rules; where they are counted, those that need something. */
  readonly rules: readonly string[];
  /** Where rules are counted, those that allow only as much as the others need; otherwise none. */
  readonly limits: readonly string[];
  /** What is known, absent where nothing is needed. */
  readonly known?: string;
}

/** What the sentence of a reason is in a step: of a step of several reasons only the half that is needed. */
export function saysReason({ reason, half }: UsedReason, { size }: Pick<Step, 'size'>): string {
  return half === undefined || size === 1 ? reason.says : (reason.halves?.[half] ?? reason.says);
}

/**
 * The rules of a step and what is known, as parts of a sentence.
 * @param most places of what is known that are named of each group before the others are only counted
 */
export function groundsOf(marks: readonly Mark[], step: Step, most: number = MOST_FACTS): Grounds {
  const { argument, reasons, facts } = step;
  const words = reasons.map((reason) => inSentence(saysReason(reason, step)));
  const pick = (positions: readonly number[]): readonly string[] =>
    positions.map((position) => words[position]!);
  return {
    rules: argument.kind === 'counting' ? pick(argument.least) : words,
    limits: argument.kind === 'counting' ? pick(argument.most) : [],
    ...(facts.length === 0 ? {} : { known: clauseWords(marks, facts, most).join('; ') }),
  };
}

/** What the step rests on, in one sentence after `because`. */
export function saysBecause(marks: readonly Mark[], step: Step): string {
  if (step.size === 1) return becauseOfOne(marks, step.reasons[0]!, reasonWords(step), step);
  const { rules, limits } = groundsOf(marks, step);
  const { facts } = step;
  const all = [listedClauses(rules), ...(limits.length === 0 ? [] : [`but ${listedClauses(limits)}`])];
  if (facts.length > 0) all.push(`while ${saysAll(marks, facts, MOST_FACTS)}`);
  return all.join(', ');
}

function reasonWords(step: Step): string {
  return inSentence(saysReason(step.reasons[0]!, step));
}

/**
 * A rule with what it needs to be known, after `because`: `row 4 holds exactly one star: r4c2`.
 * @param words the sentence of the rule
 * @param most places that are named of each group
 */
export function becauseOfOne(
  marks: readonly Mark[],
  used: UsedReason,
  words: string,
  inference: Inference,
  most: number = MOST_FACTS,
): string {
  const { facts } = inference;
  if (facts.length === 0) return words;
  const places = placesOfSame(marks, used, inference, most);
  if (places !== undefined) return `${words}: ${places}`;
  const { place, cells, yes, no } = marks[facts[0]!.mark]!;
  if (isOnlyValue(marks, inference)) {
    // That a place holds one value is said by this alone.
    const isOfPlace = used.reason.cells.length === 1 && cells.length === 1;
    const left = inference.conclusions.length === 0 ? 'nothing' : 'nothing else';
    return `${isOfPlace ? '' : `${words}, and `}${left} is left for ${place}`;
  }
  if (isRest(marks, used, inference)) {
    const whose = used.reason.combines === undefined ? 'its' : 'their';
    return inference.conclusions.length === 0
      ? `${words}, and none of ${whose} cells ${yes.one}`
      : `${words}, and ${whose} other cells ${no.many}`;
  }
  const clauses = clauseWords(marks, facts, most);
  return `${words}, ${clauses.length === 1 ? 'and' : 'while'} ${listedClauses(clauses)}`;
}

/** Where a rule counts something and all of it is known: the places, `r1c7 and r1c9`. */
function placesOfSame(
  marks: readonly Mark[],
  { reason }: UsedReason,
  { facts, conclusions }: Inference,
  most: number,
): string | undefined {
  const isCount = facts.some(({ mark }) => marks[mark]!.atLeast !== undefined);
  if (reason.halves === undefined || conclusions.length === 0 || isCount) return undefined;
  const yes = marks[facts[0]!.mark]!.yes.one;
  const areSame = (known: readonly Known[], value: boolean): boolean =>
    known.every((one) => one.value === value && marks[one.mark]!.yes.one === yes);
  if (!areSame(facts, true) || !areSame(conclusions, false)) return undefined;
  const words = saysAll(marks, facts, most);
  const { one, many } = marks[facts[0]!.mark]!.yes;
  return words.slice(0, -(facts.length === 1 ? one : many).length).trimEnd();
}

/** Whether all values of a place are known to be excluded but the one that is concluded, or without conclusions all of them. */
function isOnlyValue(marks: readonly Mark[], { facts, conclusions }: Inference): boolean {
  const concluded = conclusions.filter(({ value }) => value);
  if (concluded.length !== Math.min(1, conclusions.length) || facts.length < 2) return false;
  const { place, atLeast } = marks[(concluded[0] ?? facts[0]!).mark]!;
  // Marks that count are no values beside each other.
  if (atLeast !== undefined) return false;
  const excluded = facts.filter(({ mark, value }) => !value && marks[mark]!.place === place);
  const values = marks.filter((mark) => mark.place === place);
  return excluded.length === facts.length && excluded.length === values.length - concluded.length;
}

/** Whether what is known are all cells of the rule but those of the conclusions, all excluded with the same words. */
function isRest(marks: readonly Mark[], { reason }: UsedReason, { facts, conclusions }: Inference): boolean {
  if (
    facts.length < MANY_FACTS ||
    !facts.every(({ mark }) => isCell(marks[mark]!)) ||
    !isSameNo(marks, facts)
  )
    return false;
  const codes = (known: readonly Known[]): readonly string[] =>
    known.flatMap(({ mark }) => marks[mark]!.cells.map(cellCode));
  const covered = [...codes(conclusions), ...codes(facts)];
  const wanted = reason.cells.map(cellCode);
  return covered.length === wanted.length && wanted.every((code) => covered.includes(code));
}

/** Whether a mark is about a cell, by its place: `r1c3`. */
function isCell({ place }: Mark): boolean {
  return /^r\d+c\d+$/.test(place);
}

/** Whether all these marks are known not to hold, and the words for them are the same. */
function isSameNo(marks: readonly Mark[], known: readonly Known[]): boolean {
  const { yes, no } = marks[known[0]!.mark]!;
  return known.every(({ mark, value }) => {
    const own = marks[mark]!;
    return !value && own.no.one === no.one && own.yes.one === yes.one;
  });
}
