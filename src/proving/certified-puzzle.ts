/**
 * The one record of a puzzle that was proved to have exactly one solution: batches, books and pictures make
 * and keep it.
 */
import type { Credits, Difficulty, LogicReach, Puzzle } from '../families/contract/index.js';

/**
 * The proof that clues or walls are the fewest: part of the record of every puzzle that was asked to have the
 * fewest.
 */
export interface FewestProof {
  /** The counted items, in the plural: `givens`, `walls`. */
  readonly of: string;
  /** The number of them the puzzle has. */
  readonly number: number;
  /** Proved: fewer than this are not enough. The same as `number` where that is the fewest. */
  readonly lower: number;
  /** `loop`: leader and follower; `search`: the search made for this kind of puzzle, to the end. */
  readonly by: 'loop' | 'search';
  /** An independent checker has followed a proof that fewer are not enough. */
  readonly certified: boolean;
  /** The same in words. */
  readonly words: string;
}

/** A finished puzzle as plain JSON data. */
export interface CertifiedPuzzle {
  readonly id: string;
  readonly family: string;
  /** Absent where no seed is known: the puzzle comes from a file. */
  readonly seed?: string;
  readonly puzzle: Puzzle;
  readonly solution: unknown;
  readonly verdict: 'unique';
  /** The reach of quick logic; it says little of the difficulty for people. */
  readonly logic: LogicReach;
  /**
   * The difficulty for people, the word that the command `rate` says. Absent where the steps were not
   * followed.
   */
  readonly difficulty?: Difficulty;
  /** The number that the word rests on. Absent too where the puzzle is only known to be far into hard. */
  readonly number?: number;
  /** The engine that proved it unique. */
  readonly engine: string;
  /** True if an independent checker has followed the proof of uniqueness. */
  readonly certified: boolean;
  /** The author, where a file names one. */
  readonly credits?: Credits;
  /** The proof that clues or walls are the fewest, where it was asked for. */
  readonly fewest?: FewestProof;
  /** The number of attempts a generator took, the successful one included. */
  readonly attempts?: number;
}

/** The origin of a puzzle, apart from the puzzle and its proof. */
type Origin = Pick<CertifiedPuzzle, 'id'> &
  Partial<Pick<CertifiedPuzzle, 'seed' | 'credits' | 'fewest' | 'attempts'>>;

/** The findings about a puzzle: its one solution, its rating and the engine that proved it. */
type Findings = Pick<CertifiedPuzzle, 'puzzle' | 'solution' | 'engine' | 'certified'> & {
  readonly shown: Pick<CertifiedPuzzle, 'logic' | 'difficulty' | 'number'>;
};

/** The record of a puzzle; its keys always come in the same order. */
export function certifiedPuzzle(
  { id, seed, credits, fewest, attempts }: Origin,
  { puzzle, solution, shown, engine, certified }: Findings,
): CertifiedPuzzle {
  const { logic, difficulty, number } = shown;
  return {
    id,
    family: puzzle.family,
    ...(seed === undefined ? {} : { seed }),
    puzzle,
    solution,
    verdict: 'unique',
    logic,
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(number === undefined ? {} : { number }),
    engine,
    certified,
    ...(credits === undefined ? {} : { credits }),
    ...(fewest === undefined ? {} : { fewest }),
    ...(attempts === undefined ? {} : { attempts }),
  };
}
