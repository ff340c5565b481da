/** Lines of a proof during the search, before their facts are chosen, and the facts known by then. */
import type { Known } from '../../families/contract/index.js';
import type {
  Covering,
  Crowd,
  FamilyLine,
  KnownBefore,
  Packing,
  Refutation,
  Shortage,
} from '../model/index.js';
import type { JointCount } from './joint-counts.js';
import type { OpenPlace } from './placing.js';

/** Conclusions of one rule. */
interface RuleDraft {
  /** Position of the part. */
  readonly reason: number;
  /** Empty: it cannot hold any more. */
  readonly conclusions: readonly Known[];
  /** The number of entries of {@link DraftLines.known} it may rest on. */
  readonly before: number;
}

/** Joint conclusions of rules that count. */
interface CountDraft {
  readonly count: JointCount;
  readonly before: number;
}

/** A value that is supposed and refuted. */
export interface CaseDraft {
  readonly supposed: Known;
  readonly inner: DraftLines;
  /** True if the family says the whole refutation in one sentence. */
  readonly isSaid: boolean;
}

/** A structure that ends a list at once. */
export type End = Packing | Covering | Crowd | Shortage;

interface EndDraft {
  readonly end: End;
  readonly before: number;
}

/** A place with the lines that refute it. */
export interface DraftPlace {
  readonly place: OpenPlace;
  readonly inner: DraftLines;
}

/** All places of a ship that a part needs are refuted, which ends a list. */
export interface PlacingDraft {
  /** Position of the part. */
  readonly needing: number;
  readonly places: readonly DraftPlace[];
  readonly before: number;
}

export type Draft = RuleDraft | FamilyLine | CountDraft | CaseDraft | EndDraft | PlacingDraft | Refutation;

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

  addJoint(line: FamilyLine): void {
    this.drafts.push(line);
    this.#learn(line.conclusions, 'line');
  }

  addCount(count: JointCount): void {
    this.drafts.push({ count, before: this.known.length });
    this.#learn(count.conclusions, 'line');
  }

  /** @param isSaid true if the family says the whole refutation in one sentence */
  addCase(supposed: Known, inner: DraftLines, isSaid = false): void {
    this.drafts.push({ supposed, inner, isSaid });
    this.#learn([{ mark: supposed.mark, value: !supposed.value }], isSaid ? 'line' : 'case');
  }

  addRefutation(refutation: Refutation): void {
    const { mark, value } = refutation.supposed;
    this.drafts.push(refutation);
    this.#learn([{ mark, value: !value }], 'case');
  }

  addEnd(end: End): void {
    this.drafts.push({ end, before: this.known.length });
  }

  addPlacing(needing: number, places: readonly DraftPlace[]): void {
    this.drafts.push({ needing, places, before: this.known.length });
  }

  /** The end of the lines, if that is no rule. */
  get end(): End | undefined {
    const last = this.drafts.at(-1);
    return last !== undefined && 'end' in last ? last.end : undefined;
  }

  /** True if the value of a mark is known by now. */
  decides({ mark }: Pick<Known, 'mark'>): boolean {
    return this.#decided.has(mark);
  }

  /** True if it is known by now that a mark has a value. */
  shows({ mark, value }: Known): boolean {
    return this.known.some((one) => one.mark === mark && one.value === value);
  }

  /** The facts known before the next line. */
  get asKnown(): KnownBefore {
    const values = new Map(this.known.map(({ mark, value }) => [mark, value]));
    return {
      isKnown: (mark) => values.has(mark),
      truth: (mark) => ({ mark, value: values.get(mark)! }),
    };
  }

  /** Number of lines, with those inside cases that are not said in one sentence. */
  get size(): number {
    return this.drafts.reduce((sum, draft) => {
      if ('places' in draft) return draft.places.reduce((all, { inner }) => all + inner.size, sum + 1);
      return sum + ('inner' in draft && !draft.isSaid ? 2 + draft.inner.size : 1);
    }, 0);
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

/** Origin of a known fact in a proof: before the step, a supposition, a line, or the end of a case. */
export type Origin = 'before' | 'supposed' | 'line' | 'case';
