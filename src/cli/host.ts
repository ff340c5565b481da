/**
 * What the command line takes from the world, as one value: tests hand in their own, the program hands in the
 * process. The clock is read for timeouts and reported seconds only; no answer depends on it.
 */
export interface Host {
  /** Writes the product to standard output, as it stands. */
  out(content: string | Uint8Array): void;
  /** Writes one line for people to standard error. */
  note(line: string): void;
  /** All bytes of standard input. */
  readInput(): Uint8Array;
  /** Milliseconds since some fixed moment. */
  now(): number;
  /** A fresh seed for a run that was given none. */
  freshSeed(): string;
  /** Whether people watch standard output and standard error, and whether colour is welcome there. */
  readonly terminal: { readonly out: boolean; readonly err: boolean };
}
