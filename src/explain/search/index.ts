/** The door of `search`: the smallest sets of reasons that decide a mark. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { eachOnce, type Insight, preferred } from './conclude.js';
export type { Deciding } from './smallest.js';
export { SetsBySize } from './sets-by-size.js';
export { type JointBudget, type JointInsight, JointSearch, USUAL_JOINT_BUDGET } from './joint.js';
