/** Numbers in the white cells of a pattern, the sums that they make, and how far logic gets with these. */
import type { Rng } from '../../src/core/index.js';
import {
  type KakuroPuzzle,
  type KakuroSolution,
  kakuroRuled,
  LARGEST_NUMBER,
} from '../../src/families/kakuro/index.js';
import { logicFor, RuleCandidates, randomFilling, type SumRule } from '../../src/families/kit/index.js';

/** Times that logic may be asked for the first filling, for every white cell. */
const STEPS = 4;

/** A sum that changes with the numbers. */
interface Sum {
  readonly rule: SumRule & { total: number };
  readonly places: readonly number[];
}

/** A change of the number of one place, or of two that exchange theirs. */
export type Change = readonly (readonly [place: number, number: number])[];

export class Draft {
  readonly numbers: number[];
  readonly logic: RuleCandidates;
  readonly #board: ReturnType<typeof kakuroRuled.board>;
  readonly #sumsOf: readonly (readonly Sum[])[];
  readonly #given: readonly number[];

  constructor(bare: KakuroPuzzle, numbers: readonly number[], given: ReadonlySet<number>) {
    this.numbers = [...numbers];
    this.#board = kakuroRuled.board(bare);
    const sums = kakuroRuled.rules(bare).map(({ id, role, places }): Sum => {
      const total = places.reduce((added, place) => added + numbers[place]!, 0);
      return { rule: { id, role, places, kind: 'sum', distinct: true, total }, places };
    });
    this.#sumsOf = numbers.map((_, place) => sums.filter(({ places }) => places.includes(place)));
    this.#given = numbers.map((_, place) => (given.has(place) ? place : -1));
    this.logic = new RuleCandidates(
      this.#board,
      sums.map(({ rule }) => rule),
      kakuroRuled.kinds,
    );
  }

  /** Begins logic anew with the sums of the present numbers. */
  begin(): RuleCandidates {
    const given = this.#given.map((place) => (place < 0 ? -1 : this.numbers[place]!));
    this.logic.restart(given);
    return this.logic;
  }

  /** Changes some numbers, and the sums with them; the change that takes it back. */
  change(change: Change): Change {
    return change.map(([place, number]) => {
      const before = this.numbers[place]!;
      this.numbers[place] = number;
      for (const { rule } of this.#sumsOf[place]!) rule.total += number - before;
      return [place, before];
    });
  }

  /** The places of the runs of a place. */
  near(place: number): readonly number[] {
    return this.#sumsOf[place]!.flatMap(({ places }) => places);
  }

  /** A random change of a place that repeats no number in a run; undefined: none was found. */
  randomChange(place: number, rng: Rng): Change | undefined {
    const own = this.numbers[place]!;
    const number = 1 + rng.integer(LARGEST_NUMBER);
    if (number === own) return undefined;
    const clashes = this.#sumsOf[place]!.flatMap(({ places }) =>
      places.filter((other) => this.numbers[other] === number),
    );
    if (clashes.length === 0) return [[place, number]];
    const [other, ...more] = clashes;
    if (more.length > 0 || this.#clashes(other!, own, place)) return undefined;
    return [
      [place, number],
      [other!, own],
    ];
  }

  /** True if a number would stand twice in a run of a place, but for one other place. */
  #clashes(place: number, number: number, except: number): boolean {
    return this.#sumsOf[place]!.some(({ places }) =>
      places.some((other) => other !== except && this.numbers[other] === number),
    );
  }

  solution(): KakuroSolution {
    return this.#board.solutionOf(this.numbers);
  }
}

/** A draft with random numbers; undefined: none were found within the limit. */
export function randomDraft(bare: KakuroPuzzle, given: ReadonlySet<number>, rng: Rng): Draft | undefined {
  const logic = logicFor(kakuroRuled, bare);
  const numbers = randomFilling(logic, rng, STEPS * logic.placeCount);
  return numbers && new Draft(bare, numbers, given);
}
