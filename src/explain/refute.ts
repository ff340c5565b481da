/**
 * Short proofs for steps of several reasons, from all that is known before the step. The opposite of a conclusion is supposed, and
 * each line is what one reason adds to what is known by then, until a reason cannot hold any more. What counting finds comes before
 * what must be searched for. Where no single reason adds anything, a further value is supposed and refuted in the same way; where
 * that is not enough, another one while it is supposed. Once a conclusion is shown, the others may follow from it by single
 * reasons; of those that must be supposed away, the one with the shortest proof comes first.
 */
import type { Known } from '../families/explaining.js';
import type { Entailment } from './entailment.js';
import { packingOfOpen, refuteByPacking } from './packing.js';
import type { Part } from './part.js';
import { DraftLines, ProofWriter } from './proof-draft.js';
import type { Refutation } from './step.js';

/** How often the parts may be asked what they add, for one refutation, when values are supposed up to this depth. */
const MOST_QUESTIONS = [100, 4000, 6000] as const;
/** Cases among which the shortest is taken. */
const MOST_CASES = 3;
/** Refutations of no more lines need not be shorter. */
export const FEW_LINES = 12;

/** What a proof is made of. */
export interface ProofTask {
  readonly entailment: Entailment;
  readonly parts: readonly Part[];
  /** What is known before the step of the marks in the scope of its reasons, what is to be preferred first. */
  readonly known: readonly Known[];
  readonly conclusions: readonly Known[];
  /** Whether any list of lines may end with a packing. */
  readonly packs: boolean;
}

/** Lines that conclude all conclusions; undefined when no short proof was found. */
export function proofOf(task: ProofTask): Refutation['lines'] | undefined {
  return new Proof(task).lines();
}

/** How far a refutation may go, see {@link Proof}. */
interface Reach {
  readonly depth: number;
  readonly isThorough: boolean;
  readonly cases?: readonly Known[];
}

/** How often the parts may still be asked. */
interface Questions {
  left: number;
}

class Proof {
  readonly #task: ProofTask;
  readonly #writer: ProofWriter;

  constructor(task: ProofTask) {
    this.#task = task;
    this.#writer = new ProofWriter(task.entailment, task.parts);
  }

  lines(): Refutation['lines'] | undefined {
    const { conclusions, known } = this.#task;
    const draft = DraftLines.of(known);
    let open = conclusions;
    let refutations: readonly Refutation[] = [];
    while (open.length > 0) {
      refutations = refutations.filter(({ supposed }) => open.some(({ mark }) => mark === supposed.mark));
      if (refutations.length === 0) refutations = this.#refutations(open, draft);
      const [shortest] = refutations.toSorted((one, other) => lineCount(one) - lineCount(other));
      if (shortest === undefined) return undefined;
      draft.addRefutation(shortest);
      this.#addLines(draft, true, { left: Number.POSITIVE_INFINITY });
      open = open.filter((one) => !draft.decides(one));
    }
    return this.#writer.linesTo(conclusions, draft);
  }

