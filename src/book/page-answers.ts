/** The answers of one page of puzzles, for the page beside it or overleaf. */
import { type Answer, answerOf, besideSize, drawAnswer, numberHeightOf } from './answer.js';
import { type AnswerPages, answerPages } from './answer-pages.js';
import type { BookPart, Entry } from './entries.js';
import type { TypeArea } from './item.js';
import { type Grid, slotCorner } from './part-grid.js';
import type { Typography } from './typography.js';

/** The share of the height left over in a slot that goes above an answer. */
const SHARE_ABOVE = 0.3;

/** One page of answers: in the slots of their puzzles, or one after the other where slots are too small for them. */
export function pageAnswers(
  part: BookPart,
  entries: readonly Entry[],
  grid: Grid,
  body: TypeArea,
  type: Typography,
): AnswerPages {
  const numberHeight = numberHeightOf(type);
  const room = { width: grid.slotWidth, height: grid.slotHeight - numberHeight };
  const size = besideSize(part.spec.largePrint);
  const answers = entries.map((entry) => answerOf(entry, size, room, type));
  const warnings = answers.flatMap((answer) => answer.warnings);
  if (warnings.length > 0) {
    const flowing = answerPages([{ ...part, entries }], body, type);
    if (flowing.pages.length === 1 && flowing.warnings.length === 0) return flowing;
  }
  const inSlot = (answer: Answer, slot: number) => {
    const { x, y } = slotCorner(grid, slot);
    const taken = answer.numberHeight - numberHeight + answer.scene.height * answer.scale;
    const spare = Math.max(0, room.height - taken);
    const left = x + (grid.slotWidth - answer.width) / 2;
    return drawAnswer(answer, { x: left, y: y + spare * SHARE_ABOVE, numberHeight: answer.numberHeight });
  };
  return { pages: [answers.flatMap(inSlot)], warnings };
}
