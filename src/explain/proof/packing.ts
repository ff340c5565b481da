/**
 * Proofs by packing: the open cells that a count still needs fit into few groups of which a reason allows one
 * each (stars that do not touch: blocks of two by two cells). Players see this at one look, where a proof by
 * contradiction cell by cell needs many lines.
 */
import type { Known } from '../../families/contract/index.js';
import { type CountedSum, sumOf } from '../knowledge/index.js';
import { atMostOneOf, type Board, type Packing, type Part } from '../model/index.js';

/** Most places of the search for the groups of one proof. */
const MOST_VISITS = 5000;

/** Counted parts of which all choices are tried. */
const MOST_CHOSEN = 5;

/** A part that packs, and the parts that are counted. */
interface Task {
  /** Position of the part that allows one mark of each group. */
  readonly packed: number;
  readonly groups: readonly (readonly number[])[];
  /** Positions of the counted parts, and their sum. */
  readonly counted: readonly number[];
  readonly sum: CountedSum;
}

/**
 * A packing by the facts known at some point of a proof: of all counted parts, or of one that needs
 * something; undefined if there is none.
 */
export function packingOfOpen(
  board: Board,
  parts: readonly Part[],
  facts: readonly Known[],
): Packing | undefined {
  const known = new Map(facts.map(({ mark, value }) => [mark, value]));
  for (const task of tasksOf(board, parts)) {
    const packing = task.sum.least.length === 0 ? undefined : packingOf(task, known);
    if (packing !== undefined) return packing;
  }
  return undefined;
}

/**
 * The same end of a proof without those of its facts that it does not need, the last ones first.
 * @param isFree facts that stay
 */
export function fewerPacked(
  board: Board,
  parts: readonly Part[],
  end: Packing,
  isFree: (fact: Known) => boolean,
): Packing {
  return end.facts.toReversed().reduce((best, fact) => {
    const others = best.facts.filter(({ mark }) => mark !== fact.mark);
    if (isFree(fact) || others.length === best.facts.length) return best;
    return packingOfOpen(board, parts, others) ?? best;
  }, end);
}

const TASKS: WeakMap<readonly Part[], readonly Task[]> = new WeakMap();

function tasksOf(board: Board, parts: readonly Part[]): readonly Task[] {
  const known = TASKS.get(parts) ?? readTasks(board, parts);
  TASKS.set(parts, known);
  return known;
}

/** Tasks for the part that packs, with each choice of counted parts: few parts first. */
function readTasks(board: Board, parts: readonly Part[]): readonly Task[] {
  const packed = parts.findIndex((part) => atMostOneOf(board, part).length > 1);
  if (packed < 0) return [];
  const groups = atMostOneOf(board, parts[packed]!);
  const all = [...parts.keys()].filter((position) => position !== packed);
  return choicesOf(all).flatMap((counted): readonly Task[] => {
    const sum = sumOf(
      board,
      counted.map((position) => parts[position]!),
    );
    return sum === undefined ? [] : [{ packed, groups, counted, sum }];
  });
}

/** All choices of a few positions, few of them first; of many each by itself, and all of them. */
function choicesOf(all: readonly number[]): readonly (readonly number[])[] {
  if (all.length > MOST_CHOSEN) return [...all.map((one) => [one]), all];
  return Array.from({ length: 2 ** all.length - 1 }, (_, bits) =>
    all.filter((_, place) => (((bits + 1) >> place) & 1) === 1),
  ).toSorted((some, others) => some.length - others.length);
}

/** The known facts about marks that count. */
function factsAbout({ coefficients }: CountedSum, known: ReadonlyMap<number, boolean>): readonly Known[] {
  return [...known].flatMap(([mark, value]) => (coefficients.has(mark) ? [{ mark, value }] : []));
}

/**
 * The most marks that can hold towards the need, and the marks known to hold that it takes into account, each
 * as often as it counts.
 */
