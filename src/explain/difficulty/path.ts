/**
 * The path of a player who has all one-reason steps in view, and takes a step of more reasons if there is
 * none: for every state the open steps, the notes that each needs, and the step that is made.
 */
import { Entailments, type Knowledge, LoneReasons, type SingleReasons } from '../knowledge/index.js';
import { entryTest } from '../model/index.js';
import { essenceOf } from '../statement/index.js';
import type { JointLimits, JointStep, JointSteps } from './joint-steps.js';
import { type Effort, type Metric, rateOf } from './metric.js';
import { Notes } from './notes.js';

/** A step that can be made. */
interface OpenStep extends Effort {
  /** Marks that become known by it; at least one. */
  readonly conclusions: readonly number[];
  /** Notes that are to be written for it. */
  readonly needs: readonly number[];
  readonly rate: number;
}

/** A reason that forces entries by itself. */
interface LoneEntries {
  readonly reason: number;
  readonly entries: readonly number[];
}

/** Limits that end a path before the solution. */
export interface PathLimits {
  /** No further step of more than one reason is searched when this number of questions was asked. */
  readonly queries: number;
  /** True if a sum of times is above the range of interest; then the path ends. Default: never. */
  readonly isAbove?: ((sumOfTimes: number) => boolean) | undefined;
  /** Polled at every step; true ends the path. */
  readonly abort?: (() => boolean) | undefined;
}

/** A path to the solution, or what ended it before. */
export type Followed = ({ readonly status: 'passed' } & Passed) | { readonly status: 'limit' | 'above' };

/** Result of a path that reaches the solution. */
interface Passed {
  /** By state: the time until the next step is seen. */
  readonly times: readonly number[];
  /** The steps of more than one reason, in order. */
  readonly joint: readonly JointStep[];
}

export class Path {
  readonly #knowledge: Knowledge;
  readonly #lone: LoneReasons;
  readonly #joint: JointSteps;
  readonly #metric: Metric;
  readonly #isEntry: (mark: number) => boolean;
  readonly #notes = new Notes();
  readonly #filled: Set<string> = new Set();
  readonly #entailments: Entailments;
  /** By reason and entries: the known marks that the reason needs for these entries. */
  readonly #facts: Map<string, readonly number[]> = new Map();

  /**
   * @param knowledge of the givens and nothing else
   * @param singles of the same board
   * @param joint steps of more than one reason
   */
  constructor(knowledge: Knowledge, singles: SingleReasons, joint: JointSteps, metric: Metric) {
    this.#knowledge = knowledge;
    this.#lone = new LoneReasons(knowledge, singles);
    this.#entailments = new Entailments(knowledge.board);
    this.#joint = joint;
    this.#metric = metric;
    const test = entryTest(knowledge.board.marks);
    this.#isEntry = (mark) => test(knowledge.truth(mark));
    for (const mark of knowledge.marksThatAre(true)) this.#fill(mark);
  }

  /** Goes on to the solution, or to the first of the limits. */
  follow({ queries, isAbove = () => false, abort }: PathLimits): Followed {
    const times: number[] = [];
    const joint: JointStep[] = [];
    for (let sum = 0; ; ) {
      if (abort?.() === true) return { status: 'limit' };
      const alone = this.#openAlone();
      if (this.#knowledge.undecidedCount === 0) return { status: 'passed', times, joint };
      const largest = alone.length > 0 ? 1 : this.#largestStep(sum, isAbove);
      const open = alone.length > 0 ? alone : this.#openJoint({ queries, largest });
      if (open === 'limit' || open === 'above') return { status: open };
      const time = timeOf(open);
      times.push(time);
      sum += time;
      if (isAbove(sum)) return { status: 'above' };
      const step = seenFirst(open);
      if (step.reasons > 1) joint.push({ reasons: step.reasons, marks: step.conclusions });
      this.#make(step);
    }
  }

  #openAlone(): readonly OpenStep[] {
    return this.#takeNotes().map((alone) => this.#openStep(alone.entries, this.#notesFor(alone), 1));
  }

  #openJoint(limits: JointLimits): readonly OpenStep[] | 'limit' | 'above' {
    const step = this.#joint.next(this.#knowledge, limits);
    return typeof step === 'string' ? step : [this.#openStep(step.marks, [], step.reasons)];
  }

