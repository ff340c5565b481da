/** Plans of the Calcudoku generator. */
import { failure, type Result, success } from '../../src/core/index.js';
import type { LogicReach } from '../../src/families/contract/index.js';
import type { CageOperation } from '../../src/families/kenken/index.js';
import { type ReadSettings, refusal } from '../../src/settings/index.js';
import type { Steering } from '../shared/generator.js';
import type { KENKEN_SETTINGS } from './settings.js';

/** The settings that all attempts share. */
export interface KenkenPlan {
  readonly size: number;
  /** Cells of the largest cage. */
  readonly largestCage: number;
  readonly operations: readonly CageOperation[];
  /** True if cages show their operation. */
  readonly showsOperation: boolean;
  readonly goal: Steering;
}

const USUAL_CAGE: Readonly<Record<LogicReach, number>> = { plain: 3, 'look-ahead': 4, beyond: 6 };

/** Checks the settings of the Calcudoku generator. */
export function planKenken(
  settings: ReadSettings<typeof KENKEN_SETTINGS>,
  goal: Steering,
): Result<KenkenPlan> {
  const { size, operations, untold } = settings;
  const canBeLarge = operations.includes('+') || operations.includes('*');
  const usualCage = canBeLarge ? USUAL_CAGE[goal.logic ?? 'look-ahead'] : 2;
  const largestCage = settings['largest-cage'] ?? usualCage;
  if (largestCage > 2 && !canBeLarge) {
    const message = 'Differences and quotients have two cells; larger cages need + or *.';
    return failure(refusal('largest-cage', message));
  }
  return success({ size, largestCage, operations, showsOperation: !untold, goal });
}
