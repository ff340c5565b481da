/** Steps in which some values take as many houses in some order: that nothing else is left for either. */
import { compareCells } from '../../../core/index.js';
import type { ReasonShape, StepShape } from '../../contract/explaining.js';
import { concludesOnly, reasonsOf } from '../../kit/words/step-shapes.js';

/**
 * `houses of values`: values with only these houses left; `values of houses`: the converse. undefined for
 * steps of another kind.
 */
export function someOrder(step: StepShape): 'houses of values' | 'values of houses' | undefined {
  const isBetween = step.reasons.every(
    ({ kind, half }) => half !== undefined && (kind === 'value' || kind === 'house'),
  );
  const areExcluded = concludesOnly(step, false) && step.facts.every(({ value }) => !value);
  const [values, houses] = [reasonsOf(step, ['value']), reasonsOf(step, ['house'])];
  if (!isBetween || !areExcluded || values.length !== houses.length) return undefined;
  if (values.every(({ half }) => half === 'least') && houses.every(({ half }) => half === 'most')) {
    return 'houses of values';
  }
  const areHouses =
    houses.every(({ half }) => half === 'least') && values.every(({ half }) => half === 'most');
  return areHouses ? 'values of houses' : undefined;
}

/** The houses that some reasons speak about, counted from 1. */
export function houseNumbers(reasons: readonly ReasonShape[]): readonly string[] {
  const houses = reasons.flatMap(({ kind, cells }) => (kind === 'house' ? [cells[0]![1]] : []));
  return houses.sort((one, other) => one - other).map((house) => String(house + 1));
}

/** The values that some reasons speak about, as items. */
export function valueItems(reasons: readonly ReasonShape[]): readonly number[] {
  const first = reasons.flatMap(({ kind, cells }) => (kind === 'value' ? [cells[0]!] : []));
  return first.sort(compareCells).map(([item]) => item);
}
