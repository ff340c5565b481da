/**
 * Lines that take all queens of some parts: two or three parts of the columns, say, need two or three
 * queens, and all cells left of them lie in two or three rows or diagonals, which have none elsewhere.
 */
import type { Found, Move, MoveBoard, StepLanguage } from '../../../contract/move.js';
import { choices } from '../../../kit/moves/choose.js';
import { defineMove } from '../../../kit/moves/move.js';
import { cellsWords, all as listed } from '../../../kit/words/series.js';
import { inWords } from '../../../kit/words/words.js';
import type { QueensPuzzle } from '../../puzzle.js';
import { ATTACK, NUMBER } from '../reasons.js';
import { axisWords, type PartName, partWords } from '../words.js';
import { type AxisNow, all, axesNow, codes, layoutOf, nameOf, openCells, type Part } from './parts.js';

interface Shared {
  readonly parts: readonly PartName[];
  readonly axis: 'row' | 'column';
  readonly lines: readonly PartName[];
  readonly empty: readonly string[];
}

/** The move for `count` lines. */
export function sharedLines(id: string, count: number, cost: number): Move<QueensPuzzle> {
  return defineMove<QueensPuzzle, Shared>({
    id,
    cost,
    *find(board) {
      for (const now of axesNow(board)) yield* placesIn(board, now, count);
    },
    says: { en: (data) => says(data, 'en'), de: (data) => says(data, 'de') },
  });
}

function* placesIn(
  board: MoveBoard<QueensPuzzle>,
  { axis, left, spare }: AxisNow,
  count: number,
): Iterable<Found<Shared>> {
  if (spare < 0 || left.length < count + spare) return;
  const { parts } = layoutOf(board);
  const open = new Set(openCells(board));
  const others = parts.filter(
    ({ kind, marks }) => kind !== axis.kind && marks.filter((mark) => open.has(mark)).length > 1,
  );
  for (const lines of choices(others, count)) {
    const inside = new Set(lines.flatMap(({ marks }) => marks));
    const within = left.filter((one) => one.open.every((mark) => inside.has(mark)));
    if (within.length !== count + spare) continue;
    const own = new Set(within.flatMap((one) => one.open));
    const empty = [...inside].filter((mark) => open.has(mark) && !own.has(mark));
    if (empty.length === 0 || !areApart(lines, own)) continue;
    empty.sort((one, other) => one - other);
    yield {
      conclusions: all(empty, false),
      rules: [NUMBER, ATTACK],
      data: {
        parts: within.map(({ part }) => nameOf(part)),
        axis: axis.kind,
        lines: lines.map(nameOf),
        empty: codes(board, empty),
      },
    };
  }
}

/** True if no cell lies in two of the lines, so that each has a queen of its own. */
function areApart(lines: readonly Part[], cells: ReadonlySet<number>): boolean {
  return [...cells].every((cell) => lines.filter(({ marks }) => marks.includes(cell)).length === 1);
}

function says({ parts, axis, lines, empty }: Shared, language: StepLanguage): string {
  const names = (some: readonly PartName[]): string =>
    listed(
      some.map((part) => partWords(part, language)),
      language,
    );
  const queens = inWords(lines.length, language);
  const cells = cellsWords(empty, language);
  if (language === 'en') {
    const least = parts.length > lines.length ? 'at least ' : '';
    return `Of ${axisWords(axis, 'en')}, ${names(parts)} need ${least}${queens} queens, and all cells left of them lie in ${names(lines)}. So ${cells} ${empty.length === 1 ? 'is' : 'are'} empty.`;
  }
  const least = parts.length > lines.length ? 'mindestens ' : '';
  return `Von ${axisWords(axis, 'de').replace('der', 'den')} brauchen ${names(parts)} ${least}${queens} Damen, und alle übrigen Felder davon liegen in ${names(lines).replaceAll('die Diag', 'der Diag')}. Also ${empty.length === 1 ? 'ist' : 'sind'} ${cells} leer.`;
}
