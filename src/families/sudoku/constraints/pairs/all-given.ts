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
const SORTS = ['consecutive', 'kropki', 'kropki-white', 'kropki-black', 'xv'] as const;
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

const DOTS = ['kropki-white', 'kropki-black'];

/** The marks that free two cells: where all dots of one colour are given, those of the other colour too. */
const TYPES: Readonly<Record<Sort, readonly string[]>> = {
  consecutive: ['consecutive'],
  kropki: DOTS,
  'kropki-white': DOTS,
  'kropki-black': DOTS,
  xv: ['xv'],
};

type Test = RelationRule['test'];

/** The relations that marks of a puzzle stand for, as they do not hold. */
const TESTS: Readonly<Record<Sort, (marks: readonly Constraint[]) => readonly Test[]>> = {
  consecutive: () => [{ is: 'no-difference', by: 1 }],
  kropki: (marks) => [...noDifferences(marks), ...noRatios(marks)],
  'kropki-white': noDifferences,
  'kropki-black': noRatios,
  xv: (marks) =>
    [...new Set([5, 10, ...marks.map((mark) => (mark as Xv).sum)])].map((by): Test => ({ is: 'no-sum', by })),
};

function noDifferences(marks: readonly Constraint[]): readonly Test[] {
  const white = marks.filter(({ type }) => type === 'kropki-white') as KropkiWhite[];
  const occurring = new Set(white.map(({ difference }) => difference ?? USUAL.difference));
  return orUsual(occurring, USUAL.difference).map((by) => ({ is: 'no-difference', by }));
}

function noRatios(marks: readonly Constraint[]): readonly Test[] {
  const black = marks.filter(({ type }) => type === 'kropki-black') as KropkiBlack[];
  const occurring = new Set(black.map(({ ratio }) => ratio ?? USUAL.ratio));
  return orUsual(occurring, USUAL.ratio).map((by) => ({ is: 'no-ratio', by }));
}

/** The numbers that the marks mean; where there are no marks, the usual one. */
function orUsual(occurring: ReadonlySet<number>, usual: number): readonly number[] {
  return occurring.size > 0 ? [...occurring] : [usual];
}
