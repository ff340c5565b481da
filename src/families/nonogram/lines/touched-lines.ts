/** Lines whose cells have changed, in the order in which they were touched, each at most once. */
export class TouchedLines {
  readonly #lines: Uint16Array;
  readonly #isTouched: Uint8Array;
  #count = 0;

  constructor(readonly lineCount: number) {
    this.#lines = new Uint16Array(lineCount);
    this.#isTouched = new Uint8Array(lineCount);
  }

  get touchedCount(): number {
    return this.#count;
  }

  touchedLine(position: number): number {
    return this.#lines[position]!;
  }

  touch(line: number): void {
    if (this.#isTouched[line] === 1) return;
    this.#isTouched[line] = 1;
    this.#lines[this.#count++] = line;
  }

  touchAll(): void {
    this.untouchAll();
    for (let line = 0; line < this.lineCount; line++) this.touch(line);
  }

  untouchAll(): void {
    this.#isTouched.fill(0);
    this.#count = 0;
  }
}
