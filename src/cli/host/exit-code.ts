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
  /** The user ended it; finished results are kept. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The meaning of each exit code, for help and documents. */
export const EXIT_MEANINGS: Readonly<Record<keyof typeof EXIT, string>> = {
  yes: 'done; the answer is yes (solved, unique, valid)',
  no: 'the answer is no (several solutions, none, a wrong solution)',
  usage: 'a wrong command line, or input that cannot be read',
  undecided: 'undecided: a limit or a timeout was hit before there was an answer',
  defect: 'a defect of the program, or work that failed',
  interrupted: 'interrupted; what was finished is kept',
};

/** From best to worst: an input that cannot be read is worse than an answer that a limit cut short. */
const RANKING: readonly ExitCode[] = [
  EXIT.yes,
  EXIT.no,
  EXIT.undecided,
  EXIT.usage,
  EXIT.defect,
  EXIT.interrupted,
];

/** The exit code of several answers: that of the worst. */
export function worstOf(first: ExitCode, second: ExitCode): ExitCode {
  return RANKING.indexOf(first) >= RANKING.indexOf(second) ? first : second;
}
