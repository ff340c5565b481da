/** The line of a proof that ends with a crowd. */
import type { Board } from '../model/board.js';
import type { Part } from '../model/part.js';
import type { JointLine } from '../model/step.js';
import { crowdWords } from '../words/crowd-words.js';
import { type Crowd, linesOf } from './crowd.js';

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
