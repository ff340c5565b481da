import fc from 'fast-check';
import { expect, it } from 'vitest';
import { confirmNonogram, type NonogramClaim } from '../../../src/families/nonogram/confirm.js';
import { CELL, LinePossibilities } from '../../../src/families/nonogram/confirm-line.js';
import { layOut } from '../../../src/families/nonogram/models/blocks.js';
import {
  cluesOf,
  type NonogramPuzzle,
  type NonogramSolution,
} from '../../../src/families/nonogram/puzzle.js';
import { smallNonogram } from './arbitrary.js';
import { allSolutions } from './brute-force.js';
import { placements } from './placements.js';

type Facts = Exclude<NonogramClaim, 'contradiction'>;

/** What presolve claims of a puzzle. */
function claimOf(puzzle: NonogramPuzzle): NonogramClaim {
  const layout = layOut(puzzle, true);
  return layout === undefined ? 'contradiction' : { ...layout, cells: layout.states };
}

/** Starts of the blocks of a line of a solution. */
function startsIn(line: string): number[] {
  return [...line.matchAll(/#+/g)].map(({ index }) => index);
}

/** Whether a solution agrees with a claim. */
function agrees({ cells, rows, columns }: Facts, solution: NonogramSolution): boolean {
  const text = solution.join('');
  const columnTexts = columns.map((_, column) => solution.map((row) => row[column]).join(''));
  const within = (lines: Facts['rows'], texts: readonly string[]): boolean =>
    texts.every((line, index) =>
      startsIn(line).every((start, block) => lines[index]![block]!.starts.includes(start)),
    );
  return (
    cells.every((state, cell) => state === CELL.open || (state === CELL.filled) === (text[cell] === '#')) &&
    within(rows, solution) &&
    within(columns, columnTexts)
  );
}

const line = fc.array(
  fc.record({ cell: fc.integer({ min: 0, max: 1 }), state: fc.constantFrom(0, 0, 1, 2) }),
  {
    minLength: 1,
    maxLength: 14,
  },
);

it('the possibilities of a line are those of the list of all its placements', () => {
  const possibilities = new LinePossibilities(14);
  fc.assert(
    fc.property(line, fc.boolean(), (cells, truthful) => {
      const drawn = cells.map(({ cell }) => cell);
      const clues = cluesOf(drawn, 1, cells.length).rows[0]!;
      const known = cells.map(({ cell, state }) => (state === 0 || !truthful ? state : 2 - cell));
      const fitting = placements(clues, cells.length).filter((placed) =>
        placed.every((cell, place) => known[place] !== (cell === 1 ? CELL.empty : CELL.filled)),
      );
      expect(possibilities.look(Uint8Array.from(known), clues)).toBe(fitting.length > 0);
      if (fitting.length === 0) return;
      for (const place of cells.keys()) {
        expect(possibilities.canBeFilled[place] === 1).toBe(fitting.some((placed) => placed[place] === 1));
        expect(possibilities.canBeEmpty[place] === 1).toBe(fitting.some((placed) => placed[place] === 0));
        for (const block of clues.keys()) {
          const starts = fitting.some(
            (placed) => startsIn(placed.map((c) => '.#'[c]).join(''))[block] === place,
          );
          expect(possibilities.canStart(block, place)).toBe(starts);
        }
      }
    }),
    { numRuns: 1000 },
  );
});

it('confirms what line logic claims, contradictions included', () => {
  fc.assert(
    fc.property(smallNonogram(8), (puzzle) => {
      expect(confirmNonogram(puzzle, claimOf(puzzle))).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it('never confirms a claim that excludes a solution', () => {
  fc.assert(
    fc.property(
      smallNonogram(5),
      fc.array(fc.tuple(fc.nat(), fc.constantFrom(CELL.filled, CELL.empty)), { maxLength: 3 }),
      fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 2 }),
      (puzzle, wrongCells, droppedStarts) => {
        const solutions = allSolutions(puzzle);
        if (solutions.length > 0) expect(confirmNonogram(puzzle, 'contradiction')).toBe(false);
        const claim = claimOf(puzzle);
        if (claim === 'contradiction') return;
        const cells = Uint8Array.from(claim.cells);
        for (const [cell, state] of wrongCells) cells[cell % cells.length] = state;
        const rows = claim.rows.map((blocks) => blocks.map(({ starts }) => ({ starts: [...starts] })));
        for (const [row, start] of droppedStarts) {
          const block = rows.flat()[row % Math.max(1, rows.flat().length)];
          block?.starts.splice(start % block.starts.length, 1);
        }
        const planted = { cells, rows, columns: claim.columns };
        if (confirmNonogram(puzzle, planted)) {
          expect(solutions.filter((solution) => !agrees(planted, solution))).toEqual([]);
        }
      },
    ),
    { numRuns: 800 },
  );
});

it('refuses the opposite of every cell of a solution, and every start dropped that a solution has', () => {
  fc.assert(
    fc.property(smallNonogram(5), (puzzle) => {
      const [solution] = allSolutions(puzzle);
      const claim = claimOf(puzzle);
      if (solution === undefined || claim === 'contradiction') return;
      [...solution.join('')].forEach((character, cell) => {
        const cells = Uint8Array.from(claim.cells);
        cells[cell] = character === '#' ? CELL.empty : CELL.filled;
        expect(confirmNonogram(puzzle, { ...claim, cells })).toBe(false);
      });
      solution.forEach((text, row) => {
        startsIn(text).forEach((start, block) => {
          const starts = claim.rows[row]![block]!.starts.filter((other) => other !== start);
          const rows: Facts['rows'][number][] = [...claim.rows];
          rows[row] = rows[row]!.map((kept, index) => (index === block ? { starts } : kept));
          expect(confirmNonogram(puzzle, { ...claim, rows })).toBe(false);
        });
      });
    }),
    { numRuns: 300 },
  );
});
