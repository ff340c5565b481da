import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RunPlaces } from '../../../src/families/kit/confirm/run-places.js';
import { runsOfCells } from '../../../src/families/kit/rules/kinds/runs.js';
import { coloursOfSolution } from '../../../src/families/nonogram/colours.js';
import { confirmNonogram, type NonogramClaim } from '../../../src/families/nonogram/confirm.js';
import {
  LONGEST_PLAIN_LINE,
  PlainLinePossibilities,
} from '../../../src/families/nonogram/confirm-plain-line.js';
import { deduceColours } from '../../../src/families/nonogram/logic.js';
import type { NonogramSolution } from '../../../src/families/nonogram/puzzle.js';
import { smallColourNonogram, smallNonogram } from './arbitrary.js';
import { allSolutions } from './brute-force.js';
import { fittingPlacements, placementsOf, unionOf } from './colour-lines.js';

type Facts = Exclude<NonogramClaim, 'contradiction'>;

/** Starts of the blocks of a line of colours. */
function startsIn(line: readonly number[]): number[] {
  return [...line.keys()].filter((cell) => line[cell] !== 0 && line[cell] !== line[cell - 1]);
}

/** True if a solution agrees with a claim. */
function agrees({ domains, rows, columns }: Facts, solution: NonogramSolution): boolean {
  const grid = solution.map((text) => [...coloursOfSolution([text])]);
  const across = columns.map((_, column) => grid.map((row) => row[column]!));
  const within = (lines: Facts['rows'], cells: readonly (readonly number[])[]): boolean =>
    cells.every((line, index) =>
      startsIn(line).every((start, block) => lines[index]![block]!.starts.includes(start)),
    );
  return (
    grid.flat().every((colour, cell) => (domains[cell]! & (1 << colour)) !== 0) &&
    within(rows, grid) &&
    within(columns, across)
  );
}

/** Lines in black and white, also as words, and in three colours, with sets of colours for the cells. */
const LINES = [
  { colours: 1, open: () => new RunPlaces(12, 1) },
  { colours: 1, open: () => new PlainLinePossibilities() },
  { colours: 3, open: () => new RunPlaces(12, 3) },
].map(({ colours, open }) => ({
  ...{ colours, possibilities: open(), name: open().constructor.name },
  line: fc.array(
    fc.record({
      cell: fc.integer({ min: 0, max: colours }),
      set: fc.constantFrom(-1, -1, 1, 2, 3, 6, 13).map((set) => set & (2 ** (colours + 1) - 1)),
    }),
    { minLength: 1, maxLength: 12 },
  ),
}));

it.each(LINES)(
  '$name: the possibilities of a line in $colours colours are those of the list of all its placements',
  ({ possibilities, line }) => {
    fc.assert(
      fc.property(line, fc.boolean(), (cells, truthful) => {
        const length = cells.length;
        const runs = runsOfCells(
          cells.map(({ cell }) => cell),
          0,
          1,
          length,
        );
        const domains = cells.map(({ cell, set }) => (truthful ? set | (1 << cell) : set));
        const fitting = fittingPlacements(placementsOf(runs, length), domains);
        expect(possibilities.look(Int32Array.from(domains), runs)).toBe(fitting.length > 0);
        if (fitting.length === 0) return;
        expect([...possibilities.canBe.subarray(0, length)]).toEqual(unionOf(fitting, length));
        for (const place of cells.keys()) {
          for (const block of runs.keys()) {
            const starts = fitting.some((placed) => startsIn(placed)[block] === place);
            expect(possibilities.canStart(block, place)).toBe(starts);
          }
        }
      }),
      { numRuns: 1000 },
    );
  },
);

it('long lines in black and white have the same possibilities as words and as tables', () => {
  const [words, tables] = [new PlainLinePossibilities(), new RunPlaces(LONGEST_PLAIN_LINE, 1)];
  const lines = fc.array(fc.tuple(fc.boolean(), fc.constantFrom(1, 2, 3, 3, 3)), {
    minLength: LONGEST_PLAIN_LINE - 4,
    maxLength: LONGEST_PLAIN_LINE,
  });
  const runs = fc.array(fc.integer({ min: 1, max: LONGEST_PLAIN_LINE + 5 }), { maxLength: 4 });
  fc.assert(
    fc.property(lines, fc.boolean(), fc.option(runs), (cells, truthful, others) => {
      const colours = cells.map(([isFilled]) => (isFilled ? 1 : 0));
      const domains = Int32Array.from(cells, ([, set], cell) =>
        truthful ? set | (1 << colours[cell]!) : set,
      );
      const blocks =
        others?.map((length) => ({ length, colour: 1 })) ?? runsOfCells(colours, 0, 1, cells.length);
      const isPossible = tables.look(domains, blocks);
      expect(words.look(domains, blocks)).toBe(isPossible);
      if (!isPossible) return;
      expect(words.canBe.subarray(0, cells.length)).toEqual(tables.canBe.subarray(0, cells.length));
      for (const block of blocks.keys()) {
        for (const cell of cells.keys()) {
          expect(words.canStart(block, cell)).toBe(tables.canStart(block, cell));
        }
      }
    }),
    { numRuns: 1000 },
  );
});

/** Puzzles in black and white, and in colours. */
const PUZZLES = [
  { kind: 'black and white', of: smallNonogram },
  { kind: 'colours', of: smallColourNonogram },
];

describe.each(PUZZLES)('in $kind', ({ of: small }) => {
  it('confirms what line logic claims, contradictions included', () => {
    fc.assert(
      fc.property(small(8), (puzzle) => {
        expect(confirmNonogram(puzzle, deduceColours(puzzle))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('never confirms a claim that excludes a solution', () => {
    fc.assert(
      fc.property(
        small(4),
        fc.array(fc.tuple(fc.nat(), fc.constantFrom(1, 2, 4, 6)), { maxLength: 3 }),
        fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 2 }),
        (puzzle, wrongCells, droppedStarts) => {
          const solutions = allSolutions(puzzle);
          if (solutions.length > 0) expect(confirmNonogram(puzzle, 'contradiction')).toBe(false);
          const claim = deduceColours(puzzle);
          if (claim === 'contradiction') return;
          const domains = Int32Array.from(claim.domains);
          for (const [cell, set] of wrongCells) domains[cell % domains.length] = set;
          const rows = claim.rows.map((blocks) => blocks.map(({ starts }) => ({ starts: [...starts] })));
          for (const [row, start] of droppedStarts) {
            const block = rows.flat()[row % Math.max(1, rows.flat().length)];
            block?.starts.splice(start % block.starts.length, 1);
          }
          const planted = { domains, rows, columns: claim.columns };
          if (confirmNonogram(puzzle, planted)) {
            expect(solutions.filter((solution) => !agrees(planted, solution))).toEqual([]);
          }
        },
      ),
      { numRuns: 800 },
    );
  });

  it('refuses to exclude the colour of any cell of a solution, and every start dropped that a solution has', () => {
    fc.assert(
      fc.property(small(4), (puzzle) => {
        const [solution] = allSolutions(puzzle);
        const claim = deduceColours(puzzle);
        if (solution === undefined || claim === 'contradiction') return;
        coloursOfSolution(solution).forEach((colour, cell) => {
          const domains = Int32Array.from(claim.domains);
          domains[cell] = 0b1111 & ~(1 << colour);
          expect(confirmNonogram(puzzle, { ...claim, domains })).toBe(false);
        });
        solution.forEach((text, row) => {
          startsIn([...coloursOfSolution([text])]).forEach((start, block) => {
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
});
