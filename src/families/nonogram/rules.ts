/**
 * The rules of the nonogram: the blocks of every row and column have the lengths and colours of its clue. A
 * place of the board is a cell with its colour; in black and white it is filled or not.
 */
import { cellIndices, cellsOf, linesOf, type Size } from '../../core/index.js';
import { type Ruled, type RunsRule, remembering, runs, valuesFrom } from '../kit/rules/index.js';
import { colourCount, coloursOfSolution, letterBeside, runsOf, solutionOfColours } from './colours.js';
import { cellWords, colouredClue } from './explaining/reasons.js';
import { givenColours } from './given.js';
import type { NonogramPuzzle, NonogramSolution } from './puzzle.js';

export const nonogramRuled: Ruled<NonogramPuzzle, NonogramSolution> = remembering({
  family: 'nonogram',
  kinds: [runs],
  board(puzzle) {
    const cells = cellsOf(sizeOf(puzzle));
    const domain = valuesFrom(0, colourCount(puzzle));
    const given = cells.map(() => -1);
    for (const [index, colour] of givenColours(puzzle)) given[index] = colour;
    return {
      cells,
      domains: cells.map(() => domain),
      given,
      // Asked for when something is said: no certificate rests on words.
      get words() {
        return cellWords(puzzle);
      },
      valuesOf: (solution) => [...coloursOfSolution(solution)],
      solutionOf: (values) => solutionOfColours(puzzle, values),
    };
  },
  rules(puzzle) {
    const { rows, columns } = runsOf(puzzle);
    const clues = [...rows, ...columns];
    const { palette = [] } = puzzle;
    const signs = palette.map((_, colour) => letterBeside(palette, colour));
    return linesOf(sizeOf(puzzle)).map(({ cells }, index): RunsRule => {
      const [role, before] = index < rows.length ? (['row', 0] as const) : (['column', rows.length] as const);
      const number = index - before + 1;
      return {
        kind: 'runs',
        id: `${role}-${number}`,
        role,
        places: cellIndices(cells, columns.length),
        area: { kind: role, number },
        runs: clues[index]!,
        signs,
      };
    });
  },
  says: (rule, _, puzzle) => colouredClue(rule as RunsRule, puzzle),
});

function sizeOf({ rows, columns }: NonogramPuzzle): Size {
  return { rows: rows.length, columns: columns.length };
}
