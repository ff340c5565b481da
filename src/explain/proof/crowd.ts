/**
 * Proofs by crowds: a rule allows only some ships of one cell, and the needs of other rules force too many of
 * them. Players see them row by row, without knowing the cell of each ship in its row.
 */
import { cellCode, cellsBeside } from '../../core/index.js';
import type { Known } from '../../families/contract/index.js';
import type { Board, Crowd, Gathering, JointLine, Part } from '../model/index.js';
import { type CountedLine, countedLinesOf } from './counted-lines.js';

interface Task {
  readonly counted: number;
  readonly allowed: number;
  readonly lines: readonly CountedLine[];
  /** By mark: those of the cells at its four sides. */
  readonly beside: ReadonlyMap<number, readonly number[]>;
}

const TASKS: WeakMap<readonly Part[], Task | null> = new WeakMap();

/** True if a part limits ships of one cell, so that there may be a crowd. */
export function limitsCrowds(board: Board, parts: readonly Part[]): boolean {
  return taskOf(board, parts) !== null;
}

/** A crowd by the known facts; undefined if there is none. */
export function crowdOf(board: Board, parts: readonly Part[], known: readonly Known[]): Crowd | undefined {
  const task = taskOf(board, parts);
  if (task === null) return undefined;
  return new CrowdSearch(task, known).crowd();
}

function taskOf(board: Board, parts: readonly Part[]): Task | null {
  const known = TASKS.get(parts);
  if (known !== undefined) return known;
  const task = readTask(board, parts);
  TASKS.set(parts, task);
  return task;
}

function readTask(board: Board, parts: readonly Part[]): Task | null {
  const counted = parts.findIndex(
    ({ reason, half }) => half !== 'least' && board.reasons[reason]!.reason.room?.length === 1,
  );
  if (counted < 0) return null;
  const { cells, room } = board.reasons[parts[counted]!.reason]!.reason;
  const markAt = new Map(board.marks.map((mark, index) => [cellCode(mark.cells[0]!), index]));
  const beside = cells.map((cell) => {
    const around = cellsBeside(cell).flatMap((one) => markAt.get(cellCode(one)) ?? []);
    return [markAt.get(cellCode(cell))!, around] as const;
  });
  return { counted, allowed: room!.count, lines: countedLinesOf(board, parts), beside: new Map(beside) };
}

class CrowdSearch {
  readonly #task: Task;
  readonly #known: readonly Known[];
  readonly #values: ReadonlyMap<number, boolean>;

  constructor(task: Task, known: readonly Known[]) {
    this.#task = task;
    this.#known = known;
    this.#values = new Map(known.map(({ mark, value }) => [mark, value]));
  }

