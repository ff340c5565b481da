/**
 * The least walls for queens by the search made for it: all numbers that are published, then boards beyond
 * them as far as a bounded number of nodes goes; the placements with the least walls beside the known counts.
 * Processor time.
 */
import process from 'node:process';
import {
  type LeastWallsAnswer,
  LeastWallsSearch,
  mostQueens,
} from '../../src/minimum/queens/search/least-walls.js';
import { figure, printTable } from './table.js';

/** Least walls known before, by side and first number of queens. */
const KNOWN: readonly (readonly [size: number, from: number, walls: readonly number[]])[] = [
  [5, 6, [3, 4, 7, 16]],
  [6, 7, [1, 3, 6]],
  [7, 8, [1, 2, 4, 6, 8, 10, 12, 20, 33]],
  [8, 9, [1, 2, 3, 5, 7, 9, 11, 12]],
  [9, 10, [1, 2, 3, 4, 6, 8, 9, 11]],
  [10, 11, [1, 2, 3, 4]],
];

/** Placements of n + k queens with k walls from n = first on: OEIS A103330, A129551, A129553. */
const COUNTS: readonly (readonly [walls: number, first: number, placements: readonly number[]])[] = [
  [1, 6, [16, 20, 128, 396, 2288, 11152]],
  [2, 7, [4, 44, 280, 1304, 12452]],
  [3, 8, [8, 44, 528, 5976]],
];

/** Beyond: sides with numbers of queens, in an order in which what one proves helps the next. */
const BEYOND: readonly (readonly [size: number, queens: readonly number[]])[] = [
  [9, [25, 24, 23, 22, 21, 20, 19, 18]],
  [10, [25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15]],
  [11, [36, 35, 34, 33, 32, 21, 20, 19, 18, 17, 16]],
  [12, [21, 20, 19, 18, 17, 16, 15, 14, 13]],
];
/** Most nodes for one number of queens beyond. */
const NODES = 30_000_000;

/** Prints the three tables. */
export async function benchMinimumQueens(): Promise<void> {
  await compareKnown();
  await compareCounts();
  await goBeyond();
}

async function compareKnown(): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const [size, from, walls] of KNOWN) {
    const search = new LeastWallsSearch(size);
    const found: number[] = [];
    let nodes = 0;
    const seconds = await processorSeconds(async () => {
      for (let queens = from; queens < from + walls.length; queens++) {
        const answer = await search.find(queens);
        nodes += answer.nodes;
        if (answer.status === 'found') found.push(answer.walls);
      }
    });
    const check = found.join() === walls.join() ? 'as known' : `known: ${walls.join(', ')}`;
    const queens = `${from} to ${from + walls.length - 1}`;
    rows.push([`${size} x ${size}`, queens, found.join(', '), check, nodes, figure(seconds)]);
  }
  const columns = ['board', 'queens', 'least walls, all proved', 'check', 'nodes', 'seconds'];
  printTable('Queens: least walls, known numbers', columns, rows);
}

async function compareCounts(): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const [walls, first, known] of COUNTS) {
    for (const [index, count] of known.entries()) {
      const size = first + index;
      const queens = size + walls;
      const search = new LeastWallsSearch(size);
      const least = await search.find(queens);
      const every = await search.findEvery(queens, walls);
      const isRight = least.status === 'found' && least.walls === walls && every.placements === count;
      rows.push([
        `${size} x ${size}`,
        queens,
        walls,
        every.placements,
        isRight ? 'as known' : `known: ${count}`,
        every.placementsUpToSymmetry.length,
        every.boards,
        every.boardsUpToSymmetry.length,
        least.nodes + every.nodes,
      ]);
    }
  }
  const columns = [
    'board',
    'queens',
    'walls',
    'placements',
    'check',
    'up to symmetry',
    'boards',
    'up to symmetry',
    'nodes',
  ];
  printTable('Queens: all placements of n + k queens with k walls', columns, rows);
}

async function goBeyond(): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const [size, numbers] of BEYOND) {
    const search = new LeastWallsSearch(size);
    for (const queens of numbers) {
      let answer: LeastWallsAnswer | undefined;
      const seconds = await processorSeconds(async () => {
        answer = await search.find(queens, { nodes: NODES });
      });
      rows.push([
        `${size} x ${size}`,
        `${queens} of ${mostQueens(size)}`,
        ...resultOf(answer!),
        figure(seconds),
      ]);
    }
  }
  const columns = ['board', 'queens', 'least walls', 'proof', 'nodes in all', 'seconds'];
  printTable(`Queens: least walls beyond, at most ${NODES / 1e6} million nodes each`, columns, rows);
}

function resultOf(answer: LeastWallsAnswer): (string | number)[] {
  if (answer.status !== 'found') return [`>= ${answer.lower}`, 'limit', answer.nodes];
  const { walls, refuted, nodes } = answer;
  if (refuted === undefined) return [walls, 'nothing to refute', nodes];
  const by = refuted.nodes === 0 ? 'bounds' : `${refuted.nodes} nodes`;
  return [walls, `${refuted.walls} refuted by ${by}`, nodes];
}

async function processorSeconds(work: () => Promise<void>): Promise<number> {
  const started = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1e6;
}
