/**
 * Makes the steps of a puzzle from what is known: whatever single reasons conclude first, all at once; where none does, a
 * smallest set of reasons with all that it concludes. Every step is checked before it is returned. Budgets are counted
 * in questions, so one puzzle has one explanation.
 */
import type { Known, Technique } from '../families/explaining.js';
import { LoneReasons } from './alone.js';
import type { Board } from './board.js';
import { ClaimChecker } from './check.js';
import { type JointBudget, type JointInsight, JointSearch } from './joint.js';
import { Knowledge } from './knowledge.js';
import { nameOf } from './name.js';
import type { Prepared } from './prepare.js';
import { Statements } from './statement.js';
import type { Step } from './step.js';

/** Limits on the work for one step of several reasons. */
export const USUAL_JOINT_BUDGET: JointBudget = { proving: 6000, choosing: 1000, attempts: 8 };

/** How often the search for one step is repeated with further reasons. */
const MOST_REPEATED = 20;

/** What an explainer starts with. */
export interface ExplainerSettings {
  readonly techniques: readonly Technique[];
  /** Marks that are known, with their values in the solution. */
  readonly known: readonly number[];
  readonly joint?: JointBudget;
}

export class Explainer {
  readonly board: Board;
  /** Where steps are stated; see {@link Board.withCombined}. */
  readonly #stated: Board;
  readonly #knowledge: Knowledge;
  readonly #lone: LoneReasons;
  readonly #search: JointSearch;
  readonly #statements: Statements;
  readonly #checker: ClaimChecker;
  readonly #techniques: readonly Technique[];
  readonly #joint: JointBudget;
  #round = 0;

  /** It adds reasons to the board while it works. */
  constructor({ board, assignment, singles }: Prepared, { techniques, known, joint }: ExplainerSettings) {
    this.board = board;
    this.#knowledge = new Knowledge(board, assignment, board.read(assignment));
    this.#knowledge.learn(known);
    // What a player knows of a place may leave one value there, which no reason is needed for.
    if (board.tiesMarks) this.#knowledge.learn(this.#knowledge.propagate([]));
    this.#lone = new LoneReasons(this.#knowledge, singles);
    this.#search = new JointSearch(this.#knowledge, 'rows');
    this.#stated = board.withCombined;
    this.#statements = new Statements(this.#stated);
    this.#checker = new ClaimChecker(this.#stated);
    this.#techniques = techniques;
    this.#joint = joint ?? USUAL_JOINT_BUDGET;
  }

  /** How many questions were asked of the engine. */
  get queries(): number {
    return this.#knowledge.queries;
  }

  /** Whether all steps so far are from a search that the difficulty makes too. */
  get asksAsRatings(): boolean {
    return !this.#search.usedRows;
  }

  get isSolved(): boolean {
    return this.#knowledge.undecidedCount === 0;
  }

  isKnown(mark: number): boolean {
    return this.#knowledge.isKnown(mark);
  }

  /**
   * The steps that are made next, and what they conclude becomes known: one for each single reason that concludes something,
   * or the best step of several reasons, more than one where none is better; none when everything is known.
   */
  advance(): readonly Step[] {
    if (this.isSolved) return [];
    const alone = this.#loneInsights();
    const steps = alone.length > 0 ? this.#completeAll(alone) : this.#jointSteps();
    this.#round++;
    const marks = steps.flatMap(({ conclusions }) => conclusions.map(({ mark }) => mark));
    this.#knowledge.learn(marks);
    this.#lone.learnt(marks);
    return steps;
  }

