/** The line of a proof that ends with a shortage of room. */
import type { Board } from '../model/board.js';
import type { Part } from '../model/part.js';
import type { JointLine } from '../model/step.js';
import { saysHalf } from '../words/rule-words.js';
import { shortageWords } from '../words/shortage-words.js';
import type { Shortage } from './shortage.js';

export function shortageLine(board: Board, parts: readonly Part[], shortage: Shortage): JointLine {
  const { needing, bounds, facts } = shortage;
  const used = new Set([...needing, ...bounds.flatMap(({ by }) => by ?? [])]);
  const rules = parts.map(({ reason, half }) => {
    const stated = board.reasons[reason]!.reason;
    return { says: saysHalf(stated, half), ...(stated.room && { room: stated.room }) };
  });
  return {
    together: [...used].sort((one, other) => one - other),
    facts,
    conclusions: [],
    because: shortageWords({ marks: board.marks, rules }, shortage),
  };
}
