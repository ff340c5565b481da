/**
 * Finds what follows from the known facts, round after round: first what entries exclude beside them; then
 * the easiest move that applies, among which inferences from one rule have their place; if there is none, the
 * conclusions of a smallest set of reasons. What was found becomes a step when it is needed, from what was
 * known before it; every step is checked before it is returned. Budgets are counted in questions, so one
 * puzzle has one explanation.
 */
import type { Known, Puzzle, RankedMoves } from '../../families/contract/index.js';
import { Knowledge, LoneReasons, type Prepared } from '../knowledge/index.js';
import type { Board, KnownBefore, MoveUse, Step } from '../model/index.js';
import { MoveFinder, type MoveInsight } from '../moves/index.js';
import {
  type Insight,
  type JointBudget,
  type JointInsight,
  JointSearch,
  USUAL_JOINT_BUDGET,
} from '../search/index.js';
import { inReadingOrder, isBesideEntries, StepMaker } from '../statement/index.js';

/** Most repetitions of the search after reasons were added. */
const MOST_REPEATED = 20;

/** Initial settings of an explainer. */
export interface ExplainerSettings {
  /** Default: none but inferences from one rule. */
  readonly moves?: RankedMoves<Puzzle> | undefined;
  /** Receives each place that a move should not have found, which is passed over. Default: nobody does. */
  readonly onWrongMove?: ((why: string) => void) | undefined;
  /** Marks that are known, with their values in the solution. */
  readonly known: readonly number[];
  readonly joint?: JointBudget | undefined;
}

/** Reasons found at one place in a round, and the marks that they decide. */
export interface Finding extends Insight {
  /** Findings of one round were all open at the same time; counted from 0. */
  readonly round: number;
  /** Its number among all findings, and that of the first in its round. */
  readonly time: number;
  readonly start: number;
  readonly smallest?: Step['smallest'];
  /** The move that found it. */
  readonly use?: MoveUse;
  /** It only excludes notes beside entries, which people do without a word. */
  readonly isPlain: boolean;
}

/** Findings of one kind, before they have a place in the order. */
type Unplaced = readonly (Insight & Pick<Finding, 'smallest' | 'use'>)[];

export class Explainer {
  readonly board: Board;
  readonly #knowledge: Knowledge;
  readonly #lone: LoneReasons;
  readonly #moves: MoveFinder;
  readonly #onWrongMove: (why: string) => void;
  readonly #search: JointSearch;
  readonly #maker: StepMaker;
  readonly #joint: JointBudget;
  /** By mark: the number of the finding that decided it, -1 if it was known; what is open has none. */
  readonly #foundAt: (number | undefined)[] = [];
  #time = 0;
  #round = 0;

  /** It adds reasons to the board while it works. */
  constructor(
    { puzzle, board, assignment, singles }: Prepared,
    { moves = [], onWrongMove = () => {}, known, joint }: ExplainerSettings,
  ) {
    this.board = board;
    this.#knowledge = new Knowledge(board, assignment, board.read(assignment));
    // What a player knows of a place may leave one value there, which no reason is needed for.
    const tied = board.tiesMarks ? this.#knowledge.tiedTo(known) : [];
    this.#learn([...known, ...tied], -1);
    this.#lone = new LoneReasons(this.#knowledge, singles);
    this.#moves = new MoveFinder(moves, puzzle, this.#knowledge, onWrongMove);
    this.#onWrongMove = onWrongMove;
    this.#search = new JointSearch(this.#knowledge);
    this.#maker = new StepMaker(board);
    this.#joint = joint ?? USUAL_JOINT_BUDGET;
  }

  /** Questions asked of the engine. */
  get queries(): number {
    return this.#knowledge.queries;
  }

  /** The number of marks that are not known yet. */
  get openCount(): number {
    return this.#knowledge.undecidedCount;
  }

  get isSolved(): boolean {
    return this.openCount === 0;
  }

  isKnown(mark: number): boolean {
    return this.#knowledge.isKnown(mark);
  }

  /** A mark with its value in the solution. */
  truth(mark: number): Known {
    return this.#knowledge.truth(mark);
  }

