/**
 * A request about a puzzle in the model of its shape: what the puzzle gives is held in a session that is kept
 * for all puzzles of that shape. Nothing is deduced beforehand and no row is lazy, so a proof covers the
 * whole puzzle as it stands.
 */
import type { PuzzleRequest } from './answer.js';
import { type Asked, type Examination, isChecked, type Look, reportingTo, verified } from './opened.js';
import type { ShapeSession } from './shape-sessions.js';

/**
 * Runs `look` on a session of the puzzle's shape; undefined when the request keeps no such sessions, or its
 * formulation or engine has none.
 * @throws PuzzlewrightError `engine-refuses-model` when the engine cannot take the model
 */
export function askShape<Found extends Examination>(
  request: PuzzleRequest,
  look: Look<Found>,
): Asked<Found> | undefined {
  const { puzzle, formulation, engine, certify = true, seed = 0, search = 'steady', budget = {} } = request;
  const { shapes: kept, onProgress } = request;
  const { shapes } = formulation;
  const shape = shapes?.nameOf(puzzle);
  if (kept === undefined || shapes === undefined || shape === undefined) return undefined;
  const open = engine.openRepeated?.bind(engine);
  if (open === undefined) return undefined;
  const question = { engine, formulation, shape, certify, search, seed };
  const opened = kept.take(question, (): ShapeSession => {
    const formulated = shapes.formulate(puzzle);
    return { formulated, session: open(formulated.model, { certify, search, seed }) };
  });
  const { formulated, session } = opened;
  const { model, projection } = formulated;
  session.begin(formulated.givensOf(puzzle));
  const found = look({
    session: reportingTo(onProgress, session),
    projection,
    budget,
    distinguish: (values) => formulated.distinguish(values),
    accept: (values) => verified(request, formulated.decode(values)),
  });
  kept.keep(question, opened);
  const statistics = { variables: model.variables.length, rows: model.rows.length, work: found.work };
  return {
    answered: {
      engine: engine.id,
      formulation: formulation.id,
      statistics,
      certified: isChecked(request) && found.certified,
    },
    finding: { status: 'found', found },
  };
}
