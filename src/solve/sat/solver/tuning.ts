/**
 * The solver's constants of time and memory: how often it restarts, reduces and cleans, and how large its
 * arrays are at first. None of them changes an answer, but where several solutions exist they decide which
 * one is found first. {@link USUAL} stays as it is, because the ids of generated puzzles rest on its search;
 * {@link VERDICT} is faster on long searches; {@link STRESS} makes the rare steps common, so that tests of a
 * few conflicts reach them.
 */

/**
 * The least sizes of typed arrays; longer ones have the needed length, or `growth` times the old one if that
 * is more.
 */
export interface Sizes {
  /** Variables, and with them everything that is kept by variable or literal. */
  readonly variables: number;
  /** Words of the clause arena. */
  readonly arena: number;
  /** Words of each pool of watches, and of one literal's list in it (even). */
  readonly pool: number;
  readonly list: number;
  /** Counted clauses. */
  readonly counters: number;
  readonly growth: number;
  /** True if watch lists get spare room when they are rebuilt. */
  readonly spare: boolean;
}

/** The schedule of restarts, see restart.ts. */
interface RestartTuning {
  /** In focused phases: how much worse the recent glue is than the average, after the fewest conflicts. */
  readonly margin: number;
  readonly fewestConflicts: number;
  /** In stable phases: conflicts for each unit of the sequence of reluctant doubling. */
  readonly lubyUnit: number;
  /** Conflicts of the first phase. */
  readonly firstPhase: number;
}

/** The schedule of reductions of learnt clauses, see reduce.ts. */
interface ReductionTuning {
  /** Conflicts before the first reduction, how many more each interval has, and the most. */
  readonly firstInterval: number;
  readonly intervalStep: number;
  readonly longestInterval: number;
  /**
   * An interval has at least one conflict for each of this many words of the arena, since a reduction copies
   * all of it.
   */
  readonly wordsPerConflict: number;
  /** Clauses of at most this glue stay; of the others that were not used lately this share is dropped. */
  readonly keptGlue: number;
  readonly droppedShare: number;
}

export interface Tuning {
  readonly sizes: Sizes;
  readonly restart: RestartTuning;
  readonly reduction: ReductionTuning;
  /** The arena is cleaned at the latest after this many conflicts. */
  readonly cleaningInterval: number;
  /** Activities above this are scaled down, all together. */
  readonly activityLimit: number;
  /** Steps (conflicts or decisions) between two polls of `abort`. */
  readonly pollInterval: number;
}

/** The tuning of the solver by default. */
export const USUAL: Tuning = {
  sizes: { variables: 16, arena: 1024, pool: 1024, list: 8, counters: 16, growth: 2, spare: true },
  restart: { margin: 1.1, fewestConflicts: 2, lubyUnit: 256, firstPhase: 1000 },
  reduction: {
    firstInterval: 2000,
    intervalStep: 300,
    longestInterval: 20_000,
    wordsPerConflict: Infinity,
    keptGlue: 2,
    droppedShare: 0.75,
  },
  cleaningInterval: Infinity,
  activityLimit: 1e100,
  pollInterval: 1024,
};

/**
 * For questions of which only the answer counts. Learnt clauses are dropped early and the intervals grow
 * slowly: fewer clauses to propagate through make more conflicts a second, and the growth keeps the search
 * from going in circles. Measured from 100 to 2000 conflicts for the first interval and 0 to 300 for the
 * step: with 140 and no growth, pigeonhole formulas of nine holes were not refuted in 250 seconds, against
 * three.
 */
export const VERDICT: Tuning = {
  ...USUAL,
  reduction: { ...USUAL.reduction, firstInterval: 150, intervalStep: 2, wordsPerConflict: 300 },
};

/**
 * For tests: cleans and restarts at every conflict, reduces at every tenth, scales activities all the time,
 * changes mode after few conflicts, and gives no array more room than is needed now.
 */
export const STRESS: Tuning = {
  sizes: { variables: 1, arena: 1, pool: 1, list: 2, counters: 1, growth: 1, spare: false },
  restart: { margin: 0, fewestConflicts: 1, lubyUnit: 1e-6, firstPhase: 5 },
  reduction: {
    firstInterval: 10,
    intervalStep: 0,
    longestInterval: 10,
    wordsPerConflict: Infinity,
    keptGlue: 0,
    droppedShare: 0.75,
  },
  cleaningInterval: 1,
  activityLimit: 2,
  pollInterval: 1,
};
