/**
 * A puzzle with few givens, quickly: from a full grid givens are taken away in random order as long as one solution is
 * left; then, again and again, a few random givens are added and others taken away, keeping whatever has no more
 * givens. Every puzzle told has one solution, so its givens bound the fewest from above.
 */
import type { Rng } from '../../../core/random.js';
import { WORD_CELLS } from './board.js';
import type { SecondSolutions } from './learn.js';

export interface GreedyQuestion {
  readonly follower: SecondSolutions;
  readonly cells: number;
  /** Cells that must hold givens, and cells that may not. */
  readonly required: readonly number[];
  readonly forbidden: readonly number[];
  /** Most puzzles put to the follower. */
  readonly questions: number;
  readonly rng: Rng;
}

/** Givens that are added before others are taken away. */
const ADDED = 3;

/** The fewest givens found, ascending; undefined when even all that are allowed leave several solutions. */
export function fewGivens(question: GreedyQuestion): number[] | undefined {
  return new Greedy(question).run();
}

class Greedy {
  readonly #question: GreedyQuestion;
  readonly #allowed: readonly number[];
  readonly #required: ReadonlySet<number>;
  readonly #words = new Int32Array(3);
  #asked = 0;

  constructor(question: GreedyQuestion) {
    this.#question = question;
    const forbidden = new Set(question.forbidden);
    this.#allowed = Array.from({ length: question.cells }, (_, cell) => cell).filter(
      (cell) => !forbidden.has(cell),
    );
    this.#required = new Set(question.required);
  }

  run(): number[] | undefined {
    const { questions, rng } = this.#question;
    for (const cell of this.#allowed) this.#toggle(cell);
    if (this.#isAmbiguous()) return undefined;
    let best = this.#thin(rng.shuffle(this.#allowed));
    while (this.#asked < questions) {
      const added: number[] = [];
      for (let tries = 0; tries < ADDED; tries++) {
        const cell = rng.pick(this.#allowed);
        if (best.includes(cell) || added.includes(cell)) continue;
        added.push(cell);
      }
      this.#words.fill(0);
      for (const cell of [...best, ...added]) this.#toggle(cell);
      const next = this.#thin([...rng.shuffle(best), ...added]);
      if (next.length <= best.length) best = next;
    }
    return best.sort((one, other) => one - other);
  }

  /** Takes givens away in order while one solution is left; returns those that stay. */
  #thin(givens: readonly number[]): number[] {
    return givens.filter((cell) => {
      if (this.#required.has(cell)) return true;
      this.#toggle(cell);
      if (!this.#isAmbiguous()) return false;
      this.#toggle(cell);
      return true;
    });
  }

  #toggle(cell: number): void {
    this.#words[Math.floor(cell / WORD_CELLS)]! ^= 1 << (cell % WORD_CELLS);
  }

  #isAmbiguous(): boolean {
    this.#asked++;
    return this.#question.follower.findSecond(this.#words[0]!, this.#words[1]!, this.#words[2]!);
  }
}
