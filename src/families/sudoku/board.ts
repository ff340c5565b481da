/** Areas and peers of the cells of a grid, as indices: what logic and search need of a box shape. */
import { areasOf, type SudokuPuzzle } from './puzzle.js';

/** Cells are counted row-major from 0. */
export interface Board {
  readonly side: number;
  /** The cells of area a stand from `a * side` on. */
  readonly areas: Readonly<Uint16Array>;
  /** The cells that share an area with cell c stand from `c * peerCount` on. */
  readonly peers: Readonly<Uint16Array>;
  readonly peerCount: number;
}

/** Boards that were built, by box shape: there are few shapes, and puzzles of one shape come in thousands. */
const BOARDS = new Map<string, Board>();

/** The board of a box shape. */
export function boardOf(box: SudokuPuzzle['box']): Board {
  const key = box.join('x');
  const known = BOARDS.get(key);
  if (known !== undefined) return known;
  const board = buildBoard(box);
  BOARDS.set(key, board);
  return board;
}

function buildBoard(box: SudokuPuzzle['box']): Board {
  const side = box[0] * box[1];
  const areas = areasOf(box).map(({ cells }) => cells.map(([row, column]) => row * side + column));
  const peers = Array.from({ length: side * side }, () => new Set<number>());
  for (const area of areas)
    for (const cell of area) for (const peer of area) if (peer !== cell) peers[cell]!.add(peer);
  return {
    side,
    areas: Uint16Array.from(areas.flat()),
    peers: Uint16Array.from(peers.flatMap((cells) => [...cells])),
    peerCount: peers[0]!.size,
  };
}
