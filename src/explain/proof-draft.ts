/**
 * Proofs before it is known what their lines need. A search says all that each rule gives; from the last line backwards, only what
 * later lines rest on stays, and of what is known by then only what a line needs: rather what is known before the step than
 * conclusions of lines, and rather those of plain lines than of cases, so that as many lines as possible go.
 */
import type { Known } from '../families/explaining.js';
import { fewerCovered } from './covering.js';
import type { Entailment } from './entailment.js';
import { fewerFacts } from './packing.js';
import type { Part } from './part.js';
import { excludingOthers, type OpenPlace } from './placing.js';
import type { Covering, JointLine, KnownBefore, Packing, Placing, Refutation } from './step.js';

/** What one rule gives. */
interface RuleDraft {
  /** Position of the part. */
  readonly reason: number;
  /** Empty: it cannot hold any more. */
  readonly conclusions: readonly Known[];
  /** How many entries of {@link DraftLines.known} it may rest on. */
  readonly before: number;
}

/** A value that is supposed and refuted. */
interface CaseDraft {
  readonly supposed: Known;
  readonly inner: DraftLines;
  /** Whether the family says the whole refutation in one sentence. */
  readonly isSaid: boolean;
}

/** A packing or a covering that ends a list. */
interface EndDraft {
  readonly end: Packing | Covering;
  readonly before: number;
}

/** A place with the lines that refute it. */
export interface DraftPlace {
  readonly place: OpenPlace;
  readonly inner: DraftLines;
}

/** All places of a thing that a part needs are refuted, which ends a list. */
interface PlacingDraft {
  /** Position of the part. */
  readonly needing: number;
  readonly places: readonly DraftPlace[];
  readonly before: number;
}

type Draft = RuleDraft | JointLine | CaseDraft | EndDraft | PlacingDraft | Refutation;

/** Lines and what is known while they are made. */
export class DraftLines {
  readonly known: Known[];
  readonly drafts: Draft[] = [];
  readonly #decided: Set<number>;
  readonly #origin: Map<number, Origin>;

  private constructor(known: readonly Known[], origin: ReadonlyMap<number, Origin>) {
    this.known = [...known];
    this.#decided = new Set(known.map(({ mark }) => mark));
    this.#origin = new Map(origin);
  }

  /** @param known before the step, what is to be preferred first */
  static of(known: readonly Known[]): DraftLines {
    return new DraftLines(known, new Map());
  }

  /** Lines that suppose something beside what is known by now. */
  supposing(...supposed: readonly Known[]): DraftLines {
    const inner = new DraftLines(this.known, this.#origin);
    inner.#learn(supposed, 'supposed');
    return inner;
  }

  /** Lines for a trial, where some values are known not to be. */
  without(values: readonly Known[]): DraftLines {
    const trial = new DraftLines(this.known, this.#origin);
    trial.#learn(
      values.map(({ mark, value }) => ({ mark, value: !value })),
      'case',
    );
    return trial;
  }

  addRule(reason: number, conclusions: readonly Known[]): void {
    this.drafts.push({ reason, conclusions, before: this.known.length });
    this.#learn(conclusions, 'line');
  }

  addJoint(line: JointLine): void {
    this.drafts.push(line);
    this.#learn(line.conclusions, 'line');
  }

  /** @param isSaid whether the family says the whole refutation in one sentence */
  addCase(supposed: Known, inner: DraftLines, isSaid = false): void {
    this.drafts.push({ supposed, inner, isSaid });
    this.#learn([{ mark: supposed.mark, value: !supposed.value }], isSaid ? 'line' : 'case');
  }

  addRefutation(refutation: Refutation): void {
    const { mark, value } = refutation.supposed;
    this.drafts.push(refutation);
    this.#learn([{ mark, value: !value }], 'case');
  }

  addEnd(end: Packing | Covering): void {
    this.drafts.push({ end, before: this.known.length });
  }

  addPlacing(needing: number, places: readonly DraftPlace[]): void {
    this.drafts.push({ needing, places, before: this.known.length });
  }

  /** Whether the value of a mark is known by now. */
  decides({ mark }: Pick<Known, 'mark'>): boolean {
    return this.#decided.has(mark);
  }

  /** What is known before the next line. */
  get asKnown(): KnownBefore {
    const values = new Map(this.known.map(({ mark, value }) => [mark, value]));
    return {
      isKnown: (mark) => values.has(mark),
      truth: (mark) => ({ mark, value: values.get(mark)! }),
    };
  }

  /** How many lines these are, with those of cases that are not said in one sentence. */
  get size(): number {
    return this.drafts.reduce((sum, draft) => {
      if ('places' in draft) return draft.places.reduce((all, { inner }) => all + inner.size, sum + 1);
      return sum + ('inner' in draft && !draft.isSaid ? 2 + draft.inner.size : 1);
    }, 0);
  }

  /** Where what is known of a mark comes from. */
  originOf({ mark }: Known): Origin {
    return this.#origin.get(mark) ?? 'before';
  }

  #learn(known: readonly Known[], origin: Origin): void {
    this.known.push(...known);
    for (const { mark } of known) {
      this.#decided.add(mark);
      this.#origin.set(mark, origin);
    }
  }
}

/** Where something that is known in a proof comes from: from before the step, a supposition, a line, or the end of a case. */
type Origin = 'before' | 'supposed' | 'line' | 'case';

/** Which of what is known is left out first. */
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
    const known = lines.known.slice(0, draft.before);
    if ('places' in draft) return this.#placing(draft, known, (one) => COST[lines.originOf(one)]);
    if ('end' in draft) {
      const { end } = draft;
      const kept = (one: Known): boolean => COST[lines.originOf(one)] <= COST.supposed;
      return 'cover' in end
        ? fewerCovered(this.#entailment.board, this.#parts, end, kept)
        : fewerFacts(this.#entailment.board, this.#parts, end, kept);
    }
    const conclusions = draft.conclusions.filter(({ mark }) => needed.has(mark));
    if (conclusions.length === 0 && draft.conclusions.length > 0) return undefined;
    return {
      reason: draft.reason,
      facts: this.#factsFor(draft.reason, known, conclusions, (one) => COST[lines.originOf(one)]),
      conclusions,
    };
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

  /** A case of one line of a rule is what this rule gives by itself. */
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

  /** What a part needs of what is known for its conclusions; nothing of that can be left out. */
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

/** What a line concludes; a refutation: the opposite of what it supposes. */
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
