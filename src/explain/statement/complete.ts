/**
 * From an insight (reasons and all that they decide) to a step: the half of each reason that suffices, a
 * minimal set of facts, and the argument.
 */
import type { Known } from '../../families/contract/index.js';
import { type Count, countFor, type Entailment, type Needed } from '../knowledge/index.js';
import { type Argument, type Part, partsOf } from '../model/index.js';

/** An insight without its dispensable halves and facts. */
export interface Essence {
  /** One for each reason, in their order. */
  readonly parts: readonly Part[];
  readonly facts: readonly Known[];
  readonly count?: Count;
}

/** The halves of reasons that an insight rests on, and on request its facts. */
export interface EssentialParts {
  /** One for each reason, in their order. */
  readonly parts: readonly Part[];
  /** Leaves out facts: first notes, then entries. */
  readonly essence: () => Essence;
}

/**
 * Leaves out halves of reasons.
 * @param reasons none of which can be left out
 * @param known all known facts about marks in their scope
 * @throws Error when the reasons and the known facts do not force the conclusions
 */
export function essentialParts(
  entailment: Entailment,
  reasons: readonly number[],
  known: readonly Known[],
  conclusions: readonly Known[],
): EssentialParts {
  const { board } = entailment;
  const counted = reasons.length === 1 ? countAlone(entailment, reasons[0]!, known, conclusions) : undefined;
  if (counted !== undefined) return { parts: counted.parts, essence: () => counted };
  const all = reasons.flatMap((reason) => partsOf(board.reasons[reason]!));
  const first = entailment.need(all, known, conclusions);
  if (first === undefined)
    throw new Error(`reasons of model ${board.model.name} do not force their conclusions`);
  const parts = joinHalves(leaveOutHalves(entailment, first, known, conclusions));
  const essence = (): Essence => {
    const count = countFor(board, parts, known, conclusions);
    if (count !== undefined) return { parts, facts: count.facts, count };
    return { parts, facts: leaveOutFacts(entailment, parts, known, conclusions) };
  };
  return { parts, essence };
}

/** All of that at once. */
export function essenceOf(...insight: Parameters<typeof essentialParts>): Essence {
  return essentialParts(...insight).essence();
}

/** The usual case without a question to the engine: one reason that only counts. */
function countAlone(
  { board }: Entailment,
  reason: number,
  known: readonly Known[],
  conclusions: readonly Known[],
): Essence | undefined {
  for (const part of partsOf(board.reasons[reason]!)) {
    const count = countFor(board, [part], known, conclusions);
    if (count !== undefined) return { parts: [part], facts: count.facts, count };
  }
  return undefined;
}

function leaveOutHalves(
  entailment: Entailment,
  { parts }: Needed,
  known: readonly Known[],
  conclusions: readonly Known[],
): readonly Part[] {
  let kept = parts;
  for (const part of parts) {
    if (!kept.includes(part)) continue;
    const others = kept.filter((other) => other !== part);
    kept = entailment.need(others, known, conclusions)?.parts ?? kept;
  }
  return kept;
}

/** Two halves of one reason that are both needed are the whole reason. */
function joinHalves(parts: readonly Part[]): readonly Part[] {
  const joined = new Map<number, Part>();
  for (const part of parts) {
    joined.set(part.reason, joined.has(part.reason) ? { reason: part.reason } : part);
  }
  return [...joined.values()];
}

function leaveOutFacts(
  entailment: Entailment,
  parts: readonly Part[],
  known: readonly Known[],
  conclusions: readonly Known[],
): readonly Known[] {
  let kept = entailment.need(parts, known, conclusions)?.facts ?? known;
  const notesFirst = [...kept].sort(
    (one, other) => Number(entailment.board.isEntry(one)) - Number(entailment.board.isEntry(other)),
  );
  for (const fact of notesFirst) {
    if (!kept.includes(fact)) continue;
    const others = kept.filter((other) => other !== fact);
    kept = entailment.need(parts, others, conclusions)?.facts ?? kept;
  }
  return kept;
}

/** The argument of a step when it needs no proof by contradiction. */
export function shortArgument({ parts, count }: Essence): Argument | undefined {
  if (parts.length === 1) return { kind: 'alone' };
  if (count === undefined) return undefined;
  return { kind: 'counting', least: count.least, most: count.most, isTight: count.isTight };
}
