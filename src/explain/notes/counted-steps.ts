/**
 * Steps of few reasons by way of notes that count other marks ("the cells of a region in rows 1 to 3 hold at
 * least one star"): smaller sets of reasons first, all notes that they conclude are taken in at once, until
 * something else follows; then only those notes are stated that this rests on. Notes are looked for with few
 * reasons only, of which there is a limited number of sets.
 */

import { Entailment, Evidence, Knowledge } from '../knowledge/index.js';
import { type KnownBefore, partsOf, type Step } from '../model/index.js';
import { type Deciding, eachOnce, type JointInsight, preferred, SetsBySize } from '../search/index.js';
import { StepMaker } from '../statement/index.js';
import { inRounds } from './note-rounds.js';
import type { Dated } from './notebook.js';
import type { NotedPuzzle, NotedRequest, StepsByNotes } from './noted-steps.js';

/** Most reasons that conclude a note. */
const MOST_FOR_NOTES = 4;
/** Questions after which the notes are given up: for one step, and for the puzzle. */
const MOST_QUESTIONS = 10_000;
const MOST_QUESTIONS_IN_ALL = 40_000;

/** Result of one search: notes that became known, or steps to other conclusions; undefined: nothing. */
type Found = 'notes' | readonly Step[] | undefined;

export class CountedSteps implements StepsByNotes {
  readonly #puzzle: NotedPuzzle;
  readonly #knowledge: Knowledge;
  readonly #evidence: Evidence;
  readonly #sets: SetsBySize;
  readonly #maker: StepMaker;
  /** By mark: when it was concluded. What follows from the meaning of notes alone has no time. */
  readonly #times: Map<number, number> = new Map();
  /** By note: the insight that concluded it. */
  readonly #origins: Map<number, Dated> = new Map();
  readonly #unstated: Map<number, Dated> = new Map();
  readonly #stated: Set<number> = new Set();
  /** The usual marks and the notes that count them. */
  readonly #allMarks: readonly number[];
  /** These notes. */
  readonly #notes: readonly number[];
  #time = 0;
  #end = 0;
  #isUsed = false;

  constructor(puzzle: NotedPuzzle) {
    const { board, assignment, techniques } = puzzle;
    const solution = board.withNotes(assignment);
    this.#puzzle = puzzle;
    this.#knowledge = new Knowledge(board, solution, board.read(solution));
    this.#evidence = new Evidence(this.#knowledge);
    this.#sets = new SetsBySize(this.#knowledge, this.#evidence, false);
    this.#maker = new StepMaker(board, techniques);
    this.#notes = [...board.marks.keys()].filter((mark) => board.notes[mark] !== undefined);
    this.#allMarks = [...this.#usualMarks(), ...this.#notes];
  }

  get board() {
    return this.#isUsed ? this.#puzzle.board : undefined;
  }

  get queries(): number {
    return this.#knowledge.queries;
  }

  find({ known, most, round }: NotedRequest): readonly Step[] | undefined {
    this.#learn(known);
    this.#end = Math.min(this.queries + MOST_QUESTIONS, MOST_QUESTIONS_IN_ALL);
    let found = this.#next(most);
    while (found === 'notes') found = this.#next(most);
    if (found === undefined) return undefined;
    this.#isUsed = true;
    const notes = {
      unstated: this.#unstated,
      stated: this.#stated,
      stepOf: ({ insight, time }: Dated) => this.#maker.make(insight, this.#before(time), 0),
    };
    return inRounds(found, notes, round);
  }

