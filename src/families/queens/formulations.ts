/** The formulations of peaceful queens, each with what presolve deduces for it. */
import { deduceQueens } from './field.js';
import { leastWallsBoardFrom } from './models/least-walls-board.js';
import { partitionsFrom } from './models/partitions.js';

export const partitions = partitionsFrom(deduceQueens);
export const leastWallsBoard = leastWallsBoardFrom(deduceQueens);