  /** Most reasons of a joint step that keeps a sum of times within the range of interest. */
  #largestStep(sum: number, isAbove: (sumOfTimes: number) => boolean): number {
    const count = this.#knowledge.board.reasons.length;
    for (let reasons = 1; reasons < count; reasons++) {
      if (isAbove(sum + timeOf([this.#openStep([], [], reasons + 1)]))) return reasons;
    }
    return Infinity;
  }

  /** Unwritten notes that a reason needs: those in a minimal set of known facts in its scope. */
  #notesFor({ reason, entries }: LoneEntries): readonly number[] {
    const { scope, isCount } = this.#knowledge.board.reasons[reason]!;
    const known = scope.filter((mark) => this.#knowledge.isKnown(mark));
    const missing = this.#missing(known);
    if (isCount || missing.length === 0) return missing;
    return this.#missing(this.#factsFor(reason, known, entries));
  }

  #factsFor(reason: number, known: readonly number[], entries: readonly number[]): readonly number[] {
    const question = `${reason}: ${entries.join(' ')}`;
    const before = this.#facts.get(question);
    if (before !== undefined) return before;
    const truths = (marks: readonly number[]) => marks.map((mark) => this.#knowledge.truth(mark));
    const entailment = this.#entailments.of([reason]);
    const { facts } = essenceOf(entailment, [reason], truths(known), truths(entries));
    const marks = facts.map(({ mark }) => mark);
    this.#facts.set(question, marks);
    return marks;
  }

  /** Those of some marks that are notes, not written, and in places that are not filled. */
  #missing(marks: readonly number[]): readonly number[] {
    const places = this.#knowledge.board.marks;
    return this.#notes.missing(marks).filter((mark) => !this.#filled.has(places[mark]!.place));
  }

  #openStep(conclusions: readonly number[], needs: readonly number[], reasons: number): OpenStep {
    const effort = { notes: this.#notes.stepsFor(needs), reasons };
    return { ...effort, conclusions, needs, rate: rateOf(effort, this.#metric) };
  }

  /**
   * Makes known all notes that one reason gives after the other; then the reasons that force entries by
   * themselves.
   */
  #takeNotes(): readonly LoneEntries[] {
    for (let depth = 1; ; depth++) {
      const found = this.#lone.find();
      const makers = new Map<number, number[]>();
      for (const { reason, marks } of found) {
        for (const mark of marks) {
          if (this.#isEntry(mark)) continue;
          const reasons = makers.get(mark);
          if (reasons === undefined) makers.set(mark, [reason]);
          else reasons.push(reason);
        }
      }
      if (makers.size === 0) {
        return found.map(({ reason, marks }) => ({ reason, entries: marks }));
      }
      for (const [mark, reasons] of makers) this.#notes.found(mark, reasons, depth);
      this.#learn([...makers.keys()]);
    }
  }

  #make({ conclusions, needs }: OpenStep): void {
    this.#notes.write(needs);
    this.#learn(conclusions);
    for (const mark of conclusions) this.#fill(mark);
  }

  #learn(marks: readonly number[]): void {
    this.#knowledge.learn(marks);
    this.#lone.learnt(marks);
  }

  #fill(mark: number): void {
    if (this.#isEntry(mark)) this.#filled.add(this.#knowledge.board.marks[mark]!.place);
  }
}

/** The time until one of some steps is seen. */
function timeOf(open: readonly OpenStep[]): number {
  return 1 / open.reduce((rates, { rate }) => rates + rate, 0);
}

/** Of all steps that conclude the mark which is seen first the one that is seen first. */
function seenFirst(open: readonly OpenStep[]): OpenStep {
  const rates = new Map<number, number>();
  for (const { conclusions, rate } of open) {
    for (const mark of conclusions) rates.set(mark, (rates.get(mark) ?? 0) + rate);
  }
  const best = Math.max(...rates.values());
  const mark = Math.min(...[...rates].flatMap(([one, rate]) => (rate === best ? [one] : [])));
  const steps = open.filter(({ conclusions }) => conclusions.includes(mark));
  return steps.reduce((one, other) => (other.rate > one.rate ? other : one));
}
