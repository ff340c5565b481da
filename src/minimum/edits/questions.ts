/** Counted questions about edited puzzles, each answer proved. */
import type { Budget } from '../../core/index.js';
import type { AnyFamily, Puzzle } from '../../families/contract/index.js';
import {
  type CheckAnswer,
  certify,
  chooseFormulation,
  ShapeSessions,
  type SolveAnswer,
  solvePuzzle,
} from '../../proving/index.js';
import type { Engine } from '../../solve/index.js';

/** Conflicts that one question may take. */
const MOST_CONFLICTS = 20_000;

export class Questions {
  readonly #family: AnyFamily;
  readonly #engine: Engine;
  readonly #budget: Budget;
  readonly #most: number;
  readonly #shapes = new ShapeSessions();
  #asked = 0;
  #certified = true;

  constructor(family: AnyFamily, engine: Engine, budget: Budget, most: number) {
    this.#family = family;
    this.#engine = engine;
    this.#budget = budget;
    this.#most = most;
  }

  get asked(): number {
    return this.#asked;
  }

  /** True once no further question may be asked. */
  get isSpent(): boolean {
    return this.#asked >= this.#most || this.#budget.abort?.() === true;
  }

  /** True if every answer "no solution" so far was certified. */
  get areCertified(): boolean {
    return this.#certified;
  }

  /** The verdict on a puzzle. */
  check(puzzle: Puzzle, expected?: unknown): CheckAnswer {
    this.#asked++;
    const answer = certify(this.#family, puzzle, {
      engine: this.#engine,
      budget: this.#limits(),
      ...(expected === undefined ? {} : { expected }),
    });
    if (answer.verdict === 'none' && !answer.certified) this.#certified = false;
    return answer;
  }

  /** Some solutions of a puzzle. */
  some(puzzle: Puzzle, limit: number): readonly unknown[] {
    const answer = this.#solve(puzzle, limit);
    return answer.status === 'solved' ? answer.solutions : [];
  }

  /** True of a puzzle with one solution, which is not proved for others to check. */
  isUnique(puzzle: Puzzle): boolean {
    const answer = this.#solve(puzzle, 2);
    return answer.status === 'solved' && answer.complete && answer.solutions.length === 1;
  }

  #solve(puzzle: Puzzle, limit: number): SolveAnswer {
    this.#asked++;
    const request = {
      family: this.#family,
      puzzle,
      formulation: chooseFormulation(this.#family, this.#engine.id),
      engine: this.#engine,
      budget: this.#limits(),
      certify: false,
      shapes: this.#shapes,
    };
    return solvePuzzle(request, { limit });
  }

  #limits(): Budget {
    const { conflicts = MOST_CONFLICTS } = this.#budget;
    return { ...this.#budget, conflicts: Math.min(conflicts, MOST_CONFLICTS) };
  }
}
