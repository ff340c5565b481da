/**
 * Adds to the lines of a proof what rules give, one after the other, and ends them where a rule or a packing
 * of several cannot hold any more.
 */
import type { Known } from '../../families/contract/index.js';
import type { Entailment } from '../knowledge/index.js';
import { allowsOne, atMostOneOf, type BoardReason, type Part } from '../model/index.js';
import type { DraftLines } from './draft-lines.js';
import { packingOfOpen } from './packing.js';
import { parityFindings } from './parity.js';

/** Remaining questions to the parts. */
export interface QuestionsLeft {
  left: number;
}

/** Lines about some parts. */
export class Drafting {
  /** True if lists of lines may end with a packing. */
  readonly packs: boolean;

  /** @param packs true if packings are tried, where the parts allow any */
  constructor(
    readonly entailment: Entailment,
    readonly parts: readonly Part[],
    packs: boolean,
  ) {
    this.packs = packs && parts.some((part) => atMostOneOf(entailment.board, part).length > 1);
  }

  /**
   * Adds the conclusions of each part, in turn, until none gives more; true if one cannot hold any more.
   * @param isThorough true if all conclusions of a reason are searched, false if only those by propagation
   */
  addLines(lines: DraftLines, isThorough: boolean, questions: QuestionsLeft): boolean {
    for (;;) {
      const count = lines.drafts.length;
      if (this.#addOfEach(lines, false, questions)) return true;
      if (lines.drafts.length > count) continue;
      if (this.addParity(lines)) return true;
      if (lines.drafts.length > count) continue;
      if (!isThorough) return false;
      if (this.#addOfEach(lines, true, questions)) return true;
      if (lines.drafts.length === count) return false;
    }
  }

  /**
   * Adds the conclusions of one part, all of them where propagation finds none; true if it cannot hold any
   * more.
   */
  addLine(lines: DraftLines, reason: number): boolean {
    return this.#addOf(lines, reason, false) ?? this.#addOf(lines, reason, true) ?? false;
  }

  /** Adds what as few parts as possible give by their parity; true if they cannot hold any more. */
  addParity(lines: DraftLines): boolean {
    const [first] = parityFindings(this.entailment.board, this.parts, lines.known);
    if (first === undefined) return false;
    const { parts: together, facts, conclusions } = first;
    lines.addParity({ together, facts, conclusions });
    return conclusions.length === 0;
  }

  /** Ends the lines with a packing, if there is one. */
  addEnd(lines: DraftLines): boolean {
    if (!this.packs) return false;
    const end = packingOfOpen(this.entailment.board, this.parts, lines.known);
    if (end !== undefined) lines.addEnd(end);
    return end !== undefined;
  }

  /**
   * Both values of the marks in the scope of the parts that nothing is known of, those of most parts first.
   */
  openValues(lines: DraftLines): readonly Known[] {
    const { board } = this.entailment;
    const uses = new Map<number, number>();
    for (const { reason } of this.parts) {
      for (const mark of board.reasons[reason]!.scope) uses.set(mark, (uses.get(mark) ?? 0) + 1);
    }
    return [...uses.keys()]
      .filter((mark) => !lines.decides({ mark }))
      .sort((one, other) => uses.get(other)! - uses.get(one)! || one - other)
      .flatMap((mark) => [
        { mark, value: true },
        { mark, value: false },
      ]);
  }

  /** @param isThorough then only the first part that gives anything is taken */
  #addOfEach(lines: DraftLines, isThorough: boolean, questions: QuestionsLeft): boolean {
    for (const reason of this.parts.keys()) {
      questions.left--;
      const isRefuted = this.#addOf(lines, reason, isThorough);
      if (isRefuted === true) return true;
      if (isThorough && isRefuted === false) return false;
    }
    return false;
  }

  /** True if the part cannot hold any more; undefined when it gives nothing. */
  #addOf(lines: DraftLines, reason: number, isThorough: boolean): boolean | undefined {
    const part = this.parts[reason]!;
    if (isThorough && isPropagated(this.entailment.board.reasons[part.reason]!)) return undefined;
    const found = this.entailment.consequences(part, lines.known, isThorough);
    if (found === 'contradiction') {
      lines.addRule(reason, []);
      return true;
    }
    if (found.length === 0) return undefined;
    lines.addRule(reason, found);
    return false;
  }
}

/**
 * True if propagation finds all that a reason gives: a count, or that of each of some lists at most one
 * holds.
 */
function isPropagated({ isCount, rows, definitions }: BoardReason): boolean {
  return isCount || (definitions.length === 0 && rows.every(allowsOne));
}
