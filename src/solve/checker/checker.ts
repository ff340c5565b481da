/**
 * The checker of proofs. It holds numbered clauses and accepts a further one only when it follows from the
 * clauses that the solver names as hints, read in order: with all literals of the new clause false, each hint
 * has one literal left, which then holds, until a hint has none left. That takes time linear in the literals
 * of the hints and needs no watch lists (LRAT: Cruz-Filipe, Heule, Hunt, Kaufmann and Schneider-Kamp 2017,
 * "Efficient certified RAT verification"; there are no RAT steps here). It works while the solver runs and
 * forgets what the solver removes, so its memory is bounded by what the solver itself keeps.
 *
 * It shares no code with the solver. Its only axioms are the clauses given to {@link ProofChecker.insert}.
 * Different from LRAT, unit clauses are never hints: their literal holds permanently, and their number is 0.
 */

/** The state of the checker when {@link ProofChecker.mark} was called. */
interface Mark {
  readonly pool: Int32Array;
  readonly start: Int32Array;
  readonly lastNumber: number;
  readonly heldCount: number;
  readonly removedWords: number;
  readonly refuted: boolean;
  /** True if any of these clauses was removed or moved since. */
  changed: boolean;
}

/** The rest of a hint: no literal, or more than one. */
const NOTHING = -1;
const SEVERAL = -2;
/** Words of the pool before a clause's literals: its size and its number, 0 once it is removed. */
const HEADER = 2;

export class ProofChecker {
  /**
   * The clauses, stored consecutively; literals as places: `2v` for variable v, `2v + 1` for its negation.
   */
  #pool = new Int32Array(256);
  #end = 0;
  #removedWords = 0;
  /** By number: where the clause starts in the pool, -1 when there is none. */
  #start = new Int32Array(64).fill(-1);
  #lastNumber = 0;
  readonly #freeNumbers: number[] = [];
  /** By place: 1 when the literal holds, -1 when its negation does. */
  #value = new Int8Array(64);
  /** Places of the literals that hold permanently, in the order in which they became known. */
  #held = new Int32Array(64);
  #heldCount = 0;
  /** Places of the current clause, and of the literals that hold for the current step only. */
  #clause = new Int32Array(64);
  #assumed = new Int32Array(64);
  #assumedCount = 0;
  #refuted = false;
  #marked: Mark | undefined;

  /**
   * True if the empty clause, or a literal and its negation, was reached: the inserted clauses contradict
   * each other.
   */
  get refuted(): boolean {
    return this.#refuted;
  }

  /** Takes a clause as given, in DIMACS literals, and returns its number. */
  insert(literals: readonly number[]): number {
    this.#load(literals, literals.length);
    return this.#keep(literals.length);
  }

