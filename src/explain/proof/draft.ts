/**
 * Proofs before the facts of their lines are chosen. A search states all conclusions of each rule; from the
 * last line backwards, only conclusions that later lines need are kept, and only the facts that each line
 * needs: rather facts known before the step than conclusions of lines, and rather those of plain lines than
 * of cases, so that as many lines as possible are dropped.
 */
import type { Known } from '../../families/contract/index.js';
import type { Entailment } from '../knowledge/index.js';
import type { Packing, Part, Refutation } from '../model/index.js';
import type { CaseDraft, Draft, DraftLines, Origin } from './draft-lines.js';
import { fewerPacked } from './packing.js';

/** Cost of a known fact by its origin; the dearest facts are left out first. */
const COST: Readonly<Record<Origin, number>> = { before: 0, supposed: 1, line: 2, case: 3 };

type Line = Refutation['lines'][number];

/** Finishes drafts about some parts. */
export class ProofWriter {
  readonly #entailment: Entailment;
  readonly #parts: readonly Part[];

  constructor(entailment: Entailment, parts: readonly Part[]) {
    this.#entailment = entailment;
    this.#parts = parts;
  }

  /** The lines that lead to some conclusions. */
  linesTo(conclusions: readonly Known[], draft: DraftLines): readonly Line[] {
    return this.#lines(draft, new Set(conclusions.map(({ mark }) => mark)));
  }

  /** The refutation whose last line ends the draft. */
  refutation(supposed: Known, inner: DraftLines): Refutation {
    return { supposed, lines: this.#lines(inner, new Set()) };
  }

  /** @param needed marks that later lines rest on; it grows */
  #lines(lines: DraftLines, needed: Set<number>): readonly Line[] {
    const kept: Line[] = [];
    for (const draft of lines.drafts.toReversed()) {
      const line = this.#line(lines, draft, needed);
      if (line === undefined) continue;
      for (const { mark } of factsOf(line)) needed.add(mark);
      kept.unshift(line);
    }
    return kept;
  }

  #line(lines: DraftLines, draft: Draft, needed: ReadonlySet<number>): Line | undefined {
    if ('supposed' in draft) {
      if (!needed.has(draft.supposed.mark)) return undefined;
      return 'inner' in draft ? this.#caseLine(draft) : draft;
    }
    if ('together' in draft)
      return draft.conclusions.every(({ mark }) => needed.has(mark)) ? draft : undefined;
    if ('end' in draft) return this.#end(draft.end, lines);
    const known = lines.known.slice(0, draft.before);
    const conclusions = draft.conclusions.filter(({ mark }) => needed.has(mark));
    if (conclusions.length === 0 && draft.conclusions.length > 0) return undefined;
    return {
      reason: draft.reason,
      facts: this.#factsFor(draft.reason, known, conclusions, (one) => COST[lines.originOf(one)]),
      conclusions,
    };
  }

  /** The end of a list of lines, with as few facts as it needs of those that rest on lines. */
  #end(end: Packing, lines: DraftLines): Packing {
    const isFree = (one: Known): boolean => COST[lines.originOf(one)] <= COST.supposed;
    return fewerPacked(this.#entailment.board, this.#parts, end, isFree);
  }

  /** A case of one line of a rule is a conclusion of this rule by itself. */
  #caseLine({ supposed, inner }: CaseDraft): Line {
    const refutation = this.refutation(supposed, inner);
    const [only, ...more] = refutation.lines;
    if (more.length > 0 || only === undefined || !('reason' in only)) return refutation;
    return {
      reason: only.reason,
      facts: only.facts.filter(({ mark }) => mark !== supposed.mark),
      conclusions: [{ mark: supposed.mark, value: !supposed.value }],
    };
  }

  /** A minimal set of known facts that a part needs for its conclusions. */
  #factsFor(
    reason: number,
    known: readonly Known[],
    conclusions: readonly Known[],
    costOf: (known: Known) => number,
  ): readonly Known[] {
    const part = this.#parts[reason]!;
    const scope = this.#entailment.scopeOf(part);
    const offered = known.filter(({ mark }) => scope.has(mark));
    // The dearest first, of those that are equal the newest.
    const order = offered.toReversed().sort((one, other) => costOf(other) - costOf(one));
    let kept = offered;
    for (const fact of order) {
      if (!kept.includes(fact)) continue;
      const cost = costOf(fact);
      const others = kept.filter((other) => other !== fact);
      const needed = this.#entailment.need([part], others, conclusions)?.facts;
      if (needed !== undefined) kept = others.filter((one) => costOf(one) < cost || needed.includes(one));
    }
    return kept;
  }
}

/** Conclusions of a line; of a refutation: the opposite of its supposition. */
export function concludedBy(line: Line): readonly Known[] {
  if ('supposed' in line) return [{ mark: line.supposed.mark, value: !line.supposed.value }];
  return 'conclusions' in line ? line.conclusions : [];
}

/** All facts that a line, or the lines of a refutation, rest on. */
export function factsOf(line: Line): readonly Known[] {
  return 'supposed' in line ? line.lines.flatMap(factsOf) : line.facts;
}
