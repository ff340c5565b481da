/** The messages between a run of mutants and the process that runs the tests for it. */

/** The question: which test fails when a file has this text? */
export interface Question {
  /** The path of the file from the root of the checkout. */
  readonly file: string;
  readonly text: string;
  /** True if tests of commands, pages and books are tried too. */
  readonly all: boolean;
}

/** The answer. */
export type Answer =
  /** The first test that failed: its file, its name and the first line of its message. */
  | { readonly status: 'caught'; readonly test: string; readonly name: string; readonly message: string }
  /** No test failed; their number. */
  | { readonly status: 'survived'; readonly tests: number };
