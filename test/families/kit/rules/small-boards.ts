/** Random boards of a few places with several rules, and all fillings that keep them, by brute force. */
import fc from 'fast-check';
import {
  allDifferent,
  type Board,
  count,
  order,
  type Rule,
  type RuleKinds,
  sum,
} from '../../../../src/families/kit/rules/index.js';
import { kindOf } from '../../../../src/families/kit/rules/rule-kind.js';
import { boardOf, fillings } from './kind-laws.js';

export const KINDS: RuleKinds = [allDifferent, count, order, sum];

/** The rules of a board whose places can have the values 1 to 3. */
export interface SmallBoard {
  readonly board: Board<readonly number[]>;
  readonly rules: readonly Rule[];
}

const PLACES = 5;
const VALUES = [1, 2, 3] as const;

/** A rule about some places; each holds for some fillings. */
const rule: fc.Arbitrary<Rule> = fc
  .shuffledSubarray([...Array(PLACES).keys()], { minLength: 2, maxLength: 3 })
  .chain((places) =>
    fc.oneof(
      fc.constant({ places, kind: 'all-different' }),
      fc.boolean().map((isStrict) => ({ places, kind: 'order', isStrict })),
      fc
        .integer({ min: places.length, max: 3 * places.length })
        .map((total) => ({ places, kind: 'sum', total, distinct: false })),
      fc
        .record({ value: fc.constantFrom(...VALUES), least: fc.nat(1), more: fc.nat(1) })
        .map(({ more, ...bounds }) => ({ places, kind: 'count', ...bounds, most: bounds.least + more })),
    ),
  )
  .map((parts) => ({ ...parts, id: '', role: 'rule' }));

export const smallBoards: fc.Arbitrary<SmallBoard> = fc
  .array(rule, { minLength: 1, maxLength: 5 })
  .map((rules) => ({
    board: boardOf(new Array<number>(PLACES).fill(VALUES.reduce((mask, value) => mask | (1 << value), 0))),
    rules: rules.map((one, index) => ({ ...one, id: `rule-${index}` })),
  }));

/** True if a filling keeps all rules. */
function keeps({ board, rules }: SmallBoard, values: readonly number[]): boolean {
  return rules.every((one) => kindOf(KINDS, one).fault(one, values, board) === undefined);
}

/** All fillings that keep the rules. */
export function fillingsOf(small: SmallBoard): readonly (readonly number[])[] {
  return fillings(small.board.domains).filter((values) => keeps(small, values));
}
