/**
 * A failure of what runs the tasks, beyond the program's own control: it persisted when it was tried again.
 */

/** Ends a command with exit code 70; what was finished is kept. */
export class WorkFailure extends Error {
  override readonly name = 'WorkFailure';

  /** @param lines for people: what failed, and how to see it again */
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}
