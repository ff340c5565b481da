/**
 * Short proofs by contradiction for steps of several reasons: the opposite of a conclusion is supposed, and each line is
 * what one reason adds to the facts and the lines before it, until a reason cannot hold any more. Where no single reason
 * adds anything, a further value is supposed and refuted in the same way; where that is not enough, another one while it
 * is supposed. Lines that nothing needs are left out.
 */
import type { Known } from '../families/explaining.js';
import type { Entailment } from './entailment.js';
import { packingOfOpen } from './packing.js';
import type { Part } from './part.js';
import type { ProofLine, Refutation } from './step.js';

/** How often the parts may be asked what they add, for one refutation, when values are supposed up to this depth. */
const MOST_QUESTIONS = [100, 1000, 2000] as const;

type Line = Refutation['lines'][number];

/** Parts that may be used, the entailment that is asked, and how many questions are left. */
interface Means {
  readonly entailment: Entailment;
  readonly parts: readonly Part[];
  readonly packs: boolean;
  questions: number;
}

/**
 * Refutes a supposition from facts; undefined when no short proof was found.
 * @param packs whether any list of lines may end with a packing
 */
export function refute(
  entailment: Entailment,
  parts: readonly Part[],
  facts: readonly Known[],
  supposed: Known,
  packs = false,
): Refutation | undefined {
  for (const [depth, questions] of MOST_QUESTIONS.entries()) {
    const means = { entailment, parts, packs, questions };
    const refutation = new Attempt(means, [...facts, supposed], { depth, isThorough: true }).run(supposed);
    if (refutation !== undefined) return refutation;
  }
  return undefined;
}

/** How far an attempt goes. */
interface Reach {
  /** How many values may be supposed inside each other. */
  readonly depth: number;
  /** Whether all that a part adds is looked for, or only what propagation finds. */
  readonly isThorough: boolean;
}

class Attempt {
  readonly #means: Means;
  /** What is known by now: facts, what is supposed, and conclusions of lines. */
  readonly #known: Known[];
  readonly #reach: Reach;
  readonly #lines: Line[] = [];

  constructor(means: Means, known: readonly Known[], reach: Reach) {
    this.#means = means;
    this.#known = [...known];
    this.#reach = reach;
  }

  run(supposed: Known): Refutation | undefined {
    for (;;) {
      const state = this.#addLines();
      if (state === 'contradiction' || (state === 'stuck' && this.#addPacking()))
        return { supposed, lines: withoutUnneeded(this.#lines) };
      if (this.#means.questions <= 0) return undefined;
      if (state === 'stuck' && !this.#suppose()) return undefined;
    }
  }

  /** Adds what each part gives, in turn. */
  #addLines(): 'contradiction' | 'progress' | 'stuck' {
    const { entailment, parts } = this.#means;
    let state: 'progress' | 'stuck' = 'stuck';
    for (const [reason, part] of parts.entries()) {
      this.#means.questions--;
      const found = entailment.consequences(part, this.#known, this.#reach.isThorough);
      if (found === 'contradiction') {
        this.#lines.push({ reason, facts: this.#factsFor(part, []), conclusions: [] });
        return 'contradiction';
      }
      if (found.length === 0) continue;
      this.#lines.push({ reason, facts: this.#factsFor(part, found), conclusions: found });
      this.#known.push(...found);
      state = 'progress';
    }
    return state;
  }

  /** Ends the lines with a packing, if there is one. */
  #addPacking(): boolean {
    const { entailment, parts, packs } = this.#means;
    const packing = packs ? packingOfOpen(entailment.board, parts, this.#known) : undefined;
    if (packing !== undefined) this.#lines.push(packing);
    return packing !== undefined;
  }

  /** Refutes a further value and adds its opposite, the simplest first; false when none of those tried can be refuted. */
  #suppose(): boolean {
    const open = this.#open().flatMap((mark): Known[] => [
      { mark, value: true },
      { mark, value: false },
    ]);
    for (let depth = 0; depth < this.#reach.depth; depth++) {
      if (open.some((supposed) => this.#refute(supposed, depth))) return true;
    }
    return false;
  }

  /** Refutes a value and adds its opposite, if that is possible with values supposed up to a depth. */
  #refute(supposed: Known, depth: number): boolean {
    const means = this.#means;
    const known = [...this.#known, supposed];
    means.questions--;
    if (means.questions <= 0) return false;
    if (depth === 0 && !means.entailment.propagationRefutes(means.parts, known)) return false;
    const refutation = new Attempt(means, known, { depth, isThorough: false }).run(supposed);
    if (refutation === undefined) return false;
    this.#lines.push(refutation);
    this.#known.push({ mark: supposed.mark, value: !supposed.value });
    return true;
  }

  /** The marks in the scope of the parts that nothing is known of, those of most parts first. */
  #open(): readonly number[] {
    const { entailment, parts } = this.#means;
    const known = new Set(this.#known.map(({ mark }) => mark));
    const uses = new Map<number, number>();
    for (const { reason } of parts) {
      for (const mark of entailment.board.reasons[reason]!.scope) {
        if (!known.has(mark)) uses.set(mark, (uses.get(mark) ?? 0) + 1);
      }
    }
    return [...uses.keys()].sort((one, other) => uses.get(other)! - uses.get(one)! || one - other);
  }

  #factsFor(part: Part, conclusions: readonly Known[]): readonly Known[] {
    return factsNeeded(this.#means.entailment, part, this.#known, conclusions);
  }
}

/** What a part needs of what is known for its conclusions; nothing of that can be left out. */
export function factsNeeded(
  entailment: Entailment,
  part: Part,
  known: readonly Known[],
  conclusions: readonly Known[],
): readonly Known[] {
  const scope = new Set(entailment.board.reasons[part.reason]!.scope);
  const offered = known.filter(({ mark }) => scope.has(mark));
  let kept = entailment.need([part], offered, conclusions)?.facts ?? offered;
  // The newest first, so that a line rests on as few lines as possible.
  for (const fact of [...kept].reverse()) {
    if (!kept.includes(fact)) continue;
    const others = kept.filter((other) => other !== fact);
    kept = entailment.need([part], others, conclusions)?.facts ?? kept;
  }
  return kept;
}

/** Drops the lines of which no later line needs a conclusion. */
function withoutUnneeded(lines: readonly Line[]): readonly Line[] {
  const needed = new Set<number>();
  const kept: Line[] = [];
  for (const line of [...lines].reverse()) {
    const isLast = kept.length === 0;
    if (!isLast && !concludedBy(line).some(({ mark }) => needed.has(mark))) continue;
    for (const { mark } of factsOf(line)) needed.add(mark);
    kept.unshift('conclusions' in line ? onlyNeeded(line, needed) : line);
  }
  return kept;
}

/** What becomes known by a line, or its opposite; nothing by one that ends a list. */
function concludedBy(line: Line): readonly Known[] {
  if ('supposed' in line) return [line.supposed];
  return 'conclusions' in line ? line.conclusions : [];
}

/** A line without conclusions that nothing needs; the last line has none. */
function onlyNeeded(line: ProofLine, needed: ReadonlySet<number>): ProofLine {
  return { ...line, conclusions: line.conclusions.filter(({ mark }) => needed.has(mark)) };
}

/** All facts that a line, or the lines of a refutation, rest on. */
function factsOf(line: Line): readonly Known[] {
  return 'supposed' in line ? line.lines.flatMap(factsOf) : line.facts;
}
