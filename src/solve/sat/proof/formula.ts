/**
 * A compiled model as a formula that can be written to a file and refuted: the same clauses that a session
 * uses, kept in order, with a name for every variable, so that a person can follow a proof from the CNF.
 */
import type { Formula } from '../../model/cnf.js';
import type { Model, Row } from '../../model/model.js';
import { compileModel, compileRows } from '../compile.js';
import type { ClauseSink } from '../encodings/sink.js';
import { requireBinaryModel } from '../normalise.js';

/**
 * Compiles a model to a formula: variable `i` is number `i + 1` and keeps its name, helper variables are
 * named after their row. The objective is ignored.
 * @param extra rows beyond the model's, for instance an exclusion
 * @throws PuzzlewrightError `engine-refuses-model`
 */
export function compileFormula(model: Model, extra: readonly Row[] = []): Formula {
  requireBinaryModel(model);
  const sink = new FormulaSink(model.variables.map(({ name }) => name));
  compileModel(model, sink, (row) => sink.enter(row));
  compileRows(model, extra, sink, (row) => sink.enter(row));
  return sink.formula();
}

/** The clauses of a formula, one after the other. */
export function* clausesOf({ literals }: Formula): Generator<number[]> {
  let clause: number[] = [];
  for (const literal of literals) {
    if (literal !== 0) {
      clause.push(literal);
      continue;
    }
    yield clause;
    clause = [];
  }
}

class FormulaSink implements ClauseSink {
  readonly #names: string[];
  readonly #taken: Set<string>;
  #literals = new Int32Array(1024);
  #size = 0;
  #row = '';
  readonly #rows: { name: string; clauses: number }[] = [];

  constructor(names: readonly string[]) {
    this.#names = [...names];
    this.#taken = new Set(names);
  }

  enter(row: string): void {
    this.#row = row;
  }

  fresh(kind: string, ...places: readonly number[]): number {
    let name = [`${this.#row}.${kind}`, ...places].join('_');
    while (this.#taken.has(name)) name += "'";
    this.#taken.add(name);
    return this.#names.push(name);
  }

  clause(literals: readonly number[]): void {
    const end = this.#size + literals.length + 1;
    if (end > this.#literals.length) {
      const larger = new Int32Array(end * 2);
      larger.set(this.#literals);
      this.#literals = larger;
    }
    const latest = this.#rows.at(-1);
    if (latest?.name === this.#row) latest.clauses++;
    else this.#rows.push({ name: this.#row, clauses: 1 });
    this.#literals.set(literals, this.#size);
    this.#literals[end - 1] = 0;
    this.#size = end;
  }

  formula(): Formula {
    return {
      variableCount: this.#names.length,
      literals: this.#literals.slice(0, this.#size),
      names: this.#names,
      rows: this.#rows,
    };
  }
}
