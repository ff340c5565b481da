/**
 * Makes the steps of a puzzle from the known facts: first what entries exclude beside them; then the easiest
 * move that applies, among which inferences from one rule have their place; if there is none, the conclusions
 * of a smallest set of reasons. Every step is checked before it is returned. Budgets are counted in
 * questions, so one puzzle has one explanation.
 */
import type { Puzzle, RankedMoves, Technique } from '../../families/contract/index.js';
import { Knowledge, LoneReasons, type Prepared } from '../knowledge/index.js';
import type { Board, Step } from '../model/index.js';
import { MoveFinder, type MoveInsight } from '../moves/index.js';
import { openStepsByNotes, type StepsByNotes } from '../notes/index.js';
import {
  type Insight,
  type JointBudget,
  type JointInsight,
  JointSearch,
  USUAL_JOINT_BUDGET,
} from '../search/index.js';
import { isBesideEntries, StepMaker } from '../statement/index.js';

/** Most repetitions of the search for one step after reasons were added. */
const MOST_REPEATED = 20;

/** Initial settings of an explainer. */
export interface ExplainerSettings {
  readonly techniques: readonly Technique[];
  /** Default: none but inferences from one rule. */
  readonly moves?: RankedMoves<Puzzle>;
  /** Is told of a place that a move should not have found; default: nobody is, and the place is passed over. */
  readonly onWrongMove?: (why: string) => void;
  /** Marks that are known, with their values in the solution. */
  readonly known: readonly number[];
  readonly joint?: JointBudget;
  /**
   * Use the family's further notes where every step without them has more reasons than this; default: never.
   */
  readonly notesAbove?: number;
}

export class Explainer {
  readonly board: Board;
  readonly #knowledge: Knowledge;
  readonly #lone: LoneReasons;
  readonly #moves: MoveFinder;
  readonly #onWrongMove: (why: string) => void;
  readonly #search: JointSearch;
  readonly #maker: StepMaker;
  readonly #joint: JointBudget;
  /** Steps by further notes, and the number of reasons above which they are looked for. */
  readonly #openNotes: () => StepsByNotes | undefined;
  #noted: StepsByNotes | undefined;
  readonly #notesAbove: number;
  #round = 0;
  #usedMoves = false;

  /** It adds reasons to the board while it works. */
  constructor(
    { puzzle, board, assignment, singles, layOutNotes }: Prepared,
    { techniques, moves = [], onWrongMove = () => {}, known, joint, notesAbove }: ExplainerSettings,
  ) {
    this.board = board;
    this.#knowledge = new Knowledge(board, assignment, board.read(assignment));
    this.#knowledge.learn(known);
    // What a player knows of a place may leave one value there, which no reason is needed for.
    if (board.tiesMarks) this.#knowledge.learn(this.#knowledge.propagate([]));
    this.#lone = new LoneReasons(this.#knowledge, singles);
    this.#moves = new MoveFinder(moves, puzzle, this.#knowledge, onWrongMove);
    this.#onWrongMove = onWrongMove;
    this.#search = new JointSearch(this.#knowledge, 'rows');
    this.#maker = new StepMaker(board, techniques);
    this.#joint = joint ?? USUAL_JOINT_BUDGET;
    this.#notesAbove = notesAbove ?? Infinity;
    this.#openNotes = () => {
      const usualMarks = board.marks.length;
      if (layOutNotes === undefined) return undefined;
      return openStepsByNotes({ board: layOutNotes(), usualMarks, assignment, techniques });
    };
  }

  /** Questions asked of the engine. */
  get queries(): number {
    return this.#knowledge.queries + (this.#noted?.queries ?? 0);
  }

  /** True if all steps so far are from a search that the difficulty makes too. */
  get asksAsRatings(): boolean {
    return !this.#usedMoves && !this.#search.usedRows && this.#noted?.board === undefined;
  }

  /** The board whose marks the steps so far speak of. */
  get marksBoard(): Board {
    return this.#noted?.board ?? this.board;
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

  /**
   * The next steps, whose conclusions become known: all that are as easy to see, or the best step of several
   * reasons, more than one if they are equally good; none when everything is known.
   */
  advance(): readonly Step[] {
    if (this.isSolved) return [];
    const alone = this.#loneInsights();
    const plain = alone.filter((insight) => isBesideEntries(this.board, this.#knowledge, insight));
    const steps =
      plain.length > 0
        ? this.#stepsOf(plain)
        : (this.#moves.first(
            () => (alone.length > 0 ? this.#stepsOf(alone) : undefined),
            (insights) => this.#movedSteps(insights),
          ) ?? this.#jointSteps());
    this.#round++;
    const marks = steps
      .flatMap(({ conclusions }) => conclusions.map(({ mark }) => mark))
      .filter((mark) => mark < this.board.marks.length);
    this.#knowledge.learn(marks);
    this.#lone.learnt(marks);
    return steps;
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
    return this.#maker.make({ ...found, marks }, this.#knowledge, this.#round);
  }

  /** Insights of single reasons that decide at least one mark asked about. */
  #loneInsights(): readonly JointInsight[] {
    return this.#lone
      .find()
      .filter(({ marks }) => marks.some((mark) => this.#knowledge.isAskedAbout(mark)))
      .map(({ reason, marks }) => ({ reasons: [reason], marks, smallest: 'proved' }));
  }

  /** Steps by a move; undefined where nothing is left of its places. */
  #movedSteps(insights: readonly MoveInsight[]): readonly Step[] | undefined {
    const fresh = this.#eachFresh(insights);
    const steps = this.#maker.makeMoves(fresh, this.#knowledge, this.#round, this.#onWrongMove);
    this.#usedMoves ||= steps.some(({ size }) => size > 1);
    return steps.length === 0 ? undefined : steps;
  }

  #jointSteps(): readonly Step[] {
    const steps = this.#stepsOf(this.#searchJoint());
    if (steps.length === 0) throw new Error(`nothing decides what is open in model ${this.board.model.name}`);
    const isLarge = steps.some(({ size }) => size > this.#notesAbove);
    return (isLarge ? this.#notedSteps() : undefined) ?? steps;
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

  #stepsOf(insights: readonly JointInsight[]): readonly Step[] {
    return this.#maker.makeRound(this.#eachFresh(insights), this.#knowledge, this.#round);
  }

  /**
   * The insights of a round, without what one before them concludes. One that would, together with those
   * before it, decide something that no reason is needed for waits for the next round, where it concludes
   * that too.
   */
  #eachFresh<Kind extends Insight>(insights: readonly Kind[]): readonly Kind[] {
    const taken = new Set<number>();
    return insights.flatMap((insight) => {
      const marks = insight.marks.filter((mark) => !taken.has(mark));
      if (marks.length === 0) return [];
      const waits = this.board.tiesMarks && taken.size > 0 && this.#knowledge.leadsOn([...taken, ...marks]);
      if (waits) return [];
      for (const mark of marks) taken.add(mark);
      return [{ ...insight, marks }];
    });
  }

  /**
   * Steps of few reasons by way of further notes, the last of which conclude something that is no such note.
   */
  #notedSteps(): readonly Step[] | undefined {
    this.#noted ??= this.#openNotes();
    const known = this.#knowledge.marksThatAre(true);
    const steps = this.#noted?.find({ known, most: this.#notesAbove, round: this.#round });
    if (steps !== undefined) this.#round = steps.at(-1)!.round;
    return steps;
  }
}
