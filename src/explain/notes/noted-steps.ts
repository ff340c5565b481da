/**
 * Steps of few reasons where only one of many would lead on: by way of further notes, which players make in
 * hard places (the sets of numbers that a cage may hold). Notes are concluded, by one reason or by a smallest
 * set of few, until a step to a usual mark follows; only the notes that it rests on are stated. The others
 * are kept for later steps.
 */
import type { Technique } from '../../families/contract/index.js';
import type { Values } from '../../solve/index.js';
import { SingleReasons } from '../knowledge/index.js';
import type { Board, Step } from '../model/index.js';
import { eachOnce, type JointBudget, type JointInsight } from '../search/index.js';
import { StepMaker } from '../statement/index.js';
import { inRounds } from './note-rounds.js';
import { type Dated, Notebook } from './notebook.js';

/**
 * Limits on the work for one smallest set. Where it is not found within them, notes are given up for the
 * puzzle: those of large grids take long and seldom help.
 */
const BUDGET: JointBudget = { proving: 3000, choosing: 1000, attempts: 0 };

/** A puzzle whose steps are searched. */
export interface NotedPuzzle {
  /** With marks for further notes after the usual ones. */
  readonly board: Board;
  /** The number of usual marks. */
  readonly usualMarks: number;
  readonly assignment: Values;
  readonly techniques: readonly Technique[];
}

/** A request for steps. */
export interface NotedRequest {
  /** The usual marks that are known. */
  readonly known: readonly number[];
  /** Most reasons of a step. */
  readonly most: number;
  /** Of the first step. */
  readonly round: number;
}

/** Finds steps by way of further notes. */
export interface StepsByNotes {
  /** The board whose marks the steps speak of; undefined when there were none so far. */
  readonly board: Board | undefined;
  /** Questions asked of the engine. */
  readonly queries: number;
  /**
   * Steps of which the last ones, of one round, conclude something that is no further note; undefined when
   * there are none.
   */
  find(request: NotedRequest): readonly Step[] | undefined;
}

export class NotedSteps implements StepsByNotes {
  readonly #puzzle: NotedPuzzle;
  readonly #singles: SingleReasons;
  readonly #maker: StepMaker;
  /** The further notes that steps concluded. */
  readonly #stated: Set<number> = new Set();
  #notebook: Notebook;
  #isUsed = false;
  #isGivenUp = false;
  #queries = 0;

  constructor(puzzle: NotedPuzzle) {
    const { board, assignment, techniques } = puzzle;
    this.#puzzle = puzzle;
    this.#singles = new SingleReasons(board);
    this.#maker = new StepMaker(board, techniques);
    this.#notebook = new Notebook(board, assignment, this.#singles);
  }

  get board(): Board | undefined {
    return this.#isUsed ? this.#puzzle.board : undefined;
  }

  get queries(): number {
    return this.#queries + this.#notebook.knowledge.queries;
  }

  /** True if a search reached its limit, after which no notes are looked for any more. */
  get isGivenUp(): boolean {
    return this.#isGivenUp;
  }

  find({ known, most, round }: NotedRequest): readonly Step[] | undefined {
    if (this.#isGivenUp) return undefined;
    this.#notebook.learn(known);
    if (this.#notebook.learnMeanings().some((mark) => this.#isUsual(mark))) this.#beginAgain(known);
    const start = this.#notebook.time;
    const insights = this.#insights(most);
    if (insights === undefined) return undefined;
    this.#isUsed = true;
    const { unstated, time } = this.#notebook;
    const stepOf = (dated: Dated): Step => this.#stepOf(dated, start);
    const last = this.#maker.makeRound(insights, this.#notebook.before(time), 0);
    return inRounds(last, { unstated, stated: this.#stated, stepOf }, round);
  }

  /** Notes alone would give more than notes, and a step has reasons: without them it is found anew. */
  #beginAgain(known: readonly number[]): void {
    const { board, assignment } = this.#puzzle;
    this.#queries += this.#notebook.knowledge.queries;
    this.#notebook = new Notebook(board, assignment, this.#singles);
    this.#notebook.learn(known);
    this.#notebook.learnMeanings();
  }

  /** Makes notes until something else can be concluded: that, each mark once. */
  #insights(most: number): readonly JointInsight[] | undefined {
    const { lone, unstated } = this.#notebook;
    for (;;) {
      const alone = lone
        .find()
        .map(({ reason, marks }): JointInsight => ({ reasons: [reason], marks, smallest: 'proved' }));
      const insights = eachOnce(alone.length > 0 ? alone : this.#together(most));
      if (insights.length === 0) return undefined;
      const usual = eachOnce(insights, (mark) => this.#isUsual(mark));
      if (usual.length > 0) return usual;
      const marks = insights.flatMap((insight) => insight.marks);
      const meant = new Set(marks.filter((mark) => this.#notebook.isMeant(mark)));
      for (const insight of insights) {
        const time = this.#notebook.time;
        for (const mark of insight.marks) if (!meant.has(mark)) unstated.set(mark, { insight, time });
      }
      this.#notebook.learn(
        marks.filter((mark) => !meant.has(mark)),
        [...meant],
      );
    }
  }

  /** Conclusions of smallest sets of up to `most` reasons. */
  #together(most: number): readonly JointInsight[] {
    const { search } = this.#notebook;
    const insights = search.next(BUDGET, most);
    this.#isGivenUp = search.hasGivenUp;
    return insights;
  }

  /** @param start since when it is proved that no fewer reasons give anything */
  #stepOf({ insight, time }: Dated, start: number): Step {
    const isProved = time >= start || insight.reasons.length === 1;
    const smallest = isProved ? insight.smallest : 'found';
    return this.#maker.make({ ...insight, smallest }, this.#notebook.before(time), 0);
  }

  #isUsual(mark: number): boolean {
    return mark < this.#puzzle.usualMarks;
  }
}
