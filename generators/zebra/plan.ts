/** Plans of the zebra generator. */
import { type Result, success } from '../../src/core/index.js';
import type { ReadSettings } from '../../src/settings/index.js';
import type { Steering } from '../shared/generator.js';
import { type Aim, aimOf } from '../shared/goal.js';
import type { ZEBRA_SETTINGS } from './settings.js';

/** Everything that an attempt needs. */
export interface ZebraPlan {
  readonly houses: number;
  readonly attributes: number;
  /** `any`: no difficulty is steered to. */
  readonly aim: Aim | 'any';
  /** True if clues may name a house by its place. */
  readonly places: boolean;
}

/** Settings that can be read can be met. */
export function planZebra(settings: ReadSettings<typeof ZEBRA_SETTINGS>, goal: Steering): Result<ZebraPlan> {
  const { size: houses, attributes } = settings;
  return success({
    houses,
    attributes,
    aim: aimOf(goal) ?? 'any',
    places: !settings['no-places'],
  });
}
