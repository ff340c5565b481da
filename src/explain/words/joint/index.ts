/** The words for a line of a proof by several rules at once. */
import type { Mark } from '../../../families/contract/index.js';
import type { JointLine, Step } from '../../model/index.js';
import { crowdWords } from './crowd-words.js';
import { jointCountWords } from './joint-count-words.js';
import { shortageWords } from './shortage-words.js';

/** The argument of the line, as it follows `because`. */
export function jointWords(
  marks: readonly Mark[],
  { reasons }: Pick<Step, 'reasons'>,
  line: JointLine,
): string {
  if ('because' in line) return line.because;
  if ('gatherings' in line) return crowdWords({ marks, reasons }, line);
  return 'bounds' in line ? shortageWords({ marks, reasons }, line) : jointCountWords(marks, line);
}
