/** Non-consecutive: numbers side by side do not differ by 1. */
import type { RelationRule } from '../../../kit/rules/index.js';
import type { Constraint, ConstraintType, RuleDraft } from '../contract.js';
import { pairsBeside } from './moves-apart.js';

/** The constraint of the whole grid. */
export interface NonConsecutive extends Constraint {
  readonly type: 'non-consecutive';
}

export const nonConsecutive: ConstraintType<NonConsecutive> = {
  type: 'non-consecutive',
  keys: {},
  cellKeys: {},
  rules: (_, cells) =>
    pairsBeside(cells).map((places): RuleDraft<RelationRule> => {
      return { kind: 'relation', places, test: { is: 'no-difference', by: 1 } };
    }),
  draw: () => ({}),
  sentence: {
    en: 'Numbers side by side are not consecutive.',
    de: 'Zahlen nebeneinander und untereinander folgen nicht aufeinander.',
  },
};
