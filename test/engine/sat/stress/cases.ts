/**
 * A stress case: a model, a tuning, and what is asked of one session in order. Plain data, so that it can be
 * printed.
 */
import { createRng, type Rng } from '../../../../src/core/random.js';
import type { Assumption } from '../../../../src/solve/engine.js';
import type { Model, Row } from '../../../../src/solve/model/model.js';
import type { Tuning } from '../../../../src/solve/sat/solver/tuning.js';
import { randomRow } from '../random-rows.js';
import { drawModel } from './models.js';
import { drawTuning } from './tunings.js';

export type StressStep =
  | { readonly kind: 'add'; readonly row: Row }
  | {
      readonly kind: 'solve';
      readonly assumptions: readonly Assumption[];
      /** Conflicts after which the solve ends. */
      readonly conflicts?: number;
      /** One value per variable. */
      readonly start?: readonly number[];
    };

export interface StressCase {
  readonly model: Model;
  readonly tuning: Tuning;
  readonly engineSeed: number;
  /** True if the proof of every answer is checked. */
  readonly certify: boolean;
  /** True if the invariants are checked after each step of the search. */
  readonly inspected: boolean;
  readonly steps: readonly StressStep[];
  /**
   * In the end all solutions (the optimal ones, with an objective) that differ on these variables are
   * counted.
   */
  readonly projection: readonly number[];
}

/** The case of a seed: any text. */
export function drawStressCase(seed: string): StressCase {
  const rng = createRng(`stress/${seed}`);
  const model = drawModel(rng);
  const count = model.variables.length;
  const isOpen = (index: number): boolean => model.variables[index]!.lower < model.variables[index]!.upper;
  const open = [...Array(count).keys()].filter(isOpen);
  const all = rng.integer(2) === 0;
  return {
    model,
    tuning: drawTuning(rng),
    engineSeed: rng.integer(3),
    certify: rng.integer(2) === 0,
    inspected: rng.integer(2) === 0,
    steps: Array.from({ length: rng.integer(7) }, (_, index) => drawStep(rng, index, count)),
    projection: open.filter(() => all || rng.integer(4) > 0),
  };
}

function drawStep(rng: Rng, index: number, count: number): StressStep {
  if (rng.integer(3) === 0) return { kind: 'add', row: randomRow(rng, `added_${index}`, count) };
  const share = rng.integer(4);
  const assumptions = rng
    .shuffle([...Array(count).keys()])
    .filter(() => rng.integer(8) < share)
    .map((variable) => ({ variable, value: rng.integer(2) }));
  return {
    kind: 'solve',
    assumptions,
    ...(rng.integer(4) === 0 ? { conflicts: rng.integer(12) } : {}),
    ...(rng.integer(4) === 0 ? { start: Array.from({ length: count }, () => rng.integer(2)) } : {}),
  };
}

const INFINITE = '"Infinity"';
/** A number that JSON reads as infinite. */
const BEYOND = '1e999';

/**
 * The case as JSON; infinite bounds are numbers too large for JSON's reader, which makes them infinite again.
 */
export function writeStressCase(given: StressCase): string {
  const text = JSON.stringify(given, (_, value: unknown) =>
    value === Infinity ? 'Infinity' : value === -Infinity ? '-Infinity' : value,
  );
  return text.replaceAll(INFINITE, BEYOND).replaceAll(INFINITE.replace('I', '-I'), `-${BEYOND}`);
}
