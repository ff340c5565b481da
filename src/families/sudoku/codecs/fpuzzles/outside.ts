/** Clues outside of the grid, each in a cell beside the line that it speaks of. */
import { z } from 'zod';
import { type Cell, failure, issue, type Result } from '../../../../core/index.js';
import { cellsFrom, lineFrom, startOf, startOfLine } from '../outside-clues.js';
import { type ElementKind, eachElement, withNumber } from './element.js';
import { CELL, nameOf, VALUE } from './names.js';

const DIAGONAL: Readonly<Record<string, Cell>> = { UL: [-1, -1], UR: [-1, 1], DL: [1, -1], DR: [1, 1] };

/** The issue of a clue from which no line begins. */
function astray(key: string, cell: Cell): Result<never> {
  const message = `No line of the grid begins beside ${nameOf(cell)}.`;
  return failure(issue('format-syntax', message, { part: key }));
}

const CLUE = z.looseObject({ cell: CELL, value: VALUE });

/** Clues of rows and columns. */
function lineClue(
  key: string,
  type: string,
  setting: 'sum' | 'count' | 'number',
  shown?: string,
): ElementKind<z.infer<typeof CLUE>> {
  return eachElement({
    key,
    type,
    schema: CLUE,
    ...(shown !== undefined && { shown: { name: shown } }),
    read({ cell, value }, side) {
      const cells = lineFrom(cell, side);
      if (cells === undefined) return astray(key, cell);
      return withNumber(key, value, (number) => ({ type, cells, [setting]: number }));
    },
    write({ cells, [setting]: number }, side) {
      const start = startOfLine(cells, side);
      return start === undefined ? [] : [{ cell: nameOf(start), value: String(number) }];
    },
  });
}

const LITTLE = z.looseObject({ cell: CELL, direction: z.string(), value: VALUE });

const littleKiller = eachElement<z.infer<typeof LITTLE>>({
  key: 'littlekillersum',
  type: 'little-killer',
  schema: LITTLE,
  read({ cell, direction, value }, side) {
    const step = Object.hasOwn(DIAGONAL, direction) ? DIAGONAL[direction] : undefined;
    const cells = step === undefined ? [] : cellsFrom(cell, step, side);
    if (cells.length === 0) return astray('littlekillersum', cell);
    // A clue without a number is 0 in older puzzles.
    const said = String(value) === '0' ? undefined : value;
    return withNumber('littlekillersum', said, (sum) => ({ type: 'little-killer', cells, sum }));
  },
  write: ({ cells, sum }, side) =>
    Object.entries(DIAGONAL)
      .flatMap(([direction, step]) => {
        const start = startOf(cells, step, side);
        if (start === undefined) return [];
        return [{ cell: nameOf(start), cells: cells.map(nameOf), direction, value: String(sum) }];
      })
      .slice(0, 1),
});

export const OUTSIDE_KINDS: readonly [typeof littleKiller, ...ElementKind<z.infer<typeof CLUE>>[]] = [
  littleKiller,
  lineClue('sandwichsum', 'sandwich', 'sum'),
  lineClue('xsum', 'x-sum', 'sum', 'X Sum'),
  lineClue('skyscraper', 'skyscraper', 'count', 'Skyscraper'),
  lineClue('numberedroom', 'numbered-room', 'number', 'Numbered Room'),
];
