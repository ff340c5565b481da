import type { Assumption } from '../engine.js';
import type { Variable } from '../model/model.js';

/** Assumed values, one per variable, in increasing order of the variables. */
export interface FixedVariables {
  readonly indices: Int32Array;
  readonly values: Float64Array;
}

/**
 * Brings assumptions into the order that HiGHS wants; undefined when they contradict each other, a bound or
 * integrality, so that no assignment can satisfy them.
 */
export function fixVariables(
  variables: readonly Variable[],
  assumptions: readonly Assumption[],
): FixedVariables | undefined {
  const fixed = new Map<number, number>();
  for (const { variable: index, value } of assumptions) {
    const variable = variables[index];
    if (variable === undefined) throw new RangeError(`assumption on variable ${index}, which does not exist`);
    const whole = variable.kind === 'continuous' || Number.isInteger(value);
    const inside = value >= variable.lower && value <= variable.upper;
    if (!whole || !inside || (fixed.get(index) ?? value) !== value) return undefined;
    fixed.set(index, value);
  }
  const indices = Int32Array.from(fixed.keys()).sort();
  return { indices, values: Float64Array.from(indices, (index) => fixed.get(index)!) };
}
