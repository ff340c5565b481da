/**
 * From an insight (reasons and all that they decide) to a step: the half of each reason that suffices, and a
 * minimal set of facts.
 */
import type { Known } from '../../families/contract/index.js';
import { type Count, countFor, type Entailment, type Needed } from '../knowledge/index.js';
import { type Part, partsOf } from '../model/index.js';

/** An insight without its dispensable halves and facts. */
export interface Essence {
  /** One for each reason, in their order. */
  readonly parts: readonly Part[];
  readonly facts: readonly Known[];
  readonly count?: Count;
}

/**
 * Leaves out halves of reasons, then facts: first notes, then entries.
 * @param reasons none of which can be left out
 * @param known all known facts about marks in their scope
 * @throws Error when the reasons and the known facts do not force the conclusions
 */
export function essenceOf(
  entailment: Entailment,
  reasons: readonly number[],
  known: readonly Known[],
  conclusions: readonly Known[],
): Essence {
  const { board } = entailment;
  const counted = reasons.length === 1 ? countAlone(entailment, reasons[0]!, known, conclusions) : undefined;
  if (counted !== undefined) return counted;
  const all = reasons.flatMap((reason) => partsOf(board.reasons[reason]!));
  const first = entailment.need(all, known, conclusions);
  if (first === undefined)
    throw new Error(`reasons of model ${board.model.name} do not force their conclusions`);
  const parts = joinHalves(leaveOutHalves(entailment, first, known, conclusions));
  const count = countFor(board, parts, known, conclusions);
  if (count !== undefined) return { parts, facts: count.facts, count };
  return { parts, facts: leaveOutFacts(entailment, parts, known, conclusions) };
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
