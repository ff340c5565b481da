/**
 * The integer program of the document, its products of 0-1 variables made linear. Beside the rows of
 * placement.ts:
 *
 * - A clue along the street asks that one of the pairs of houses which it allows is the one that its two
 *   values have. The document writes a sum of products x_a,i * x_b,j over those pairs that must be 1, and
 *   prints it for `adjacent`. Here each product is a 0-1 variable `clue_k_i_j`, at most x_a,i and at most
 *   x_b,j, and their sum is 1. The row y >= x_a,i + x_b,j - 1 of the usual linearisation follows from these
 *   and is left out: only the product of the two houses that are taken can be the 1 of the sum.
 * - The other relations have the same rows over their own pairs: j = i + 1 for `directly-left`, i < j for
 *   `left`, |i - j| = k + 1 for `between-k`, and the mirror images for `directly-right` and `right`.
 *
 * Source: the report of Conroy, Dieroff, Kehoe and Lu, section 7.2.1. Corrected: its objective and rows are
 * called an integer linear program, but the products are quadratic; its Table 7.3 asks for a difference of
 * positions of 1 without the absolute value, which would be `directly-right`, where its sum and the clue mean
 * either side. Added: `directly-left` and `directly-right`, which it names without a formula, and the
 * relations that its puzzle has not.
 */
import { sum } from '../../../solve/index.js';
import type { Formulation } from '../../contract/family.js';
import type { ZebraPuzzle, ZebraSolution } from '../puzzle.js';
import { housePairs } from '../relations.js';
import { type DeduceHouses, Placement, type StreetClue } from './placement.js';

export const assignmentFrom = (deduce: DeduceHouses): Formulation<ZebraPuzzle, ZebraSolution> => ({
  id: 'assignment',
  description: 'x by house and value: set partitioning, products of the clues along the street made linear',
  engines: ['sat', 'highs'],
  formulate(puzzle, { presolve }) {
    const placement = new Placement('zebra_assignment', puzzle, { presolve }, deduce);
    placement.addStreetClues((clue) => addProducts(placement, clue));
    return placement.finish();
  },
});

function addProducts(placement: Placement, { type, a, b, name }: StreetClue): void {
  const { builder, numbering } = placement;
  const products = housePairs(type, numbering.houses).flatMap(([i, j]) => {
    const factors = [placement.at(a, i), placement.at(b, j)];
    const label = `${name}_${i + 1}_${j + 1}`;
    if (factors.includes(undefined)) return [];
    const product = builder.binary(label);
    factors.forEach((factor, index) => {
      const terms = [...sum([product]), ...sum([factor!], -1)];
      builder.row(`${label}_${index === 0 ? 'a' : 'b'}`, terms, '<=', 0);
    });
    return [product];
  });
  builder.row(name, sum(products), '=', 1);
}
