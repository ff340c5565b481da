/** The grounds of a step, as they follow `because`: its rules, and known facts. */
import { cellCode } from '../../core/index.js';
import type { Known, Mark } from '../../families/contract/index.js';
import { marksAtPlaces, type Step, type UsedReason } from '../model/index.js';
import { withSeveralKnown } from './all-known.js';
import { tooManyWords } from './count-words.js';
import { exclusionWords } from './exclusion-words.js';
import { groupInferences, groupWords } from './group-words.js';
import type { Inference } from './inference.js';
import { joinedRules } from './joined-rules.js';
import { clauseWords, saysAll } from './known-words.js';
import { inSentence, listedClauses } from './lists.js';
import { restWords } from './rest-words.js';
import { stepKnownWords } from './room-words.js';
import { saysHalf } from './rule-words.js';
import { touchingOnly } from './touching-facts.js';
import { wholeWords } from './whole-words.js';

/** Places of facts that a sentence names of each group before the others are only counted. */
const MOST_FACTS = 10;
/** The grounds of a step of several rules. */
export interface Grounds {
  /** The rules; where they are counted, those that need something. */
  readonly rules: readonly string[];
  /** In an argument by counting: the rules that allow only as much as the others need; otherwise none. */
  readonly limits: readonly string[];
  /** The known facts; absent if none are needed. */
  readonly known?: string;
}

/** The sentence of a reason in a step; in a step of several reasons only that of the half needed. */
export function saysReason({ reason, half }: UsedReason, { size }: Pick<Step, 'size'>): string {
  return size === 1 ? reason.says : saysHalf(reason, half);
}

/**
 * The rules and the known facts of a step, as parts of a sentence.
 * @param most places of facts that are named of each group before the others are only counted
 */
export function groundsOf(marks: readonly Mark[], step: Step, most: number = MOST_FACTS): Grounds {
  const { argument, reasons, facts } = step;
  const words = reasons.map((reason) => inSentence(saysReason(reason, step)));
  const pick = (positions: readonly number[]): readonly string[] =>
    joinedRules(
      positions.map((position) => reasons[position]!),
      positions.map((position) => words[position]!),
    );
  return {
    rules: pick(argument.kind === 'counting' ? argument.least : [...reasons.keys()]),
    limits: argument.kind === 'counting' ? pick(argument.most) : [],
    ...(facts.length === 0 ? {} : { known: stepKnownWords(marks, withHeld(step), most).join('; ') }),
  };
}

/**
 * The grounds of the step, in one sentence after `because`; if there is a proof, its lines name the known
 * facts.
 */
export function saysBecause(marks: readonly Mark[], step: Step): string {
  if (step.because !== undefined) return step.because;
  if (step.size === 1) return becauseOfOne(marks, step.reasons[0]!, reasonWords(step), step, step.known);
  const { rules, limits } = groundsOf(marks, step);
  const { facts, argument } = step;
  const all = [listedClauses(rules), ...(limits.length === 0 ? [] : [`but ${listedClauses(limits)}`])];
  if (facts.length > 0 && argument.kind !== 'contradiction')
    all.push(`while ${listedClauses(stepKnownWords(marks, withHeld(step), MOST_FACTS))}`);
  return all.join(', ');
}

/**
 * A step by counting, with the entries that its needing rules have already: a region with one of its two
 * stars found needs only one more, which the count itself takes for granted, as no cell holds two.
 */
function withHeld(step: Step): Step {
  const { argument, reasons, facts, known } = step;
  if (argument.kind !== 'counting') return step;
  const counted = new Set(argument.least.flatMap((position) => reasons[position]!.marks));
  const named = new Set(facts.map(({ mark }) => mark));
  const held = known.filter(({ mark, value }) => value && counted.has(mark) && !named.has(mark));
  const all = [...facts, ...held].toSorted((one, other) => one.mark - other.mark);
  return held.length === 0 ? step : { ...step, facts: all };
}

function reasonWords(step: Step): string {
  return inSentence(saysReason(step.reasons[0]!, step));
}

/**
 * A rule with the facts that it needs, after `because`: `row 4 holds exactly one star: r4c2`.
 * @param words the sentence of the rule
 * @param before all facts known before the step
 * @param most places that are named of each group
 */
