/**
 * Rules about the number of marks that hold at one place: `r1c3 has two tracks already`, and the same of
 * several places.
 */
import type { Predicate } from '../../families/contract/index.js';
import type { Step, UsedReason } from '../model/index.js';
import type { SaidLine } from './exclusion-words.js';
import type { Inference } from './inference.js';
import { listedPlaces } from './lists.js';

/** Words for the place that a rule is about; undefined if the rule has no such words. */
export function amountWords(
  { reason: { amounts } }: UsedReason,
  { facts, conclusions }: Inference,
): Predicate | undefined {
  if (amounts === undefined) return undefined;
  const held = facts.filter(({ value }) => value).length;
  const values = new Set(conclusions.map(({ value }) => value));
  if (values.size > 1) return undefined;
  const words = values.size === 0 ? amounts.broken : values.has(true) ? amounts.missing : amounts.full;
  return words[held];
}

/**
 * Consecutive lines that say the same of different places become one, unless one needs the conclusions of
 * another.
 */
export function joinedAmounts(step: Step, lines: readonly SaidLine[]): readonly SaidLine[] {
  const groups: SaidLine[][] = [];
  for (const line of lines) {
    const before = groups.at(-1);
    const isSame =
      before !== undefined &&
      predicateOf(step, line) !== undefined &&
      predicateOf(step, line)?.one === predicateOf(step, before[0]!)?.one &&
      !before.some((other) => needs(line, other));
    if (isSame) before.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => joinedLine(step, group));
}

/**
 * Simple steps that say the same of different places become one, in the position of the first, if they do not
 * need the conclusions of a step after that one.
 */
export function joinedAmountSteps(steps: readonly Step[]): readonly Step[] {
  const groups: { readonly words: string | undefined; readonly steps: Step[] }[] = [];
  for (const step of steps) {
    const isOfRule = step.size === 1 && step.move === undefined;
    const words = isOfRule ? amountWords(step.reasons[0]!, step)?.one : undefined;
    const last = groups.findLastIndex((group) => group.steps.some((other) => areNeeded(step, other)));
    const same = groups.find((group, index) => {
      return words !== undefined && group.words === words && index > last;
    });
    if (same === undefined) groups.push({ words, steps: [step] });
    else same.steps.push(step);
  }
  return groups.map(({ steps: group }) => {
    const [first, ...more] = group;
    if (more.length === 0) return first!;
    const inferences = group.map((step) => ({ used: step.reasons[0]!, inference: step }));
    return {
      ...first!,
      conclusions: group.flatMap(({ conclusions }) => conclusions),
      because: saysTogether(inferences),
    };
  });
}

function joinedLine(step: Step, group: readonly SaidLine[]): SaidLine {
  const [first, ...more] = group;
  if (more.length === 0) return first!;
  const lines = group.filter((line) => 'reason' in line);
  return {
    ...lines[0]!,
    facts: lines.flatMap(({ facts }) => facts),
    conclusions: lines.flatMap(({ conclusions }) => conclusions),
    because: saysTogether(lines.map((line) => ({ used: step.reasons[line.reason]!, inference: line }))),
  };
}

/**
 * `r1c3 and r2c5 have two tracks each already, and so a third`: in the order in which their conclusions are
 * said.
 */
function saysTogether(all: readonly { readonly used: UsedReason; readonly inference: Inference }[]): string {
  const { many } = amountWords(all[0]!.used, all[0]!.inference)!;
  // Conclusions are said in the order of their marks.
  const inOrder = all.toSorted((one, other) => firstMark(one.inference) - firstMark(other.inference));
  const about = [...new Set(inOrder.map(({ used }) => used.reason.amounts!.about))];
  return `${listedPlaces(about)} ${many}`;
}

function firstMark({ conclusions }: Inference): number {
  return Math.min(...conclusions.map(({ mark }) => mark));
}

/** The words for a line with conclusions. */
function predicateOf(step: Step, line: SaidLine): Predicate | undefined {
  if (!('reason' in line) || line.conclusions.length === 0) return undefined;
  return amountWords(step.reasons[line.reason]!, line);
}

function needs(line: SaidLine, other: SaidLine): boolean {
  return 'reason' in line && 'reason' in other && areNeeded(line, other);
}

/** True if the first rests on conclusions of the second. */
function areNeeded({ facts }: Inference, { conclusions }: Inference): boolean {
  return facts.some(({ mark }) => conclusions.some((known) => known.mark === mark));
}
