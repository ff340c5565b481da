/** The proof that the opposite of a conclusion is impossible, line by line. */

import type { Known, Mark } from '../../families/contract/index.js';
import {
  type JointLine,
  type Place,
  type Placing,
  type Refutation,
  type Step,
  withoutImplied,
} from '../model/index.js';
import { concludedBy, factsOf } from '../proof/index.js';
import {
  alikeRefutations,
  type Repeated,
  repeatedWords,
  ShownRefutations,
  withAlikeTogether,
} from './alike-refutations.js';
import { joinedAmounts } from './amount-words.js';
import { coveringBeside, coveringWords } from './covering-words.js';
import { joinedExclusions, type SaidLine } from './exclusion-words.js';
import { linesByGroup } from './group-words.js';
import { jointWords } from './joint/index.js';
import { saysAll, saysKnown } from './known-words.js';
import { lineOfRule } from './line-words.js';
import { sentenceStart } from './lists.js';

import { packingBeside, packingWords } from './packing-words.js';
import { linesByPlace } from './place-lines.js';
import { type PlaceProof, placingWords } from './placing-words.js';
import { rulesOfLines } from './proof-rules.js';

/** Lines up to which a proof is shown, of all conclusions; of a longer one the first conclusion is enough. */
export const MOST_LINES = 200;
const INDENT = '  ';

type Lines = Refutation['lines'];

/** The context of a line of a proof. */
interface Context {
  readonly marks: readonly Mark[];
  readonly step: Step;
  readonly indent: string;
  /** True if a refutation by the same rules in the same order as one that was shown is only named. */
  readonly skipsAlike: boolean;
  /** By mark: its value by the suppositions and by the lines before. */
  readonly decided: ReadonlyMap<number, boolean>;
  /**
   * The groups, by rule, that were said to hold nothing, and the refutations shown; these grow from line to
   * line.
   */
  readonly said: Set<string>;
  readonly shown: ShownRefutations;
}

/** The whole proof of a step, a line each; none where the sentence of the step says all. */
export function saysProof(marks: readonly Mark[], step: Step): readonly string[] {
  const { argument } = step;
  return argument.kind === 'contradiction' ? linesOf(contextOf(marks, step, false), argument.lines) : [];
}

/** Before the first line of a proof. */
function contextOf(marks: readonly Mark[], step: Step, skipsAlike: boolean): Context {
  const shown = new ShownRefutations();
  return { marks, step: asProved(step), indent: '', skipsAlike, decided: new Map(), said: new Set(), shown };
}

/** A step with the reasons that the lines of its proof refer to. */
function asProved(step: Step): Step {
  return { ...step, reasons: step.proofReasons ?? step.reasons };
}

/**
 * The proof without what goes without saying; of a long one only as much as shows one conclusion.
 * @param most the number of lines up to which all conclusions are shown
 */
export function saysShortProof(marks: readonly Mark[], step: Step, most = MOST_LINES): readonly string[] {
  const { argument } = step;
  if (argument.kind !== 'contradiction') return [];
  const said = new Set(withoutImplied(marks, step).map(({ mark }) => mark));
  const lines = linesTo(argument.lines, said);
  const whole = linesOf(contextOf(marks, step, true), lines);
  const place = lines.findIndex((line) => concludedBy(line).some(({ mark }) => said.has(mark)));
  if (whole.length <= most || place === lines.length - 1) return whole;
  const shared = contextOf(marks, step, true);
  const first = linesOf(shared, lines.slice(0, place + 1));
  const shown = lines[place]!;
  const so = 'supposed' in shown ? [`So ${opposite(marks, shown.supposed)}.`] : [];
  return [...first, ...so, ...restOf(shared, lines.slice(place + 1))];
}

/** The lines after the first conclusion; of refutations only their conclusions. */
function restOf(context: Context, lines: Lines): readonly string[] {
  const { marks } = context;
  const said: string[] = [];
  let refuted: Known[] = [];
  const sayRefuted = (): void => {
    if (refuted.length > 0)
      said.push(`The opposite of this contradicts the same rules as well: ${saysAll(marks, refuted)}.`);
    refuted = [];
  };
  for (const line of lines) {
    if ('supposed' in line && !isSaidAtOnce(context, line)) {
      refuted.push(...concludedBy(line));
      continue;
    }
    sayRefuted();
    said.push(...linesOf(context, [line]));
  }
  sayRefuted();
  return said;
}

/** The lines that lead to some marks. */
function linesTo(lines: Lines, marks: ReadonlySet<number>): Lines {
  const needed = new Set(marks);
  return lines
    .toReversed()
    .flatMap((line): Lines => {
      const conclusions = concludedBy(line).filter(({ mark }) => needed.has(mark));
      if (conclusions.length === 0) return [];
      for (const { mark } of factsOf(line)) needed.add(mark);
      return ['reason' in line ? { ...line, conclusions } : line];
    })
    .toReversed();
}

