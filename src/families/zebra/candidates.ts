/**
 * Direct inference: for every value the houses it may have, as a bit mask. A clue keeps only the houses of
 * either value for which the other has a house left (arc consistency); a value with one house leaves it to no
 * other of its attribute, and a house that one value alone may have gets that value. One-step look-ahead
 * (probing) tries every house of every value and drops those that lead to a contradiction.
 */
import { isSingleBit } from '../../core/index.js';
import type { CandidateClaim } from '../kit/confirm/candidates.js';
import { CandidateMasks } from '../kit/logic/candidate-masks.js';
import type { Progress } from '../kit/logic/look-ahead.js';
import { type NumberedClue, type Numbering, numberZebra } from './numbering.js';
import type { ZebraPuzzle } from './puzzle.js';
import { converse, reach } from './relations.js';

export class Candidates extends CandidateMasks {
  readonly #numbering: Numbering;
  #clues: readonly NumberedClue[];
  #changed = true;
  #sweeps = 0;

  constructor(puzzle: ZebraPuzzle) {
    const numbering = numberZebra(puzzle);
    super(numbering.values.length, numbering.houses);
    this.#numbering = numbering;
    this.#clues = numbering.clues;
  }

  /** Begins once more with these clues of the puzzle, by their positions, and no others. */
  restart(clues: readonly number[]): void {
    this.#clues = clues.map((clue) => this.#numbering.clues[clue]!);
    this.masks.fill(this.all);
    this.#changed = true;
    this.#sweeps = 0;
  }

  /** Passes over all clues and attributes so far, those of look-ahead included. */
  get sweeps(): number {
    return this.#sweeps;
  }

  /** Applies clues and attributes until nothing changes. */
  override propagate(): Progress {
    while (this.#changed) {
      this.#changed = false;
      this.#sweeps++;
      for (const clue of this.#clues) this.#applyClue(clue);
      for (let first = 0; first < this.masks.length; first += this.#numbering.houses) {
        this.#applyAttribute(first);
      }
      if (this.masks.includes(0)) return 'contradiction';
    }
    return this.isSolved() ? 'solved' : 'undetermined';
  }

  override restrict(item: number, mask: number): void {
    const kept = this.masks[item]! & mask;
    if (kept === this.masks[item]) return;
    this.masks[item] = kept;
    this.#changed = true;
  }

  protected override forget(): void {
    this.#changed = false;
  }

  #applyClue(clue: NumberedClue): void {
    const { a } = clue;
    if ('house' in clue) {
      const house = 1 << clue.house;
      this.restrict(a, clue.type === 'at' ? house : ~house);
    } else {
      this.restrict(clue.b, reach(clue.type, this.masks[a]!, this.all));
      this.restrict(a, reach(converse(clue.type), this.masks[clue.b]!, this.all));
    }
  }

  /** Singles among the items of one attribute, the first of which is given. */
  #applyAttribute(first: number): void {
    const end = first + this.#numbering.houses;
    let once = 0;
    let twice = 0;
    for (let item = first; item < end; item++) {
      twice |= once & this.masks[item]!;
      once |= this.masks[item]!;
    }
    const lone = once === this.all ? once & ~twice : 0;
    for (let item = first; item < end; item++) {
      if (once !== this.all) this.restrict(item, 0);
      else if ((this.masks[item]! & lone) !== 0) this.restrict(item, lone);
      if (!isSingleBit(this.masks[item]!)) continue;
      for (let other = first; other < end; other++) {
        if (other !== item) this.restrict(other, ~this.masks[item]!);
      }
    }
  }
}

/**
 * The houses that direct inference leaves, as a claim about the solutions: items are places, houses their
 * values.
 */
export function deduceHouses(puzzle: ZebraPuzzle): CandidateClaim {
  return new Candidates(puzzle).claim();
}
