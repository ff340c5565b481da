/** Entries that keep others away, by name: `r1c4 attacks r1c7`, and what rules of this kind say together. */

import type { Known, Mark } from '../../families/contract/index.js';
import { listed } from '../../families/kit/index.js';
import type { ProofLine, Refutation, Step, UsedReason } from '../model/index.js';
import type { Inference } from './inference.js';

/** A line of a list of lines in a proof. */
export type SaidLine = Refutation['lines'][number] & {
  /** True if it uses only the limit of one per group of its rule. */
  readonly isAtMostOne?: boolean;
  /** The argument, where it is several lines in one. */
  readonly because?: string;
};

/**
 * Words for entries that keep the conclusions away, or for two entries that keep each other away; undefined
 * if the inference is anything else.
 */
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
  if (conclusions.length === 1) {
    return `${listed([one!, ...others])} ${excludes.verb}${others.length === 0 ? 's' : ''} it`;
  }
  const each = others.length === 0 ? 'them' : 'each of them';
  return `${listed([one!, ...others], 'or')} ${excludes.verb}s ${each}`;
}

/** Lines in which the same entry keeps others away, one after the other, become one. */
export function joinedExclusions(step: Step, lines: readonly SaidLine[]): readonly SaidLine[] {
  const joined: SaidLine[] = [];
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

/** Steps in which the same entries keep others away become one, in the place of the first. */
export function joinedSteps(steps: readonly Step[]): readonly Step[] {
  const joined: Step[] = [];
  for (const step of steps) {
    const place = joined.findIndex((other) => excludesAlike(other, step));
    const before = joined[place];
    if (before === undefined) joined.push(step);
    else joined[place] = { ...before, conclusions: inOrder([...before.conclusions, ...step.conclusions]) };
  }
  return joined;
}

function excludesAlike(one: Step, other: Step): boolean {
  const areExclusions = [one, other].every(
    (step) =>
      step.move === undefined &&
      step.size === 1 &&
      step.reasons[0]!.reason.excludes !== undefined &&
      isExclusion(step),
  );
  return areExclusions && isAlike(one.facts, other.facts);
}

function keepsAway(step: Step, line: SaidLine): line is ProofLine {
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
