/** The door of the rule kinds that only Sudokus have. */
import type { RuleKinds } from '../../kit/rules/index.js';
import { betweenKind } from './between.js';
import { classes } from './classes.js';
import { consecutiveSet } from './consecutive.js';
import { numberedRoomKind } from './numbered-room.js';
import { sandwichKind } from './sandwich.js';
import { xSumKind } from './x-sum.js';

/** All of them; quick logic asks the rules of the first ones first. */
export const SUDOKU_KINDS: RuleKinds = [
  classes,
  consecutiveSet,
  betweenKind,
  numberedRoomKind,
  xSumKind,
  sandwichKind,
];

export type { BetweenRule } from './between.js';
export { type ClassesRule, classesByRemainder, classesBySize } from './classes.js';
export type { ConsecutiveRule } from './consecutive.js';
export type { NumberedRoomRule } from './numbered-room.js';
export type { SandwichRule } from './sandwich.js';
export type { XSumRule } from './x-sum.js';
