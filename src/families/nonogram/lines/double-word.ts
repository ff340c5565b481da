/**
 * Sets of up to 64 cells as two words: bit `i` of `low` is cell `i`, bit `i` of `high` is cell 32 + i.
 * Operations change the set that they are called on, so that a solver works without allocating.
 */

/** The most cells that two words hold. */
export const DOUBLE_WORD_LENGTH = 64;

const WORD = 32;

export class DoubleWord {
  low = 0;
  high = 0;

  get isEmpty(): boolean {
    return (this.low | this.high) === 0;
  }

  /** Takes words of either sign; they are kept as signed ones, which the machine holds best. */
  set(low: number, high: number): this {
    this.low = low | 0;
    this.high = high | 0;
    return this;
  }

  copy(other: DoubleWord): this {
    return this.set(other.low, other.high);
  }

  and(other: DoubleWord): this {
    return this.set(this.low & other.low, this.high & other.high);
  }

  /** Adds one cell. */
  add(position: number): this {
    return position < WORD
      ? this.set(this.low | (1 << position), this.high)
      : this.set(this.low, this.high | (1 << (position - WORD)));
  }

  /** Moves all cells towards higher positions, by 0 to 64. */
  shiftUp(by: number): this {
    if (by === 0) return this;
    if (by >= WORD) return this.set(0, by === 2 * WORD ? 0 : this.low << (by - WORD));
    return this.set(this.low << by, (this.high << by) | (this.low >>> (WORD - by)));
  }

  /** Moves all cells towards lower positions, by 0 to 64. */
  shiftDown(by: number): this {
    if (by === 0) return this;
    if (by >= WORD) return this.set(by === 2 * WORD ? 0 : this.high >>> (by - WORD), 0);
    return this.set((this.low >>> by) | (this.high << (WORD - by)), this.high >>> by);
  }

  /** All cells below the lowest of `cells`; all 64 when there is none. */
  setBelow(cells: DoubleWord): this {
    if (cells.low !== 0) return this.set((cells.low & -cells.low) - 1, 0);
    if (cells.high !== 0) return this.set(-1, (cells.high & -cells.high) - 1);
    return this.set(-1, -1);
  }

  /** All cells above the highest of `cells`; all 64 when there is none. */
  setAbove(cells: DoubleWord): this {
    if (cells.high !== 0) return this.set(0, aboveHighest(cells.high));
    if (cells.low !== 0) return this.set(aboveHighest(cells.low), -1);
    return this.set(-1, -1);
  }

  /** Keeps the positions from which `length` cells on are all there. */
  keepRoom(length: number): this {
    for (let done = 1; done < length; ) {
      const step = Math.min(done, length - done);
      const { low, high } = this;
      this.shiftDown(step).set(this.low & low, this.high & high);
      done += step;
    }
    return this;
  }

  /** Replaces starts by all cells that blocks of `length` cover there. */
  cover(length: number): this {
    for (let done = 1; done < length; ) {
      const step = Math.min(done, length - done);
      const { low, high } = this;
      this.shiftUp(step).set(this.low | low, this.high | high);
      done += step;
    }
    return this;
  }

  /** Adds all that is reached upwards within `open`, in which the set must lie: one addition that carries. */
  floodUp({ low, high }: DoubleWord): this {
    const sum = (this.low >>> 0) + (low >>> 0);
    const carry = sum > 0xffffffff ? 1 : 0;
    const sumHigh = this.high + high + carry;
    return this.set(((sum ^ low) | this.low) & low, ((sumHigh ^ high) | this.high) & high);
  }

  /** Adds all that is reached downwards within `open`, in which the set must lie. */
  floodDown({ low, high }: DoubleWord): this {
    const upper = floodWordDown(this.high, high);
    // What stands at the lowest cell of the high word goes on at the highest of the low one.
    const crossing = upper << (WORD - 1);
    return this.set(floodWordDown(this.low | (crossing & low), low), upper);
  }
}

function aboveHighest(word: number): number {
  const highest = 31 - Math.clz32(word);
  return highest === 31 ? 0 : -1 << (highest + 1);
}

function floodWordDown(seeds: number, open: number): number {
  let reached = seeds;
  let through = open;
  for (let step = 1; step < WORD; step <<= 1) {
    reached |= through & (reached >>> step);
    through &= through >>> step;
  }
  return reached;
}
