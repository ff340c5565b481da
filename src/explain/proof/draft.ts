/**
 * Proofs before the facts of their lines are chosen. A search states all conclusions of each rule; from the
 * last line backwards, only conclusions that later lines need are kept, and only the facts that each line
 * needs: rather facts known before the step than conclusions of lines, and rather those of plain lines than
 * of cases, so that as many lines as possible are dropped.
 */
import type { Known } from '../../families/contract/index.js';
import type { Entailment } from '../knowledge/index.js';
import type { Part, Placing, Refutation } from '../model/index.js';
import { excludedBy, fewerCovered } from './covering.js';
import { crowdLine, crowdOf } from './crowd.js';
import type { CaseDraft, Draft, DraftLines, End, Origin, PlacingDraft } from './draft-lines.js';
import { withFewerFacts } from './fewer-facts.js';
import { jointCountLine } from './joint-counts.js';
import { packingOfOpen } from './packing.js';
import { excludingOthers } from './placing.js';
import { shortageLine, shortageOf } from './shortage.js';

/** Cost of a known fact by its origin; the dearest facts are left out first. */
const COST: Readonly<Record<Origin, number>> = { before: 0, supposed: 1, line: 2, case: 3 };

/** True if something is known without any line. */
function isFree(lines: DraftLines, known: Known): boolean {
  return COST[lines.originOf(known)] <= COST.supposed;
}

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
    return this.#withNamedEnd(lines, kept);
  }

  /**
   * Lines that end with a crowd or a shortage, which names no cell that the lines before it rule out, even
   * where it need not know that.
   */
  #withNamedEnd(lines: DraftLines, kept: readonly Line[]): readonly Line[] {
    const { end } = lines;
    const last = kept.at(-1);
    if (last === undefined || end === undefined) return kept;
    const shown = new Set([...kept.flatMap(concludedBy), ...factsOf(last)].map(({ mark }) => mark));
    const { board } = this.#entailment;
    const parts = this.#parts;
    const known = lines.known.filter((one) => isFree(lines, one) || shown.has(one.mark));
    const crowd = 'gatherings' in end ? crowdOf(board, parts, known) : undefined;
    if (crowd !== undefined) return kept.with(-1, crowdLine(crowd));
    const shortage = 'bounds' in end ? shortageOf(board, parts, known) : undefined;
    return shortage === undefined ? kept : kept.with(-1, shortageLine(shortage));
  }

  #line(lines: DraftLines, draft: Draft, needed: ReadonlySet<number>): Line | undefined {
    if ('supposed' in draft) {
      if (!needed.has(draft.supposed.mark)) return undefined;
      return 'inner' in draft ? this.#caseLine(draft) : draft;
    }
    if ('together' in draft)
      return draft.conclusions.every(({ mark }) => needed.has(mark)) ? draft : undefined;
    const known = lines.known.slice(0, draft.before);
    if ('places' in draft) return this.#placing(draft, known, (one) => COST[lines.originOf(one)]);
    if ('count' in draft) {
      const { count } = draft;
      const conclusions = count.conclusions.filter(({ mark }) => needed.has(mark));
      if (conclusions.length === 0) return undefined;
      return jointCountLine(this.#entailment.board, this.#parts, { ...count, conclusions }, known);
    }
    if ('end' in draft) return this.#end(draft.end, lines);
    const conclusions = draft.conclusions.filter(({ mark }) => needed.has(mark));
    if (conclusions.length === 0 && draft.conclusions.length > 0) return undefined;
    return {
      reason: draft.reason,
      facts: this.#factsFor(draft.reason, known, conclusions, (one) => COST[lines.originOf(one)]),
      conclusions,
    };
  }

  /** The end of a list of lines, with as few facts as it needs of those that are not free. */
  #end(end: End, lines: DraftLines): Line {
    const { board } = this.#entailment;
    const parts = this.#parts;
    const isKept = (one: Known): boolean => isFree(lines, one);
    if ('gatherings' in end)
      return crowdLine(withFewerFacts(end, isKept, (facts) => crowdOf(board, parts, facts)));
    if ('bounds' in end)
      return shortageLine(withFewerFacts(end, isKept, (facts) => shortageOf(board, parts, facts)));
    const excludedBeside = (isHeld: (one: Known) => boolean): ReadonlySet<number> => {
      const held = lines.known.filter((one) => one.value && isHeld(one));
      return excludedBy(
        board,
        parts,
        held.map(({ mark }) => mark),
      );
    };
    if ('cover' in end) {
      // What the supposed entries exclude is no place any more: the line that says so is shown anyway.
      const gone = excludedBeside((one) => lines.originOf(one) === 'supposed');
      return fewerCovered(board, parts, end, (one) => isKept(one) || gone.has(one.mark));
    }
    // What an entry that counts excludes is not left, though the entry takes up its group anyway.
    const counted = new Set([...end.held, ...end.used]);
    const gone = excludedBeside(({ mark }) => counted.has(mark));
    return withFewerFacts(
      end,
      (one) => isKept(one) || (!one.value && gone.has(one.mark)),
      (facts) => packingOfOpen(board, parts, facts),
    );
  }

  #placing(
    { needing, places }: PlacingDraft,
    known: readonly Known[],
    costOf: (known: Known) => number,
  ): Placing {
    const scope = this.#entailment.scopeOf(this.#parts[needing]!);
    const offered = known.filter(({ mark }) => scope.has(mark));
    const cheapestFirst = offered.toSorted((one, other) => costOf(one) - costOf(other));
    const open = places.map(({ place }) => place);
    const facts = excludingOthers(this.#entailment.board, this.#parts[needing]!, open, cheapestFirst);
    return {
      needing,
      places: places.map(({ place, inner }) => ({ ...place, lines: this.#lines(inner, new Set()) })),
      facts,
    };
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
  if ('supposed' in line) return line.lines.flatMap(factsOf);
  if ('places' in line) return [...line.facts, ...line.places.flatMap(({ lines }) => lines.flatMap(factsOf))];
  return line.facts;
}
