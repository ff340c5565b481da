/** The line of a proof that ends with a crowd. */
import type { Board } from './board.js';
import { type Crowd, linesOf } from './crowd.js';
import type { Part } from './part.js';
import type { JointLine } from './step.js';
import { crowdWords } from './words/crowd-words.js';

export function crowdLine(board: Board, parts: readonly Part[], crowd: Crowd): JointLine {
  const { counted, gatherings, facts } = crowd;
  const used = new Set([counted, ...gatherings.flatMap(linesOf)]);
  const reasons = parts.map(({ reason, half }) => ({
    reason: board.reasons[reason]!.reason,
    ...(half === undefined ? {} : { half }),
  }));
  return {
    together: [...used].sort((one, other) => one - other),
    facts,
    conclusions: [],
    because: crowdWords({ marks: board.marks, reasons }, crowd),
  };
}
