/** The exit codes that callers may rely on. */
export const EXIT = {
  /** Done; the answer is yes. */
  yes: 0,
  /** Ran well; the answer is no. */
  no: 1,
  /** Usage, or input that cannot be read. */
  usage: 2,
  /** A limit or timeout was hit before there was an answer. */
  undecided: 3,
  /** The program is wrong. */
  defect: 70,
  /** The user ended it; what was finished is kept. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The exit code of several answers: undecided before no, no before yes. */
export function worstOf(first: ExitCode, second: ExitCode): ExitCode {
  return first > second ? first : second;
}