  /**
   * Takes as given, for every two of some DIMACS literals, the clause that one of them is false: the second
   * with the first, the third with each before it, and so on. Returns the number of the first clause; those
   * of the others follow on it.
   */
  insertExclusive(literals: readonly number[]): number {
    const count = literals.length;
    const clauses = (count * (count - 1)) / 2;
    this.#load(literals, count);
    this.#makeRoom(clauses * (HEADER + 2));
    const first = this.#lastNumber + 1;
    this.#lastNumber += clauses;
    if (this.#lastNumber >= this.#start.length) this.#start = enlarged(this.#start, 2 * this.#lastNumber);
    const [pool, start, given] = [this.#pool, this.#start, this.#clause];
    let [number, end] = [first, this.#end];
    for (let later = 1; later < count; later++) {
      for (let earlier = 0; earlier < later; earlier++, end += HEADER + 2) {
        start[number] = end;
        pool[end] = 2;
        pool[end + 1] = number++;
        pool[end + 2] = given[earlier]! ^ 1;
        pool[end + 3] = given[later]! ^ 1;
      }
    }
    this.#end = end;
    return first;
  }

  /**
   * Accepts a clause (`size` DIMACS literals) that follows from the first `hintCount` hints, and returns its
   * number.
   * @throws Error when it does not follow, or a hint does not exist: a defect of the solver
   */
  derive(literals: Int32Array, size: number, hints: Int32Array, hintCount: number): number {
    this.#load(literals, size);
    let follows = this.#refuted;
    try {
      follows ||= this.#follows(size, hints, hintCount);
    } finally {
      while (this.#assumedCount > 0) this.#release(this.#assumed[--this.#assumedCount]!);
    }
    if (follows) return this.#keep(size);
    throw new Error(`the proof is wrong: clause (${literals.subarray(0, size).join(' ')}) does not follow`);
  }

  /**
   * Accepts clauses of one literal (DIMACS), `count` of them, one after another, each for the one hint at its
   * place.
   * @throws Error when one does not follow, or a hint does not exist: a defect of the solver
   */
  deriveUnits(literals: Int32Array, hints: Int32Array, count: number): void {
    for (let index = 0; index < count; index++) {
      const literal = place(literals[index]!);
      const isOpen = !this.#refuted && this.#value[literal] === 0;
      if (isOpen && this.#whatIsLeft(this.#find(hints[index]!)) === literal) this.#hold(literal);
      else this.derive(literals.subarray(index, index + 1), 1, hints.subarray(index, index + 1), 1);
    }
  }

  /**
   * Forgets a clause.
   * @throws Error when there is no clause of that number
   */
  remove(number: number): void {
    if (number === 0) return;
    const start = this.#find(number);
    this.#removedWords += HEADER + this.#pool[start]!;
    this.#pool[start + 1] = 0;
    this.#start[number] = -1;
    if (this.#marked !== undefined && number <= this.#marked.lastNumber) this.#marked.changed = true;
    this.#freeNumbers.push(number);
  }

  /** Remembers all that is known now, for {@link rewind}. */
  mark(): void {
    // Clauses to come get numbers of their own, so that those known now are recognised by theirs.
    this.#freeNumbers.length = 0;
    this.#marked = {
      pool: this.#pool.slice(0, this.#end),
      start: this.#start.slice(0, this.#lastNumber + 1),
      lastNumber: this.#lastNumber,
      heldCount: this.#heldCount,
      removedWords: this.#removedWords,
      refuted: this.#refuted,
      changed: false,
    };
  }

  /**
   * Forgets all that was given or accepted since the {@link mark}, and knows again what was removed since.
   */
  rewind(): void {
    const marked = this.#marked;
    if (marked === undefined) return;
    while (this.#heldCount > marked.heldCount) this.#release(this.#held[--this.#heldCount]!);
    this.#start.fill(-1, marked.lastNumber + 1, this.#lastNumber + 1);
    if (marked.changed) {
      this.#pool.set(marked.pool);
      this.#start.set(marked.start);
      marked.changed = false;
    }
    this.#lastNumber = marked.lastNumber;
    this.#freeNumbers.length = 0;
    this.#end = marked.pool.length;
    this.#removedWords = marked.removedWords;
    this.#refuted = marked.refuted;
  }

  /** True if an accepted clause, by its number, says that assumptions (DIMACS literals) cannot all hold. */
  excludes(number: number, assumptions: readonly number[]): boolean {
    if (this.#refuted || assumptions.some((literal) => this.#value[place(-literal)]! > 0)) return true;
    if (number === 0) return false;
    const start = this.#find(number);
    const clause = this.#pool.subarray(start + HEADER, start + HEADER + this.#pool[start]!);
    return clause.every((literal) => assumptions.some((assumed) => place(-assumed) === literal));
  }

  /** Copies a clause and makes room for its variables. */
  #load(literals: ArrayLike<number>, size: number): void {
    let highest = 0;
    if (size > this.#clause.length) this.#clause = new Int32Array(2 * size);
    for (let index = 0; index < size; index++) {
      const literal = place(literals[index]!);
      this.#clause[index] = literal;
      if (literal > highest) highest = literal;
    }
    if (highest + 1 < this.#value.length) return;
    const value = this.#value;
    this.#value = new Int8Array(2 * highest + 2);
    this.#value.set(value);
    this.#assumed = new Int32Array(highest + 1);
  }

  /** True if the current clause follows. Leaves the literals that hold for this step in `#assumed`. */
  #follows(size: number, hints: Int32Array, hintCount: number): boolean {
    for (let index = 0; index < size; index++) {
      const literal = this.#clause[index]!;
      // It holds permanently, or the clause contains its negation too.
      if (this.#value[literal]! > 0) return true;
      if (this.#value[literal] === 0) this.#assume(literal ^ 1);
    }
    for (let index = 0; index < hintCount; index++) {
      const left = this.#whatIsLeft(this.#find(hints[index]!));
      if (left === NOTHING) return true;
      if (left === SEVERAL) return false;
      if (this.#value[left] === 0) this.#assume(left);
    }
    return this.#refuted;
  }

  /**
   * The only literal of a clause that is not false, {@link NOTHING} when all are, {@link SEVERAL} when more
   * are not.
   */
  #whatIsLeft(start: number): number {
    const pool = this.#pool;
    const value = this.#value;
    const end = start + HEADER + pool[start]!;
    let left = NOTHING;
    for (let at = start + HEADER; at < end; at++) {
      const literal = pool[at]!;
      if (value[literal]! < 0 || literal === left) continue;
      if (left !== NOTHING) return SEVERAL;
      left = literal;
    }
    return left;
  }

  #assume(literal: number): void {
    this.#value[literal] = 1;
    this.#value[literal ^ 1] = -1;
    this.#assumed[this.#assumedCount++] = literal;
  }

  #release(literal: number): void {
    this.#value[literal] = 0;
    this.#value[literal ^ 1] = 0;
  }

  /** Stores the current clause and returns its number. */
  #keep(size: number): number {
    const first = this.#clause[0]!;
    if (size === 0 || (size === 1 && this.#value[first]! < 0)) this.#refuted = true;
    if (size === 1 && this.#value[first]! >= 0) {
      if (this.#value[first] === 0) this.#hold(first);
      return 0;
    }
    const number = this.#freeNumbers.pop() ?? ++this.#lastNumber;
    if (number === this.#start.length) this.#start = enlarged(this.#start, 2 * number);
    this.#makeRoom(HEADER + size);
    this.#start[number] = this.#end;
    this.#pool[this.#end] = size;
    this.#pool[this.#end + 1] = number;
    this.#end += HEADER;
    for (let index = 0; index < size; index++) this.#pool[this.#end++] = this.#clause[index]!;
    return number;
  }

  #hold(literal: number): void {
    this.#value[literal] = 1;
    this.#value[literal ^ 1] = -1;
    if (this.#heldCount === this.#held.length) this.#held = enlarged(this.#held, 2 * this.#heldCount);
    this.#held[this.#heldCount++] = literal;
  }

  #find(number: number): number {
    const start = number > 0 && number <= this.#lastNumber ? this.#start[number]! : -1;
    if (start < 0) throw new Error(`the proof is wrong: there is no clause ${number}`);
    return start;
  }

  /** Packs the clauses when a third of the room is wasted, and takes more room when that is not enough. */
  #makeRoom(words: number): void {
    if (this.#end + words <= this.#pool.length) return;
    if (3 * this.#removedWords > this.#end) this.#pack();
    if (this.#end + words > this.#pool.length) {
      this.#pool = enlarged(this.#pool, Math.max(2 * this.#pool.length, this.#end + words));
    }
  }

  #pack(): void {
    if (this.#marked !== undefined) this.#marked.changed = true;
    let to = 0;
    for (let from = 0, next = 0; from < this.#end; from = next) {
      next = from + HEADER + this.#pool[from]!;
      const number = this.#pool[from + 1]!;
      if (number === 0) continue;
      this.#pool.copyWithin(to, from, next);
      this.#start[number] = to;
      to += next - from;
    }
    this.#end = to;
    this.#removedWords = 0;
  }
}

function place(literal: number): number {
  return literal > 0 ? 2 * literal : -2 * literal + 1;
}

function enlarged(items: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length);
  larger.set(items);
  return larger;
}
