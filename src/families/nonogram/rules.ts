/**
 * The rules of the nonogram: the blocks of every row and column have the lengths and colours of its clue. A
 * place of the board is a cell with its colour; in black and white it is filled or not.
 */
import { type Cell, cellIndices, cellsOf, linesOf, type Size } from '../../core/index.js';
import { type Ruled, type RunsRule, remembering, runs, valuesFrom } from '../kit/rules/index.js';
import type { AreaName } from '../kit/words/areas.js';
import { colourCount, coloursOfSolution, letterBeside, runsOf, solutionOfColours } from './colours.js';
import { cellWords, colouredClue } from './explaining/reasons.js';
import { givenColours } from './given.js';
import type { NonogramPuzzle, NonogramSolution } from './puzzle.js';

export const nonogramRuled: Ruled<NonogramPuzzle, NonogramSolution> = remembering({
  family: 'nonogram',
  kinds: [runs],
  board(puzzle) {
    const { cells } = layoutOf(puzzle);
    const domain = valuesFrom(0, colourCount(puzzle));
    const given = new Array<number>(cells.length).fill(-1);
    for (const [index, colour] of givenColours(puzzle)) given[index] = colour;
    return {
      cells,
      domains: new Array<number>(cells.length).fill(domain),
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
    return layoutOf(puzzle).lines.map(({ id, role, places, area }, index): RunsRule => {
      return { kind: 'runs', id, role, places, area, runs: clues[index]!, signs };
    });
  },
  says: (rule, _, puzzle) => colouredClue(rule as RunsRule, puzzle),
});

/** The cells of a grid, and its lines without their clues. */
interface Layout {
  readonly cells: readonly Cell[];
  readonly lines: readonly (Pick<RunsRule, 'id' | 'role' | 'places'> & { readonly area: AreaName })[];
}

/** By size; there are few sizes, and puzzles of one come in thousands. */
const LAYOUTS = new Map<string, Layout>();

function layoutOf({ rows, columns }: NonogramPuzzle): Layout {
  const size = { rows: rows.length, columns: columns.length };
  const name = `${size.rows}x${size.columns}`;
  const layout = LAYOUTS.get(name) ?? layOut(size);
  LAYOUTS.set(name, layout);
  return layout;
}

function layOut(size: Size): Layout {
  const lines = linesOf(size).map(({ name, cells }): Layout['lines'][number] => {
    const [role, number] = name.split(' ') as ['row' | 'column', string];
    const area = { kind: role, number: Number(number) };
    return { id: `${role}-${number}`, role, places: cellIndices(cells, size.columns), area };
  });
  return { cells: cellsOf(size), lines };
}
