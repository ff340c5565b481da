/**
 * DRAT proofs as text, the format that drat-trim reads (Wetzler, Heule and Hunt 2014): one step a line, literals
 * ended by 0, `d` before a removal.
 */
import type { ProofSink } from './sink.js';

/** Characters gathered before they are passed on. */
const PIECE = 65_536;

/** Writes proof steps as DRAT text, piece by piece. */
export class DratWriter implements ProofSink {
  readonly #write: (piece: string) => void;
  #gathered = '';

  constructor(write: (piece: string) => void) {
    this.#write = write;
  }

  add(literals: readonly number[]): void {
    this.#line(`${literals.join(' ')}${literals.length > 0 ? ' ' : ''}0\n`);
  }

  remove(literals: readonly number[]): void {
    this.#line(`d ${literals.join(' ')} 0\n`);
  }

  /** Passes on what is left. */
  flush(): void {
    if (this.#gathered !== '') this.#write(this.#gathered);
    this.#gathered = '';
  }

  #line(text: string): void {
    this.#gathered += text;
    if (this.#gathered.length >= PIECE) this.flush();
  }
}