export function becauseOfOne(
  marks: readonly Mark[],
  used: UsedReason,
  words: string,
  known: Inference,
  before: readonly Known[] = [],
  most: number = MOST_FACTS,
): string {
  const inference = touchingOnly(marks, used, known);
  const { facts } = inference;
  const whole = exclusionWords(marks, used, inference) ?? wholeWords(used, inference);
  if (whole !== undefined) return whole;
  if (facts.length === 0) {
    return wordsOfGroups(marks, used, words, inference) ?? words;
  }
  const tooMany = tooManyWords(marks, used, inference);
  if (tooMany !== undefined) return `${words}${tooMany}`;
  const held = placesOfSame(marks, used, inference, most);
  if (held !== undefined) return `${words}: ${held}`;
  const groups = wordsOfGroups(marks, used, words, inference);
  if (groups !== undefined) return groups;
  const rest = restWords(marks, used, { ...inference, known: before });
  if (rest !== undefined) return withClauses(words, rest);
  const { cells } = marks[facts[0]!.mark]!;
  const clauses = knownClauses(marks, inference, before, most);
  // That a place holds one value is said by this alone.
  const isOfPlace = used.reason.cells.length === 1 && cells.length === 1;
  return isOfPlace && isOnlyValue(marks, inference) ? clauses[0]! : withClauses(words, clauses);
}

/**
 * The known facts, as they follow the words of a rule that needs them: the value that they leave if it is the
 * only one, or the entries.
 */
export function knownClauses(
  marks: readonly Mark[],
  { facts, conclusions }: Inference,
  before: readonly Known[],
  most: number,
): readonly string[] {
  if (isOnlyValue(marks, { facts, conclusions })) {
    const left = conclusions.length === 0 ? 'nothing' : 'nothing else';
    return [`${left} is left for ${marks[facts[0]!.mark]!.place}`];
  }
  const all = withSeveralKnown(marks, facts, before);
  // Of the last value that is left somewhere it is not known yet that it is the entry.
  const places = marksAtPlaces(marks);
  const last = lastValueOf(marks, all, conclusions);
  if (last === undefined) return clauseWords(marks, all, most, { entered: places });
  const others = all.filter(({ mark }) => marks[mark]!.place !== last);
  return [...clauseWords(marks, others, most, { entered: places }), `nothing else is left for ${last}`];
}

/** The place whose value is concluded where all its others are known to be excluded. */
function lastValueOf(
  marks: readonly Mark[],
  known: readonly Known[],
  conclusions: readonly Known[],
): string | undefined {
  const entered = conclusions.find(({ value }) => value);
  if (entered === undefined || marks[entered.mark]!.atLeast !== undefined) return undefined;
  const { place } = marks[entered.mark]!;
  const excluded = known.filter(({ mark, value }) => !value && marks[mark]!.place === place);
  const values = marksAtPlaces(marks).get(place)!;
  return values > 2 && excluded.length === values - 1 ? place : undefined;
}

function withClauses(words: string, clauses: readonly string[]): string {
  return `${words}, ${clauses.length === 1 ? 'and' : 'while'} ${listedClauses(clauses)}`;
}

/** A rule about groups with the cells left in them, if that is its only inference. */
function wordsOfGroups(
  marks: readonly Mark[],
  used: UsedReason,
  words: string,
  { facts, conclusions }: Inference,
): string | undefined {
  const { groups } = used.reason;
  if (groups === undefined) return undefined;
  const [only, ...more] = groupInferences(marks, groups, { facts, conclusions });
  return only === undefined || only.isAtMostOne || more.length > 0
    ? undefined
    : groupWords(marks, groups, words, only);
}

/** The places, if a rule counts marks of one kind and all that it counts are known: `r1c7 and r1c9`. */
function placesOfSame(
  marks: readonly Mark[],
  { reason }: UsedReason,
  { facts, conclusions }: Inference,
  most: number,
): string | undefined {
  const isCount = facts.some(({ mark }) => marks[mark]!.atLeast !== undefined);
  if (reason.halves === undefined || conclusions.length === 0 || isCount) return undefined;
  const { place, cells, yes: said } = marks[facts[0]!.mark]!;
  const yes = said.one;
  // A name after a colon reads as what is counted, which only a cell is.
  if (!place.startsWith(cellCode(cells[0]!))) return undefined;
  const areSame = (known: readonly Known[], value: boolean): boolean =>
    known.every((one) => one.value === value && marks[one.mark]!.yes.one === yes);
  if (!areSame(facts, true) || !areSame(conclusions, false)) return undefined;
  const words = saysAll(marks, facts, most);
  const { one, many } = marks[facts[0]!.mark]!.yes;
  return words.slice(0, -(facts.length === 1 ? one : many).length).trimEnd();
}

/**
 * True if all values of a place are known to be excluded but the one that is concluded, or without
 * conclusions all of them.
 */
function isOnlyValue(marks: readonly Mark[], { facts, conclusions }: Inference): boolean {
  const concluded = conclusions.filter(({ value }) => value);
  if (concluded.length !== Math.min(1, conclusions.length) || facts.length < 2) return false;
  const { place, atLeast } = marks[(concluded[0] ?? facts[0]!).mark]!;
  // Marks that count are no values beside each other.
  if (atLeast !== undefined) return false;
  const excluded = facts.filter(({ mark, value }) => !value && marks[mark]!.place === place);
  const values = marksAtPlaces(marks).get(place)!;
  return excluded.length === facts.length && excluded.length === values - concluded.length;
}
