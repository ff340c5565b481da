/**
 * The formulation of a family that states reasons, for questions about its marks: givens are rows of the
 * model, or the givens of a shape, since models that state reasons do not contain them. Puzzles whose models
 * are equal have one shape, whatever their family.
 */
import { PuzzlewrightError } from '../core/index.js';
import type {
  AnyFamily,
  Explained,
  Formulated,
  FormulatedShape,
  Puzzle,
} from '../families/contract/index.js';
import type { Assumption, EngineId, Row, Values } from '../solve/index.js';
import { type AnyFormulation, chooseFormulation } from './formulation.js';

/** A puzzle, its model, and the support for explanations that goes with it. */
interface Stated {
  readonly puzzle: Puzzle;
  readonly formulated: Formulated<unknown>;
  readonly explained: Explained;
}

export class ReasonFormulation {
  readonly formulation: AnyFormulation;
  /** The puzzle that was stated last. */
  #stated: Stated | undefined;

  /** @throws PuzzlewrightError `no-explanations`; `engine-refuses-model` when it does not suit the engine */
  constructor(
    readonly family: AnyFamily,
    readonly engine: EngineId,
  ) {
    this.formulation = {
      ...chooseFormulation(family, engine, requireExplaining(family).formulation),
      formulate: (puzzle) => withGivens(this.stated(puzzle)),
      shapes: {
        nameOf: (puzzle) => {
          const { formulated, explained } = this.stated(puzzle);
          const isLazy = formulated.separate !== undefined || explained.separate !== undefined;
          return isLazy ? undefined : JSON.stringify([formulated.model, formulated.projection]);
        },
        formulate: (puzzle) => this.#shapeOf(this.stated(puzzle)),
      },
    };
  }

  /** States a puzzle; the last one is not stated twice. */
  stated(puzzle: Puzzle): Stated {
    if (this.#stated?.puzzle === puzzle) return this.#stated;
    const { formulation } = requireExplaining(this.family);
    const stating = this.family.formulations.find(({ id }) => id === formulation)!;
    const { model, ...formulated } = stating.formulate(puzzle, { presolve: false, reasons: true });
    const { explained } = formulated;
    if (explained === undefined)
      throw new Error(`a model of ${this.family.id} that states reasons says no marks`);
    const { objective: _, ...rules } = model;
    this.#stated = { puzzle, formulated: { ...formulated, model: rules }, explained };
    return this.#stated;
  }

  #shapeOf({ formulated: { model, projection } }: Stated): FormulatedShape<Puzzle, unknown> {
    return {
      model,
      projection,
      // What a puzzle says beside its model may be part of its solutions.
      decode: (values) => this.#stated!.formulated.decode(values),
      givensOf: (puzzle) => givensOf(this.stated(puzzle)),
      distinguish: () => projection,
    };
  }
}

function requireExplaining({ id, explaining }: AnyFamily): NonNullable<AnyFamily['explaining']> {
  if (explaining !== undefined) return explaining;
  throw new PuzzlewrightError('no-explanations', `The models of the family ${id} do not state reasons.`);
}

function givensOf({ explained: { given, marks } }: Stated): readonly Assumption[] {
  return given.map(({ mark, value }) => ({ variable: marks[mark]!.variable, value: Number(value) }));
}

/** The whole puzzle as one model, with lazy rows where reasons are found on the way. */
function withGivens(stated: Stated): Formulated<unknown> {
  const { formulated, explained } = stated;
  const { model } = formulated;
  const givens = givensOf(stated).map(
    ({ variable, value }): Row => ({
      name: `given_${variable}`,
      variables: [variable],
      coefficients: [1],
      lower: value,
      upper: value,
    }),
  );
  const separate =
    formulated.separate ??
    (explained.separate && ((values: Values) => explained.separate!(values).flatMap(({ rows }) => rows)));
  return {
    ...formulated,
    model: { ...model, rows: [...model.rows, ...givens] },
    ...(separate && { separate }),
  };
}
