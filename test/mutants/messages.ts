/** The messages between a run of mutants and the process that runs the tests for it. */

/** The question: which test fails when a file has this text? */
export interface Question {
  /** The path of the file from the root of the checkout. */
  readonly file: string;
  readonly text: string;
  /** Test files in groups, to be run one after the other until one fails. */
  readonly groups: readonly (readonly string[])[];
}

/** The answer. */
export type Answer =
  /** The first test that failed: its file, its name and the first line of its message. */
  | { readonly status: 'caught'; readonly test: string; readonly name: string; readonly message: string }
  /** No test failed; their number. */
  | { readonly status: 'survived'; readonly tests: number };

/** A report of the process that runs the tests: that it is ready, that a test has ended, or the answer. */
export type Report = 'ready' | 'a test has ended' | Answer;
