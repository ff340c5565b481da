/**
 * The score of a candidate: its looks once its puzzle is unique, less small costs for a poorer puzzle. One
 * cost is about what an eye would trade for it in likeness.
 */

import type { ShownRating } from '../../../explain/index.js';
import type { Difficulty, LogicReach } from '../../../families/contract/index.js';
import type { NonogramPuzzle } from '../../../families/nonogram/index.js';
import type { Looks } from '../../cells/looks.js';
import type { CandidateMethod } from './draw.js';

/** A drawing by lines looks fussy where its likeness is as high as another's. */
const OUTLINE_COST = 0.01;
/** A threshold of a photograph without ground: it separates lights and shadows, not objects. */
const SHADOW_COST = 0.03;
/**
 * The missing boundaries of the original, besides their effect on the looks: a plain silhouette leaves more
 * to be guessed.
 */
const MISSING_COST = 0.2;
/**
 * The cost of a pale subject that is all black: a rendering that leaves its pale parts white shows
 * more of it.
 */
const PALE_BLACK_COST = 0.25;
/** For each column (or row) more or less than was asked for. */
const SIZE_COST = 0.003;
/** The cost of each changed cell, besides its effect on the looks, and of each given one. */
const CHANGED_COST = 0.004;
const GIVEN_COST = 0.004;
/** The mean cost of a repair where line logic does not solve a drawing. */
const EXPECTED_REPAIR_COST = 0.02;
/** Shares of black above this one are tiring to fill. */
const MUCH_BLACK = 0.6;
const BLACK_COST = 0.2;
/** Blocks a line above this number, each. */
const MANY_BLOCKS = 5;
const BLOCK_COST = 0.004;
/** The cost of logic where no difficulty is asked for. */
const LOGIC_COST: Readonly<Record<LogicReach, number>> = { plain: 0, 'look-ahead': 0.02, beyond: 0.06 };
/** The cost of a difficulty other than the one asked for: more than any likeness. */
const WRONG_DIFFICULTY_COST = 1;
/** For a puzzle that is not known to be unique: more than anything else costs. */
export const UNFINISHED_COST = 10;

/** The rating of a candidate's puzzle; with a difficulty where one is asked for. */
type Rated = Pick<ShownRating, 'logic' | 'difficulty'>;

/** The rating of a puzzle that there was no time to rate. */
export const UNRATED: Rated = { logic: 'beyond' };

/** The properties of a candidate before its puzzle is made. */
export interface DrawnFacts {
  readonly method: CandidateMethod;
  readonly looks: Pick<Looks, 'score' | 'likeness' | 'paleBlack'>;
  readonly isSolvable: boolean;
  /** The picture has a ground. */
  readonly hasGround: boolean;
  /** Columns (or rows) more or less than was asked for. */
  readonly sizeOff: number;
}

/** The properties of a candidate with its puzzle. */
export interface MadeFacts extends Omit<DrawnFacts, 'isSolvable'> {
  readonly puzzle: NonogramPuzzle;
  readonly solution: readonly string[];
  readonly changed: number;
  readonly given: number;
  readonly rating: Rated;
}

/** The expected score of a drawing, close to its {@link madeScore}. */
export function drawnScore({ method, looks, isSolvable, sizeOff, hasGround }: DrawnFacts): number {
  return (
    looks.score - commonCost({ method, looks, sizeOff, hasGround }) - (isSolvable ? 0 : EXPECTED_REPAIR_COST)
  );
}

/** The score of a made candidate. */
export function madeScore(facts: MadeFacts, wanted?: Difficulty): number {
  const { looks, changed, given, rating, puzzle, solution } = facts;
  const cells = solution.join('');
  const black = cells.replaceAll('.', '').length / cells.length;
  const lines = [...puzzle.rows, ...puzzle.columns];
  const blocks = lines.reduce((sum, clue) => sum + clue.length, 0) / lines.length;
  return (
    looks.score -
    commonCost(facts) -
    CHANGED_COST * changed -
    GIVEN_COST * given -
    BLACK_COST * Math.max(0, black - MUCH_BLACK) -
    BLOCK_COST * Math.max(0, blocks - MANY_BLOCKS) -
    difficultyCost(rating, wanted)
  );
}

/** The properties of a rendering in colours. */
export interface ColouredFacts extends Pick<MadeFacts, 'changed' | 'given' | 'rating' | 'sizeOff'> {
  /** Likeness to the original, 0..1. */
  readonly likeness: number;
  /** Its puzzle is known to have one solution. */
  readonly isUnique: boolean;
}

/** The score of a rendering in colours. */
export function colouredScore(facts: ColouredFacts, wanted?: Difficulty): number {
  const { likeness, changed, given, rating, sizeOff, isUnique } = facts;
  return (
    likeness -
    SIZE_COST * sizeOff -
    CHANGED_COST * changed -
    GIVEN_COST * given -
    difficultyCost(rating, wanted) -
    (isUnique ? 0 : UNFINISHED_COST)
  );
}

function commonCost({ method, looks, sizeOff, hasGround }: Omit<DrawnFacts, 'isSolvable'>): number {
  const missing = MISSING_COST * (1 - looks.likeness.recall);
  const paleBlack = PALE_BLACK_COST * looks.paleBlack;
  const byMethod =
    (method.name === 'outline' ? OUTLINE_COST : 0) +
    (method.name === 'lightness' && !hasGround ? SHADOW_COST : 0);
  return missing + paleBlack + SIZE_COST * sizeOff + byMethod;
}

function difficultyCost({ logic, difficulty }: Rated, wanted: Difficulty | undefined): number {
  if (wanted === undefined) return LOGIC_COST[logic];
  return difficulty === wanted ? 0 : WRONG_DIFFICULTY_COST;
}
