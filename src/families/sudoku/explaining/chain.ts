/**
 * Chains from a supposed number, one forced number after the other: the arguments of players where no count
 * of cells and numbers decides at once.
 */
import { cellCode } from '../../../core/index.js';
import type { Mark, MarkedValue, ReasonShape, StepShape } from '../../contract/explaining.js';
import { numberOfMark } from '../../kit/words/number-arguments.js';
import { includesCell } from '../../kit/words/step-shapes.js';
import { areaAndNumber } from './reasons.js';

/** A cell that holds a number, or an area that holds a number somewhere: one of its candidates holds. */
export interface Need {
  readonly reason: ReasonShape;
  readonly marks: readonly Mark[];
}

/** A candidate that holds because it is the only one that a need has left. */
export interface Forced {
  readonly mark: Mark;
  readonly by: Need;
}

/** Numbers that are forced, one after the other, until nothing is left of a need. */
export interface Chain {
  readonly forced: readonly Forced[];
  readonly empty: Need;
}

/** The value of a candidate, and its premises. */
interface Assigned {
  readonly value: boolean;
  /** The need of which it is the last candidate. */
  readonly by?: Need;
  /** The premises; none where it is supposed. */
  readonly from: readonly Mark[];
}

/**
 * The rules of a step that need one of their candidates, and those that allow one only; a whole rule is both.
 */
export function rulesOf(step: StepShape): {
  readonly needs: readonly Need[];
  readonly limits: readonly Need[];
} {
  const open = [...step.open, ...step.conclusions.map(({ mark }) => mark)];
  const rules = step.reasons.map((reason) => ({ reason, marks: marksOf(reason, open) }));
  return {
    needs: rules.filter(({ reason }) => reason.half !== 'most'),
    limits: rules.filter(({ reason }) => reason.half !== 'least'),
  };
}

/** The candidates of a step and its rules, as a player who supposes something uses them. */
export class Candidates {
  /** Needs, in the order of the reasons. */
  readonly #needs: readonly Need[];
  /** Candidates of which one at most holds. */
  readonly #limits: readonly (readonly Mark[])[];

  constructor(step: StepShape) {
    const { needs, limits } = rulesOf(step);
    this.#needs = needs;
    this.#limits = limits.map(({ marks }) => marks);
  }

  /**
   * The chain from a supposed candidate to a contradiction; undefined where these rules force none in this
   * way.
   */
  refuted(supposed: MarkedValue): Chain | undefined {
    const assigned = this.#assigned([supposed]);
    const empty = this.#needs.find(({ marks }) => marks.every((mark) => assigned.get(mark)?.value === false));
    return empty && { forced: forcedFor(empty.marks, assigned), empty };
  }

  /** The numbers that are forced where something holds, in order. */
  forcedBy(known: readonly MarkedValue[]): readonly Forced[] {
    return [...this.#assigned(known)].flatMap(([mark, { by }]) => (by === undefined ? [] : [{ mark, by }]));
  }

  /** Candidates and their values by propagation from known ones. */
  following(known: readonly MarkedValue[]): ReadonlyMap<Mark, boolean> {
    return new Map([...this.#assigned(known)].map(([mark, { value }]) => [mark, value]));
  }

  /** All that is forced, until nothing more is, or nothing is left of a need; in order. */
  #assigned(known: readonly MarkedValue[]): ReadonlyMap<Mark, Assigned> {
    const assigned = new Map<Mark, Assigned>();
    for (const { mark, value } of known) {
      assigned.set(mark, { value, from: [] });
      if (value) this.#exclude(mark, assigned);
    }
    for (let last = this.#last(assigned); last !== undefined; last = this.#last(assigned)) {
      const { mark, by } = last;
      assigned.set(mark, { value: true, by, from: by.marks.filter((other) => other !== mark) });
      this.#exclude(mark, assigned);
    }
    return assigned;
  }

  /** Excludes the other candidates of the limits of a true one. */
  #exclude(mark: Mark, assigned: Map<Mark, Assigned>): void {
    for (const marks of this.#limits.filter((limit) => limit.includes(mark))) {
      for (const other of marks)
        if (!assigned.has(other)) assigned.set(other, { value: false, from: [mark] });
    }
  }

  /** The first need with one candidate left; none where a need has none left. */
  #last(assigned: ReadonlyMap<Mark, Assigned>): Forced | undefined {
    const open = this.#needs
      .filter(({ marks }) => !marks.some((mark) => assigned.get(mark)?.value === true))
      .map((by) => ({ by, left: by.marks.filter((mark) => !assigned.has(mark)) }));
    if (open.some(({ left }) => left.length === 0)) return undefined;
    const found = open.find(({ left }) => left.length === 1);
    return found && { mark: found.left[0]!, by: found.by };
  }
}

/** The forced numbers on which some excluded candidates rest, in the order in which they were forced. */
function forcedFor(marks: readonly Mark[], assigned: ReadonlyMap<Mark, Assigned>): readonly Forced[] {
  const needed = new Set(marks);
  const order = [...assigned].toReversed();
  for (const [mark, { from }] of order) {
    if (needed.has(mark)) for (const other of from) needed.add(other);
  }
  const forced = [...assigned].flatMap(([mark, { by }]) =>
    by !== undefined && needed.has(mark) ? [{ mark, by }] : [],
  );
  return branchByBranch(forced, assigned);
}

/** Forced numbers in an order in which each stands behind one on which it rests, where that is possible. */
function branchByBranch(forced: readonly Forced[], assigned: ReadonlyMap<Mark, Assigned>): readonly Forced[] {
  const inOrder: Forced[] = [];
  const rest = new Map(forced.map((one) => [one.mark, one]));
  const causesOf = ({ by, mark }: Forced): readonly Mark[] =>
    by.marks.flatMap((other) => (other === mark ? [] : assigned.get(other)!.from));
  while (rest.size > 0) {
    const last = inOrder.at(-1)?.mark;
    const ready = [...rest.values()].filter((one) => causesOf(one).every((cause) => !rest.has(cause)));
    const next = ready.find((one) => causesOf(one).some((cause) => cause === last)) ?? ready[0]!;
    inOrder.push(next);
    rest.delete(next.mark);
  }
  return inOrder;
}

/** The candidates that a rule speaks about. */
function marksOf(reason: ReasonShape, open: readonly Mark[]): readonly Mark[] {
  const about = areaAndNumber(reason.id);
  return open.filter(
    (mark) =>
      includesCell(reason.cells, mark.cells[0]!) &&
      (about === undefined || numberOfMark(mark) === about.number),
  );
}

/** A need in words that give the reason for a forced number: `r1c2 is 4`, `row 3 needs its 4 in r3c5`. */
export function saysForced({ mark, by }: Forced): string {
  const about = areaAndNumber(by.reason.id);
  return about === undefined
    ? `${mark.place} is ${numberOfMark(mark)}`
    : `${about.area} needs its ${about.number} in ${mark.place}`;
}

/** The words for a need without candidates: `nothing is left for r1c2`, `row 3 has no cell left for 4`. */
export function saysEmpty({ reason }: Need): string {
  const about = areaAndNumber(reason.id);
  return about === undefined
    ? `nothing is left for ${cellCode(reason.cells[0]!)}`
    : `${about.area} has no cell left for ${about.number}`;
}
