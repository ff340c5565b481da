/**
 * The combinations formulation: the 0-1 variable `f_c_y` says that cage c holds its candidate set y, over the
 * Latin square of `x_r_c_v`.
 *
 * - Every cage holds exactly one of its candidate sets.
 * - A number that is h times in the set a cage holds is at least h times in the cage.
 * - A number stands in a cage only when the set that the cage holds has it.
 * - A cage with more sets than are worth stating is stated by exact sums instead: its numbers add up to the
 *   target, or, for a product, the exponents of every prime add up to that of the target; where the operation
 *   is not given, a 0-1 variable chooses which.
 *
 * Source: the report on nonograms and KenKen, section 4. Corrected: its rows alone are met by choosing no set
 * at all, so exactly one must be chosen; they are also quantified over single cells where the whole cage is
 * meant. Added: the sets are generated (the report's open point), and the third kind of row. For explaining,
 * a cage also states what its clue takes for granted, so that it can be used without the rules of its cells
 * and lines.
 */
import type { Cell } from '../../../core/index.js';
import { type ModelBuilder, sum, type Term, type VariableIndex } from '../../../solve/index.js';
import type { Formulation } from '../../contract/family.js';
import { cageClue } from '../explaining/reasons.js';
import { type Cage, hasClue, type KenkenPuzzle, type KenkenSolution } from '../puzzle.js';
import { stateCage } from './cage-operations.js';
import { type CandidateSet, candidateSets } from './candidate-sets.js';
import { type DeduceNumbers, type LatinModel, latinModel, type Placement } from './latin.js';
import { stateExactly } from './prime-exponents.js';

export const combinationsFrom = (deduce: DeduceNumbers): Formulation<KenkenPuzzle, KenkenSolution> => ({
  id: 'combinations',
  description:
    'one generated candidate set per cage over a Latin square x_rcv (section 4 of the KenKen report)',
  engines: ['sat', 'highs'],
  formulate(puzzle, options) {
    const latin: LatinModel = latinModel('kenken_combinations', puzzle, options, deduce);
    const { builder, projection, decode, additions } = latin;
    puzzle.cages.forEach((cage, index) => {
      if (!hasClue(cage)) return;
      const stated = { name: `cage_${index}`, cage, placements: cage.cells.map(latin.placements) };
      const sets = candidateSets(cage, puzzle.size);
      builder.because(
        () => cageClue(cage),
        () => {
          if (options.reasons) stateNumbers(builder, stated);
          if (sets !== undefined) stateSets(builder, stated, sets);
          else stateCage(latin, cage, { name: stated.name, size: puzzle.size }, stateExactly);
        },
      );
    });
    return {
      model: builder.build(),
      projection,
      decode,
      ...additions,
    };
  },
});

/** A cage in the model: its name in rows and the candidates of its cells. */
interface StatedCage {
  readonly name: string;
  readonly cage: Cage;
  readonly placements: readonly (readonly Placement[])[];
}

/**
 * States the premises of a cage's clue: every cell holds one number, and none repeats in a line of the cage.
 */
function stateNumbers(builder: ModelBuilder, { name, cage, placements }: StatedCage): void {
  placements.forEach((placed, position) => {
    builder.row(`${name}_cell_${position}`, sum(placed.map(({ variable }) => variable)), '=', 1);
  });
  for (const { line, positions } of linesWithin(cage.cells)) {
    const inLine = positions.map((position) => placements[position]!);
    for (const [number, variables] of variablesByNumber(inLine)) {
      builder.row(`${name}_${line}_number_${number}`, sum(variables), '<=', 1);
    }
  }
}

/** The rows and columns in which a cage has several cells, with the positions of these in the cage. */
function linesWithin(cells: readonly Cell[]) {
  return (['row', 'column'] as const).flatMap((kind, axis) => {
    const lines = new Map<number, number[]>();
    cells.forEach((cell, position) => {
      lines.set(cell[axis]!, [...(lines.get(cell[axis]!) ?? []), position]);
    });
    return [...lines]
      .filter(([, positions]) => positions.length > 1)
      .map(([number, positions]) => ({ line: `${kind}_${number}`, positions }));
  });
}

/** States the candidate sets. */
function stateSets(
  builder: ModelBuilder,
  { name, placements }: StatedCage,
  sets: readonly CandidateSet[],
): void {
  const byNumber = variablesByNumber(placements);
  const setsWith = new Map<number, VariableIndex[]>();
  const choices: VariableIndex[] = [];
  sets.forEach((set, index) => {
    const counts = countNumbers(set);
    if (counts.some(([number, count]) => (byNumber.get(number)?.length ?? 0) < count)) return;
    const choice = builder.binary(`f_${name}_${index}`);
    choices.push(choice);
    for (const [number] of counts) setsWith.set(number, [...(setsWith.get(number) ?? []), choice]);
    for (const [number, count] of counts) {
      const held: Term[] = [...sum(byNumber.get(number)!), [-count, choice]];
      builder.row(`${name}_set_${index}_number_${number}`, held, '>=', 0);
    }
  });
  builder.row(`${name}_one_set`, sum(choices), '=', 1);
  for (const [number, variables] of byNumber) {
    const having = sum(setsWith.get(number) ?? []);
    variables.forEach((variable, position) => {
      builder.row(`${name}_number_${number}_place_${position}`, [...having, [-1, variable]], '>=', 0);
    });
  }
}

/** The variables of each number in some cells. */
function variablesByNumber(
  placements: readonly (readonly Placement[])[],
): ReadonlyMap<number, readonly VariableIndex[]> {
  const byNumber = new Map<number, VariableIndex[]>();
  for (const { number, variable } of placements.flat()) {
    byNumber.set(number, [...(byNumber.get(number) ?? []), variable]);
  }
  return byNumber;
}

/** Each number of a set with how often it occurs. */
function countNumbers(set: CandidateSet): readonly (readonly [number: number, count: number])[] {
  const counts = new Map<number, number>();
  for (const number of set) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts];
}
