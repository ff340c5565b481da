/** The formulations of Star Battle, each with what presolve deduces for it. */
import { deduceStars } from './field.js';
import { cellsFrom } from './models/cells.js';

export const cells = cellsFrom(deduceStars);
