/** The answers of one page of puzzles, for the page beside it or overleaf. */

import type { BookPart, Entry, Grid } from '../puzzles/index.js';
import type { TypeArea, Typography } from '../style/index.js';
import { type Answer, answerOf, besideSize, drawAnswer, numberHeightOf } from './answer.js';
import { type AnswerPages, answerPages } from './answer-pages.js';

/** The share of the height left over in a slot that goes above an answer. */
const SHARE_ABOVE = 0.3;

/** The page of the puzzles: its division, and their scale. */
interface BesidePage {
  readonly grid: Grid;
  readonly scale: number;
}

/**
 * One page of answers: in the slots of their puzzles, or one after the other where slots are too small for
 * them.
 */
export function pageAnswers(
  part: BookPart,
  entries: readonly Entry[],
  { grid, scale }: BesidePage,
  body: TypeArea,
  type: Typography,
): AnswerPages {
  const numberHeight = numberHeightOf(type);
  const size = besideSize(part.spec.largePrint, scale);
  const answers = entries.map((entry, slot) => {
    const { width, height } = grid.slots[slot]!;
    return answerOf(entry, size, { width, height: height - numberHeight }, type);
  });
  const small = answers.flatMap((answer) => answer.small);
  if (small.length > 0) {
    const flowing = answerPages([{ ...part, entries }], body, type);
    if (flowing.pages.length === 1 && flowing.small.length === 0) return flowing;
  }
  const inSlot = (answer: Answer, slot: number) => {
    const { x, y, width, height } = grid.slots[slot]!;
    const taken = answer.numberHeight + answer.scene.height * answer.scale;
    const spare = Math.max(0, height - taken);
    const left = x + (width - answer.width) / 2;
    return drawAnswer(answer, { x: left, y: y + spare * SHARE_ABOVE, numberHeight: answer.numberHeight });
  };
  return { pages: [answers.flatMap(inSlot)], small };
}