  /**
   * The next findings, in reading order, whose conclusions become known: all that are as easy to see, or the
   * best of several reasons, more than one if they are equally good; none when everything is known.
   */
  advance(): readonly Finding[] {
    if (this.isSolved) return [];
    const alone = this.#loneInsights();
    const plain = alone.filter((insight) => isBesideEntries(this.board, this.#knowledge, insight));
    const found: Unplaced = plain.length > 0 ? this.#eachFresh(plain) : this.#easiest(alone);
    const ordered = inReadingOrder(this.board, this.#knowledge, found);
    const start = this.#time;
    const findings = ordered.map((insight, above): Finding => {
      return { ...insight, round: this.#round, start, time: start + above, isPlain: plain.length > 0 };
    });
    for (const { marks, time } of findings) this.#learn(marks, time);
    this.#lone.learnt(findings.flatMap(({ marks }) => marks));
    this.#time += findings.length;
    this.#round++;
    return findings;
  }

  /**
   * The step of a finding.
   * @param marks those of its marks that are stated; default: all
   * @throws Error when the check refuses the step: a defect
   */
  step(finding: Finding, marks: readonly number[] = finding.marks): Step {
    const { start, time, round } = finding;
    const [before, byThen] = [this.#knownAt(start), this.#knownAt(time)];
    return this.#maker.make({ ...finding, marks }, { before, byThen, above: time - start }, round);
  }

  /**
   * The smallest step from the facts known now that concludes a mark, together with those of `others` that it
   * concludes; nothing becomes known by it. Undefined when the step that was found has more than `most`
   * reasons.
   */
  stepTo(mark: number, others: readonly number[], most: number): Step | undefined {
    this.#knowledge.askAbout([mark]);
    const alone = this.#loneInsights();
    const [found] = alone.length > 0 ? alone : this.#searchJoint();
    if (found === undefined || found.reasons.length > most) return undefined;
    const wanted = new Set([mark, ...others]);
    const marks = found.marks.filter((one) => wanted.has(one));
    const before = this.#knowledge;
    return this.#maker.make({ ...found, marks }, { before, byThen: before, above: 0 }, this.#round);
  }

  #learn(marks: readonly number[], time: number): void {
    for (const mark of marks) this.#foundAt[mark] ??= time;
    this.#knowledge.learn(marks);
  }

  /** The facts known before the finding of a number. */
  #knownAt(time: number): KnownBefore {
    return {
      isKnown: (mark) => (this.#foundAt[mark] ?? time) < time,
      truth: (mark) => this.#knowledge.truth(mark),
    };
  }

  /** Insights of single reasons that decide at least one mark asked about. */
  #loneInsights(): readonly JointInsight[] {
    return this.#lone
      .find()
      .filter(({ marks }) => marks.some((mark) => this.#knowledge.isAskedAbout(mark)))
      .map(({ reason, marks }) => ({ reasons: [reason], marks, smallest: 'proved' }));
  }

  /** The places of the easiest move, inferences from one rule, or the best of several reasons. */
  #easiest(alone: readonly JointInsight[]): Unplaced {
    return (
      this.#moves.first<Unplaced>(
        () => (alone.length > 0 ? this.#eachFresh(alone) : undefined),
        (insights) => this.#moved(insights),
      ) ?? this.#joined()
    );
  }

  /** The places of a move that are so; undefined where there are none. */
  #moved(insights: readonly MoveInsight[]): Unplaced | undefined {
    const right = this.#eachFresh(insights).flatMap(({ reasons, marks, use }) => {
      const needed = this.#maker.needed(reasons, marks, this.#knowledge);
      if (needed !== undefined) return [{ reasons: needed, marks, use }];
      const { move, data } = use;
      this.#onWrongMove(
        `the rules of the move ${move.id} do not force what it says: ${JSON.stringify(data)}`,
      );
      return [];
    });
    return right.length === 0 ? undefined : right;
  }

  #joined(): readonly JointInsight[] {
    const found = this.#eachFresh(this.#searchJoint());
    if (found.length === 0) throw new Error(`nothing decides what is open in model ${this.board.model.name}`);
    return found;
  }

  /**
   * The best insights of several reasons; of single ones, when some of these come to the board. The search is
   * repeated while it meets reasons that the board does not state yet: they may give smaller steps.
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
   * The insights of a round, without those whose conclusions an earlier one has. One that would, together
   * with those before it, decide something that no reason is needed for waits for the next round, where it
   * concludes that too.
   */
  #eachFresh<Kind extends Insight>(insights: readonly Kind[]): readonly Kind[] {
    const taken = new Set<number>();
    return insights.flatMap((insight) => {
      const marks = insight.marks.filter((mark) => !taken.has(mark));
      if (marks.length === 0) return [];
      const isTied = this.board.tiesMarks && taken.size > 0;
      const waits = isTied && this.#knowledge.tiedTo([...taken, ...marks]).length > 0;
      if (waits) return [];
      for (const mark of marks) taken.add(mark);
      return [{ ...insight, marks }];
    });
  }
}
