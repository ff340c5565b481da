/** The door of `search`: the smallest sets of reasons that decide a mark. */

// biome-ignore-all assist/source/organizeImports: in reading order

export type { Insight } from './conclude.js';
export { type JointBudget, type JointInsight, JointSearch, USUAL_JOINT_BUDGET } from './joint.js';
