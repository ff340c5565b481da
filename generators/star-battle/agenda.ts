/** Numbers that wait for their turn, each once, the one that was added last first. */
export class Agenda {
  readonly #waiting: Int32Array;
  readonly #waits: Uint8Array;
  #length = 0;

  /** @param count the numbers are 0 to `count` - 1 */
  constructor(count: number) {
    this.#waiting = new Int32Array(count);
    this.#waits = new Uint8Array(count);
  }

  add(number: number): void {
    if (this.#waits[number] === 1) return;
    this.#waits[number] = 1;
    this.#waiting[this.#length++] = number;
  }

  /** Takes the next number; -1 when none waits. */
  take(): number {
    if (this.#length === 0) return -1;
    const number = this.#waiting[--this.#length]!;
    this.#waits[number] = 0;
    return number;
  }

  clear(): void {
    while (this.#length > 0) this.#waits[this.#waiting[--this.#length]!] = 0;
  }
}
