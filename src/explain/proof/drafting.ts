/**
 * Adds to the lines of a proof what rules give, one after the other, and ends them where a rule or a count of
 * groups cannot hold any more.
 */
import type { Known } from '../../families/contract/index.js';
import type { Entailment } from '../knowledge/index.js';
import { allowsOne, atMostOneOf, type BoardReason, type Part, shapeOf } from '../model/index.js';
import type { SaysFacts } from './case-words.js';
import { coveringOf } from './covering.js';
import { crowdOf, limitsCrowds } from './crowd.js';
import type { DraftLines } from './draft-lines.js';
import { jointCount } from './joint-counts.js';
import { packingOfOpen } from './packing.js';
import { parityFindings } from './parity.js';
import { needsRoom, shortageOf } from './shortage.js';

/** Remaining questions to the parts. */
export interface Questions {
  left: number;
}

/** The parts of a proof, and the words for facts in the sentences that a family has for its cases. */
export interface ProofParts {
  readonly entailment: Entailment;
  readonly parts: readonly Part[];
  readonly saysFacts: SaysFacts;
}

/** Lines about some parts. */
export class Drafting implements ProofParts {
  readonly entailment: Entailment;
  readonly parts: readonly Part[];
  readonly saysFacts: SaysFacts;
  /** True if lists of lines may end with a packing or a covering. */
  readonly packs: boolean;
  /** True if the family says some cases in one sentence. */
  readonly saysCases: boolean;
  /** True if lists of lines may end with a crowd, and with a shortage of room. */
  readonly crowds: boolean;
  readonly needsRoom: boolean;

  /**
   * @param packs true if packings and coverings are tried, where the parts allow any
   * @param places true if the places of ships are tried one after the other
   */
  constructor(
    { entailment, parts, saysFacts }: ProofParts,
    packs: boolean,
    readonly places = false,
  ) {
    this.entailment = entailment;
    this.parts = parts;
    this.saysFacts = saysFacts;
    this.saysCases = entailment.board.explained.becauseOfCase !== undefined;
    this.crowds = limitsCrowds(entailment.board, parts);
    this.needsRoom = needsRoom(entailment.board, parts);
    this.packs = packs && parts.some((part) => atMostOneOf(entailment.board, part).length > 1);
  }

  /**
   * Adds the conclusions of each part, in turn, until none gives more; true if one cannot hold any more.
   * @param isThorough true if all conclusions of a reason are searched, false if only those by propagation
   */
  addLines(lines: DraftLines, isThorough: boolean, questions: Questions): boolean {
    for (;;) {
      const count = lines.drafts.length;
      if (this.#addOfEach(lines, false, questions)) return true;
      if (lines.drafts.length > count) continue;
      if (this.addJoint(lines)) return true;
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

  /**
   * Adds the joint conclusions of as few parts as possible, by a count or by their parity; true if they
   * cannot hold any more.
   */
  addJoint(lines: DraftLines): boolean {
    const count = jointCount(this.entailment.board, this.parts, lines.known);
    if (count === undefined) return this.#addParity(lines);
    lines.addCount(count);
    return false;
  }

  /** Adds what parts give by their parity, if there are words for it. */
  #addParity(lines: DraftLines): boolean {
    const { board } = this.entailment;
    const { becauseOfCase } = board.explained;
    if (becauseOfCase === undefined) return false;
    for (const finding of parityFindings(board, this.parts, lines.known)) {
      const { parts: together, facts, conclusions } = finding;
      const parts = together.map((position) => this.parts[position]!);
      const shape = shapeOf(board, { parts, facts, conclusions }, lines.asKnown);
      const because = becauseOfCase(shape, () => this.saysFacts(board.marks, facts, lines.asKnown));
      if (because === undefined) continue;
      lines.addJoint({ together, facts, conclusions, because });
      return conclusions.length === 0;
    }
    return false;
  }

  /** Ends the lines with a crowd, a shortage, a packing or a covering, if there is one. */
  addEnd(lines: DraftLines): boolean {
    if (this.addJointEnd(lines)) return true;
    if (!this.packs) return false;
    const { board } = this.entailment;
    const end = packingOfOpen(board, this.parts, lines.known) ?? coveringOf(board, this.parts, lines.known);
    if (end !== undefined) lines.addEnd(end);
    return end !== undefined;
  }

  /** Ends the lines with a crowd of ships of one cell or with a shortage of room, if there is one. */
  addJointEnd(lines: DraftLines): boolean {
    const { board } = this.entailment;
    const crowd = this.crowds ? crowdOf(board, this.parts, lines.known) : undefined;
    const end = crowd ?? (this.needsRoom ? shortageOf(board, this.parts, lines.known) : undefined);
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
  #addOfEach(lines: DraftLines, isThorough: boolean, questions: Questions): boolean {
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
