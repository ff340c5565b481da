/** The formulations of nonograms, each with what presolve deduces for it. */
import { likelyGrids } from './beliefs/starts.js';
import { deduceColours } from './logic.js';
import { boschFrom } from './models/bosch.js';
import { khanFrom } from './models/khan.js';
import { orderFrom } from './models/order.js';

export const orderFormulation = orderFrom(deduceColours, { likelyGrids });
export const khanFormulation = khanFrom(deduceColours);
export const boschFormulation = boschFrom(deduceColours);
