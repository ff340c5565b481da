/**
 * A formulated puzzle as explanations see it: marks with their values in the solution, and reasons with their
 * rows, the marks in their scope and the definitions that they rest on. Reasons may be added.
 */
import type { Cell } from '../../core/index.js';
import type { Explained, Known, LazyReason, Mark, Reason } from '../../families/contract/index.js';
import type { Model, Row, Values, VariableIndex } from '../../solve/index.js';
import { entryTest } from './entries.js';

/** A reason with all that belongs to it. */
export interface BoardReason {
  /** Its position on the board. */
  readonly index: number;
  readonly reason: Reason;
  readonly rows: readonly Row[];
  /** Definitions of auxiliary variables that its rows use, directly or through other definitions. */
  readonly definitions: readonly Row[];
  /** The marks that its rows and definitions speak about, in order. */
  readonly scope: readonly number[];
  /**
   * True if counting is all that its rows ask for, so that unit propagation finds everything that it forces.
   */
  readonly isCount: boolean;
}

export class Board {
  readonly marks: readonly Mark[];
  readonly given: readonly Known[];
  /** True if a value of a mark is an entry; else it is a note. */
  readonly isEntry: (known: Known) => boolean;
  /** Rows without a reason. */
  readonly definitions: readonly Row[];
  /**
   * True if the values of several marks may decide another one without any reason (the last colour that is
   * left).
   */
  readonly tiesMarks: boolean;
  readonly #reasons: BoardReason[] = [];
  /** By id: the position of a reason. */
  readonly #positions: Map<string, number> = new Map();
  /** By mark: the reasons that have it in their scope. */
  readonly #reasonsOf: number[][];
  /** By variable: its mark, -1 for an auxiliary variable. */
  readonly #markOf: Int32Array;
  /** By cell: the marks that have it; made when first asked. */
  #marksAt: ReadonlyMap<string, readonly number[]> | undefined;
  /** Made when first asked. */
  /** By variable: the definitions that it occurs in. */
  readonly #definitionsOf: Map<VariableIndex, number[]> = new Map();

  constructor(
    readonly model: Model,
    readonly explained: Explained,
    /** Polled in every question about the board; true ends the work. */
    readonly abort?: () => boolean,
  ) {
    this.marks = explained.marks;
    this.given = explained.given;
    this.isEntry = entryTest(this.marks);
    this.#markOf = new Int32Array(model.variables.length).fill(-1);
    this.marks.forEach(({ variable }, mark) => {
      this.#markOf[variable] = mark;
    });
    this.#reasonsOf = this.marks.map(() => []);
    this.definitions = model.rows.filter(({ reason }) => reason === undefined);
    this.definitions.forEach(({ variables }, index) => {
      for (const variable of variables) {
        const uses = this.#definitionsOf.get(variable);
        if (uses === undefined) this.#definitionsOf.set(variable, [index]);
        else uses.push(index);
      }
    });
    this.tiesMarks = this.definitions.some(
      ({ variables }, index) => variables.length > 2 && this.#isAboutMarks(index),
    );
    const rows = new Map(explained.reasons.map(({ id }): [string, Row[]] => [id, []]));
    for (const row of model.rows) if (row.reason !== undefined) rows.get(row.reason)!.push(row);
    for (const reason of explained.reasons) this.#state(reason, rows.get(reason.id)!);
  }

  get reasons(): readonly BoardReason[] {
    return this.#reasons;
  }

  /** The reasons that have a mark in their scope. */
  reasonsOf(mark: number): readonly number[] {
    return this.#reasonsOf[mark]!;
  }

  /** The marks with one of some cells, in order. */
  marksIn(cells: readonly Cell[]): readonly number[] {
    this.#marksAt ??= marksByCell(this.marks);
    const found = new Set(cells.flatMap((cell) => this.#marksAt!.get(String(cell)) ?? []));
    return [...found].sort((one, other) => one - other);
  }

  /** The mark of a variable; -1 when it is auxiliary. */
  markOf(variable: VariableIndex): number {
    return this.#markOf[variable]!;
  }

  /** The marks that some rows speak about themselves, not through definitions; in order. */
  marksOf(rows: readonly Row[]): readonly number[] {
    const found = new Set(
      rows.flatMap(({ variables }) => variables.map((variable) => this.markOf(variable))),
    );
    return [...found].filter((mark) => mark >= 0).sort((one, other) => one - other);
  }

  /** Adds a reason that was not stated from the start; undefined when one of its id is here already. */
  add({ reason, rows }: LazyReason): BoardReason | undefined {
    return this.#positions.has(reason.id) ? undefined : this.#state(reason, rows);
  }

  /** The position of a reason, which is added where it is not here yet. */
  include(reason: LazyReason): number {
    return this.add(reason)?.index ?? this.#positions.get(reason.reason.id)!;
  }

  /** The position of the reason with an id; undefined: it is not here. */
  positionOf(id: string): number | undefined {
    return this.#positions.get(id);
  }

  /** The value of every mark in an assignment. */
  read(values: Values): boolean[] {
    return this.marks.map(({ variable }) => values[variable] === 1);
  }

  #state(reason: Reason, rows: readonly Row[]): BoardReason {
    const { definitions, scope } = this.#reach(rows);
    const [only, ...more] = rows;
    const isCount = definitions.length === 0 && more.length === 0 && (only === undefined || isCounting(only));
    const index = this.#reasons.length;
    const stated = { index, reason, rows, definitions, scope, isCount };
    this.#reasons.push(stated);
    this.#positions.set(reason.id, index);
    for (const mark of scope) this.#reasonsOf[mark]!.push(index);
    return stated;
  }

  #isAboutMarks(definition: number): boolean {
    return this.definitions[definition]!.variables.every((variable) => this.markOf(variable) >= 0);
  }

  /**
   * The definitions that rows rest on, and the marks that both speak about. A definition of auxiliary
   * variables is followed from these alone, one that relates marks to each other (two bridges are at least
   * one) also from marks.
   */
  #reach(rows: readonly Row[]): Pick<BoardReason, 'definitions' | 'scope'> {
    const used = new Set<number>();
    const seen = new Set<VariableIndex>();
    const open = [...rows];
    for (let row = open.pop(); row !== undefined; row = open.pop()) {
      for (const variable of row.variables) {
        if (seen.has(variable)) continue;
        seen.add(variable);
        const isMark = this.markOf(variable) >= 0;
        for (const definition of this.#definitionsOf.get(variable) ?? []) {
          if (used.has(definition) || (isMark && !this.#isAboutMarks(definition))) continue;
          used.add(definition);
          open.push(this.definitions[definition]!);
        }
      }
    }
    const scope = [...seen].map((variable) => this.markOf(variable)).filter((mark) => mark >= 0);
    return {
      definitions: [...used].sort((one, other) => one - other).map((index) => this.definitions[index]!),
      scope: scope.sort((one, other) => one - other),
    };
  }
}

function marksByCell(marks: readonly Mark[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const [mark, { cells }] of marks.entries()) {
    for (const cell of cells) {
      const there = found.get(String(cell));
      if (there === undefined) found.set(String(cell), [mark]);
      else there.push(mark);
    }
  }
  return found;
}

/** True if a row only counts literals, each with the same weight. */
function isCounting({ coefficients }: Row): boolean {
  return coefficients.every((coefficient) => Math.abs(coefficient) === Math.abs(coefficients[0]!));
}
