import { PuzzlewrightError } from '../core/index.js';
import type { AnyFamily, Formulation, Puzzle } from '../families/contract/index.js';
import type { EngineId } from '../solve/index.js';

/** A formulation of any family. */
export type AnyFormulation = Formulation<Puzzle, unknown>;

/**
 * The engine that answers where nobody names one: `sat`, and `highs` where the formulation asked for suits it
 * alone.
 */
export function usualEngine({ formulations }: AnyFamily, name?: string): EngineId {
  const possible = formulations.filter(({ id }) => name === undefined || id === name);
  return possible.length === 0 || possible.some(({ engines }) => engines.includes('sat')) ? 'sat' : 'highs';
}

/**
 * The engine that solves a puzzle where nobody names one: the usual one, but `highs` for a puzzle that asks
 * for the best answer, because it has a bound and a gap to report when a limit ends the search.
 */
export function solvingEngine(family: AnyFamily, puzzle: Puzzle, name?: string): EngineId {
  const usual = usualEngine(family, name);
  if (usual === 'highs' || family.asksForBest?.(puzzle) !== true) return usual;
  const possible = family.formulations.filter(({ id }) => name === undefined || id === name);
  return possible.some(({ engines }) => engines.includes('highs')) ? 'highs' : usual;
}

/**
 * The named formulation of a family, or the first one that the engine can take.
 * @throws PuzzlewrightError `unknown-formulation` when the family has none of that name;
 * `engine-refuses-model` when the engine cannot take it, or any
 */
export function chooseFormulation(family: AnyFamily, engine: EngineId, name?: string): AnyFormulation {
  const { id, formulations } = family;
  if (name === undefined) {
    const first = formulations.find(({ engines }) => engines.includes(engine));
    if (first !== undefined) return first;
    throw new PuzzlewrightError(
      'engine-refuses-model',
      `No formulation of ${id} suits the engine ${engine}.`,
    );
  }
  const named = formulations.find((formulation) => formulation.id === name);
  if (named === undefined) {
    const names = formulations.map((formulation) => formulation.id).join(', ');
    throw new PuzzlewrightError(
      'unknown-formulation',
      `${id} has no formulation "${name}"; expected one of: ${names}.`,
    );
  }
  requireEngine(family, named, engine);
  return named;
}

/**
 * @throws PuzzlewrightError `engine-refuses-model` when the engine cannot take the formulation; it names
 *   those that it can take
 */
export function requireEngine(
  { id, formulations }: AnyFamily,
  formulation: AnyFormulation,
  engine: EngineId,
): void {
  if (formulation.engines.includes(engine)) return;
  const others = formulations.filter(({ engines }) => engines.includes(engine)).map((other) => other.id);
  throw new PuzzlewrightError(
    'engine-refuses-model',
    `The engine ${engine} cannot take the formulation "${formulation.id}" of ${id}; ` +
      (others.length > 0 ? `it can take: ${others.join(', ')}.` : 'it can take none of this family.'),
  );
}
