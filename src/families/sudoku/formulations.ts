/** The formulations of Sudoku, each with what presolve deduces for it. */
import { deduceNumbers } from './candidates.js';
import { assignmentFrom } from './models/assignment.js';

export const assignment = assignmentFrom(deduceNumbers);
