/**
 * The same integer program without products. Beside the rows of placement.ts:
 *
 * - A clue along the street: where a value has a house, the other one has a house that the clue then allows,
 *   so x_a,i <= sum of x_b,j over those j, and likewise for b. With exactly one house for each value this
 *   says the same as the sum of products, and needs no further variables.
 *
 * Not in the documents; derived from section 7.2.1 of the report of Conroy, Dieroff, Kehoe and Lu, to see
 * what its products cost. Stated per value of one variable, these rows are the support encoding of constraint
 * programming (Kasif 1990; Gent, ECAI 2002), on which propagation is arc consistency.
 */
import { sum } from '../../../solve/index.js';
import type { Formulation } from '../../contract/family.js';
import type { ZebraPuzzle, ZebraSolution } from '../puzzle.js';
import { converse, housePairs } from '../relations.js';
import { type DeduceHouses, Placement, type StreetClue } from './placement.js';

export const supportsFrom = (deduce: DeduceHouses): Formulation<ZebraPuzzle, ZebraSolution> => ({
  id: 'supports',
  description: 'x by house and value: where a value has a house, its partner has one that the clue allows',
  engines: ['sat', 'highs'],
  formulate(puzzle, options) {
    const placement = new Placement('zebra_supports', puzzle, options, deduce);
    placement.addStreetClues((clue) => {
      const mirrored = { ...clue, type: converse(clue.type) as StreetClue['type'], a: clue.b, b: clue.a };
      addSupports(placement, clue, 'a');
      addSupports(placement, mirrored, 'b');
    });
    return placement.finish();
  },
});

/** One row for every house of a: it needs a house of b. */
function addSupports(placement: Placement, { type, a, b, name }: StreetClue, side: 'a' | 'b'): void {
  const { builder, numbering } = placement;
  const pairs = housePairs(type, numbering.houses);
  for (let house = 0; house < numbering.houses; house++) {
    const variable = placement.at(a, house);
    if (variable === undefined) continue;
    const partners = pairs.filter(([i]) => i === house).map(([, j]) => j);
    const terms = [...sum([variable]), ...sum(placement.among(b, partners), -1)];
    builder.row(`${name}_${side}_${house + 1}`, terms, '<=', 0);
  }
}
