/** A line of a proof in words: the conclusions of one rule from the facts known by then. */
import type { Known, Mark } from '../../families/contract/index.js';
import { type ProofLine, type Step, type UsedReason, withoutImplied } from '../model/index.js';
import { becauseOfOne, knownClauses, saysReason } from './because.js';
import { exclusionWords, type SaidLine } from './exclusion-words.js';
import { lastCellWords } from './group-words.js';
import { saysFollowing } from './known-words.js';
import { inSentence, listedClauses } from './lists.js';
import { isOfOnePlace } from './place-lines.js';
import { wholeWords } from './whole-words.js';

/** Places of facts that a line names of each group. */
const MOST_FACTS = 8;

/** The context of a line. */
interface LineContext {
  readonly marks: readonly Mark[];
  readonly step: Step;
  /** By mark: its value by the suppositions and by the lines before. */
  readonly decided: ReadonlyMap<number, boolean>;
  /** The groups, by rule, that were said to hold nothing; it grows from line to line. */
  readonly said: Set<string>;
}

type RuleLine = ProofLine & SaidLine;

/**
 * Words for the conclusions of a rule.
 * @param supposed the supposition of the line before, which needs no repetition
 */
export function lineOfRule(context: LineContext, line: RuleLine, supposed: Known | undefined): string {
  const { marks, step } = context;
  const used = step.reasons[line.reason]!;
  const isPlain = restsOn(used, line, supposed);
  const follows = saysFollowing(marks, withoutImplied(marks, { ...line, facts: [] }), line.facts);
  const { cited } = used.reason;
  if (cited !== undefined && !isOfOnePlace(marks, line)) {
    const clauses =
      isPlain || line.facts.length === 0 ? [] : knownClauses(marks, line, knownAt(context), MOST_FACTS);
    const why = clauses.length === 0 ? '' : `, because ${listedClauses(clauses)}`;
    return line.conclusions.length === 0
      ? `This contradicts ${cited}${why}.`
      : `Then by ${cited} ${follows}${why}.`;
  }
  const why = whyOf(context, used, line, isPlain);
  return line.conclusions.length === 0
    ? `This is impossible, because ${why}.`
    : `Then ${follows}, because ${why}.`;
}

/** The grounds of a line, as they follow `because`. */
function whyOf(context: LineContext, used: UsedReason, line: RuleLine, isPlain: boolean): string {
  const { marks, step, said } = context;
  const ofOne = isOfOnePlace(marks, line) ? used.reason.ofOnePlace : undefined;
  if (ofOne !== undefined && !line.facts.some(({ value }) => value))
    return `${line.conclusions.length === 0 ? ofOne.all : ofOne.others} for ${marks[line.facts[0]!.mark]!.place}`;
  const usual = ofOne?.says ?? used.reason.short ?? saysReason(used, step);
  const words = inSentence(line.isAtMostOne === true ? used.reason.groups!.most : usual);
  const known = knownAt(context);
  const whole =
    line.because ??
    exclusionWords(marks, used, line) ??
    wholeWords(used, line) ??
    lastCellWords(marks, used.reason, line, said);
  return whole ?? (isPlain ? words : becauseOfOne(marks, used, words, line, known, MOST_FACTS));
}

/** The facts known at a line, with those that the lines above conclude or suppose. */
function knownAt({ step, decided }: LineContext): readonly Known[] {
  return [...step.known, ...[...decided].map(([mark, value]) => ({ mark, value }))];
}

/** True if a line needs only the supposition of the line before. */
function restsOn(used: UsedReason, line: RuleLine, supposed: Known | undefined): boolean {
  const [first, ...more] = line.facts;
  // What is left of groups is said even where only the supposition is needed.
  if (used.reason.groups !== undefined && line.isAtMostOne !== true) return false;
  return first !== undefined && more.length === 0 && supposed !== undefined && isSame(supposed, first);
}

function isSame(one: Known, other: Known): boolean {
  return one.mark === other.mark && one.value === other.value;
}
