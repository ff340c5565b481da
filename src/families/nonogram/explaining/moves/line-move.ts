/** Moves of one line: all inferences of a kind, those about the most cells first. */
import type { Found, InLanguages, Move } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import type { NonogramPuzzle } from '../../puzzle.js';
import { hasColourMarks } from '../reasons.js';
import { type BoardLine, boardLines } from './board-lines.js';
import { citedMarks } from './cited.js';
import type { Inference, InferenceKind } from './inferences.js';
import { coloursIn, isOne, type LineData, markOf, marksOf, ruleOf } from './line.js';
import { saysLine } from './line-words.js';

/** The move of a kind of inference, with the name that players have for it. */
export function lineMove(
  kind: InferenceKind,
  name?: InLanguages<string>,
  isPlain?: true,
): Move<NonogramPuzzle> {
  return defineMove<NonogramPuzzle, LineData>({
    id: kind,
    ...(name === undefined ? {} : { name }),
    ...(isPlain === undefined ? {} : { isPlain }),
    *find(board) {
      const found = boardLines(board).flatMap((line) =>
        line.inferences.filter((one) => one.kind === kind).map((one) => foundIn(line, one)),
      );
      yield* found.toSorted((one, other) => cellsOf(other) - cellsOf(one));
    },
    narrow(line, marks) {
      const data = narrowed(line, new Set(marks));
      return { data, cited: citedMarks(data) };
    },
    says: {
      en: (line) => saysLine(line, 'en'),
      de: (line) => saysLine(line, 'de'),
    },
  });
}

function foundIn(
  { possible: _, inferences: __, ...line }: BoardLine,
  { excluded }: Inference,
): Found<LineData> {
  const data = { ...line, excluded };
  const conclusions = excluded.flatMap((gone, place) =>
    gone === 0 ? [] : marksOf(line, place, line.before[place]!, gone),
  );
  return { conclusions, rules: [ruleOf(line)], data };
}

function cellsOf({ data: { excluded } }: Found<LineData>): number {
  return excluded.filter((gone) => gone !== 0).length;
}

/** A line where only some marks are concluded. */
function narrowed(line: LineData, marks: ReadonlySet<number>): LineData {
  const isStated = (place: number, colour: number): boolean => marks.has(markOf(line, place, colour));
  const excluded = line.excluded.map((gone, place) => {
    if (!hasColourMarks(line)) return isStated(place, 1) ? gone : 0;
    const left = line.before[place]! & ~gone;
    if (isOne(left) && coloursIn(left).some((colour) => isStated(place, colour))) return gone;
    const stated = coloursIn(gone).filter((colour) => isStated(place, colour));
    return stated.reduce((bits, colour) => bits | (1 << colour), 0);
  });
  return { ...line, excluded };
}
