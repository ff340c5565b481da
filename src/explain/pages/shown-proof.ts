/**
 * As much of a step's proof as people follow: all of it, with its suppositions numbered if it is long, or
 * only its length.
 */

import type { Mark } from '../../families/contract/index.js';
import type { Step } from '../model/index.js';
import { MOST_LINES, saysShortProof } from '../words/index.js';

/** Lines of a proof up to which people follow it; in longer ones suppositions have numbers. */
const MOST_PLAIN_LINES = 40;

/** The lines shown for a proof. */
export interface ShownProof {
  /** Lines, blanks at the beginning indent them; none where the step needs no proof. */
  readonly lines: readonly string[];
  /** True if the lines show the whole proof, so they name the facts of the step. */
  readonly isWhole: boolean;
}

/** The proof of a step as it is shown. */
export function shownProof(marks: readonly Mark[], step: Step): ShownProof {
  if (step.argument.kind === 'together') {
    const why =
      'The opposite contradicts these rules, as a search has proved; no proof of a few lines was found.';
    return { lines: [why], isWhole: false };
  }
  const lines = saysShortProof(marks, step);
  if (lines.length <= MOST_PLAIN_LINES) return { lines, isWhole: lines.length > 0 };
  if (lines.length <= MOST_LINES) return { lines: withNumbers(lines), isWhole: true };
  const why = `The opposite contradicts these rules. The proof has ${lines.length} lines, too many to show here.`;
  return { lines: [why], isWhole: false };
}

/** Numbers the suppositions below the opposite of a conclusion. */
function withNumbers(lines: readonly string[]): readonly string[] {
  let count = 0;
  return lines.map((line) => line.replace(/^ {2}Suppose (?=\S)/, () => `  (${++count}) Suppose `));
}
