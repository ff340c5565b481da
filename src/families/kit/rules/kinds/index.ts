/** The door of the rule kinds: what most families need. A family may have kinds of its own. */

export { type AllDifferentRule, allDifferent } from './all-different.js';
export { type ApartRule, apart } from './apart.js';
export { areas } from './areas.js';
export { reachOf } from './areas-reach.js';
export type { AreaRoot, AreasRule } from './areas-rule.js';
export { type ConnectedRule, connected } from './connected.js';
export { type CountRule, count } from './count.js';
export { parted } from './cut-places.js';
export type { Passed } from './loop-nogoods.js';
export { loopRules, type OneLoopRule, oneLoop, pointId } from './one-loop.js';
export { type OneOfRule, oneOf } from './one-of.js';
export { type OrderRule, order } from './order.js';
export { type RelationRule, relation } from './relation.js';
export { type RunsRule, runs } from './runs.js';
export { type SeenRule, seen } from './seen.js';
export { type SumRule, sum } from './sum.js';
export { type TableRule, table } from './table.js';
export {
  couldFill,
  narrowToSets,
  setsOf,
  stateOneSet,
  stateUsed,
  type UsedValues,
  unionOf,
} from './value-sets.js';
