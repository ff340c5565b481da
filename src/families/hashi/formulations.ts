/** The formulations of Hashi, each with what presolve deduces for it. */
import { deduceBounds } from './bounds.js';
import { immediateBounds } from './deductions.js';
import { cutsFrom } from './models/cuts.js';
import { flowFrom, flowWithDeductionsFrom } from './models/flow.js';

export const cuts = cutsFrom(deduceBounds);
export const flow = flowFrom(deduceBounds);
export const flowWithDeductions = flowWithDeductionsFrom(immediateBounds, deduceBounds);