  /**
   * The smallest step from what is known now that concludes a mark, together with those of `others` that it concludes; nothing
   * becomes known by it. Undefined when the step that was found has more than `most` reasons.
   */
  stepTo(mark: number, others: readonly number[], most: number): Step | undefined {
    this.#knowledge.askAbout([mark]);
    const alone = this.#loneInsights();
    const [found] = alone.length > 0 ? alone : this.#searchJoint();
    if (found === undefined || found.reasons.length > most) return undefined;
    const { reasons, marks, smallest } = found;
    const wanted = new Set([mark, ...others]);
    return this.#complete(
      reasons,
      marks.filter((one) => wanted.has(one)),
      smallest,
    );
  }

  /** What single reasons decide of the marks that are asked about, and with these. */
  #loneInsights(): readonly JointInsight[] {
    return this.#lone
      .find()
      .filter(({ marks }) => marks.some((mark) => this.#knowledge.isAskedAbout(mark)))
      .map(({ reason, marks }) => ({ reasons: [reason], marks, smallest: 'proved' }));
  }

  #jointSteps(): readonly Step[] {
    const insights = this.#searchJoint();
    if (insights.length > 0) return this.#completeAll(insights);
    throw new Error(`nothing decides what is open in model ${this.board.model.name}`);
  }

  /**
   * The best insights of several reasons; of single ones, when some of these come to the board. The search is repeated while
   * it meets reasons that the board does not state yet: they may give smaller steps.
   */
  #searchJoint(): readonly JointInsight[] {
    for (let repeated = 0; ; repeated++) {
      const insights = this.#search.next(this.#joint);
      if (!this.#search.stateBroken()) return insights;
      const alone = this.#loneInsights();
      if (alone.length > 0) return alone;
      if (repeated < MOST_REPEATED) continue;
      return insights.map((insight) => ({ ...insight, smallest: 'found' }));
    }
  }

  /**
   * A step for each insight, without what one before it concludes. One that would, together with those before it, decide
   * something that no reason is needed for waits for the next round, where it concludes that too.
   */
  #completeAll(insights: readonly JointInsight[]): readonly Step[] {
    const taken = new Set<number>();
    return insights.flatMap(({ reasons, marks, smallest }) => {
      const fresh = marks.filter((mark) => !taken.has(mark));
      if (fresh.length === 0) return [];
      const waits = this.board.tiesMarks && taken.size > 0 && this.#knowledge.leadsOn([...taken, ...fresh]);
      if (waits) return [];
      for (const mark of fresh) taken.add(mark);
      return [this.#complete(reasons, fresh, smallest)];
    });
  }

  /** @throws Error when the check refuses the step: a defect */
  #complete(reasons: readonly number[], marks: readonly number[], smallest: Step['smallest']): Step {
    const board = this.#stated;
    const conclusions = marks.map((mark) => this.#knowledge.truth(mark));
    const known = this.#knownIn(reasons);
    const own = reasons.map((reason) => board.include(this.board.reasons[reason]!));
    const { parts, facts, argument } = this.#statements.of(own, known, conclusions);
    const checked = this.#checker.check({ parts, facts, conclusions });
    if (checked.status === 'refused') {
      const ids = reasons.map((index) => board.reasons[index]!.reason.id).join(', ');
      throw new Error(`a step from ${ids} of model ${board.model.name} was refused: ${checked.why}`);
    }
    const name = nameOf(board, this.#techniques, { parts, facts, conclusions }, (mark) => this.isKnown(mark));
    return {
      conclusions,
      reasons: parts.map(({ reason, half }) => {
        const { reason: stated, rows } = board.reasons[reason]!;
        const used = { reason: stated, marks: board.marksOf(rows) };
        return half === undefined ? used : { ...used, half };
      }),
      facts,
      size: parts.length,
      rules: reasons.length,
      smallest,
      round: this.#round,
      argument,
      check: checked.check,
      ...(name === undefined ? {} : { name }),
    };
  }

  /** What is known of the marks in the scope of some reasons, in the order of the marks. */
  #knownIn(reasons: readonly number[]): readonly Known[] {
    const scope = new Set(reasons.flatMap((index) => this.board.reasons[index]!.scope));
    return [...scope]
      .filter((mark) => this.#knowledge.isKnown(mark))
      .sort((one, other) => one - other)
      .map((mark) => this.#knowledge.truth(mark));
  }
}
