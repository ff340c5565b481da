/**
 * The cell formulation: the 0-1 variable `x_r_c` says that row r, column c holds a star.
 *
 * - Every block of two by two cells holds at most one star; this says that no two stars touch.
 * - Every row, every column and every region holds exactly m stars.
 * - A cell of no region has no variable, so it takes no star.
 * - A given cell holds a star, or none (not in the source, whose puzzles give no cells).
 *
 * Source: the text on the puzzle Parks, section on the mathematical model: n^2 variables and n^2 + n + 1 rows
 * where every cell has a region. Corrected: its program checks only that the first m regions occur, where all
 * n must (reading sees to it), and has no place for the cells of no region that it speaks of. These are the
 * rows of the rules; with presolve, cells that a deduction claims to know have no variable.
 */
import type { Formulation } from '../../contract/family.js';
import type { CellClaim } from '../../kit/confirm/cells.js';
import { formulationByRules } from '../../kit/rules/index.js';
import { StarBattleConfirmation } from '../confirm.js';
import type { StarBattlePuzzle, StarBattleSolution } from '../puzzle.js';
import { ruledWith, starBattleRuled } from '../rules.js';

const AS_PRINTED = formulationByRules(starBattleRuled);

/** @param deduce what presolve claims; asked with presolve only */
export const cellsFrom = (
  deduce: (puzzle: StarBattlePuzzle) => CellClaim,
): Formulation<StarBattlePuzzle, StarBattleSolution> => ({
  id: 'cells',
  description: 'x_rc: at most one star in every 2x2 block, m in every row, column and region',
  engines: ['sat', 'highs'],
  formulate(puzzle, options) {
    if (!options.presolve || options.reasons) return AS_PRINTED.formulate(puzzle, options);
    const claim = deduce(puzzle);
    const { given: _, ...ungiven } = puzzle;
    return {
      ...formulationByRules(ruledWith(() => claim)).formulate(ungiven, options),
      confirmPresolve: () => new StarBattleConfirmation(puzzle).confirms(claim),
    };
  },
});