function roomFor(
  groups: readonly (readonly number[])[],
  { coefficients, allowed }: CountedSum,
  known: ReadonlyMap<number, boolean>,
): Pick<Packing, 'held' | 'used' | 'room'> {
  const counting = [...coefficients].filter(
    ([mark, coefficient]) => known.get(mark) === true && coefficient !== 0,
  );
  const marksOf = (sign: number): readonly number[] =>
    counting.flatMap(([mark, coefficient]) =>
      Math.sign(coefficient) === sign ? Array.from({ length: Math.abs(coefficient) }, () => mark) : [],
    );
  const amount = counting.reduce((sum, [, coefficient]) => sum + coefficient, 0);
  return { held: marksOf(1), used: marksOf(-1), room: groups.length + allowed + amount };
}

/**
 * The packing of all open marks that count, in fewer groups than the sum needs; undefined when none was
 * found.
 */
function packingOf(task: Task, known: ReadonlyMap<number, boolean>): Packing | undefined {
  const { packed, groups, counted, sum } = task;
  const { coefficients, bound } = sum;
  let needed = bound;
  const open: number[] = [];
  for (const [mark, coefficient] of coefficients) {
    const value = known.get(mark);
    if (value === false) continue;
    if (!isClear(sum, mark, value)) return undefined;
    if (value === true) needed -= coefficient;
    else if (coefficient === 1) open.push(mark);
  }
  open.sort((one, other) => one - other);
  // Where even all open marks are too few, a single rule shows that by itself, and there is nothing to pack.
  if (open.length < needed && counted.length === 1) return undefined;
  const found = new Packer(groups, open).pack(needed - 1);
  if (found === undefined) return undefined;
  const room = roomFor(found, sum, known);
  // A rule that has all that it allows already says so by itself, and what is left of the others is easier to
  // see then.
  if (sum.most.length > 0 && room.used.length === sum.allowed) return undefined;
  return {
    packed,
    groups: found,
    ...room,
    least: sum.least.map((place) => counted[place]!),
    most: sum.most.map((place) => counted[place]!),
    needed: bound + sum.allowed,
    facts: factsAbout(sum, known),
  };
}

/**
 * True if people can add up the count of a mark. A mark that may hold counts at most once towards the need,
 * or the sum would be no number of marks. One that holds counts at most once towards the need and once
 * towards the limit, or only towards the need.
 */
function isClear({ coefficients, uses }: CountedSum, mark: number, value: boolean | undefined): boolean {
  const [coefficient, count] = [coefficients.get(mark)!, uses.get(mark)!];
  const needs = (count + coefficient) / 2;
  const limits = (count - coefficient) / 2;
  return value === true ? (needs < 2 && limits < 2) || limits === 0 : needs < 2;
}

/** Looks for few groups that hold some marks. */
class Packer {
  readonly #groups: readonly (readonly number[])[];
  readonly #open: readonly number[];
  #visits = 0;

  constructor(groups: readonly (readonly number[])[], open: readonly number[]) {
    this.#open = open;
    const isOpen = new Set(open);
    this.#groups = groups
      .map((group) => group.filter((mark) => isOpen.has(mark)))
      .filter(({ length }) => length > 1);
  }

  /**
   * At most this number of groups, each mark in one of them; undefined: there are none, or too many places to
   * search.
   */
  pack(most: number): readonly (readonly number[])[] | undefined {
    for (let count = Math.min(1, this.#open.length); count <= most; count++) {
      const found = this.#fill(new Set(), count);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #fill(taken: ReadonlySet<number>, left: number): (readonly number[])[] | undefined {
    const first = this.#open.find((mark) => !taken.has(mark));
    if (first === undefined) return [];
    if (left === 0 || ++this.#visits > MOST_VISITS) return undefined;
    const choices = this.#groups
      .filter((group) => group.includes(first))
      .map((group) => group.filter((mark) => !taken.has(mark)))
      .sort((one, other) => other.length - one.length);
    for (const group of choices.length === 0 ? [[first]] : choices) {
      const rest = this.#fill(new Set([...taken, ...group]), left - 1);
      if (rest !== undefined) return [group, ...rest];
    }
    return undefined;
  }
}
