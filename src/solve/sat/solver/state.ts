/**
 * All memory of the solver: flat typed arrays, indexed by variable, by literal (see literal.ts) or by
 * position in the clause arena. The modules beside this file are the steps of the algorithm; each works on
 * this state, as in CaDiCaL (Biere, Fazekas, Fleury and Heisinger 2020), where each technique has a file of
 * its own.
 */
import { enlarge, grownLength } from './enlarge.js';
import type { ProofLog } from './proof-log.js';
import type { Tuning } from './tuning.js';
import { WatchLists } from './watch-lists.js';

/** No clause: the reason of a decision, or "no conflict". */
export const NO_CLAUSE = -1;

/** Smoothed statistics that steer restarts, see restart.ts. */
export interface RestartState {
  fast: number;
  slow: number;
  conflictsSinceRestart: number;
  stable: boolean;
  /** Number of the current phase of one mode, and the conflict at which it ends. */
  phase: number;
  phaseEnd: number;
  /** Position in the sequence of reluctant doubling. */
  lubyU: number;
  lubyV: number;
}

/** Adds clauses that the assignment breaks or that decide something; false: there are none. */
export type Consult = () => boolean;

/** Reads the state between two steps of the search and changes nothing. */
export type Inspect = (state: SolverState) => void;

export class SolverState {
  variableCount = 0;
  /** By literal: 1 true, -1 false, 0 unassigned. */
  value: Int8Array = new Int8Array(0);
  /** By variable: the decision level at which it was assigned. */
  level: Int32Array = new Int32Array(0);
  /** By variable: the clause that implied it, or {@link NO_CLAUSE}. */
  reason: Int32Array = new Int32Array(0);
  /** By variable: the sign bit it had last (0 true, 1 false); decisions repeat it. */
  phase: Uint8Array = new Uint8Array(0);
  /** By variable: the sign bit in the longest assignment without conflict of this stable phase. */
  target: Uint8Array = new Uint8Array(0);
  targetSize = 0;
  /** By variable: marks of conflict analysis; always 0 between conflicts. */
  seen: Uint8Array = new Uint8Array(0);

  /** Assigned literals in order; `queueHead` is the first that was not propagated yet. */
  trail: Int32Array = new Int32Array(0);
  trailSize = 0;
  queueHead = 0;
  /** By decision level: where it starts on the trail (`levelStart[0]` is the start of level 1). */
  levelStart: Int32Array = new Int32Array(0);
  decisionLevel = 0;

  /** By variable: activity, and its place in the binary heap of candidates (-1: not in it). */
  activity: Float64Array = new Float64Array(0);
  heapPlace: Int32Array = new Int32Array(0);
  heap: Int32Array = new Int32Array(0);
  heapSize = 0;
  /**
   * A fraction first: compiled code is made again when a field that held whole numbers gets one that is none.
   */
  activityStep = 0.5;
  /**
   * By variable: 1 once it occurred in a clause or was assumed. Others are never decided and count as false.
   */
  active: Uint8Array = new Uint8Array(0);
  activeCount = 0;

  /** Clauses: four header words and the literals, see clause.ts. */
  arena: Int32Array;
  arenaSize = 0;
  learntCount = 0;

  /**
   * By literal: the clauses of two literals that it is in, and the longer ones that watch it; see watch.ts.
   */
  readonly binaries: WatchLists;
  readonly watches: WatchLists;
  /** By literal: the counted clauses that it is in, with the number of each; see count.ts. */
  readonly counted: WatchLists;
  /** By number of a counted clause: its remaining literals in one word, now and at level 0. */
  countWord: Int32Array = new Int32Array(0);
  rootWord: Int32Array = new Int32Array(0);
  countedClauses = 0;
  /** The length of the trail that `rootWord` has taken in. */
  rootPassed = 0;

  /** The clause learnt from the last conflict; its first literal is the one to assert. */
  learnt: Int32Array = new Int32Array(0);
  learntSize = 0;
  /** Work stacks of conflict analysis. */
  stack: Int32Array = new Int32Array(0);
  marked: Int32Array = new Int32Array(0);
  markedSize = 0;
  /** By decision level: the last stamp that counted it, for glue. */
  levelStamp: Int32Array = new Int32Array(0);
  stamp = 0;

  /** The assumptions, and the one that the last refutation found false already ({@link NO_CLAUSE}: none). */
  assumptions: Int32Array = new Int32Array(0);
  failed = NO_CLAUSE;
  /** Asked when nothing is left to propagate; absent: all clauses are stated. */
  consult: Consult | undefined;
  /** The trail when it was asked, assignments after which it is asked again, and questions in vain. */
  readonly consulting: { trailSize: number; gap: number; idle: number } = { trailSize: 0, gap: 1, idle: 0 };
  /** True when the clauses contradict each other whatever is assumed. */
  contradiction = false;

  conflicts = 0;
  propagations = 0;
  decisions = 0;
  restarts = 0;
  reductions = 0;
  /** The conflicts at which the next reduction is due, and at the latest the next cleaning. */
  nextReduction: number;
  nextCleaning: number;
  /** Trail length at level 0 and arena size when the arena was last cleaned. */
  cleanedUnits = 0;
  cleanedArena = 0;
  readonly restart: RestartState = {
    fast: 0,
    slow: 0,
    conflictsSinceRestart: 0,
    stable: false,
    phase: 0,
    phaseEnd: 0,
    lubyU: 1,
    lubyV: 1,
  };

  constructor(
    /** Receives each step; absent: no proof is made. */
    readonly proof: ProofLog | undefined,
    readonly tuning: Tuning,
    /** Inspects the state after each step of the search; for tests. */
    readonly inspect: Inspect | undefined,
  ) {
    const { sizes, reduction, cleaningInterval } = tuning;
    this.arena = new Int32Array(sizes.arena);
    this.binaries = new WatchLists(true, sizes);
    this.watches = new WatchLists(true, sizes);
    this.counted = new WatchLists(false, sizes);
    this.nextReduction = reduction.firstInterval;
    this.nextCleaning = cleaningInterval;
    this.activityStep = 1;
  }

  /** Makes room for `count` variables; new ones are unassigned and not active. */
  reserve(count: number): void {
    if (count <= this.level.length) return;
    const { variables, growth } = this.tuning.sizes;
    const size = grownLength(this.level.length, Math.max(count, variables), growth);
    this.value = enlarge(this.value, 2 * size);
    this.level = enlarge(this.level, size);
    this.reason = enlarge(this.reason, size);
    this.phase = enlarge(this.phase, size);
    this.target = enlarge(this.target, size);
    this.seen = enlarge(this.seen, size);
    this.trail = enlarge(this.trail, size);
    this.activity = enlarge(this.activity, size);
    this.heapPlace = enlarge(this.heapPlace, size);
    this.heap = enlarge(this.heap, size);
    this.active = enlarge(this.active, size);
    this.binaries.reserve(2 * size);
    this.watches.reserve(2 * size);
    this.counted.reserve(2 * size);
    this.learnt = enlarge(this.learnt, size + 1);
    this.stack = enlarge(this.stack, size + 1);
    this.marked = enlarge(this.marked, size + 1);
    this.reserveLevels(size);
  }

  /** Makes room for decision levels: there may be as many as variables and assumptions together. */
  reserveLevels(levels: number): void {
    this.levelStart = enlarge(this.levelStart, levels + 2);
    this.levelStamp = enlarge(this.levelStamp, levels + 2);
  }
}
