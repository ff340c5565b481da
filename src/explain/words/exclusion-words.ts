/** Entries that keep others away, by name: `r1c4 attacks r1c7`, and what rules of this kind say together. */
import type { Known, Mark } from '../../families/explaining.js';
import type { ProofLine, Refutation, Step, UsedReason } from '../step.js';
import { listed } from './lists.js';
import type { Inference } from './rest-words.js';

/** A line of a list of lines in a proof. */
type Line = Refutation['lines'][number];

/** Which entries keep away what is concluded, or which two keep each other away; undefined where it is not only that. */
export function exclusionWords(
  marks: readonly Mark[],
  { reason }: UsedReason,
  { facts, conclusions }: Inference,
): string | undefined {
  const { excludes } = reason;
  if (excludes === undefined || !isExclusion({ facts, conclusions })) return undefined;
  const [one, ...others] = facts.map(({ mark }) => marks[mark]!.place);
  if (conclusions.length === 0) {
    return others.length === 1 ? `${one} ${excludes.verb}s ${others[0]}` : undefined;
  }
  const entries = listed([one!, ...others]);
  return `${entries} ${excludes.verb}${others.length === 0 ? 's' : ''} ${conclusions.length === 1 ? 'it' : 'them'}`;
}

/** Lines in which the same entry keeps others away, one after the other, become one. */
export function joinedExclusions(step: Step, lines: readonly Line[]): readonly Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const isSame =
      before !== undefined &&
      keepsAway(step, before) &&
      keepsAway(step, line) &&
      isAlike(before.facts, line.facts);
    if (isSame)
      joined[joined.length - 1] = {
        ...before,
        conclusions: inOrder([...before.conclusions, ...line.conclusions]),
      };
    else joined.push(line);
  }
  return joined;
}

/** The sentences of rules; those that keep entries apart are said together. */
export function joinedRules(reasons: readonly UsedReason[], words: readonly string[]): readonly string[] {
  return [
    ...new Set(
      words.map((one, index) => {
        const { excludes, groups } = reasons[index]!.reason;
        return excludes === undefined || groups !== undefined ? one : excludes.says;
      }),
    ),
  ];
}

function keepsAway(step: Step, line: Line): line is ProofLine {
  if (!('reason' in line)) return false;
  const { excludes } = step.reasons[line.reason]!.reason;
  return excludes !== undefined && line.conclusions.length > 0 && isExclusion(line);
}

function isExclusion({ facts, conclusions }: Inference): boolean {
  return facts.length > 0 && facts.every(({ value }) => value) && conclusions.every(({ value }) => !value);
}

function isAlike(some: readonly Known[], others: readonly Known[]): boolean {
  return some.length === others.length && some.every(({ mark }, index) => mark === others[index]!.mark);
}

function inOrder(known: readonly Known[]): readonly Known[] {
  return [...new Map(known.map((one) => [one.mark, one])).values()].toSorted(
    (one, other) => one.mark - other.mark,
  );
}
