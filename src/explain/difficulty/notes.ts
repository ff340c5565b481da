/** The notes of a player: by which reasons each could be made, and which of them are written already. */

/** Derivation of a note. */
interface Making {
  /** Reasons that force it, each by itself. */
  readonly reasons: readonly number[];
  /** 1: from entries alone; 2: from such notes; and so on. */
  readonly depth: number;
}

export class Notes {
  readonly #making: Map<number, Making> = new Map();
  readonly #written: Set<number> = new Set();

  /** A note that reasons force, and how long the chain of notes is that ends with it. */
  found(mark: number, reasons: readonly number[], depth: number): void {
    this.#making.set(mark, { reasons, depth });
  }

  /** Notes that are there from now on. */
  write(marks: Iterable<number>): void {
    for (const mark of marks) this.#written.add(mark);
  }

  /** Of some marks those that are notes which are not written. */
  missing(marks: readonly number[]): readonly number[] {
    return marks.filter((mark) => this.#making.has(mark) && !this.#written.has(mark));
  }

  /**
   * The number of steps it takes to make some notes, where a reason makes all its notes in one step: the
   * reason that makes most of them first, then the one that makes most of the rest, and so on.
   */
  stepsFor(marks: readonly number[]): number {
    let steps = 0;
    for (let left = marks; left.length > 0; ) {
      const best = this.#mostCommon(left);
      const made = left.filter((mark) => this.#making.get(mark)!.reasons.includes(best));
      steps += Math.max(...made.map((mark) => this.#making.get(mark)!.depth));
      left = left.filter((mark) => !made.includes(mark));
    }
    return steps;
  }

  /** The reason that makes most of some notes, the first of the board among equals. */
  #mostCommon(marks: readonly number[]): number {
    const counts = new Map<number, number>();
    for (const mark of marks) {
      for (const reason of this.#making.get(mark)!.reasons) {
        counts.set(reason, (counts.get(reason) ?? 0) + 1);
      }
    }
    let best = -1;
    let most = 0;
    for (const [reason, count] of counts) {
      if (count < most || (count === most && reason > best)) continue;
      best = reason;
      most = count;
    }
    return best;
  }
}
