/** Verdicts in words, as `check` and the commands that need exactly one solution say them. */
import { describeCell, describeLimit } from '../../core/index.js';
import type { CheckAnswer } from '../../proving/index.js';
import { EXIT, type ExitCode } from '../host/index.js';

/** Cells listed for people before the rest is only counted. */
const CELLS_SHOWN = 8;

/** The solutions that a puzzle was found to have, where it is to have one. */
export const SOLUTIONS: Readonly<Record<Exclude<CheckAnswer['verdict'], 'unique'>, string>> = {
  none: 'no solution',
  multiple: 'more than one solution',
  undecided: 'not known within the limits',
};

/** The verdict as a line without its end: `unique: exactly one solution`. */
export function describeVerdict(answer: CheckAnswer): string {
  switch (answer.verdict) {
    case 'unique':
      return 'unique: exactly one solution';
    case 'none':
      return `none: ${SOLUTIONS.none}`;
    case 'undecided':
      return `undecided: ${describeLimit(answer.limit)}`;
    case 'multiple': {
      const shown = answer.differs.slice(0, CELLS_SHOWN).map(describeCell).join('; ');
      const rest =
        answer.differs.length > CELLS_SHOWN ? ` and ${answer.differs.length - CELLS_SHOWN} more` : '';
      return `multiple: two solutions differ in ${answer.differs.length} cells: ${shown}${rest}`;
    }
  }
}

/** The exit code of a verdict: only `unique` is a yes. */
export function exitCodeOfVerdict({ verdict }: Pick<CheckAnswer, 'verdict'>): ExitCode {
  if (verdict === 'undecided') return EXIT.undecided;
  return verdict === 'unique' ? EXIT.yes : EXIT.no;
}
