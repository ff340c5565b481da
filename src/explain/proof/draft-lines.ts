/** Lines of a proof during the search, before their facts are chosen, and the facts known by then. */
import type { Known } from '../../families/contract/index.js';
import type { Packing, ParityLine, Refutation } from '../model/index.js';

/** Conclusions of one rule. */
interface RuleDraft {
  /** Position of the part. */
  readonly reason: number;
  /** Empty: it cannot hold any more. */
  readonly conclusions: readonly Known[];
  /** The number of entries of {@link DraftLines.known} it may rest on. */
  readonly before: number;
}

/** A value that is supposed and refuted. */
export interface CaseDraft {
  readonly supposed: Known;
  readonly inner: DraftLines;
}

/** A packing that ends a list. */
interface EndDraft {
  readonly end: Packing;
}

export type Draft = RuleDraft | ParityLine | CaseDraft | EndDraft | Refutation;

/** Origin of a known fact in a proof: before the step, a supposition, a line, or the end of a case. */
export type Origin = 'before' | 'supposed' | 'line' | 'case';

/** Lines, and the facts known while they are made. */
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

  /** @param known facts known before the step, preferred ones first */
  static of(known: readonly Known[]): DraftLines {
    return new DraftLines(known, new Map());
  }

  /** Lines with a further supposition. */
  supposing(supposed: Known): DraftLines {
    const inner = new DraftLines(this.known, this.#origin);
    inner.#learn([supposed], 'supposed');
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

  addParity(line: ParityLine): void {
    this.drafts.push(line);
    this.#learn(line.conclusions, 'line');
  }

  addCase(supposed: Known, inner: DraftLines): void {
    this.drafts.push({ supposed, inner });
    this.#learn([{ mark: supposed.mark, value: !supposed.value }], 'case');
  }

  addRefutation(refutation: Refutation): void {
    const { mark, value } = refutation.supposed;
    this.drafts.push(refutation);
    this.#learn([{ mark, value: !value }], 'case');
  }

  addEnd(end: Packing): void {
    this.drafts.push({ end });
  }

  /** True if the value of a mark is known by now. */
  decides({ mark }: Pick<Known, 'mark'>): boolean {
    return this.#decided.has(mark);
  }

  /** True if it is known by now that a mark has a value. */
  shows({ mark, value }: Known): boolean {
    return this.known.some((one) => one.mark === mark && one.value === value);
  }

  /** Number of lines, with those inside cases. */
  get size(): number {
    return this.drafts.reduce((sum, draft) => sum + ('inner' in draft ? 2 + draft.inner.size : 1), 0);
  }

  /** Origin of the known value of a mark. */
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
