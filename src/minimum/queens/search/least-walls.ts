/**
 * The fewest walls with which a number of queens fit on a square board, proved: each number of walls is tried
 * upwards from a bound, and every number below the answer is refuted, by the bounds alone or by an exhaustive
 * search.
 */
import type { LimitName } from '../../../core/index.js';
import type { QueensSolution } from '../../../families/queens/index.js';
import { askWalls, type RunTasks } from './ask-walls.js';
import { collectPlacements, type EveryPlacement } from './every-placement.js';
import { RefutedStates } from './refuted-states.js';
import { runWallsTask, type WallsTaskAnswer } from './tasks.js';
import { WallBounds } from './wall-bounds.js';

/** Nodes that one number of walls may take before it is divided into tasks: about a second. */
const TRIAL_NODES = 2_000_000;

/** Limits and callbacks of a search. */
export interface LeastWallsContext {
  /** Most nodes for everything; none by default. */
  readonly nodes?: number;
  readonly abort?: () => boolean;
  /** The runner of tasks; by default one after the other, here. */
  readonly runTasks?: RunTasks;
  /** Receives each number of walls before it is tried: fewer are refuted. */
  readonly onStep?: (walls: number) => void;
  /** Awaited between pieces of work, so that the caller's thread can do other work. */
  readonly pause?: () => Promise<void>;
}

/** A number of walls that is not enough, and the nodes that its search took: 0 when the bounds refute it. */
interface Refutation {
  readonly walls: number;
  readonly nodes: number;
}

/** `nodes` counts all work: bounds, refutations and the placement's search. */
export type LeastWallsAnswer =
  | {
      readonly status: 'found';
      readonly walls: number;
      readonly placement: QueensSolution;
      /** The largest number of walls that is not enough; absent when no wall is needed. */
      readonly refuted?: Refutation;
      readonly nodes: number;
    }
  | {
      /** The largest requested number of walls is refuted. */
      readonly status: 'more';
      readonly lower: number;
      readonly nodes: number;
    }
  | {
      readonly status: 'limit';
      /** Fewer walls are refuted. */
      readonly lower: number;
      readonly limit: Extract<LimitName, 'nodes' | 'abort'>;
      readonly nodes: number;
    };

/** The most queens that fit with any number of walls: one in every block of two by two cells. */
export function mostQueens(size: number): number {
  return Math.ceil(size / 2) ** 2;
}

/** Searches on boards of one side; the bounds that one proves serve the next. */
export class LeastWallsSearch {
  readonly #size: number;
  readonly #bounds: WallBounds;
  readonly #memory = new RefutedStates();

  constructor(size: number) {
    this.#size = size;
    this.#bounds = new WallBounds(size, size);
  }

  /**
   * Finds the fewest walls for a number of queens of at most `mostQueens`.
   * @param most the largest number of walls to try
   */
  async find(
    queens: number,
    context: LeastWallsContext = {},
    most = Number.POSITIVE_INFINITY,
  ): Promise<LeastWallsAnswer> {
    let nodes = 0;
    let refuted: Refutation | undefined;
    for (let walls = this.#bound(queens); ; walls++) {
      if (walls > 0) refuted ??= { walls: walls - 1, nodes: 0 };
      if (walls > most) return { status: 'more', lower: walls, nodes };
      context.onStep?.(walls);
      const answer = await this.#ask(queens, walls, false, nodes, context);
      nodes += answer.nodes;
      const [placement] = answer.placements;
      if (placement !== undefined) {
        return { status: 'found', walls, placement, ...(refuted === undefined ? {} : { refuted }), nodes };
      }
      const { limit } = answer;
      if (limit !== undefined) {
        return { status: 'limit', lower: Math.max(walls, this.#bound(queens)), limit, nodes };
      }
      refuted = { walls, nodes: answer.searched };
    }
  }

  /** Finds every placement of the queens; `walls` must be the fewest. */
  async findEvery(queens: number, walls: number, context: LeastWallsContext = {}): Promise<EveryPlacement> {
    const { placements: found, limit, nodes } = await this.#ask(queens, walls, true, 0, context);
    return collectPlacements(found, nodes, limit);
  }

  #bound(queens: number): number {
    return this.#bounds.atLeast(this.#size, queens);
  }

  /**
   * Raises the bounds, and searches where they do not refute the number of walls; `searched` are the search's
   * own nodes.
   */
  async #ask(
    queens: number,
    walls: number,
    every: boolean,
    used: number,
    { nodes: most = Number.MAX_SAFE_INTEGER, abort, pause, runTasks = inOrder(abort) }: LeastWallsContext,
  ): Promise<WallsTaskAnswer & { readonly searched: number }> {
    const [size, bounds, memory] = [this.#size, this.#bounds, this.#memory];
    const nodes = most - used;
    const sharpened = await bounds.sharpen({ rows: size, queens, walls, memory, nodes, abort, pause });
    if (sharpened.isSpent) {
      const limit = abort?.() === true ? 'abort' : 'nodes';
      return { placements: [], nodes: sharpened.nodes, searched: 0, limit };
    }
    if (this.#bound(queens) > walls) return { placements: [], nodes: sharpened.nodes, searched: 0 };
    const answer = await askWalls(
      { size, queens, walls, every },
      { bounds, memory, nodes: nodes - sharpened.nodes, trialNodes: TRIAL_NODES, abort, runTasks },
    );
    return { ...answer, nodes: sharpened.nodes + answer.nodes, searched: answer.nodes };
  }
}

/** Runs tasks one after the other, until the receiver stops. */
function inOrder(abort: (() => boolean) | undefined): RunTasks {
  return async (tasks, onAnswer) => {
    for (const [index, task] of tasks.entries()) {
      if (onAnswer(runWallsTask(task, abort), index) === 'stop') return;
    }
  };
}
