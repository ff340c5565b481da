/** The formulations of the Circuit Board game, each with what presolve deduces for it. */
import { deduceTracks } from './deduction.js';
import { flowFrom } from './models/flow.js';
import { shortestPathFrom } from './models/shortest-path.js';
import { treeFrom } from './models/tree.js';

export const treeFormulation = treeFrom(deduceTracks);
export const flowFormulation = flowFrom(deduceTracks);
export const shortestPathFormulation = shortestPathFrom(deduceTracks);
