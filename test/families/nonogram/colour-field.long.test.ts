import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ColourField } from '../../../src/families/nonogram/colour/field.js';
import { probeColours } from '../../../src/families/nonogram/colour/probe.js';
import { coloursOfSolution, puzzleOfColours, runsOf } from '../../../src/families/nonogram/colours.js';
import { givenColours } from '../../../src/families/nonogram/given.js';
import { openField } from '../../../src/families/nonogram/lines/field.js';
import { probe } from '../../../src/families/nonogram/lines/probe.js';
import { EMPTY, FILLED, OPEN } from '../../../src/families/nonogram/lines/states.js';
import type { NonogramPuzzle } from '../../../src/families/nonogram/puzzle.js';
import { smallColourNonogram, smallNonogram } from './arbitrary.js';
import { allSolutions } from './brute-force.js';
import { allLines } from './colour-lines.js';

function fieldOf(puzzle: NonogramPuzzle, colours: number): ColourField {
  const field = new ColourField(puzzle.rows.length, puzzle.columns.length, colours);
  field.setRuns(runsOf(puzzle));
  for (const [index, colour] of givenColours(puzzle)) field.restrict(index, 1 << colour);
  return field;
}

/** Expects that a logic excludes no colour that a solution has. */
function expectTrue(puzzle: NonogramPuzzle, field: ColourField, progress: string): void {
  const solutions = allSolutions(puzzle).map(coloursOfSolution);
  if (progress === 'contradiction') expect(solutions).toEqual([]);
  if (progress === 'solved')
    expect(solutions).toEqual([Uint8Array.from(field.domains, (colours) => 31 - Math.clz32(colours))]);
  for (const solution of solutions) {
    expect(solution.every((colour, cell) => (field.domains[cell]! & (1 << colour)) !== 0)).toBe(true);
  }
}

describe('line logic in colours', () => {
  it('excludes nothing that a solution has', () => {
    fc.assert(
      fc.property(smallColourNonogram(4), (puzzle) => {
        const field = fieldOf(puzzle, 3);
        expectTrue(puzzle, field, field.propagate());
      }),
      { numRuns: 300 },
    );
  });

  it('finds in one colour what the logic of black and white finds, in as many steps', () => {
    fc.assert(
      fc.property(smallNonogram(9), fc.boolean(), (puzzle, ahead) => {
        const plain = openField(puzzle.rows, puzzle.columns);
        for (const [index, colour] of givenColours(puzzle))
          plain.reveal(index, colour === 1 ? FILLED : EMPTY);
        const field = fieldOf(puzzle, 1);
        const [found, expected] = ahead
          ? [probeColours(field), probe(plain)]
          : [field.propagate(), plain.propagate()];
        expect(found).toEqual(expected);
        if (!ahead) expect(field.sweeps).toBe(plain.sweeps);
        // How many lines are solved before a contradiction depends on their order in the sweep, which
        // differs.
        if (plain.propagate() === 'contradiction') return;
        if (!ahead) expect(field.lineSolves).toBe(plain.lineSolves);
        const domains = Array.from(plain.cells, (state) => (state === OPEN ? 3 : state === FILLED ? 2 : 1));
        expect([...field.domains]).toEqual(domains);
      }),
      { numRuns: 400 },
    );
  });

  it('reads the clues of a picture', () => {
    const picture = [1, 2, 2, 0, 3, 3, 1, 0, 1];
    const puzzle = puzzleOfColours(picture, 3, 3, ['#ffffff', '#d82020', '#2860d0', '#28a03c']);
    const field = new ColourField(3, 3, 3);
    field.setPicture([2, 2, 2, 2, 2, 2, 2, 2, 2]);
    field.propagate();
    field.setPicture(picture);
    const other = fieldOf(puzzle, 3);
    expect([field.propagate(), field.sweeps, [...field.domains]]).toEqual([
      other.propagate(),
      other.sweeps,
      [...other.domains],
    ]);
  });

  it('goes back to what was saved', () => {
    fc.assert(
      fc.property(smallColourNonogram(6), fc.nat(), fc.nat({ max: 3 }), (puzzle, cell, colour) => {
        const field = fieldOf(puzzle, 3);
        const before = field.propagate();
        if (before === 'contradiction') return;
        const domains = [...field.domains];
        const open = field.openCount;
        const saved = field.save();
        field.restrict(cell % domains.length, 1 << colour);
        const first = field.propagate();
        const after = [...field.domains];
        field.restore(saved);
        expect([[...field.domains], field.openCount, field.propagate()]).toEqual([domains, open, before]);
        field.restrict(cell % domains.length, 1 << colour);
        expect(field.propagate()).toBe(first);
        if (first !== 'contradiction') expect([...field.domains]).toEqual(after);
      }),
      { numRuns: 300 },
    );
  });
});

describe('look-ahead in colours', () => {
  it('excludes nothing that a solution has', () => {
    fc.assert(
      fc.property(smallColourNonogram(4), (puzzle) => {
        const field = fieldOf(puzzle, 3);
        expectTrue(puzzle, field, probeColours(field).progress);
      }),
      { numRuns: 200 },
    );
  });

  it('stops when its line solves are used up', () => {
    const field = fieldOf(puzzleOfColours([0, 1, 2, 1, 0, 2], 2, 3, ['#ffffff', '#d82020', '#2860d0']), 2);
    expect(probeColours(field, 0)).toEqual({ progress: 'limit', probes: 0 });
    expect(probeColours(field).progress).toBe('undetermined');
  });
});

/**
 * Counts by brute force over all pictures: different clue sets, pictures that are the only solution of their
 * clues, and pictures that line logic solves. Those in one colour are known from elsewhere (unique: OEIS
 * A242876).
 */
describe('pictures by their clues', () => {
  it.each([
    { colours: 1, rows: 2, columns: 2, clueSets: 15, unique: 14, line: 14 },
    { colours: 1, rows: 3, columns: 3, clueSets: 445, unique: 384, line: 384 },
    { colours: 1, rows: 4, columns: 4, clueSets: 58196, unique: 52362, line: 51234 },
    { colours: 2, rows: 2, columns: 2, clueSets: 79, unique: 77, line: 77 },
    { colours: 2, rows: 2, columns: 3, clueSets: 705, unique: 681, line: 681 },
    { colours: 2, rows: 2, columns: 5, clueSets: 56357, unique: 53753, line: 53713 },
    { colours: 2, rows: 3, columns: 3, clueSets: 18833, unique: 18027, line: 18027 },
    { colours: 3, rows: 2, columns: 2, clueSets: 253, unique: 250, line: 250 },
    { colours: 3, rows: 2, columns: 3, clueSets: 4030, unique: 3964, line: 3964 },
  ])('$rows x $columns in $colours colours', ({ colours, rows, columns, ...counts }) => {
    const palette = (['#ffffff', '#d82020', '#2860d0', '#28a03c'] as const).slice(0, colours + 1);
    const field = new ColourField(rows, columns, colours);
    const pictures = new Map<string, number>();
    let line = 0;
    for (const cells of allLines(rows * columns, colours)) {
      const key = JSON.stringify(puzzleOfColours(cells, rows, columns, palette));
      pictures.set(key, (pictures.get(key) ?? 0) + 1);
      field.setPicture(cells);
      if (field.propagate() === 'solved') line++;
    }
    const unique = [...pictures.values()].filter((count) => count === 1).length;
    expect({ clueSets: pictures.size, unique, line }).toEqual(counts);
  });
});
