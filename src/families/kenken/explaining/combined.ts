/** Sums that players state in one sentence: "Columns 4 and 5 hold every number from 1 to 6 twice". */
import type { CombinedReason } from '../../contract/explaining.js';
import type { Reason } from '../../contract/reason.js';
import { combinedOf, lineRuns } from '../../kit/words/line-runs.js';
import { inWords } from '../../kit/words/words.js';

/**
 * The sums of rows or columns side by side among some reasons. That each of their cells holds one number is
 * part of it.
 */
export function numbersInLines(
  reasons: readonly Reason[],
  size: number,
): readonly CombinedReason['reason'][] {
  return lineRuns(reasons).map(({ id, kind, name, lines }) => {
    const often = lines.length === 2 ? 'twice' : `${inWords(lines.length)} times`;
    const german = name.replace('Rows', 'Zeilen').replace('Columns', 'Spalten').replace(' and ', ' und ');
    return {
      id,
      kind,
      ...combinedOf(lines),
      says: `${name} hold every number from 1 to ${size} ${often}`,
      translated: {
        de: {
          says: `${german.replace(' to ', ' bis ')} enthalten jede Zahl von 1 bis ${size} ${lines.length}-mal`,
        },
      },
    };
  });
}
