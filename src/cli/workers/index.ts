/** The door of `workers`: a job with workers, and its end by interrupt or timeout. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { type EndedBy, withWorkers, type Worked, workLimitsOf } from './with-workers.js';
export { MOST_RENDERINGS, startEarly } from './early-threads.js';
