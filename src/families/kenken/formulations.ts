/** The formulations of Calcudoku, each with what presolve deduces for it. */
import { deduceNumbers } from './candidates.js';
import { bigMFrom } from './models/big-m.js';
import { combinationsFrom } from './models/combinations.js';
import { logarithmsFrom } from './models/logarithms.js';

export const combinations = combinationsFrom(deduceNumbers);
export const logarithms = logarithmsFrom(deduceNumbers);
export const bigM = bigMFrom(deduceNumbers);
