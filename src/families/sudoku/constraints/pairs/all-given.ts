/** All marks of some sort are given: where two cells have none, their numbers are not so related. */
import { z } from 'zod';
import { edgeKey } from '../../../../core/index.js';
import type { NeighbourPair } from '../../../kit/neighbour-pairs.js';
import type { RelationRule } from '../../../kit/rules/index.js';
import type { CellsConstraint } from '../cells.js';
import type { Constraint, ConstraintType, RuleDraft } from '../contract.js';
import { pairsBeside } from '../grid/moves-apart.js';
import { type KropkiBlack, type KropkiWhite, USUAL } from './kropki.js';
import type { Xv } from './xv.js';

/** The sorts of marks that may all be given. */
const SORTS = ['consecutive', 'kropki', 'xv'] as const;
type Sort = (typeof SORTS)[number];

/** All marks of a sort are given. */
export interface AllGiven extends Constraint {
  readonly type: 'all-given';
  readonly marks: Sort;
}

export const allGiven: ConstraintType<AllGiven> = {
  type: 'all-given',
  keys: { marks: z.enum(SORTS) },
  cellKeys: {},
  rules({ marks }, cells) {
    const own = cells.constraints.filter(({ type }) => TYPES[marks].includes(type));
    const marked = new Set(own.map((mark) => edgeKey((mark as CellsConstraint).cells as NeighbourPair)));
    const tests = TESTS[marks](own);
    return pairsBeside(cells)
      .filter(([one, other]) => !marked.has(edgeKey([cells.cells[one]!, cells.cells[other]!])))
      .flatMap((places) =>
        tests.map((test): RuleDraft<RelationRule> => ({ kind: 'relation', places, test })),
      );
  },
  draw: () => ({}),
  sentence: {
    en: 'All marks of this kind are given: where there is none, the numbers are not so related.',
    de: 'Alle Zeichen dieser Art sind eingetragen: Wo keines steht, stehen die Zahlen nicht in dieser Beziehung.',
  },
};

const TYPES: Readonly<Record<Sort, readonly string[]>> = {
  consecutive: ['consecutive'],
  kropki: ['kropki-white', 'kropki-black'],
  xv: ['xv'],
};

type Test = RelationRule['test'];

/** The relations that marks of a puzzle stand for, as they do not hold. */
const TESTS: Readonly<Record<Sort, (marks: readonly Constraint[]) => readonly Test[]>> = {
  consecutive: () => [{ is: 'no-difference', by: 1 }],
  kropki: (marks) => [
    ...occurring(
      marks,
      ({ type }) => type === 'kropki-white',
      (mark) => (mark as KropkiWhite).difference ?? USUAL.difference,
      USUAL.difference,
    ).map((by): Test => ({ is: 'no-difference', by })),
    ...occurring(
      marks,
      ({ type }) => type === 'kropki-black',
      (mark) => (mark as KropkiBlack).ratio ?? USUAL.ratio,
      USUAL.ratio,
    ).map((by): Test => ({ is: 'no-ratio', by })),
  ],
  xv: (marks) =>
    [...new Set([5, 10, ...marks.map((mark) => (mark as Xv).sum)])].map((by): Test => ({ is: 'no-sum', by })),
};

/** The numbers that marks of a type mean; where there are none, the usual one. */
function occurring(
  marks: readonly Constraint[],
  isOfType: (mark: Constraint) => boolean,
  numberOf: (mark: Constraint) => number,
  usual: number,
): readonly number[] {
  const numbers = new Set(marks.filter(isOfType).map(numberOf));
  return numbers.size > 0 ? [...numbers] : [usual];
}
