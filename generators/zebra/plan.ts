/** Settings of the zebra generator: what can be asked for, and why some of it cannot be. */
import { failure, type Result, success } from '../../src/core/result.js';
import type { Goal, Parameter, Preset, Settings } from '../generator.js';
import { type Aim, aimOf } from '../goal.js';
import { SettingsReader } from '../settings.js';
import { ATTRIBUTES } from './vocabulary.js';

/** Everything that an attempt needs. */
export interface ZebraPlan {
  readonly houses: number;
  readonly attributes: number;
  /** `any`: no difficulty is steered to. */
  readonly aim: Aim | 'any';
  /** Whether clues may name a house by its place. */
  readonly places: boolean;
}

const HOUSES = { least: 2, most: 9 };
const ATTRIBUTE_COUNT = { least: 2, most: ATTRIBUTES.length };

export const ZEBRA_PARAMETERS: readonly Parameter[] = [
  {
    name: 'size',
    description: `houses in the street, ${HOUSES.least} to ${HOUSES.most}`,
    kind: 'number',
    byDefault: '5',
  },
  {
    name: 'attributes',
    description: `what is told of every house, ${ATTRIBUTE_COUNT.least} to ${ATTRIBUTE_COUNT.most}: ${ATTRIBUTES.join(', ')}`,
    kind: 'number',
    byDefault: '4',
  },
  {
    name: 'no-places',
    description: 'no clue says in which house a value is; the street has to be told from relations alone',
    kind: 'flag',
  },
];

export const ZEBRA_PRESETS: readonly [Preset, Preset, Preset] = [
  { name: 'small', settings: { size: 3, attributes: 3 } },
  { name: 'medium', settings: { size: 5, attributes: 4 } },
  { name: 'large', settings: { size: 6, attributes: 6 } },
];

/** Reads the settings; issues say why no such puzzle can be. */
export function planZebra(settings: Settings, goal: Goal): Result<ZebraPlan> {
  const reader = new SettingsReader(settings);
  const houses = reader.whole('size', HOUSES, 5);
  const attributes = reader.whole('attributes', ATTRIBUTE_COUNT, 4);
  if (reader.issues.length > 0) return failure(...reader.issues);
  const aim = aimOf(goal) ?? 'any';
  return success({ houses, attributes, aim, places: !reader.flag('no-places') });
}
