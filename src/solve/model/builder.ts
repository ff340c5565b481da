import { PuzzlewrightError } from '../../core/index.js';
import type { Model, Objective, Row, Variable, VariableIndex, VariableKind } from './model.js';
import { collect, type Relation, row, type Term } from './row.js';

/**
 * Larger models fill the memory before an engine could begin; the largest of all documents is a hundredth of
 * this.
 */
export const LARGEST_MODEL = { variables: 1_000_000, rows: 2_000_000, coefficients: 10_000_000 } as const;

type Measure = keyof typeof LARGEST_MODEL;

/**
 * Collects variables and rows and builds a readonly {@link Model}. Names are the formulation's own
 * (`cell_0_3`, `row_start_2_1_4`), so that an exported model can be compared with its paper.
 */
export class ModelBuilder {
  readonly #variables: Variable[] = [];
  readonly #rows: Row[] = [];
  #coefficientCount = 0;
  #objective: Objective | undefined;
  /** Id of the reason that the rows being added belong to. */
  #reason: string | undefined;

  constructor(readonly name: string) {}

  /** Number of variables declared so far. */
  get variableCount(): number {
    return this.#variables.length;
  }

  /** A 0-1 variable; with `fixed`, its bounds hold it at that value. */
  binary(name: string, fixed?: 0 | 1): VariableIndex {
    return this.#declare(name, 'binary', fixed ?? 0, fixed ?? 1);
  }

  /** A whole-number variable within the bounds. */
  integer(name: string, lower: number, upper: number): VariableIndex {
    return this.#declare(name, 'integer', lower, upper);
  }

  /** A real variable within the bounds. */
  continuous(name: string, lower: number, upper: number): VariableIndex {
    return this.#declare(name, 'continuous', lower, upper);
  }

  /**
   * Adds the row `terms relation bound`. A row without terms is kept: it may state a contradiction.
   * @throws PuzzlewrightError `model-too-large` beyond 1 000 000 variables, 2 000 000 rows or 10 000 000
   *   coefficients
   */
  row(name: string, terms: readonly Term[], relation: Relation, bound: number): void {
    const added = row(name, terms, relation, bound);
    this.#rows.push(this.#reason === undefined ? added : { ...added, reason: this.#reason });
    this.#coefficientCount += terms.length;
    this.#refuseBeyond('rows', this.#rows.length);
    this.#refuseBeyond('coefficients', this.#coefficientCount);
  }

  /** The rows that `state` adds belong to the reason of this id; without one they are definitions. */
  under(reason: string | undefined, state: () => void): void {
    const outer = this.#reason;
    this.#reason = reason;
    state();
    this.#reason = outer;
  }

  /** Sets the objective: the least value of these terms, plus a constant. */
  minimise(terms: readonly Term[], offset = 0): void {
    this.#objective = { sense: 'minimise', ...collect(terms), offset };
  }

  /** Sets the objective: the greatest value of these terms, plus a constant. */
  maximise(terms: readonly Term[], offset = 0): void {
    this.#objective = { sense: 'maximise', ...collect(terms), offset };
  }

  /** The finished model. The builder must not be used afterwards. */
  build(): Model {
    const { name } = this;
    const model = { name, variables: this.#variables, rows: this.#rows };
    return this.#objective === undefined ? model : { ...model, objective: this.#objective };
  }

  #declare(name: string, kind: VariableKind, lower: number, upper: number): VariableIndex {
    this.#variables.push({ name, kind, lower, upper });
    this.#refuseBeyond('variables', this.#variables.length);
    return this.#variables.length - 1;
  }

  /** Sizes are checked while the model grows, because only the formulation knows its size in advance. */
  #refuseBeyond(measure: Measure, count: number): void {
    const limit = LARGEST_MODEL[measure];
    if (count <= limit) return;
    const sizes = `${this.#variables.length} variables, ${this.#rows.length} rows, ${this.#coefficientCount} coefficients`;
    const message = `The model ${this.name} is too large: it has more than ${limit} ${measure} (so far ${sizes}). A smaller puzzle, another formulation or presolve is needed.`;
    throw new PuzzlewrightError('model-too-large', message);
  }
}
