/** A step in plain sentences: the conclusion first, then because. */
import { cellCode } from '../../core/grid/cell.js';
import type { Known, Mark } from '../../families/explaining.js';
import { withoutImplied } from '../entries.js';
import type { ProofLine, Refutation, Step, UsedReason } from '../step.js';
import { saysAll, saysKnown } from './known-words.js';
import { capitalised, inSentence, listedClauses } from './lists.js';

/** Known entries that a sentence names of each group before the others are only counted. */
const MOST_FACTS = 10;

/** What the sentence of a reason is in a step: of a step of several reasons only the half that is needed. */
export function saysReason({ reason, half }: UsedReason, { size }: Pick<Step, 'size'>): string {
  return half === undefined || size === 1 ? reason.says : (reason.halves?.[half] ?? reason.says);
}

/** The step as one sentence, `r1c3 is empty, because …`; how it may be seen is in {@link saysProof}. */
export function saysStep(marks: readonly Mark[], step: Step): string {
  return `${capitalised(saysConclusions(marks, step))}, because ${saysBecause(marks, step)}.`;
}

/** The name that players have for a step, as it stands before its sentence: `Naked pair: `. */
export function nameBefore({ name }: Pick<Step, 'name'>): string {
  return name === undefined ? '' : `${capitalised(name.name)}: `;
}

/**
 * What a step concludes, without the notes that go without saying, unless there is nothing else.
 * @param most places that are named of each group before the others are only counted
 */
export function saysConclusions(
  marks: readonly Mark[],
  step: Pick<Step, 'conclusions' | 'facts'>,
  most?: number,
): string {
  const said = withoutImplied(marks, step);
  return saysAll(marks, said.length === 0 ? step.conclusions : said, most);
}

/** What the step rests on, as it follows `because`. */
function saysBecause(marks: readonly Mark[], step: Step): string {
  const { argument, reasons, facts } = step;
  const words = reasons.map((reason) => inSentence(saysReason(reason, step)));
  const needed = facts.length === 0 ? [] : [saysAll(marks, facts, MOST_FACTS)];
  if (argument.kind === 'counting') {
    const pick = (positions: readonly number[]): string =>
      listedClauses(positions.map((position) => words[position]!));
    const given = facts.length === 0 ? '' : `; known is that ${needed.join('')}`;
    return `${pick(argument.least)}, and together this is all that is allowed: ${pick(argument.most)}${given}`;
  }
  if (step.size === 1) {
    const places = placesOfSame(marks, step);
    if (places !== undefined) return `${words[0]}: ${places}`;
    if (isRest(marks, step))
      return `${words[0]}, and no other of its cells ${marks[facts[0]!.mark]!.yes.one}`;
  }
  return listedClauses([...words, ...needed]);
}

/** Where a rule counts something and all of it is known: the places, `r1c7 and r1c9`. */
function placesOfSame(marks: readonly Mark[], { reasons, conclusions, facts }: Step): string | undefined {
  if (reasons[0]!.reason.halves === undefined || facts.length === 0) return undefined;
  const yes = marks[facts[0]!.mark]!.yes.one;
  const areSame = (known: readonly Known[], value: boolean): boolean =>
    known.every((one) => one.value === value && marks[one.mark]!.yes.one === yes);
  if (!areSame(facts, true) || !areSame(conclusions, false)) return undefined;
  const words = saysAll(marks, facts, MOST_FACTS);
  const { one, many } = marks[facts[0]!.mark]!.yes;
  return words.slice(0, -(facts.length === 1 ? one : many).length).trimEnd();
}

/** Least number of known entries that are called all other cells of a rule instead of by their names. */
const MANY_FACTS = 4;

/** Whether what is known are all cells of the rule but those of the conclusions, all with the same words. */
function isRest(marks: readonly Mark[], { reasons, conclusions, facts }: Step): boolean {
  if (
    facts.length < MANY_FACTS ||
    !facts.every(({ mark }) => isCell(marks[mark]!)) ||
    !isSameNo(marks, facts)
  )
    return false;
  const codes = (known: readonly Known[]): readonly string[] =>
    known.flatMap(({ mark }) => marks[mark]!.cells.map(cellCode));
  const covered = [...codes(conclusions), ...codes(facts)];
  const wanted = reasons[0]!.reason.cells.map(cellCode);
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

/** Why the opposite of each conclusion is impossible, a line each; none where the sentence of the step says all. */
export function saysProof(marks: readonly Mark[], step: Step): readonly string[] {
  if (step.argument.kind !== 'contradiction') return [];
  return step.argument.refutations.flatMap((refutation) => refutationLines(marks, step, refutation, ''));
}

/** Lines up to which the proofs of two conclusions are read; longer ones resemble each other, and the first is enough. */
const MOST_LINES = 8;

/**
 * The proof of the first conclusions only, and of none that goes without saying.
 * @param most lines up to which there are two proofs
 */
export function saysShortProof(
  marks: readonly Mark[],
  step: Step,
  most: number = MOST_LINES,
): readonly string[] {
  const { argument, conclusions } = step;
  if (argument.kind !== 'contradiction') return [];
  const said = withoutImplied(marks, step);
  const refutations = argument.refutations.filter((_, index) => said.includes(conclusions[index]!));
  const proofOf = (count: number): readonly string[] => {
    const some = { ...argument, refutations: refutations.slice(0, count) };
    const lines = saysProof(marks, { ...step, argument: some });
    const left = refutations.length - count;
    if (left < 1) return lines;
    const rest = left === 1 ? 'The last conclusion follows' : `The other ${left} conclusions follow`;
    return [...lines, `${rest} from these rules in the same way.`];
  };
  const two = proofOf(2);
  return two.length <= most ? two : proofOf(1);
}

function refutationLines(
  marks: readonly Mark[],
  step: Step,
  { supposed, lines }: Refutation,
  indent: string,
): readonly string[] {
  const inner = `${indent}  `;
  return [
    `${indent}Suppose that ${saysKnown(marks, supposed)}.`,
    ...lines.flatMap((line) =>
      'supposed' in line ? refutationLines(marks, step, line, inner) : [inner + lineWords(marks, step, line)],
    ),
  ];
}

function lineWords(marks: readonly Mark[], step: Step, { reason, conclusions }: ProofLine): string {
  const why = inSentence(saysReason(step.reasons[reason]!, step));
  if (conclusions.length === 0) return `This is impossible, because ${why}.`;
  return `Then ${saysAll(marks, conclusions)}, because ${why}.`;
}
