/**
 * DRAT proofs as text, the format that drat-trim reads (Wetzler, Heule and Hunt 2014): one step a line,
 * literals ended by 0, `d` before a removal.
 */

/** Characters gathered before they are passed on. */
const PIECE = 65_536;

/** Writes proof steps as DRAT text, piece by piece. */
export class DratWriter {
  readonly #write: (piece: string) => void;
  #gathered = '';

  constructor(write: (piece: string) => void) {
    this.#write = write;
  }

  /** A clause that follows: the first `size` literals. */
  add(literals: ArrayLike<number>, size = literals.length): void {
    this.#step('', literals, size);
  }

  /** A clause that is not used any more. */
  remove(literals: ArrayLike<number>, size = literals.length): void {
    this.#step('d ', literals, size);
  }

  /** Passes on the rest. */
  flush(): void {
    if (this.#gathered !== '') this.#write(this.#gathered);
    this.#gathered = '';
  }

  #step(start: string, literals: ArrayLike<number>, size: number): void {
    this.#gathered += start;
    for (let index = 0; index < size; index++) this.#gathered += `${literals[index]} `;
    this.#gathered += '0\n';
    if (this.#gathered.length >= PIECE) this.flush();
  }
}
