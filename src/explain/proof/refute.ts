/**
 * Short proofs for steps of several reasons, from all facts known before the step. The opposite of a
 * conclusion is supposed, and each line adds the conclusions of one reason from the facts known by then,
 * until a reason cannot hold any more. If no single reason adds anything, nor
 * several by their parity, a further value is supposed and refuted in the same way; if that is not enough,
 * another one inside that supposition. All dispensable lines are dropped. Once a conclusion is shown, the
 * others may follow from it by single reasons; of those that need a supposition, the one with the shortest
 * proof comes first.
 */
import type { Known } from '../../families/contract/index.js';
import type { Entailment } from '../knowledge/index.js';
import type { Part, Refutation } from '../model/index.js';
import { type Reach, refutes } from './cases.js';
import { factsOf, ProofWriter } from './draft.js';
import { DraftLines } from './draft-lines.js';
import { Drafting } from './drafting.js';
import { shorterDraft } from './plan.js';

/** Limits on refutations, tried in turn, with the number of questions to the parts for each. */
const REACHES: readonly Reach[] = [
  { depth: 0, left: 100 },
  { depth: 1, left: 6000 },
  { depth: 2, left: 20_000 },
  { depth: Number.POSITIVE_INFINITY, left: 40_000 },
];
/** Refutations of no more lines need not be shorter. */
const FEW_LINES = 12;

/** The parts, facts and conclusions of a proof. */
export interface ProofTask {
  readonly entailment: Entailment;
  readonly parts: readonly Part[];
  /** The facts known before the step about marks in the scope of its reasons, preferred ones first. */
  readonly known: readonly Known[];
  readonly conclusions: readonly Known[];
}

/** Lines that conclude all conclusions; undefined when no short proof was found. */
export function proofOf(task: ProofTask): Refutation['lines'] | undefined {
  return new Proof(task).lines();
}

class Proof {
  readonly #task: ProofTask;
  readonly #writer: ProofWriter;
  /** Without and with packings. */
  readonly #plain: Drafting;
  readonly #packing: Drafting;

  constructor(task: ProofTask) {
    const { entailment, parts } = task;
    this.#task = task;
    this.#writer = new ProofWriter(entailment, parts);
    this.#plain = new Drafting(entailment, parts, false);
    this.#packing = new Drafting(entailment, parts, true);
  }

  lines(): Refutation['lines'] | undefined {
    const { conclusions, known } = this.#task;
    const draft = DraftLines.of(known);
    let open = conclusions;
    let refutations: readonly Refutation[] = [];
    const made: Refutation[] = [];
    while (open.length > 0) {
      refutations = refutations.filter(({ supposed }) => open.some(({ mark }) => mark === supposed.mark));
      const isFresh = refutations.length === 0;
      if (isFresh) refutations = this.#refutations(open, draft);
      const shortest = shortestOf(refutations);
      if (shortest === undefined) return undefined;
      // One from before the last conclusion may derive again what is shown by now, or its opposite.
      const renewed = isFresh ? undefined : this.#refutation(shortest.supposed, draft, REACHES[0]!);
      made.push(renewed ?? shortest);
      draft.addRefutation(made.at(-1)!);
      this.#plain.addLines(draft, true, { left: Number.POSITIVE_INFINITY });
      open = open.filter((one) => !draft.decides(one));
    }
    const lines = this.#writer.linesTo(conclusions, draft);
    const fewer = this.#withFewer(made);
    const others = fewer && this.#writer.linesTo(conclusions, fewer);
    return others !== undefined && linesIn(others) < linesIn(lines) ? others : lines;
  }

  /**
   * The same without refutations whose conclusions follow from those of the others by single reasons, the
   * first ones first.
   */
  #withFewer(made: readonly Refutation[]): DraftLines | undefined {
    let best: { readonly refutations: readonly Refutation[]; readonly draft: DraftLines } | undefined;
    for (const left of made) {
      const others = (best?.refutations ?? made).filter((one) => one !== left);
      const draft = others.length === 0 ? undefined : this.#following(others);
      if (draft !== undefined) best = { refutations: others, draft };
    }
    return best?.draft;
  }

  /** Lines with some refutations, if each holds after those before it and all conclusions are shown then. */
  #following(refutations: readonly Refutation[]): DraftLines | undefined {
    const { known, conclusions } = this.#task;
    const draft = DraftLines.of(known);
    for (const refutation of refutations) {
      if (!restOf(refutation).every((one) => draft.shows(one))) return undefined;
      draft.addRefutation(refutation);
      this.#plain.addLines(draft, true, { left: Number.POSITIVE_INFINITY });
    }
    return conclusions.every((one) => draft.decides(one)) ? draft : undefined;
  }

  /**
   * Refutations of the opposites of some conclusions: all that need no further case, else the first one that
   * is found.
   */
  #refutations(open: readonly Known[], draft: DraftLines): readonly Refutation[] {
    for (const reach of REACHES) {
      const found: Refutation[] = [];
      for (const { mark, value } of open) {
        const refutation = this.#refutation({ mark, value: !value }, draft, reach);
        if (refutation !== undefined) found.push(refutation);
        if (refutation !== undefined && reach.depth > 0) break;
      }
      if (found.length > 0) return found;
    }
    return [];
  }

  /** The shortest that is found; packings are looked for where there is no short one without. */
  #refutation(supposed: Known, draft: DraftLines, reach: Reach): Refutation | undefined {
    if (reach.depth > 0) return this.#found(this.#packing, supposed, draft, reach);
    const plain = this.#found(this.#plain, supposed, draft, reach);
    if (!this.#packing.packs || (plain !== undefined && lineCount(plain) <= FEW_LINES)) return plain;
    return shortestOf([plain, this.#found(this.#packing, supposed, draft, reach)]);
  }

  #found(
    drafting: Drafting,
    supposed: Known,
    draft: DraftLines,
    { left, depth }: Reach,
  ): Refutation | undefined {
    const inner = draft.supposing(supposed);
    if (!refutes(drafting, inner, { depth, isThorough: true }, { left })) return undefined;
    const found = this.#writer.refutation(supposed, inner);
    const shorter = shorterDraft(drafting, found, draft);
    return shorter === undefined ? found : this.#writer.refutation(supposed, shorter);
  }
}

function shortestOf(refutations: readonly (Refutation | undefined)[]): Refutation | undefined {
  return refutations
    .filter((one) => one !== undefined)
    .toSorted((one, other) => lineCount(one) - lineCount(other))[0];
}

/** Facts that a refutation rests on and neither supposes nor concludes by itself. */
function restOf(refutation: Refutation): readonly Known[] {
  const own = new Set(ownMarks(refutation));
  return factsOf(refutation).filter(({ mark }) => !own.has(mark));
}

function ownMarks({ supposed, lines }: Refutation): readonly number[] {
  return [supposed.mark, ...marksIn(lines)];
}

function marksIn(lines: Refutation['lines']): readonly number[] {
  return lines.flatMap((line) => {
    if ('supposed' in line) return ownMarks(line);
    return 'conclusions' in line ? line.conclusions.map(({ mark }) => mark) : [];
  });
}

/** The lines of a refutation: two for the supposition and the conclusion from its refutation. */
export function lineCount({ lines }: Refutation): number {
  return 1 + linesIn(lines);
}

/** Number of lines, including those inside cases. */
function linesIn(lines: Refutation['lines']): number {
  return lines.reduce((count, line) => {
    return count + ('supposed' in line ? 1 + lineCount(line) : 1);
  }, 0);
}
