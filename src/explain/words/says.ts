/** A step in plain sentences: the conclusion first, then because. */
import { capitalised } from '../../core/index.js';
import type { Known, Mark, StepLanguage } from '../../families/contract/index.js';
import { type Step, type UsedReason, worthSaying } from '../model/index.js';
import { clauseWords, withAllOfPlaces } from './mark-words.js';
import { clauses, PHRASES } from './phrases.js';

/** Places of facts that a sentence names of each group before the others are only counted. */
const MOST_FACTS = 10;

/** The grounds of a step of several rules. */
export interface Grounds {
  /** The rules; where they are counted, those that need something. */
  readonly rules: readonly string[];
  /** In an argument by counting: the rules that allow only as much as the others need; otherwise none. */
  readonly limits: readonly string[];
  /** The known facts, as clauses. */
  readonly known: readonly string[];
}

/** The step in a sentence: that of its move, or `r1c3 is empty, because …`. */
export function saysStep(marks: readonly Mark[], step: Step, language: StepLanguage = 'en'): string {
  if (step.move !== undefined) return step.move.says[language];
  const { because, but, and, beside } = PHRASES[language];
  const { rules, limits, known } = groundsOf(marks, step, language);
  const grounds = [
    clauses(rules, and),
    ...(limits.length === 0 ? [] : [`${but} ${clauses(limits, and)}`]),
    ...(known.length === 0 || saysFactsBelow(step) ? [] : [beside(known)]),
  ].join(', ');
  return `${because(sentenceStart(saysConclusions(marks, step, language)), grounds)}.`;
}

/**
 * True if a sentence only names the rules: then the known facts stand below it, or the lines of a proof,
 * which name them.
 */
export function saysFactsBelow({ size, count, move }: Step): boolean {
  return size > 1 && count === undefined && move === undefined;
}

/** The name that players have for a step, as they write it in a sentence; undefined where there is none. */
export function nameOf({ move }: Pick<Step, 'move'>, language: StepLanguage = 'en'): string | undefined {
  return move?.name?.[language];
}

/** The name of a step as it stands before its sentence: `Naked pair: `. */
export function nameBefore(step: Pick<Step, 'move'>, language: StepLanguage = 'en'): string {
  const name = nameOf(step, language);
  return name === undefined ? '' : `${sentenceStart(name)}: `;
}

/**
 * The conclusions of a step, without the notes that go without saying, unless there is nothing else.
 * @param most places that are named of each group before the others are only counted
 */
export function saysConclusions(
  marks: readonly Mark[],
  step: Pick<Step, 'reasons' | 'conclusions' | 'facts' | 'known'>,
  language: StepLanguage = 'en',
  most?: number,
): string {
  const said = worthSaying(marks, step);
  const all = said.length === 0 ? step.conclusions : withExact(marks, said, step.known);
  return clauses(clauseWords(marks, all, language, most, step.known), PHRASES[language].and);
}

/** The sentence of a reason in a step; in a step of several reasons only that of the half needed. */
export function saysReason(
  { reason, half }: UsedReason,
  { size }: Pick<Step, 'size'>,
  language: StepLanguage = 'en',
): string {
  const { says, halves } = language === 'en' ? reason : (reason.translated?.[language] ?? reason);
  return size === 1 || half === undefined ? says : (halves?.[half] ?? says);
}

/**
 * The rules and the known facts of a step, as parts of a sentence.
 * @param most places of facts that are named of each group before the others are only counted
 */
export function groundsOf(
  marks: readonly Mark[],
  step: Step,
  language: StepLanguage = 'en',
  most: number = MOST_FACTS,
): Grounds {
  const { count, reasons, facts, known } = step;
  const pick = (positions: readonly number[]): readonly string[] =>
    positions.map((position) => PHRASES[language].inside(saysReason(reasons[position]!, step, language)));
  return {
    rules: pick(count?.least ?? [...reasons.keys()]),
    limits: pick(count?.most ?? []),
    known: clauseWords(marks, withAllOfPlaces(marks, facts, known), language, most),
  };
}

/** Known facts, as clauses, in a sentence of their own: `Known: r1c3 is empty.` */
export function saysFacts(known: readonly string[], language: StepLanguage = 'en'): string {
  return PHRASES[language].known(known.join('; '));
}

/** A sentence with a capital letter at its beginning; names of cells (`r1c3`) stay as they are. */
export function sentenceStart(words: string): string {
  return /^r\d+c\d+/.test(words) ? words : capitalised(words);
}

/**
 * The conclusions, and the known facts that make an exact number of one of them: at least one, where at most
 * one is known.
 */
function withExact(
  marks: readonly Mark[],
  said: readonly Known[],
  known: readonly Known[],
): readonly Known[] {
  const isNext = (one: Known, other: Known): boolean => {
    const [lower, higher] = one.value ? [one, other] : [other, one];
    const [low, high] = [marks[lower.mark]!, marks[higher.mark]!];
    if (!lower.value || higher.value || low.place !== high.place) return false;
    return low.atLeast !== undefined && high.atLeast === low.atLeast + 1;
  };
  return [...said, ...known.filter((other) => said.some((one) => isNext(one, other)))];
}
