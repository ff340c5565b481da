/**
 * Every 8 x 8 board with one, two and three walls by its largest number of queens, the boards whose optimum
 * is unique, and the placements of 8 + k queens with k walls, beside the known figures (OEIS A103330,
 * A129551, A129553).
 */

import { largestNumber, searchPlacements } from '../../src/families/queens/index.js';
import { boardsUpToSymmetry } from '../../src/minimum/queens/search/walled-boards.js';
import { figure, printTable, timed } from './table.js';

const SIDE = 8;

interface Census {
  readonly boards: number;
  /** Boards by largest number of queens, from 8 on. */
  readonly values: readonly number[];
  readonly unique: number;
  /** Placements of as many queens more than 8 as there are walls. */
  readonly placements: number;
}

const KNOWN: readonly Census[] = [
  { boards: 64, values: [32, 32], unique: 0, placements: 128 },
  { boards: 2016, values: [368, 1610, 38], unique: 80, placements: 44 },
  { boards: 41664, values: [2296, 33916, 5444, 8], unique: 3312, placements: 8 },
];

/** Prints the census of all boards with up to three walls. */
export async function benchQueensBoards(): Promise<void> {
  const rows = KNOWN.map((known, index) => {
    const walls = index + 1;
    const { value: found, milliseconds } = timed(() => takeCensus(walls));
    const same = JSON.stringify(found) === JSON.stringify(known);
    return [
      walls,
      found.boards,
      found.values.join(' / '),
      found.unique,
      found.placements,
      same ? 'as known' : `known: ${JSON.stringify(known)}`,
      figure(milliseconds / found.boards),
    ];
  });
  const columns = [
    'walls',
    'boards',
    'by value 8 / 9 / …',
    'unique',
    'placements of 8+k',
    'check',
    'ms a board',
  ];
  printTable('Queens: all 8 x 8 boards with up to three walls', columns, rows);
}

function takeCensus(walls: number): Census {
  const values: number[] = [];
  let boards = 0;
  let unique = 0;
  let placements = 0;
  for (const found of boardsUpToSymmetry(SIDE, walls)) {
    if (found === undefined) continue;
    const { board, images } = found;
    const largest = largestNumber(board);
    if (largest.status !== 'found') throw new Error('a search without a limit was stopped');
    const { queens } = largest;
    boards += images;
    values[queens - SIDE] = (values[queens - SIDE] ?? 0) + images;
    if (searchPlacements(board, queens, { limit: 2 }).count === 1) unique += images;
    if (queens === SIDE + walls) placements += images * searchPlacements(board, queens).count;
  }
  return { boards, values, unique, placements };
}