/** @param supposed what the line before supposes */
function linesOf(context: Context, lines: Lines, supposed?: Known): readonly string[] {
  const { marks, step, indent, skipsAlike, shown } = context;
  const single = joinedLines(context, lines);
  const joined = skipsAlike ? withAlikeTogether(marks, step, single) : single;
  const alike: ReadonlyMap<number, Repeated> = skipsAlike
    ? alikeRefutations(marks, step, joined, shown)
    : new Map();
  const decided = new Map(context.decided);
  return joined.flatMap((line, place) => {
    const repeated = alike.get(place);
    const here = { ...context, decided: new Map(decided) };
    for (const { mark, value } of concludedBy(line)) decided.set(mark, value);
    if ('supposed' in line && repeated !== undefined) {
      shown.add(marks, step, line);
      return repeatedWords(marks, repeated).map((one) => indent + one);
    }
    if (isSaidAtOnce(context, line)) return sentenceOf(here, joined, place);
    if ('supposed' in line) return caseLines(here, line, place === joined.length - 1);
    return wordsOf(here, line, place === 0 ? supposed : undefined).map((one) => indent + one);
  });
}

/** @param supposed what the line before supposes */
function wordsOf(
  context: Context,
  line: Exclude<SaidLine, Refutation>,
  supposed: Known | undefined,
): readonly string[] {
  const { marks, step, decided } = context;
  if ('places' in line) return saysPlaces(context, line);
  if ('cover' in line) return coveringWords(marks, step, coveringBeside(line, decided, step.known));
  if ('together' in line) return [lineOfSeveral(context, line)];
  return 'groups' in line
    ? packingWords(marks, step, packingBeside(line, decided))
    : [lineOfRule(context, line, supposed)];
}

function joinedLines({ marks, step, decided }: Context, lines: Lines): readonly SaidLine[] {
  const known = [...step.known, ...[...decided].map(([mark, value]) => ({ mark, value }))];
  const single = lines.flatMap((line) => {
    const split = linesByGroup(marks, step, line).flatMap((one) => linesByPlace(marks, step, one, known));
    known.push(...concludedBy(line));
    return split;
  });
  return joinedAmounts(step, joinedExclusions(step, single));
}

/** A placing with the lines of each place. */
function saysPlaces(context: Context, line: Placing): readonly string[] {
  const { marks, step } = context;
  const known = [...step.known, ...[...context.decided].map(([mark, value]) => ({ mark, value }))];
  const proofOf = ({ supposed, lines }: Place): PlaceProof => {
    const decided = new Map(context.decided);
    for (const { mark, value } of supposed) decided.set(mark, value);
    const inner = {
      ...context,
      indent: '',
      decided,
      said: new Set(context.said),
      shown: context.shown.copy(),
    };
    return { lines: linesOf(inner, lines), rules: rulesOfLines(marks, step, lines) };
  };
  return placingWords({ marks, step, known, proofOf, indent: INDENT }, line);
}

/** True if a refutation is said in one sentence: not where all lines are wanted. */
function isSaidAtOnce({ skipsAlike }: Context, line: SaidLine): line is Refutation & { because: string } {
  return skipsAlike && 'supposed' in line && line.because !== undefined;
}

/**
 * The sentence of a refutation and of those after it that are said in the same words and rest on nothing
 * between; nothing where it was said with one before.
 */
function sentenceOf(context: Context, lines: readonly SaidLine[], place: number): readonly string[] {
  const { marks, indent } = context;
  const alike = (first: number): readonly SaidLine[] => {
    const line = lines[first]!;
    if (!isSaidAtOnce(context, line)) return [];
    const between = new Set<number>();
    return lines.slice(first).filter((other) => {
      const isSame = isSaidAtOnce(context, other) && other.because === line.because;
      if (isSame && !factsOf(other).some(({ mark }) => between.has(mark))) return true;
      for (const { mark } of concludedBy(other)) between.add(mark);
      return false;
    });
  };
  const line = lines[place]!;
  if (lines.slice(0, place).some((_, before) => alike(before).includes(line))) return [];
  const words = saysAll(marks, alike(place).flatMap(concludedBy));
  const start = place === 0 && indent === '' ? sentenceStart(words) : `Then ${words}`;
  return [`${indent}${start}, because ${(line as Refutation).because}.`];
}

/** @param isLast then what was supposed is what the reader waits for, and its opposite goes without saying */
function caseLines(context: Context, refutation: Refutation, isLast: boolean): readonly string[] {
  const { supposed, lines } = refutation;
  const { marks, indent } = context;
  const decided = new Map(context.decided).set(supposed.mark, supposed.value);
  const inner = { ...context, indent: indent + INDENT, decided, said: new Set(context.said) };
  const shown = linesOf(inner, lines, supposed);
  context.shown.add(marks, context.step, refutation);
  return [
    `${indent}Suppose that ${saysKnown(marks, supposed)}.`,
    ...shown,
    ...(isLast ? [] : [`${indent}So ${opposite(marks, supposed)}.`]),
  ];
}

/** The line of several rules taken at once. */
function lineOfSeveral({ marks, step }: Context, line: JointLine): string {
  const { conclusions } = line;
  const because = jointWords(marks, step, line);
  return conclusions.length === 0
    ? `This is impossible, because ${because}.`
    : `Then ${saysAll(marks, conclusions)}, because ${because}.`;
}

/** The conclusion of a refutation, in words. */
function opposite(marks: readonly Mark[], { mark, value }: Known): string {
  return saysKnown(marks, { mark, value: !value });
}
