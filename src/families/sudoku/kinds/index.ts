/** The door of the rule kinds that only Sudokus have. */
import type { RuleKinds } from '../../kit/rules/index.js';
import { between } from './between.js';
import { classes } from './classes.js';
import { consecutiveSet } from './consecutive.js';
import { numberedRoom } from './numbered-room.js';
import { sandwich } from './sandwich.js';
import { xSum } from './x-sum.js';

/** All of them; quick logic asks the rules of the first ones first. */
export const SUDOKU_KINDS: RuleKinds = [classes, consecutiveSet, between, numberedRoom, xSum, sandwich];

export type { BetweenRule } from './between.js';
export { type ClassesRule, classesByRemainder, classesBySize } from './classes.js';
export type { ConsecutiveRule } from './consecutive.js';
export type { NumberedRoomRule } from './numbered-room.js';
export type { SandwichRule } from './sandwich.js';
export type { XSumRule } from './x-sum.js';
