/**
 * The fewest clues that fix a solution, for every solution of Slitherlink, Masyu, Nurikabe and Hitori on
 * small square boards. Solutions are listed, and choices of clues gone through, by plain programs that share
 * nothing with the families. The numbers of loops are held against OEIS A140517; for each board a puzzle of a
 * solution that needs the most against the program's own check, with a proof.
 */
import { textRowsOf } from '../../../src/core/index.js';
import type { Puzzle } from '../../../src/families/contract/index.js';
import { check, findFamily } from '../../../src/index.js';
import { measure } from '../processor.js';
import { figure, printTable } from '../table.js';
import { Choices } from './choices.js';
import { hitorisOn } from './hitori.js';
import { Board, loopsOn } from './loops.js';
import { PEARL_SIGNS, pearlsOf } from './masyu.js';
import { nurikabesOn } from './nurikabe.js';

/** The loops on n x n cells, n = 1, 2, ...: OEIS A140517. */
const LOOPS: readonly number[] = [1, 13, 213, 9349, 1_222_363];
/** By side: the numbers to which choices are gone through; larger choices on 5x5 are too many. */
const MOST_NUMBERS: readonly number[] = [1, 4, 9, 16, 3];
/** Boards of Masyu, from side 2 on: the same loops run through cells, one more in a row. */
const MASYUS = 4;
/** Those of them on which all choices of pearls are gone through as well. */
const TRIED = 3;
/** Sides of Nurikabes. */
const NURIKABES: readonly number[] = [2, 3, 4];
/** Sides of Hitoris. */
const HITORIS: readonly number[] = [2, 3];

/** The solutions of a board by their fewest clues. */
interface Found {
  readonly solutions: number;
  readonly byFewest: readonly number[];
  /** Solutions that all clues do not fix, and those that more clues than were tried may fix. */
  readonly unfixed: number;
  readonly open: number;
  readonly grid: readonly unknown[];
}

/** Prints the tables. @throws Error when a count or a check does not agree */
export async function benchFewestNumbers(): Promise<void> {
  for (const index of LOOPS.keys()) await report('slitherlink', index + 1, () => slitherlinks(index));
  for (let index = 0; index < MASYUS; index++) await report('masyu', index + 2, () => masyus(index));
  for (const side of NURIKABES)
    await report('nurikabe', side, () => {
      const { example, ...found } = nurikabesOn(side);
      return { ...found, open: 0, grid: example.map((row) => row.map((cell) => (cell < 0 ? null : cell))) };
    });
  for (const side of HITORIS)
    await report('hitori', side, () => {
      const { example, ...found } = hitorisOn(side, side ** 2);
      return { ...found, grid: example };
    });
}

async function report(id: string, side: number, find: () => Found): Promise<void> {
  const { value, seconds } = measure(find);
  const { solutions, byFewest, unfixed, open, grid } = value;
  const family = findFamily(id)!;
  const { verdict, certified } = await check(family, { family: id, grid } as Puzzle);
  if (verdict !== 'unique' || !certified) throw new Error(`${JSON.stringify(grid)} is ${verdict}`);
  printTable(
    `${family.name} ${side}x${side}: ${solutions} solutions, e.g. ${JSON.stringify(grid)} (${figure(seconds)} s)`,
    ['fewest clues', 'solutions'],
    [
      ...byFewest.flatMap((count, clues): [number, number][] => (count > 0 ? [[clues, count]] : [])),
      ...(open > 0 ? [['more', open]] : []),
      ...(unfixed > 0 ? [['not fixed by all', unfixed]] : []),
    ],
  );
}

function slitherlinks(index: number): Found {
  const side = index + 1;
  const board = new Board(side);
  const found = new Choices(
    side * side,
    shownBy(index, side * side, (inside, cell) => board.numberAt(inside, cell)),
  );
  found.goThrough(MOST_NUMBERS[index]!);
  const isWhole = MOST_NUMBERS[index]! === side ** 2;
  const { cells, solution } = found.example;
  const signs = Array.from({ length: side * side }, (_, cell) =>
    cells.includes(cell) ? String(found.shownAt(solution, cell)) : '.',
  );
  return {
    ...{ solutions: found.solutions, byFewest: found.byFewest },
    unfixed: isWhole ? found.open : 0,
    open: isWhole ? 0 : found.open,
    grid: textRowsOf(signs.join(''), side),
  };
}

function masyus(index: number): Found {
  const side = index + 2;
  const pearls = new Map<number, readonly number[]>();
  const pearlAt = (inside: number, cell: number): number => {
    if (!pearls.has(inside)) pearls.set(inside, pearlsOf(inside, side));
    return pearls.get(inside)![cell]!;
  };
  const shown = shownBy(index, side * side, pearlAt);
  const found = new Choices(side * side, shown);
  found.leaveOutUnfixed();
  found.tellApart();
  if (index < TRIED) {
    const tried = new Choices(side * side, shown);
    tried.leaveOutUnfixed();
    tried.goThrough(side ** 2);
    const counts = (byFewest: readonly number[]): string => String([...byFewest].map((count) => count ?? 0));
    if (counts(tried.byFewest) !== counts(found.byFewest))
      throw new Error(
        `Masyu ${side}x${side}: ${tried.byFewest} by choices, ${found.byFewest} by differences`,
      );
  }
  const { cells, solution } = found.example;
  const signs = Array.from({ length: side * side }, (_, cell) =>
    cells.includes(cell) ? PEARL_SIGNS[found.shownAt(solution, cell)]! : '.',
  );
  const { solutions, byFewest, unfixed, open } = found;
  return { solutions, byFewest, unfixed, open, grid: textRowsOf(signs.join(''), side) };
}

/** The clues of the loops of a board in all cells, loop after loop. */
function shownBy(index: number, cells: number, clueAt: (inside: number, cell: number) => number): Uint8Array {
  const loops = loopsOn(index + 1);
  if (loops.length !== LOOPS[index])
    throw new Error(`${loops.length} loops on a board of side ${index + 1}; ${LOOPS[index]} are known`);
  const shown = new Uint8Array(loops.length * cells);
  for (const [loop, inside] of loops.entries())
    for (let cell = 0; cell < cells; cell++) shown[loop * cells + cell] = clueAt(inside, cell);
  return shown;
}
