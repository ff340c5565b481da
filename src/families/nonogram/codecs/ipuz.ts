/**
 * Nonograms in black and white as ipuz documents. The specification has no such kind; libipuz describes one
 * as a draft (libipuz.org/nonogram.html), in which clues are not stored: they follow from the solution, where
 * a filled cell is a block (`#`, or what `block` says). Colours, in which cells have groups, are not read.
 */
import { z } from 'zod';
import { failure, issue, type Result, readAll, success } from '../../../core/index.js';
import { IPUZ_CELL, ipuzFormat } from '../../kit/codecs/ipuz.js';
import type { NonogramPuzzle, NonogramSolution } from '../puzzle.js';
import { draftOfPicture, type NonogramDraft, unheldExtras } from './format.js';

const KIND = 'nonogram';
const BLOCK = '#';
const DOCUMENT = z.looseObject({
  block: z.string().nullish(),
  empty: z.union([z.string(), z.number()]).nullish(),
  solution: z.array(z.array(IPUZ_CELL)),
});
type Document = z.infer<typeof DOCUMENT>;

export const nonogramIpuz = ipuzFormat<NonogramPuzzle, NonogramSolution, Document>({
  description:
    'ipuz document (JSON) of the kind nonogram of libipuz: the solution, whose clues are the puzzle',
  needsSolution: true,
  kind: KIND,
  kinds: [KIND],
  schema: DOCUMENT,
  read: readDocument,
  lacks: (puzzle) => unheldExtras('ipuz', puzzle),
  write: ({ puzzle: { rows, columns }, solution = [] }) => ({
    kind: [`https://libipuz.org/${KIND}#1`],
    dimensions: { width: columns.length, height: rows.length },
    block: BLOCK,
    solution: solution.map((row) => Array.from(row, (cell) => (cell === BLOCK ? BLOCK : null))),
  }),
});

function readDocument({ block, empty, solution }: Document): Result<NonogramDraft> {
  const filled = block ?? BLOCK;
  const open = [null, '', ' ', 0, '0', '.', empty ?? 0];
  const width = solution[0]?.length ?? 0;
  const rows = readAll(solution.entries(), ([row, cells]) => {
    const wrong = cells.findIndex(({ content }) => content !== filled && !open.includes(content));
    if (wrong < 0 && cells.length === width)
      return success(cells.map(({ content }) => (content === filled ? '#' : '.')).join(''));
    const message =
      wrong < 0
        ? `The row has ${cells.length} cells; ${width} are expected, as in the first row.`
        : `The cell has ${JSON.stringify(cells[wrong]!.content)}; ${JSON.stringify(filled)} (filled) or null is expected. Colours are not supported.`;
    const part = wrong < 0 ? `solution[${row}]` : `solution[${row}][${wrong}]`;
    return failure(issue('format-unsupported', message, { part }));
  });
  return rows.ok ? draftOfPicture(rows.value, {}) : rows;
}
