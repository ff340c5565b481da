/**
 * Translucent squares: which cells to fill so that 3x3 translucent squares centred on them shade the picture best.
 *
 * A first-order dual gives the bound, annealing with long chains of moves gives a picture, exact programs over strips
 * polish it. If the gap is still wider than wanted, a small picture goes to the engine as a whole, with that picture
 * to start from; of a larger one the engine refills bands, the worst first, while the rest is held fixed. Objective,
 * bound and gap are part of the answer.
 */
import type { Budget } from '../../core/budget.js';
import { createRng } from '../../core/random.js';
import type { Engine, Outcome } from '../../engine/engine.js';
import type { Bitmap, GreyImage } from '../bitmap.js';
import { anneal } from './anneal.js';
import { shadingBound } from './bound.js';
import { EFFORTS, type EffortLimits, type TranslucentEffort } from './effort.js';
import { type ShadingField, shadingField } from './field.js';
import { shadingOf } from './shading.js';
import { costOf, noSquares, type Squares, toBitmap } from './squares.js';
import { improveByStrips } from './strips.js';
import { improveByWindows, refill } from './windows.js';

export interface TranslucentOptions {
  /** The HiGHS engine; its programs have continuous variables. */
  readonly engine: Engine;
  /** Any text; one seed gives one answer. */
  readonly seed: string;
  /** Default `normal`. */
  readonly effort?: TranslucentEffort;
  /** `nodes` limits the engine's nodes altogether. */
  readonly budget?: Budget;
  readonly onProgress?: (progress: TranslucentProgress) => void;
}

export interface TranslucentProgress {
  readonly stage: 'bound' | 'anneal' | 'strips' | 'windows' | 'program';
  readonly objective: number;
  readonly bound: number;
}

export interface TranslucentResult {
  readonly bitmap: Bitmap;
  /** The sum over all cells of |squares over the cell - ideal number|, the ideal being 9(255-v)/255. */
  readonly objective: number;
  /** No picture of this size has a smaller objective. */
  readonly bound: number;
  /** (objective - bound) / objective; 0 when both are 0. */
  readonly gap: number;
  /** The objective is the least there is, up to rounding (a millionth). */
  readonly proved: boolean;
  /** How many squares lie over each cell, row-major. */
  readonly shading: Readonly<Uint8Array>;
  readonly work: TranslucentWork;
}

export interface TranslucentWork {
  /** Steps of the dual method. */
  readonly iterations: number;
  /** Sweeps of annealing. */
  readonly sweeps: number;
  /** Strips solved exactly. */
  readonly strips: number;
  /** Nodes of the engine. */
  readonly nodes: number;
}

/** Objectives closer than this part of themselves are equal. */
const ROUNDING = 1e-6;

/** Fills the cells of the picture so that the squares shade it as well as the effort allows. */
export function translucentSquares(grey: GreyImage, options: TranslucentOptions): TranslucentResult {
  const { engine, budget = {}, onProgress } = options;
  const limits = EFFORTS[options.effort ?? 'normal'];
  const stop = budget.abort ?? (() => false);
  const field = shadingField(grey);
  const squares = noSquares(field);
  const dual = shadingBound(field, limits.iterations, stop);
  const found = { bound: dual.bound, sweeps: 0, strips: 0, nodes: 0 };
  const tell = (stage: TranslucentProgress['stage']): void =>
    onProgress?.({ stage, objective: costOf(field, squares), bound: found.bound });
  const isOpen = (): boolean => !stop() && relativeGap(costOf(field, squares), found.bound) > limits.gap;
  tell('bound');
  if (isOpen()) {
    found.sweeps = anneal(field, squares, createRng(options.seed).fork('anneal'), limits.cooling, stop);
    tell('anneal');
  }
  if (isOpen()) {
    found.strips = improveByStrips(field, squares, limits.stripWidth, stop);
    tell('strips');
  }
  if (isOpen() && field.ideal.length <= limits.whole.cells) {
    const whole = solveWhole(field, squares, engine, budget, limits);
    found.nodes += whole.work.nodes ?? 0;
    found.bound = Math.max(found.bound, boundOf(whole));
    tell('program');
  } else if (isOpen()) {
    const goal = found.bound / (1 - limits.gap);
    found.nodes += improveByWindows(field, squares, dual.slopes, goal, limits.windows, engine, budget);
    tell('windows');
  }
  const { bound, ...work } = found;
  return resultOf(field, squares, bound, { iterations: dual.iterations, ...work });
}

function solveWhole(
  field: ShadingField,
  squares: Squares,
  engine: Engine,
  budget: Budget,
  { gap, whole }: EffortLimits,
): Outcome {
  const window = { top: 0, left: 0, bottom: field.rows, right: field.columns };
  const nodes = Math.min(whole.nodes, budget.nodes ?? Infinity);
  return refill(field, squares, window, engine, { ...budget, nodes }, gap * costOf(field, squares));
}

/** What the engine has proved. The program always has a solution. */
function boundOf(outcome: Outcome): number {
  if (outcome.status === 'infeasible') return -Infinity;
  return outcome.status === 'optimal' ? outcome.objective : outcome.bound;
}

function resultOf(
  field: ShadingField,
  squares: Squares,
  proved: number,
  work: TranslucentWork,
): TranslucentResult {
  const bitmap = toBitmap(field, squares);
  const objective = costOf(field, squares);
  const bound = Math.max(0, Math.min(proved, objective));
  const gap = relativeGap(objective, bound);
  return { bitmap, objective, bound, gap, proved: gap <= ROUNDING, shading: shadingOf(bitmap), work };
}

function relativeGap(objective: number, bound: number): number {
  return objective <= bound ? 0 : (objective - bound) / objective;
}
