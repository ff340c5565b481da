/** The board and the known facts as moves see them. */
import type { LazyReason, Mark, MoveBoard, MoveRule, Puzzle } from '../../families/contract/index.js';
import type { Knowledge } from '../knowledge/index.js';

export class BoardView implements MoveBoard {
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
