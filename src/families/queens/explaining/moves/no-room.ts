/** Cells whose queen would attack all that is left of more parts of an axis than may stay empty. */
import type { Found, Move, MoveBoard, StepLanguage } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { anyOf, cellsWords, all as listed } from '../../../kit/words/series.js';
import type { QueensPuzzle } from '../../puzzle.js';
import { ATTACK, NUMBER } from '../reasons.js';
import { type PartName, partWords, tooMany } from '../words.js';
import { type AxisNow, all, axesNow, codes, type LeftPart, layoutOf, nameOf, openCells } from './parts.js';

/** A part with the cells that are left of it. */
interface LeftWords extends PartName {
  readonly left: readonly string[];
}

interface NoRoom {
  readonly cells: readonly string[];
  readonly axis: 'row' | 'column';
  /** One more than may stay empty. */
  readonly parts: readonly LeftWords[];
}

/** The move for `count` parts that would have no place left. */
export function noRoom(id: string, count: number, cost: number): Move<QueensPuzzle> {
  return defineMove<QueensPuzzle, NoRoom>({
    id,
    cost,
    name: { en: 'no room left in a line', de: 'kein Platz in einer Linie' },
    *find(board) {
      const concluded = new Set<number>();
      for (const now of axesNow(board)) {
        if (now.spare !== count - 1) continue;
        const open = openCells(board).filter((mark) => !concluded.has(mark));
        for (const found of placesIn(board, now, open)) {
          for (const { mark } of found.conclusions) concluded.add(mark);
          yield found;
        }
      }
    },
    says: { en: (data) => says(data, 'en'), de: (data) => says(data, 'de') },
  });
}

/** The cells that leave too few parts, those together that empty the same ones. */
function placesIn(
  board: MoveBoard<QueensPuzzle>,
  { axis, left, spare }: AxisNow,
  open: readonly number[],
): readonly Found<NoRoom>[] {
  const { sees } = layoutOf(board);
  const byParts = new Map<string, { readonly lost: readonly LeftPart[]; readonly cells: number[] }>();
  for (const cell of open) {
    const lost = left
      .filter(
        ({ part, open: own }) => !part.marks.includes(cell) && own.every((mark) => sees[cell]!.has(mark)),
      )
      .sort((one, other) => one.open.length - other.open.length)
      .slice(0, spare + 1);
    if (lost.length <= spare) continue;
    const key = lost.map(({ part }) => part.first).join();
    const same = byParts.get(key) ?? { lost, cells: [] };
    byParts.set(key, same);
    same.cells.push(cell);
  }
  return [...byParts.values()].map(({ lost, cells }) => ({
    conclusions: all(cells, false),
    rules: [NUMBER, ATTACK],
    data: {
      cells: codes(board, cells),
      axis: axis.kind,
      parts: lost.map(({ part, open: own }) => ({ ...nameOf(part), left: codes(board, own) })),
    },
  }));
}

function says({ cells, axis, parts }: NoRoom, language: StepLanguage): string {
  const queen = anyOf(cells, language);
  const left = listed(
    parts.map((part) => leftWords(part, language)),
    language,
  );
  const but = tooMany(axis, parts.length, language);
  return language === 'en'
    ? `A queen in ${queen} would attack all that is left of ${left}${but}.`
    : `Eine Dame in ${queen} würde alles angreifen, was von ${left} übrig ist${but}.`;
}

/** `column 1 (r6c1 and r7c1)` */
function leftWords(part: LeftWords, language: StepLanguage): string {
  const [name, left] = [partWords(part, language), cellsWords(part.left, language)];
  return name === left ? name : `${name} (${left})`;
}