  /** Refutations of the opposites of some conclusions: all that need no further case, else the first one that is found. */
  #refutations(open: readonly Known[], draft: DraftLines): readonly Refutation[] {
    for (const [depth, left] of MOST_QUESTIONS.entries()) {
      const found: Refutation[] = [];
      for (const { mark, value } of open) {
        const refutation = this.#refutation({ mark, value: !value }, draft, { depth, left });
        if (refutation !== undefined) found.push(refutation);
        if (refutation !== undefined && depth > 0) break;
      }
      if (found.length > 0) return found;
    }
    return [];
  }

  #refutation(
    supposed: Known,
    draft: DraftLines,
    { depth, left }: { readonly depth: number; readonly left: number },
  ): Refutation | undefined {
    const { entailment, parts } = this.#task;
    const packed = depth === 0 ? refuteByPacking(entailment.board, parts, draft.known, supposed) : undefined;
    if (packed !== undefined) return packed;
    const found = this.#attempt(supposed, draft, { depth, left });
    return found === undefined ? undefined : this.#withFewerCases(found, draft, { depth, left });
  }

  #attempt(
    supposed: Known,
    draft: DraftLines,
    {
      depth,
      left,
      cases,
    }: { readonly depth: number; readonly left: number; readonly cases?: readonly Known[] },
  ): Refutation | undefined {
    const inner = draft.supposing(supposed);
    const reach = { depth, isThorough: true, ...(cases === undefined ? {} : { cases }) };
    return this.#refutes(inner, reach, { left }) ? this.#writer.refutation(supposed, inner) : undefined;
  }

  /** Tries to do without each case of a long refutation, the last one first. */
  #withFewerCases(
    refutation: Refutation,
    draft: DraftLines,
    limits: { readonly depth: number; readonly left: number },
  ): Refutation {
    let best = refutation;
    for (const { mark } of casesOf(refutation).toReversed()) {
      if (lineCount(best) <= FEW_LINES) break;
      const cases = casesOf(best).filter((one) => one.mark !== mark);
      if (cases.length === casesOf(best).length) continue;
      const other = this.#attempt(refutation.supposed, draft, { ...limits, cases });
      if (other !== undefined && lineCount(other) < lineCount(best)) best = other;
    }
    return best;
  }

  /**
   * Adds lines until a reason cannot hold any more; false where that is not reached.
   * @param depth how many values may be supposed inside each other
   * @param isThorough whether all that a reason adds is looked for, or only what propagation finds
   * @param cases the only values that may be supposed at first
   */
  #refutes(lines: DraftLines, { depth, isThorough, cases }: Reach, questions: Questions): boolean {
    for (;;) {
      if (this.#addLines(lines, isThorough, questions) || this.#addPacking(lines)) return true;
      const values = cases?.filter((one) => !lines.decides(one)) ?? this.#open(lines);
      if (questions.left <= 0 || !this.#addCase(lines, { values, depth }, questions)) return false;
    }
  }

  /** Adds what each part gives, in turn, until none gives more; whether one cannot hold any more. */
  #addLines(lines: DraftLines, isThorough: boolean, questions: Questions): boolean {
    for (;;) {
      const count = lines.drafts.length;
      if (this.#addOfEach(lines, false, questions)) return true;
      if (lines.drafts.length > count) continue;
      if (!isThorough) return false;
      if (this.#addOfEach(lines, true, questions)) return true;
      if (lines.drafts.length === count) return false;
    }
  }

  /** @param isThorough then only the first part that gives anything is taken */
  #addOfEach(lines: DraftLines, isThorough: boolean, questions: Questions): boolean {
    const { entailment, parts } = this.#task;
    for (const [reason, part] of parts.entries()) {
      if (isThorough && entailment.board.reasons[part.reason]!.isCount) continue;
      questions.left--;
      const found = entailment.consequences(part, lines.known, isThorough);
      const isContradiction = found === 'contradiction';
      if (isContradiction || found.length > 0) lines.addRule(reason, isContradiction ? [] : found);
      if (isContradiction) return true;
      if (isThorough && found.length > 0) return false;
    }
    return false;
  }

  /** Ends the lines with a packing, if there is one. */
  #addPacking(lines: DraftLines): boolean {
    const { entailment, parts, packs } = this.#task;
    const packing = packs ? packingOfOpen(entailment.board, parts, lines.known) : undefined;
    if (packing !== undefined) lines.addPacking(packing);
    return packing !== undefined;
  }

  /** Refutes a further value and adds its opposite, the shortest of some; false when none of those tried can be refuted. */
  #addCase(
    lines: DraftLines,
    { values, depth }: { readonly values: readonly Known[]; readonly depth: number },
    questions: Questions,
  ): boolean {
    const { entailment, parts } = this.#task;
    for (let level = 0; level < depth; level++) {
      const found: { readonly supposed: Known; readonly inner: DraftLines }[] = [];
      for (const supposed of values) {
        if (--questions.left <= 0 || found.length >= (level === 0 ? MOST_CASES : 1)) break;
        const inner = lines.supposing(supposed);
        if (level === 0 && !entailment.propagationRefutes(parts, inner.known)) continue;
        if (this.#refutes(inner, { depth: level, isThorough: false }, questions))
          found.push({ supposed, inner });
      }
      const [shortest] = found.toSorted((one, other) => one.inner.size - other.inner.size);
      if (shortest === undefined) continue;
      lines.addCase(shortest.supposed, shortest.inner);
      return true;
    }
    return false;
  }

  /** Both values of the marks in the scope of the parts that nothing is known of, those of most parts first. */
  #open(lines: DraftLines): readonly Known[] {
    const { entailment, parts } = this.#task;
    const uses = new Map<number, number>();
    for (const { reason } of parts) {
      for (const mark of entailment.board.reasons[reason]!.scope) {
        uses.set(mark, (uses.get(mark) ?? 0) + 1);
      }
    }
    return [...uses.keys()]
      .filter((mark) => !lines.decides({ mark }))
      .sort((one, other) => uses.get(other)! - uses.get(one)! || one - other)
      .flatMap((mark) => [
        { mark, value: true },
        { mark, value: false },
      ]);
  }
}

/** What is supposed and refuted among the lines of a refutation. */
function casesOf({ lines }: Refutation): readonly Known[] {
  return lines.flatMap((line) => ('supposed' in line ? [line.supposed] : []));
}

/** The lines of a refutation: two for what is supposed and what follows when that is refuted. */
export function lineCount({ lines }: Refutation): number {
  return 1 + linesIn(lines);
}

/** How many lines some lines are when those of cases are counted too. */
export function linesIn(lines: Refutation['lines']): number {
  return lines.reduce((count, line) => count + ('supposed' in line ? 1 + lineCount(line) : 1), 0);
}
