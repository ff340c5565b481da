/** The move about lines that differ. */
import type { Move } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { type AreaName, area, areaFirst } from '../../../kit/words/areas.js';
import type { BinairoPuzzle } from '../../puzzle.js';
import { differentId } from '../../rules.js';
import { all, linesNow } from './lines.js';
import { digit, digits } from './words.js';

interface Alike {
  readonly line: AreaName;
  readonly complete: AreaName;
  readonly isOne: boolean;
  readonly cell: string;
  /** The only other open cell. */
  readonly last?: string;
}

/** A line that is like a complete one so far, and would be the same with its last number in one cell. */
export const differentLines: Move<BinairoPuzzle> = defineMove<BinairoPuzzle, Alike>({
  id: 'different-lines',
  cost: 2.4,
  *find(board) {
    if (!board.puzzle.distinct) return;
    const lines = linesNow(board);
    for (const line of lines.filter(({ open }) => open.length > 1)) {
      const complete = lines.filter(
        ({ area: { kind }, open, values }) =>
          kind === line.area.kind &&
          open.length === 0 &&
          values.every((value, at) => (line.values[at] ?? value) === value),
      );
      for (const other of complete) {
        for (const isOne of [true, false].filter((one) => line.lacks(one) === 1)) {
          const at = other.values.findIndex((value, at) => value === isOne && line.values[at] === undefined);
          const cell = line.marks[at]!;
          const rest = line.open.length === 2 ? line.open.filter((mark) => mark !== cell) : [];
          const [first, second] = [line.area, other.area].sort((one, two) => one.number - two.number);
          yield {
            conclusions: [...all([cell], !isOne), ...all(rest, isOne)],
            rules: [line.rule, differentId(first!, second!)],
            data: {
              line: line.area,
              complete: other.area,
              isOne,
              cell: board.marks[cell]!.place,
              ...(rest.length > 0 && { last: board.marks[rest[0]!]!.place }),
            },
          };
        }
      }
    }
  },
  says: {
    en: ({ line, complete, isOne, cell, last }) =>
      `${areaFirst(line, 'en')} is like ${area(complete, 'en')} so far and lacks ${digits(1, isOne, 'en')}. In ${cell} it would make both the same, so ${cell} is ${digit(!isOne)}${last === undefined ? '' : ` and ${last} is ${digit(isOne)}`}.`,
    de: ({ line, complete, isOne, cell, last }) =>
      `${areaFirst(line, 'de')} gleicht bisher ${area(complete, 'de')}, und ihr fehlt ${digits(1, isOne, 'de')}. In ${cell} würde sie beide gleich machen, also ist ${cell} ${digit(!isOne)}${last === undefined ? '' : ` und ${last} ${digit(isOne)}`}.`,
  },
});
