/**
 * Calcudokus as drawings of Penpa, where they are called TomTom: borders of cages, and in the upper left
 * corner of the first cell of each the target with its operation; without one any operation is allowed.
 */
import { type Cell, cellsOf, failure, issue, readAll, success } from '../../../core/index.js';
import { quote } from '../../../formats/index.js';
import {
  entriesOf,
  numberEntry,
  numberWords,
  regionMarks,
  takeRegions,
} from '../../kit/codecs/penpa/board.js';
import { penpaFormat } from '../../kit/codecs/penpa/index.js';
import type { Mark } from '../../kit/codecs/penpa/marks.js';
import { numberEntries } from '../../kit/codecs/pzpr-file.js';
import {
  type CageOperation,
  cageOfCells,
  hasClue,
  type KenkenPuzzle,
  type KenkenSolution,
} from '../puzzle.js';

/** The signs of operations; the first is written. */
const SIGNS: readonly (readonly [op: CageOperation, signs: string])[] = [
  ['+', '+'],
  ['-', '-−–'],
  ['*', '×x*·'],
  ['/', '÷/:'],
];
const CORNER = 0;

export const kenkenPenpa = penpaFormat<KenkenPuzzle, KenkenSolution>({
  genres: ['tomtom'],
  title: /\b(?:tomtom|kenken|calcudoku)\b/i,
  read: (board) => {
    const { marks, size } = board;
    const owners = takeRegions(board);
    const corners = marks.take(
      'numberS',
      ({ at: [spot] }) => spot?.kind === 'near-corner' && 'near' in spot && spot.near === CORNER,
    );
    const texts = new Map(corners.map(({ at, value }) => [String(at[0]!.cell), String(value[0]).trim()]));
    const areas = new Map<number, Cell[]>();
    for (const cell of cellsOf(size)) {
      const owner = owners[cell[0]]![cell[1]]!;
      areas.set(owner, [...(areas.get(owner) ?? []), cell]);
    }
    const cages = readAll(areas.values(), (cells) => {
      const said = cells.flatMap((cell) => texts.get(String(cell)) ?? []);
      for (const cell of cells) texts.delete(String(cell));
      const clue =
        said.length === 0
          ? { op: null, target: null }
          : said.length === 1
            ? clueOf(said[0]!, cells)
            : undefined;
      if (clue !== undefined) return success({ ...clue, cells });
      const message = `${quote(said.join(' '))} stands in a cage; one number with "+", "-", "×" or "÷", or without, is expected.`;
      return failure(issue('format-syntax', message));
    });
    if (!cages.ok) return cages;
    const none = owners.map((row) => row.map(() => 0));
    return success({
      puzzle: { family: 'kenken', size: size.rows, cages: cages.value },
      ...numberEntries(numberWords(board), none),
    });
  },
  lacks: ({ cages }) =>
    cages.some((cage) => hasClue(cage) && cage.op === null && cage.cells.length === 1)
      ? 'The format penpa cannot hold a cage of one cell whose operation is not given; text and json can.'
      : undefined,
  write: (puzzle, solution) => ({
    size: { rows: puzzle.size, columns: puzzle.size },
    tool: ['sudoku', '1'],
    marks: [
      ...regionMarks(cageOfCells(puzzle)),
      ...puzzle.cages.flatMap((cage): Mark[] => {
        if (!hasClue(cage)) return [];
        const sign = SIGNS.find(([op]) => op === cage.op)?.[1][0] ?? '';
        const spot = { kind: 'near-corner', cell: cage.cells[0]!, near: CORNER } as const;
        return [{ part: 'numberS', at: [spot], value: [`${cage.target}${sign}`, 1] }];
      }),
    ],
    answers: entriesOf(solution, numberEntry),
  }),
});

function clueOf(
  text: string,
  cells: readonly Cell[],
): { op: CageOperation | null; target: number } | undefined {
  const [, before = '', digits, behind = ''] = /^(\D?)\s*(\d{1,9})\s*(\D?)$/.exec(text) ?? [];
  const sign = before || behind;
  if (digits === undefined || (before !== '' && behind !== '')) return undefined;
  const target = Number(digits);
  if (cells.length === 1) return { op: '=', target };
  if (sign === '') return { op: null, target };
  const op = SIGNS.find(([, signs]) => signs.includes(sign))?.[0];
  return op && { op, target };
}
