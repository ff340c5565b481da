/**
 * A model as clauses: variable `i` is number `i + 1`, each row is normalised and encoded by itself, so that
 * rows can be added later.
 */
import type { Model, Row } from '../model/model.js';
import { encodeRange } from './encode-range.js';
import type { ClauseSink } from './encodings/sink.js';
import { normaliseRow } from './normalise.js';

/**
 * Writes the clauses of a model's bounds and rows. The sink must know the variables 1 ..
 * number of variables, and the model must have passed `requireBinaryModel`.
 * @param onRow receives the name of each row before its clauses are written
 * @throws PuzzlewrightError `engine-refuses-model`
 */
export function compileModel(model: Model, sink: ClauseSink, onRow?: (name: string) => void): void {
  compileBounds(model, sink);
  compileRows(model, model.rows, sink, onRow);
}

/** Writes the clauses of rows over the model's variables. */
export function compileRows(
  model: Model,
  rows: readonly Row[],
  sink: ClauseSink,
  onRow?: (name: string) => void,
): void {
  for (const row of rows) {
    onRow?.(row.name);
    encodeRange(sink, normaliseRow(model, row));
  }
}

/** Variables fixed at 0 or 1 become unit clauses; bounds without a value between are a contradiction. */
export function compileBounds({ variables }: Model, sink: ClauseSink): void {
  variables.forEach(({ kind, lower, upper }, index) => {
    const least = kind === 'continuous' ? lower : Math.ceil(lower);
    const most = kind === 'continuous' ? upper : Math.floor(upper);
    if (least > most) sink.clause([]);
    else if (least === most) sink.clause([most >= 1 ? index + 1 : -(index + 1)]);
  });
}
