/** The moves of Unruly, the easiest to see first. */
import type { Found, Move, MoveBoard, MoveRule, RankedMoves } from '../../contract/move.js';
import { ONE_RULE } from '../../contract/move.js';
import { defineMove } from '../../kit/moves/move.js';
import type { AreaName } from '../../kit/words/areas.js';
import { areaFirst } from '../../kit/words/areas.js';
import { colour, soColoured } from '../../kit/words/colours.js';
import { cellsWords } from '../../kit/words/series.js';
import { countedInWords } from '../../kit/words/words.js';
import type { UnrulyPuzzle } from '../puzzle.js';

/** Cells of one colour, because of which others have the other colour. */
interface Alike {
  readonly alike: readonly string[];
  readonly isBlack: boolean;
  readonly others: readonly string[];
}

/** All but one of some neighbours that may not all be alike are: the last one is not. */
const othersAlike: Move<UnrulyPuzzle> = defineMove<UnrulyPuzzle, Alike>({
  id: 'others-alike',
  *find(board) {
    for (const rule of board.rules.filter(({ reason }) => reason.kind === 'run')) {
      const found = others(board, rule, rule.marks.length - 1);
      if (found !== undefined) yield found;
    }
  },
  says: {
    en: ({ alike, isBlack, others }) =>
      `${cellsWords(alike, 'en')} are ${colour(isBlack, 'en')}, ${soColoured(others, !isBlack, 'en')}.`,
    de: ({ alike, isBlack, others }) =>
      `${cellsWords(alike, 'de')} sind ${colour(isBlack, 'de')}, ${soColoured(others, !isBlack, 'de')}.`,
  },
});

/** A row or column that has all its cells of one colour. */
const completedLine: Move<UnrulyPuzzle> = defineMove<UnrulyPuzzle, Alike & AreaName>({
  id: 'completed-line',
  *find(board) {
    for (const rule of board.rules) {
      const { kind, cells } = rule.reason;
      if (kind !== 'row' && kind !== 'column') continue;
      const found = others(board, rule, rule.marks.length / 2);
      const number = cells[0]![kind === 'row' ? 0 : 1] + 1;
      if (found !== undefined) yield { ...found, data: { ...found.data, kind, number } };
    }
  },
  says: {
    en: ({ alike, isBlack, others, ...line }) => {
      const counted = countedInWords(alike.length, `${colour(isBlack, 'en')} cell`);
      return `${areaFirst(line, 'en')} has its ${counted}, ${soColoured(others, !isBlack, 'en')}.`;
    },
    de: ({ alike, isBlack, others, ...line }) =>
      `${areaFirst(line, 'de')} hat schon ${alike.length} Felder in ${isBlack ? 'Schwarz' : 'Weiß'}, ${soColoured(others, !isBlack, 'de')}.`,
  },
});

export const unrulyMoves: RankedMoves<UnrulyPuzzle> = [othersAlike, completedLine, ONE_RULE];

/** The open cells of a rule where as many of the others are alike as can be. */
function others(
  board: MoveBoard<UnrulyPuzzle>,
  { reason, marks }: MoveRule,
  most: number,
): Found<Alike> | undefined {
  const codes = (some: readonly number[]): readonly string[] => some.map((mark) => board.marks[mark]!.place);
  const open = marks.filter((mark) => board.value(mark) === undefined);
  for (const isBlack of [true, false]) {
    const alike = marks.filter((mark) => board.value(mark) === isBlack);
    if (open.length === 0 || alike.length !== most) continue;
    return {
      conclusions: open.map((mark) => ({ mark, value: !isBlack })),
      rules: [reason.id],
      data: { alike: codes(alike), isBlack, others: codes(open) },
    };
  }
  return undefined;
}
