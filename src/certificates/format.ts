/**
 * Certificates as plain JSON data: the puzzle or the question, the claim, and the evidence. Nothing in a file
 * is believed. docs/formats.md describes them for others.
 */
import type { Puzzle } from '../families/contract/index.js';

/** A proof in binary LRAT, packed, and the number of clauses of its formula, which is made anew. */
export interface PackedProof {
  readonly clauses: number;
  readonly lrat: string;
}

/** A lazy row that the proof uses; `null` stands for no bound. The rules confirm it anew. */
export interface SavedRow {
  readonly name: string;
  readonly variables: readonly number[];
  readonly coefficients: readonly number[];
  readonly lower: number | null;
  readonly upper: number | null;
}

/** The evidence that some solutions are all. */
export interface Exhaustion {
  /** The formulation that states the puzzle as rows, without presolve. */
  readonly formulation: string;
  /** Packed: the assignments of the solutions, in their order, as texts of `0` and `1`. */
  readonly values: string;
  readonly rows: readonly SavedRow[];
  /** Model, rows and the exclusion of each solution contradict each other. */
  readonly proof: PackedProof;
}

/** The solutions of the puzzle are exactly these; one: it is unique; none: it is impossible. */
export interface SolutionsCertificate extends Exhaustion {
  readonly certificate: 'solutions';
  readonly version: 1;
  readonly puzzle: Puzzle;
  readonly solutions: readonly unknown[];
}

/**
 * No choice of fewer (cheaper) clues than `lower` leaves the solution alone; where there is a choice, it
 * leaves the solution alone.
 */
export interface FewestCertificate {
  readonly certificate: 'fewest-clues';
  readonly version: 1;
  readonly puzzle: Puzzle;
  readonly solution: unknown;
  /** The clues that may be chosen, as `minimum` has them. */
  readonly kinds?: readonly string[];
  readonly among: 'all' | 'given';
  /** The cost of each clue; absent: 1 each. */
  readonly weights?: readonly number[];
  readonly lower: number;
  /** Sets of clues, by index, of which every choice needs one. */
  readonly sets: readonly (readonly number[])[];
  /** Packed: for each set another solution that keeps all clues outside of it. */
  readonly others: string;
  /**
   * No choice that costs less than `lower` has a clue of each set. Absent: the check goes through the choices
   * of so few clues itself, which then is less than the proof to read; each costs 1.
   */
  readonly bound?: PackedProof;
  /** A choice by index, and the evidence that it leaves one solution. */
  readonly chosen?: readonly number[];
  readonly unique?: Exhaustion;
}

/** No fewer than `lower` walls make room for the queens; where there is a placement, it has that many. */
export interface WallsCertificate {
  readonly certificate: 'fewest-walls';
  readonly version: 1;
  readonly size: number;
  readonly queens: number;
  readonly lower: number;
  /** Absent where there is nothing to refute: each wall makes room for one queen more at most. */
  readonly bound?: PackedProof;
  readonly placement?: readonly string[];
}

/**
 * The number of solutions of a board without clues that 0, 1, 2, ... clues and no fewer leave alone
 * (`byFewest`), and of those that no choice leaves alone (`unfixed`). The check lists all solutions again,
 * with a proof that the checker follows while it is made, and goes through all choices.
 */
export interface BoardCertificate {
  readonly certificate: 'fewest-of-board';
  readonly version: 1;
  /** The board without clues. */
  readonly puzzle: Puzzle;
  readonly kinds?: readonly string[];
  readonly solutions: number;
  readonly byFewest: readonly number[];
  readonly unfixed: number;
  /** FNV-1a of a line for each solution, with its number. */
  readonly digest: string;
  /** A solution that the fewest clues of all leave alone, and these clues by index. */
  readonly example?: { readonly solution: unknown; readonly chosen: readonly number[] };
}

/**
 * The answer to a census of a family, a question about all puzzles of one size: `counts[k]` of the `cases`
 * have the number k, and `more` of them a larger one than it has. The check goes through all of them again,
 * and proves that each example has exactly one solution.
 */
export interface CensusCertificate {
  readonly certificate: 'census';
  readonly version: 1;
  readonly family: string;
  /** Its id. */
  readonly census: string;
  readonly rows: number;
  readonly columns: number;
  readonly cases: number;
  readonly counts: readonly number[];
  readonly more?: number;
  readonly examples: readonly Puzzle[];
}

/** A claim about a puzzle with all that is needed to check it; the field `certificate` says of which kind. */
export type Certificate =
  | SolutionsCertificate
  | FewestCertificate
  | WallsCertificate
  | BoardCertificate
  | CensusCertificate;

/** The result of a check: the claim in a sentence, or why it is not shown. */
export type CertificateVerdict =
  | { readonly status: 'verified'; readonly claim: string }
  | { readonly status: 'refused'; readonly reason: string };
