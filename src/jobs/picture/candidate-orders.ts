/**
 * The candidates worth making: first the most promising drawings, then other ways to one solution where a
 * repair changes much.
 */

import type { Difficulty } from '../../families/contract/index.js';
import { drawnScore, type PictureGoal, type PictureSamples, type UniqueBy } from '../../picture/index.js';
import type { MadeCandidate, PlainDrawing } from '../tasks/index.js';

/** A drawing at one of the sizes. */
export interface SizedDrawing extends PlainDrawing {
  readonly samples: PictureSamples;
  /** Columns (or rows) more or less than at the size that was asked for. */
  readonly sizeOff: number;
}

/** A drawing, and how its puzzle is to have one solution. */
export interface Order {
  readonly drawing: SizedDrawing;
  readonly unique: UniqueBy;
  readonly goal: PictureGoal;
}

/** The caller's preferences, which may be left open. */
export interface Wishes {
  /** Default: change cells, or give some where that looks better. */
  readonly unique?: UniqueBy;
  /** Default: line logic solves it, or it takes trying where that looks better. */
  readonly goal?: PictureGoal;
  readonly difficulty?: Difficulty;
  /** The number of candidates to make at least, as far as there are drawings. */
  readonly count: number;
}

/** Drawings to repair beside the best one that needs no repair. */
const MOST_REPAIRS = 3;

/** Candidates of one method and strength at most, so that a choice shows different ones. */
const MOST_ALIKE = 2;

/** Changed cells up to which no other way is tried. */
const FEW_CHANGES = 1;

/** The drawings that may be the best when their puzzles are made, and more of them until there are enough. */
export function firstOrders(drawings: readonly SizedDrawing[], wishes: Wishes): Order[] {
  const promising = drawings.toSorted((one, other) => drawnScore(other) - drawnScore(one));
  const ready = promising.find((drawing) => isReady(drawing, wishes));
  const repairs = promising.filter((drawing) => !isReady(drawing, wishes)).slice(0, MOST_REPAIRS);
  const better = repairs.filter((drawing) => ready === undefined || drawnScore(drawing) > drawnScore(ready));
  const chosen = ready === undefined ? better : [ready, ...better];
  for (const drawing of promising) {
    if (chosen.length >= wishes.count) break;
    const alike = chosen.filter((other) => isAlike(other, drawing)).length;
    if (!chosen.includes(drawing) && alike < MOST_ALIKE) chosen.push(drawing);
  }
  return chosen.map((drawing) => ({ drawing, ...usualWay(wishes) }));
}

/**
 * Other ways to one solution, where cells may be given or the goal is open, for the best candidate and the
 * best drawing among those that were changed much.
 */
export function otherOrders(
  made: readonly (Order & { readonly made: MadeCandidate; readonly score: number })[],
  wishes: Wishes,
): Order[] {
  const { unique, goal, difficulty } = wishes;
  // What a drawing's puzzle will be is known when it is made.
  if (difficulty !== undefined) return easierOrHarder(made, wishes);
  const [best] = made.toSorted((one, other) => other.score - one.score);
  if (best === undefined || best.made.changed.length <= FEW_CHANGES) return [];
  if (unique !== undefined) return [];
  const [finest] = made.toSorted((one, other) => drawnScore(other.drawing) - drawnScore(one.drawing));
  const drawings = [...new Set([best.drawing, finest!.drawing])];
  return drawings.flatMap((drawing): Order[] => [
    ...(goal === undefined ? [{ drawing, unique: 'keep', goal: 'unique' } as const] : []),
    { drawing, unique: 'givens', goal: goal ?? 'line' },
  ]);
}

/** The same drawings with the other goal, where none of the puzzles has the difficulty that is asked for. */
function easierOrHarder(
  made: readonly (Order & { readonly made: MadeCandidate })[],
  { goal, difficulty }: Wishes,
): Order[] {
  const isFound = made.some((one) => one.made.rating?.difficulty === difficulty);
  if (isFound || goal !== undefined) return [];
  return made
    .filter((one) => one.unique === 'repair' && !one.drawing.isSolvable)
    .map(({ drawing, unique, goal: before }) => ({
      ...{ drawing, unique },
      goal: before === 'line' ? 'unique' : 'line',
    }));
}

/**
 * Changing cells until line logic solves the puzzle; a puzzle that is to be harder only needs one solution.
 */
function usualWay({ unique = 'repair', goal, difficulty }: Wishes): Pick<Order, 'unique' | 'goal'> {
  const isHarder = difficulty === 'medium' || difficulty === 'hard';
  return { unique, goal: goal ?? (isHarder ? 'unique' : 'line') };
}

/** True if a drawing meets the wishes without a repair. */
function isReady({ isSolvable }: SizedDrawing, wishes: Wishes): boolean {
  return (
    wishes.unique === 'keep' || (isSolvable && wishes.difficulty !== 'medium' && wishes.difficulty !== 'hard')
  );
}

function isAlike(one: SizedDrawing, other: SizedDrawing): boolean {
  const { method: first } = one;
  const { method: second } = other;
  if (first.name === 'lightness' && second.name === 'lightness')
    return Math.abs(first.threshold - second.threshold) < 0.1;
  return (
    first.name === second.name &&
    (first.name !== 'regions' || first.lambda === (second as typeof first).lambda)
  );
}
