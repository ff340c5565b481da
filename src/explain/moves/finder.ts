/**
 * The easiest moves that apply: those of a family are tried in their order, and the first that finds a place
 * gives all its places, which were open at the same time. A move only proposes: a place with conclusions that
 * the one solution does not have is passed over, and reported to the caller.
 */
import {
  type Found,
  type LazyReason,
  type Mark,
  type Move,
  type MoveBoard,
  type MoveRule,
  ONE_RULE,
  type Puzzle,
  type RankedMoves,
} from '../../families/contract/index.js';
import type { Knowledge } from '../knowledge/index.js';
import type { MoveUse } from '../model/index.js';

/** A place where a move applies: the positions of its rules, and of the marks that it concludes. */
export interface MoveInsight {
  /** In order. */
  readonly reasons: readonly number[];
  /** Unknown marks, in order; at least one. */
  readonly marks: readonly number[];
  readonly use: MoveUse;
}

export class MoveFinder {
  readonly #moves: RankedMoves<Puzzle>;
  readonly #knowledge: Knowledge;
  readonly #view: BoardView;
  readonly #onWrong: (why: string) => void;

  /** @param onWrong receives each place that a move should not have found */
  constructor(
    moves: RankedMoves<Puzzle>,
    puzzle: Puzzle,
    knowledge: Knowledge,
    onWrong: (why: string) => void,
  ) {
    this.#moves = moves.includes(ONE_RULE) ? moves : [ONE_RULE, ...moves];
    this.#knowledge = knowledge;
    this.#view = new BoardView(puzzle, knowledge);
    this.#onWrong = onWrong;
  }

  /**
   * The first answer in the order of the family's list.
   * @param oneRule the answer at the place of inferences from one rule
   * @param ofMove the answer from the places of a move; asked for those that have any
   */
  first<Answer>(
    oneRule: () => Answer | undefined,
    ofMove: (insights: readonly MoveInsight[]) => Answer | undefined,
  ): Answer | undefined {
    for (const move of this.#moves) {
      const insights = move === ONE_RULE ? [] : this.find(move);
      const answer = move === ONE_RULE ? oneRule() : insights.length > 0 ? ofMove(insights) : undefined;
      if (answer !== undefined) return answer;
    }
    return undefined;
  }

  /** All places where a move applies. */
  find(move: Move<Puzzle>): readonly MoveInsight[] {
    const insights: MoveInsight[] = [];
    for (const { conclusions, rules, data } of move.find(this.#view)) {
      const fresh = conclusions.filter(({ mark }) => !this.#knowledge.isKnown(mark));
      const isWrong = fresh.some(({ mark, value }) => this.#knowledge.values[mark] !== value);
      if (isWrong) this.#onWrong(`the move ${move.id} concludes what is not so: ${JSON.stringify(data)}`);
      if (isWrong || fresh.length === 0) continue;
      const reasons = new Set(rules.map((rule) => this.#positionOf(move.id, rule)));
      const marks = new Set(fresh.map(({ mark }) => mark));
      insights.push({ reasons: inOrder(reasons), marks: inOrder(marks), use: { move, data } });
    }
    return insights;
  }

  /** @throws Error when no rule has the id: a defect of the move */
  #positionOf(move: string, rule: Found['rules'][number]): number {
    if (typeof rule !== 'string') this.#knowledge.add(rule);
    const id = typeof rule === 'string' ? rule : rule.reason.id;
    const position = this.#knowledge.board.positionOf(id);
    if (position === undefined) throw new Error(`the move ${move} names the rule ${id}, which is not stated`);
    return position;
  }
}

function inOrder(positions: ReadonlySet<number>): readonly number[] {
  return [...positions].sort((one, other) => one - other);
}

/** The board and the known facts as moves see them. */
class BoardView implements MoveBoard {
  readonly marks: readonly Mark[];
  readonly #knowledge: Knowledge;
  /** The rules of the board that were seen by now, in its order. */
  readonly #rules: MoveRule[] = [];
  readonly #byId: Map<string, MoveRule> = new Map();
  readonly #about: MoveRule[][];
  readonly #markOf: ReadonlyMap<number, number>;

  constructor(
    readonly puzzle: Puzzle,
    knowledge: Knowledge,
  ) {
    this.marks = knowledge.board.marks;
    this.#knowledge = knowledge;
    this.#about = this.marks.map(() => []);
    this.#markOf = new Map(this.marks.map(({ variable }, mark) => [variable, mark]));
  }

  markOf(variable: number): number | undefined {
    return this.#markOf.get(variable);
  }

  get rules(): readonly MoveRule[] {
    const { board } = this.#knowledge;
    while (this.#rules.length < board.reasons.length) {
      const { reason, rows } = board.reasons[this.#rules.length]!;
      const rule = { reason, marks: board.marksOf(rows) };
      this.#rules.push(rule);
      this.#byId.set(reason.id, rule);
      for (const mark of rule.marks) this.#about[mark]!.push(rule);
    }
    return this.#rules;
  }

  lazyRules(marks: readonly number[]): readonly LazyReason[] {
    const { model, explained } = this.#knowledge.board;
    const values = new Float64Array(model.variables.length);
    for (const mark of marks) values[this.marks[mark]!.variable] = 1;
    return explained.separate?.(values) ?? [];
  }

  deciding(): readonly LazyReason[] {
    const { model, explained } = this.#knowledge.board;
    const values = new Float64Array(model.variables.length).fill(-1);
    for (const [mark, { variable }] of this.marks.entries()) {
      const value = this.value(mark);
      if (value !== undefined) values[variable] = Number(value);
    }
    return explained.foresee?.(values) ?? [];
  }

  get knownCount(): number {
    return this.marks.length - this.#knowledge.undecidedCount;
  }

  rule(id: string): MoveRule | undefined {
    return this.rules.length > 0 ? this.#byId.get(id) : undefined;
  }

  rulesAbout(mark: number): readonly MoveRule[] {
    return this.rules.length > 0 ? this.#about[mark]! : [];
  }

  value(mark: number): boolean | undefined {
    return this.#knowledge.isKnown(mark) ? this.#knowledge.values[mark] : undefined;
  }
}
