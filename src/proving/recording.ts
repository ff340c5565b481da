/**
 * A request whose model, rows and solutions are written down while it is answered: what a proof of the answer
 * has to be about. The model is that of the whole puzzle, without presolve.
 */

import type { Formulated, Formulation, Puzzle } from '../families/contract/index.js';
import { type Engine, type Model, type Row, reporting, type Values } from '../solve/index.js';
import type { PuzzleRequest } from './answer.js';

/** The model, the rows that the engine was given beside it, and the solutions that were found. */
export interface Recording {
  formulated?: Formulated<unknown>;
  model?: Model;
  readonly rows: Row[];
  readonly found: { readonly values: Values; readonly solution: unknown }[];
}

/** The names of rows that exclude a solution that was found. */
export const EXCLUSION = /^exclude_(first|\d+)$/;

/** A recording that is empty. */
export function openRecording(): Recording {
  return { rows: [], found: [] };
}

/** The request, which fills a recording while it is answered. */
export function recorded(request: PuzzleRequest, record: Recording): PuzzleRequest {
  return {
    ...request,
    presolve: false,
    formulation: recordingFormulation(request.formulation, record),
    engine: recordingEngine(request.engine, record),
  };
}

function recordingFormulation(
  formulation: Formulation<Puzzle, unknown>,
  record: Recording,
): Formulation<Puzzle, unknown> {
  return {
    ...formulation,
    formulate: (puzzle, options) => {
      const formulated = formulation.formulate(puzzle, { ...options, certificate: true });
      record.formulated = formulated;
      return {
        ...formulated,
        decode: (values) => {
          const solution = formulated.decode(values);
          record.found.push({ values, solution });
          return solution;
        },
      };
    },
  };
}

/** The engine, with its model and all rows that its session receives written down. */
function recordingEngine(engine: Engine, record: Recording): Engine {
  return {
    id: engine.id,
    open: (model, options) => {
      const { propagator } = options ?? {};
      const recorded = propagator && reporting(propagator, (rows) => record.rows.push(...rows));
      const session = engine.open(model, { ...options, ...(recorded && { propagator: recorded }) });
      record.model = model;
      return {
        model,
        solve: (request) => session.solve(request),
        addRows: (rows) => {
          record.rows.push(...rows);
          session.addRows(rows);
        },
        dispose: () => session.dispose(),
      };
    },
  };
}
