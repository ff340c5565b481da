import { failure, type Result, success } from '../../src/core/result.js';
import type { Difficulty } from '../../src/families/family.js';
import type { CageOperation } from '../../src/families/kenken/index.js';
import type { Goal, Parameter, Settings } from '../generator.js';
import { SettingsReader } from '../settings.js';

/** What all attempts share. */
export interface KenkenPlan {
  readonly size: number;
  /** Cells of the largest cage. */
  readonly largestCage: number;
  readonly operations: readonly CageOperation[];
  /** Whether cages tell their operation. */
  readonly told: boolean;
  readonly goal: Goal;
}

const SIZES = { least: 3, most: 9 };
const USUAL_SIZE = 6;
const CAGES = { least: 2, most: 6 };
const USUAL_CAGE: Readonly<Record<Difficulty, number>> = { easy: 3, medium: 4, hard: 6 };
const OPERATIONS: readonly CageOperation[] = ['+', '-', '*', '/'];

export const KENKEN_PARAMETERS: readonly Parameter[] = [
  {
    name: 'size',
    description: `side of the grid, ${SIZES.least} to ${SIZES.most}`,
    kind: 'number',
    byDefault: String(USUAL_SIZE),
  },
  {
    name: 'largest-cage',
    description: `cells of the largest cage, ${CAGES.least} to ${CAGES.most}`,
    kind: 'number',
    byDefault: '3 for easy puzzles, 6 for hard ones, else 4',
  },
  {
    name: 'operations',
    description: 'the operations that cages may have, such as "+-"',
    kind: 'text',
    byDefault: OPERATIONS.join(''),
  },
  { name: 'untold', description: 'cages tell their target alone, not the operation', kind: 'flag' },
];

/** Reads the settings of the Calcudoku generator. */
export function planKenken(settings: Settings, goal: Goal): Result<KenkenPlan> {
  const reader = new SettingsReader(settings);
  const size = reader.whole('size', SIZES, USUAL_SIZE);
  const operations = readOperations(reader);
  const canBeLarge = operations.includes('+') || operations.includes('*');
  const usualCage = canBeLarge ? USUAL_CAGE[goal.difficulty ?? 'medium'] : 2;
  const largestCage = reader.whole('largest-cage', CAGES, usualCage);
  if (largestCage > 2 && !canBeLarge)
    reader.refuse('largest-cage', 'Differences and quotients have two cells; larger cages need + or *.');
  if (reader.issues.length > 0) return failure(...reader.issues);
  return success({ size, largestCage, operations, told: !reader.flag('untold'), goal });
}

function readOperations(reader: SettingsReader): readonly CageOperation[] {
  const text = reader.text('operations', OPERATIONS.join(''));
  const found = OPERATIONS.filter((operation) => text.includes(operation));
  if (found.length > 0 && found.length === text.length) return found;
  reader.refuse('operations', `Some of ${OPERATIONS.join(' ')}, each once, are expected; found "${text}".`);
  return OPERATIONS;
}
