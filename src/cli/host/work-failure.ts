/**
 * A failure of the workers or the queue, beyond the program's own control: it persisted when it was tried
 * again.
 */

/** Ends a command with exit code 70; finished results are kept. */
export class WorkFailure extends Error {
  override readonly name = 'WorkFailure';

  /** @param lines for people: the failure, and a way to see it again */
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}
