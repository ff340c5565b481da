/** The formulations of the zebra puzzle, each with what presolve deduces for it. */
import { deduceHouses } from './candidates.js';
import { assignmentFrom } from './models/assignment.js';
import { supportsFrom } from './models/supports.js';

export const assignment = assignmentFrom(deduceHouses);
export const supports = supportsFrom(deduceHouses);