  crowd(): Crowd | undefined {
    const { counted, allowed, lines, beside } = this.#task;
    const held = [...beside.keys()].filter((mark) => this.#values.get(mark) === true);
    const found = held.filter((mark) => this.#beside(mark).every((one) => this.#values.get(one) === false));
    const missing = allowed + 1 - found.length;
    if (missing <= 0) return undefined;
    const growing = held.filter((mark) => !found.includes(mark));
    const all = lines.flatMap((line) => [...this.#needing(line), ...this.#growing(line, growing)]);
    const gatherings = apart(
      all.toSorted((one, other) => other.count - one.count),
      missing,
      new Set(),
    );
    if (gatherings === undefined) return undefined;
    return { counted, found, gatherings, facts: this.#facts(found, gatherings) };
  }

  #beside(mark: number): readonly number[] {
    return this.#task.beside.get(mark) ?? [];
  }

  #open(marks: readonly number[]): readonly number[] {
    return marks.filter((mark) => !this.#values.has(mark));
  }

  #held(marks: readonly number[]): readonly number[] {
    return marks.filter((mark) => this.#values.get(mark) === true);
  }

  /** A line that needs entries, some of which must be ships of one cell. */
  #needing({ position, marks, least }: CountedLine): readonly Gathering[] {
    const held = this.#held(marks);
    const amount = least - held.length;
    const open = this.#open(marks);
    if (amount <= 0 || amount > open.length) return [];
    const single = new Map(open.map((mark) => [mark, this.#limitsOf(mark)]));
    const among = open.filter((mark) => single.get(mark) !== undefined);
    const count = amount - (open.length - among.length);
    if (count <= 0) return [];
    const limits = [...new Set(among.flatMap((mark) => single.get(mark)!))]
      .filter((line) => line.position !== position)
      .map((line) => ({ by: line.position, held: this.#held(line.marks) }));
    const others = open.filter((mark) => !among.includes(mark));
    return [{ by: position, isNeeding: true, amount, held, among, count, others, limits }];
  }

  /**
   * The lines by which an entry there keeps the open cells beside it empty, if it does; undefined if it may
   * be part of a longer ship.
   */
  #limitsOf(mark: number): readonly CountedLine[] | undefined {
    const limits: CountedLine[] = [];
    for (const one of this.#beside(mark)) {
      const value = this.#values.get(one);
      if (value === true) return undefined;
      if (value === false) continue;
      const limit = this.#task.lines.find(
        ({ marks, most }) =>
          marks.includes(mark) && marks.includes(one) && this.#held(marks).length === most - 1,
      );
      if (limit === undefined) return undefined;
      limits.push(limit);
    }
    return limits;
  }

  /** Entries that can grow only within a line, which does not allow all of them to grow. */
  #growing({ position, marks, most }: CountedLine, growing: readonly number[]): readonly Gathering[] {
    const held = this.#held(marks);
    const amount = most - held.length;
    const inLine = new Set(marks);
    const taken = new Set<number>();
    const among = growing.filter((mark) => {
      const beside = this.#beside(mark).filter((one) => this.#values.get(one) !== false);
      const isAlone = beside.every((one) => !this.#values.has(one) && inLine.has(one) && !taken.has(one));
      if (isAlone) for (const one of beside) taken.add(one);
      return isAlone;
    });
    const count = among.length - amount;
    if (amount <= 0 || count <= 0) return [];
    return [
      {
        by: position,
        isNeeding: false,
        amount,
        held,
        among,
        count,
        others: [...taken].sort((one, other) => one - other),
        limits: [],
      },
    ];
  }

  /**
   * The known facts about the cells found or gathered, about the cells beside them, and about the lines that
   * count them.
   */
  #facts(found: readonly number[], gatherings: readonly Gathering[]): readonly Known[] {
    const used = new Set(gatherings.flatMap(linesOf));
    const own = [...found, ...gatherings.flatMap(({ among }) => among)];
    const lines = this.#task.lines.filter(({ position }) => used.has(position));
    const spoken = new Set([
      ...own,
      ...own.flatMap((mark) => this.#beside(mark)),
      ...lines.flatMap(({ marks }) => marks),
    ]);
    return this.#known.filter(({ mark }) => spoken.has(mark));
  }
}

/** The line of a proof that ends with a crowd. */
export function crowdLine(crowd: Crowd): JointLine {
  const used = new Set([crowd.counted, ...crowd.gatherings.flatMap(linesOf)]);
  return { ...crowd, together: [...used].sort((one, other) => one - other), conclusions: [] };
}

/** Positions of the parts by which there is a gathering. */
function linesOf({ by, limits }: Gathering): readonly number[] {
  return [by, ...limits.map((limit) => limit.by)];
}

/** Gatherings without a common cell that together contain enough ships. */
function apart(
  gatherings: readonly Gathering[],
  missing: number,
  taken: ReadonlySet<number>,
): readonly Gathering[] | undefined {
  if (missing <= 0) return [];
  const [first, ...others] = gatherings;
  if (first === undefined || gatherings.reduce((sum, { count }) => sum + count, 0) < missing)
    return undefined;
  if (!first.among.some((mark) => taken.has(mark))) {
    const rest = apart(others, missing - first.count, new Set([...taken, ...first.among]));
    if (rest !== undefined) return [first, ...rest];
  }
  return apart(others, missing, taken);
}
