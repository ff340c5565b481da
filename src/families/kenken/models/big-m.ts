/**
 * The big M formulation: cages in whole numbers over the Latin square of `x_r_c_v`. A quotient says with a
 * 0-1 variable delta which of its two numbers is the larger, and a constant M takes the other order out of
 * force.
 *
 * - A sum: the numbers of the cage add up to the target. A single cell: its number is the target.
 * - A difference n: first - second + 2n delta = n, where delta is 1 when the second number is the larger.
 * - A quotient n: first - n second lies between -M delta and M delta, and second - n first between -M (1 -
 *   delta) and M (1 - delta); so the first is n times the second, or the second n times the first.
 * - A product: for every prime, the exponents in the numbers add up to that in the target.
 * - Where the operation is not given, exactly one is chosen, and its rows hold when it is chosen.
 *
 * Source: Melkonian, "An Integer Programming Model for the KenKen Problem" (American Journal of Operations
 * Research, 2016), as the GAMS text on Sudoku and KenKen quotes it for differences and quotients; for
 * products that text only names the way by prime factors. v is substituted, and delta has the sense of the
 * quotient's rows in the difference too. Corrected: M is left open there and one for all rows; here each row
 * has the smallest that will do. Added: operations that are not given.
 */
import type { ModelBuilder, Term } from '../../../solve/index.js';
import type { Formulation } from '../../contract/family.js';
import { hasClue, type KenkenPuzzle, type KenkenSolution } from '../puzzle.js';
import { type StatedOperation, stateCage, twoCells } from './cage-operations.js';
import { type DeduceNumbers, latinModel, type Placement, worth } from './latin.js';
import { itself, stateExactly } from './prime-exponents.js';

export const bigMFrom = (deduce: DeduceNumbers): Formulation<KenkenPuzzle, KenkenSolution> => ({
  id: 'big-m',
  description:
    'quotients as rows with a big M, products by prime exponents (Melkonian, cited by the GAMS text)',
  engines: ['highs', 'sat'],
  formulate(puzzle, { presolve }) {
    const { size } = puzzle;
    const latin = latinModel('kenken_big_m', puzzle, { presolve }, deduce);
    puzzle.cages.forEach((cage, index) => {
      if (hasClue(cage)) stateCage(latin, cage, { name: `cage_${index}`, size }, stateOperation);
    });
    const { builder, projection, decode, additions } = latin;
    return { model: builder.build(), projection, decode, ...additions };
  },
});

function stateOperation(builder: ModelBuilder, stated: StatedOperation): void {
  if (stated.op === '/') stateQuotient(builder, stated);
  else stateExactly(builder, stated);
}

function stateQuotient(builder: ModelBuilder, stated: StatedOperation): void {
  const { name, chooser } = stated;
  const [first, second] = twoCells(stated);
  const delta = builder.binary(`delta_${name}`);
  const unchosen: Release = chooser === undefined ? ALWAYS : { terms: [[-1, chooser]], constant: 1 };
  stateMultiple(builder, stated, {
    name: `${name}_first`,
    large: first,
    small: second,
    release: { terms: [...unchosen.terms, [1, delta]], constant: unchosen.constant },
  });
  stateMultiple(builder, stated, {
    name: `${name}_second`,
    large: second,
    small: first,
    release: { terms: [...unchosen.terms, [-1, delta]], constant: unchosen.constant + 1 },
  });
}

/** A sum over 0-1 variables that is 0 where rows are in force, and 1 or more where they are not. */
interface Release {
  readonly terms: readonly Term[];
  readonly constant: number;
}

const ALWAYS: Release = { terms: [], constant: 0 };

interface StatedMultiple {
  readonly name: string;
  readonly large: readonly Placement[];
  readonly small: readonly Placement[];
  readonly release: Release;
}

/** States `large - n small = 0`, as two rows that its least and most value (big M) take out of force. */
function stateMultiple(
  builder: ModelBuilder,
  { target, size }: StatedOperation,
  { name, large, small, release }: StatedMultiple,
): void {
  const difference: Term[] = [...worth(large, itself), ...worth(small, (number) => -target * number)];
  const released = (bound: number): Term[] =>
    release.terms.map(([coefficient, variable]) => [-bound * coefficient, variable]);
  const least = 1 - target * size;
  // Without a number as large as the target the difference is negative, and the row holds by itself.
  const most = Math.max(size - target, 0);
  builder.row(`${name}_least`, [...difference, ...released(least)], '>=', least * release.constant);
  builder.row(`${name}_most`, [...difference, ...released(most)], '<=', most * release.constant);
}