  /** Conclusions of the smallest deciding sets of reasons. */
  #next(most: number): Found {
    this.#evidence.refresh();
    this.#sets.refresh();
    for (let size = 1; size <= most && this.queries < this.#end; size++) {
      const left = this.#end - this.queries;
      this.#knowledge.askAbout(size <= MOST_FOR_NOTES ? this.#allMarks : this.#usualMarks());
      const { found } = this.#sets.ofSize({ size, proving: left, choosing: left });
      const withoutReasons = found.filter(({ reasons }) => reasons.length === 0);
      const meant = [...new Set(withoutReasons.map(({ mark }) => mark))];
      const steps = this.#stepsMeant(meant.filter((mark) => this.#isUsual(mark)));
      if (steps.length > 0) return steps;
      // Further notes that follow from what the others mean are known without a step.
      this.#knowledge.learn(meant);
      const taken = this.#take(found.filter(({ reasons }) => reasons.length > 0));
      if (taken !== undefined) return taken;
    }
    return undefined;
  }

  /**
   * Steps to the conclusions of some sets of reasons; or, if these are notes only, the notes become known.
   */
  #take(found: readonly Deciding[]): Found {
    const usual = found.filter(({ mark }) => this.#isUsual(mark));
    if (usual.length > 0) {
      const insights = eachOnce(preferred(this.#knowledge, this.#insights(usual)));
      return this.#maker.makeRound(insights, this.#before(this.#time), 0);
    }
    const insights = eachOnce(this.#insights(found.filter(({ mark }) => !this.#knowledge.isKnown(mark))));
    if (insights.length === 0) return undefined;
    for (const insight of insights) {
      for (const mark of insight.marks) {
        const dated = { insight, time: this.#time };
        this.#origins.set(mark, dated);
        this.#unstated.set(mark, dated);
      }
    }
    this.#learn(insights.flatMap(({ marks }) => marks));
    return 'notes';
  }

  /** Sets with all that each concludes, without the reasons that are not needed. */
  #insights(found: readonly Deciding[]): readonly JointInsight[] {
    const insights = new Map<string, { readonly reasons: readonly number[]; readonly marks: Set<number> }>();
    for (const deciding of found) {
      const reasons = this.#needed(deciding);
      const insight = insights.get(reasons.join()) ?? { reasons, marks: new Set<number>() };
      insights.set(reasons.join(), insight);
      insight.marks.add(deciding.mark);
    }
    return [...insights.values()].map(({ reasons, marks }) => ({
      reasons,
      marks: [...marks].sort((one, other) => one - other),
      smallest: reasons.length === 1 ? 'proved' : 'found',
    }));
  }

  #needed({ mark, reasons }: Deciding): readonly number[] {
    let kept = reasons;
    for (const reason of reasons) {
      const others = kept.filter((other) => other !== reason);
      if (others.length > 0 && this.#knowledge.oppose(mark, others).status === 'contradiction') kept = others;
    }
    return kept;
  }

  /** The steps to what follows from the meaning of notes alone. */
  #stepsMeant(marks: readonly number[]): readonly Step[] {
    return marks.flatMap((mark) => this.#stepMeant(mark) ?? []);
  }

  /**
   * The step to a mark that follows from notes alone: from the reasons of the latest note that it needs, and
   * the known facts besides that note.
   */
  #stepMeant(mark: number): Step | undefined {
    const { board } = this.#puzzle;
    const held = [...this.#origins.keys()]
      .filter((note) => board.countedBy(note).includes(mark))
      .sort((one, other) => this.#times.get(other)! - this.#times.get(one)!);
    const without = new Set<number>();
    for (const note of held) {
      without.add(note);
      const before = this.#before(this.#time, without);
      const isForced = (reasons: readonly number[]): boolean => this.#isForced(mark, reasons, before);
      if (isForced([])) continue;
      let { reasons } = this.#origins.get(note)!.insight;
      for (const reason of reasons) {
        const others = reasons.filter((other) => other !== reason);
        if (isForced(others)) reasons = others;
      }
      const smallest = reasons.length === 1 ? 'proved' : 'found';
      return this.#maker.make({ reasons, marks: [mark], smallest }, before, 0);
    }
    return undefined;
  }

  #isForced(mark: number, reasons: readonly number[], before: KnownBefore): boolean {
    const { board } = this.#puzzle;
    const known = this.#allMarks.filter((one) => before.isKnown(one)).map((one) => before.truth(one));
    // What is not known of a note changes nothing, and all notes together speak of every mark that is asked
    // about.
    const entailment = new Entailment(board, reasons, this.#notes);
    const parts = reasons.flatMap((reason) => partsOf(board.reasons[reason]!));
    this.#knowledge.count(1);
    return entailment.need(parts, known, [before.truth(mark)]) !== undefined;
  }

  #usualMarks(): readonly number[] {
    return Array.from({ length: this.#puzzle.usualMarks }, (_, mark) => mark);
  }

  #isUsual(mark: number): boolean {
    return mark < this.#puzzle.usualMarks;
  }

  /** The facts that were known before a time and may be stated. */
  #before(time: number, without?: ReadonlySet<number>): KnownBefore {
    return {
      isKnown: (mark) => (this.#times.get(mark) ?? time) < time && without?.has(mark) !== true,
      truth: (mark) => this.#knowledge.truth(mark),
    };
  }

  /** Makes marks known from the present time on. */
  #learn(marks: readonly number[]): void {
    for (const mark of marks) if (!this.#times.has(mark)) this.#times.set(mark, this.#time);
    this.#time++;
    this.#knowledge.learn(marks);
  }
}
