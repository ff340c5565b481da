/** Refutations and lines inside proofs that a family says in one sentence, as it does with steps. */
import type { Known, Mark, MarkedValue } from '../../families/contract/index.js';
import {
  type Argument,
  type Board,
  type KnownBefore,
  type Part,
  type ProofLine,
  positioned,
  type Refutation,
  shapeOf,
  type Wordless,
} from '../model/index.js';
import { concludedBy } from './draft.js';
import { onlyExcluding } from './uses.js';

/** Facts in words, with all that is known of their places. */
export type SaysFacts = (marks: readonly Mark[], facts: readonly Known[], before: KnownBefore) => string;

/** The subject of a family's sentences, and the words for facts in them. */
export interface CaseContext {
  readonly board: Board;
  readonly parts: readonly Part[];
  readonly saysFacts: SaysFacts;
}

/** An argument with the sentences that the family has for its refutations and lines. */
export function withCaseWords(context: CaseContext, argument: Argument, before: KnownBefore): Argument {
  const { becauseOfCase, becauseOfLine } = context.board.explained;
  const hasWords = becauseOfCase !== undefined || becauseOfLine !== undefined;
  if (!hasWords || argument.kind !== 'contradiction') return argument;
  const withWords = (lines: Lines, decided: Decided): Lines => {
    const known = new Map(decided);
    return lines.map((line) => {
      const words = 'supposed' in line ? refuted(line, known) : said(line, known);
      for (const { mark, value } of concludedBy(line)) known.set(mark, value);
      return words;
    });
  };
  const said = (line: Exclude<Lines[number], Refutation>, decided: Decided): Lines[number] => {
    const because = 'reason' in line ? lineWordsOf(context, line, knownWith(before, decided)) : undefined;
    return because === undefined ? line : { ...line, because };
  };
  const refuted = (line: Refutation, decided: Decided): Refutation => {
    const { supposed } = line;
    const refutation = {
      ...line,
      lines: withWords(line.lines, new Map(decided).set(supposed.mark, supposed.value)),
    };
    const because = caseWordsOf(context, line, knownWith(before, decided));
    return because === undefined ? refutation : { ...refutation, because };
  };
  return { ...argument, lines: withWords(argument.lines, new Map()) };
}

/** The family's sentence for one refutation, with the facts known before it; undefined if it has none. */
export function caseWordsOf(
  { board, parts, saysFacts }: CaseContext,
  refutation: Refutation,
  before: KnownBefore,
): string | undefined {
  const claim = claimOf(board, parts, refutation);
  if (claim === undefined) return undefined;
  const saysKnown = (): string => saysFacts(board.marks, claim.facts, before);
  return board.explained.becauseOfCase?.(shapeOf(board, claim, before), saysKnown);
}

/**
 * The family's sentence for a line by a single rule, with the facts known before it; undefined if it has
 * none.
 */
function lineWordsOf(
  { board, parts, saysFacts }: CaseContext,
  { reason, facts, conclusions }: ProofLine,
  before: KnownBefore,
): string | undefined {
  if (board.explained.becauseOfLine === undefined) return undefined;
  const shape = shapeOf(board, { parts: [parts[reason]!], facts, conclusions }, before);
  const saysKnown = (own?: readonly MarkedValue[]): string =>
    saysFacts(board.marks, own === undefined ? facts : positioned(board.marks, own), before);
  return board.explained.becauseOfLine(shape, saysKnown);
}

type Lines = Refutation['lines'];

/** By mark: its value by the conclusions and suppositions above. */
type Decided = ReadonlyMap<number, boolean>;

/**
 * The facts known at a line, with the values from the lines above, which may be false below a wrong
 * supposition.
 */
function knownWith(before: KnownBefore, decided: Decided): KnownBefore {
  return {
    isKnown: (mark) => decided.has(mark) || before.isKnown(mark),
    truth: (mark) => {
      const value = decided.get(mark);
      return value === undefined ? before.truth(mark) : { mark, value };
    },
  };
}

/**
 * The claim of a refutation by single rules: the rules, the facts that its lines rest on, and the opposite of
 * its supposition.
 */
function claimOf(board: Board, parts: readonly Part[], refutation: Refutation): Wordless | undefined {
  const { supposed } = refutation;
  const lines = withInner(refutation.lines);
  const cases = lines.filter((line): line is Refutation => 'supposed' in line);
  const plain = lines.filter((line): line is ProofLine => 'reason' in line);
  if (plain.length + cases.length < lines.length) return undefined;
  const concluded = plain.flatMap(({ conclusions }) => conclusions);
  const assumed = cases.map((line) => line.supposed);
  const inside = new Set([supposed, ...assumed, ...concluded].map(({ mark }) => mark));
  const outside = plain.flatMap(({ facts }) => facts).filter(({ mark }) => !inside.has(mark));
  const reasons = parts.map(({ reason }) => board.reasons[reason]!.reason);
  const argument: Argument = { kind: 'contradiction', lines: [refutation], facts: [] };
  const excluding = onlyExcluding(board.marks, reasons, argument);
  const used = [...new Set(plain.map(({ reason }) => reason))];
  return {
    parts: used.map((position) => parts[position]!),
    facts: [...new Map(outside.map((fact) => [fact.mark, fact])).values()],
    conclusions: [{ mark: supposed.mark, value: !supposed.value }],
    onlyExcluding: new Set([...used.keys()].filter((place) => excluding.has(used[place]!))),
  };
}

/** All lines, those of cases inside included. */
function withInner(lines: Refutation['lines']): Refutation['lines'] {
  return lines.flatMap((line) => ('supposed' in line ? [line, ...withInner(line.lines)] : [line]));
}
