/**
 * The part of a model that some reasons speak about: the cost of a question depends on these reasons, not on
 * the puzzle.
 */
import type { Known } from '../../families/contract/index.js';
import type { Model, Row, Values, Variable, VariableIndex } from '../../solve/index.js';
import type { Board, BoardReason } from './board.js';

export class SmallModel {
  /** Without rows. */
  readonly model: Model;
  /** The definitions that the reasons rest on. */
  readonly definitions: readonly Row[];
  /** The marks that the model speaks about, in order. */
  readonly marks: readonly number[];
  readonly #board: Board;
  readonly #marksByVariable: readonly number[];
  /** By variable of the whole model: its place here. */
  readonly #places: ReadonlyMap<VariableIndex, VariableIndex>;

  constructor(board: Board, reasons: readonly BoardReason[]) {
    this.#board = board;
    const definitions = [...new Set(reasons.flatMap((reason) => reason.definitions))];
    const rows = [...reasons.flatMap((reason) => reason.rows), ...definitions];
    const marks = reasons.flatMap(({ scope }) => scope.map((mark) => board.marks[mark]!.variable));
    const used = [...new Set([...rows.flatMap(({ variables }) => variables), ...marks])].sort(
      (a, b) => a - b,
    );
    this.#places = new Map(used.map((variable, place) => [variable, place]));
    const variables = used.map((variable): Variable => board.model.variables[variable]!);
    this.model = { name: board.model.name, variables, rows: [] };
    this.definitions = this.move(definitions);
    this.#marksByVariable = used.map((variable) => board.markOf(variable));
    this.marks = this.#marksByVariable.filter((mark) => mark >= 0);
  }

  /** Rows of the whole model, over the variables of this one. */
  move(rows: readonly Row[]): readonly Row[] {
    return rows.map((row) => ({
      ...row,
      variables: row.variables.map((variable) => this.#places.get(variable)!),
    }));
  }

  /** The variable of a mark; undefined when the model does not speak about it. */
  variableOf(mark: number): VariableIndex | undefined {
    return this.#places.get(this.#board.marks[mark]!.variable);
  }

  /** The mark of a variable; -1 when it is auxiliary. */
  markOf(variable: VariableIndex): number {
    return this.#marksByVariable[variable]!;
  }

  /** The value of every mark in an assignment. */
  read(values: Values): readonly Known[] {
    return this.marks.map((mark) => ({ mark, value: values[this.variableOf(mark)!] === 1 }));
  }
}

/** The row that says that not all conclusions hold. */
export function oppositeRow({ marks }: Board, conclusions: readonly Known[]): Row {
  const truths = conclusions.filter(({ value }) => value).length;
  return {
    name: 'opposite',
    variables: conclusions.map(({ mark }) => marks[mark]!.variable),
    coefficients: conclusions.map(({ value }) => (value ? -1 : 1)),
    lower: 1 - truths,
    upper: Infinity,
  };
}
