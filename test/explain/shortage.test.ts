/** Proofs end where there is room for fewer ships than rules need, wherever they lie. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withFewerFacts } from '../../src/explain/proof/fewer-facts.js';
import { needsRoom, shortageOf } from '../../src/explain/proof/shortage.js';
import { shortageWords } from '../../src/explain/words/joint/shortage-words.js';
import { knownOf, partsOf, shipBoard, usedOf } from './ship-boards.js';

describe('a shortage of room', () => {
  const says = (drawing: readonly string[], fleet: readonly number[], names: readonly string[]) => {
    const board = shipBoard([2, 1, 3, 1], [1, 2, 1, 1, 1, 1], fleet);
    const parts = partsOf(board, names);
    const shortage = shortageOf(board, parts, knownOf(drawing));
    return shortage && shortageWords({ marks: board.marks, reasons: usedOf(board, parts) }, shortage);
  };

  it('is where all places cross a row or column that allows few more', () => {
    const drawing = ['.~.~.~', '.~.~.~', '~~~~~~', '~~~~~~'];
    expect(says(drawing, [2, 2], ['fleet-2 least'])).toBeUndefined();
    expect(says(drawing, [2, 2], ['row-2 most', 'fleet-2 least'])).toBe(
      'the fleet has at least two ships of two cells, but there is room for only one: ' +
        'within r1c1 to r2c1, r1c3 to r2c3 or r1c5 to r2c5, as row 2 has at most one ship cell',
    );
    expect(says(drawing, [2], ['row-2 most', 'fleet-2 least'])).toBeUndefined();
  });

  it('is where they get in the way of each other, or are too long for their row or column', () => {
    const drawing = ['ss~~~~', '~~~~~~', '~....~', '~...~~'];
    const names = ['row-4 most', 'column-2 most', 'fleet-2 least'];
    expect(says(drawing, [2, 2, 2], names)).toBeUndefined();
    expect(says(drawing, [2, 2, 2, 2], names)).toBe(
      'the fleet has at least four ships of two cells, but besides r1c1 to r1c2 there is room for only two: ' +
        'one within r3c2 to r3c5; one within r3c3 to r4c3 or r3c4 to r4c4, and none within r4c2 to r4c4, ' +
        'as row 4 has at most one ship cell; ' +
        'none in r3c2 to r4c2, as column 2 has at most two ship cells, of which r1c2 is one',
    );
  });

  it('may be one of things of several lengths together, each with its own places', () => {
    const drawing = ['~~~~~~', '~~~~~~', '....~~', '~~~~~~'];
    expect(says(drawing, [3, 2], ['fleet-2 least', 'fleet-3 least'])).toBe(
      'the fleet has at least one ship of two cells and one ship of three cells, but there is room for only one of them: ' +
        'within r3c1 to r3c4',
    );
  });

  it('is looked for where ships of two cells or more are needed', () => {
    const board = shipBoard([1, 2], [1, 2], [2, 1]);
    expect(needsRoom(board, partsOf(board, ['fleet-2 least', 'row-1 least']))).toBe(true);
    expect(needsRoom(board, partsOf(board, ['fleet-2 most', 'fleet-1 least']))).toBe(false);
  });
});

const SIZE = { rows: 3, columns: 4 };
const CELLS = SIZE.rows * SIZE.columns;
const LINES = ['row-1', 'row-2', 'row-3', 'column-1', 'column-2', 'column-3', 'column-4'];
const marksOf = (line: string): readonly number[] => {
  const [kind, number] = line.split('-');
  return Array.from({ length: CELLS }, (_, mark) => mark).filter(
    (mark) => (kind === 'row' ? Math.floor(mark / SIZE.columns) : mark % SIZE.columns) === Number(number) - 1,
  );
};
const DRAWINGS = Array.from({ length: 2 ** CELLS }, (_, drawing) => drawing);
const has = (drawing: number, mark: number): boolean => ((drawing >> mark) & 1) === 1;
/** The number of runs of exactly this length there are in rows and columns. */
const shipsIn = (drawing: number, length: number): number =>
  LINES.reduce((sum, line) => {
    const text = marksOf(line).map((mark) => (has(drawing, mark) ? 's' : ' '));
    return (
      sum +
      text
        .join('')
        .split(' ')
        .filter((run) => run.length === length).length
    );
  }, 0);

describe('what is known with a shortage', () => {
  it('is in no drawing that keeps the rules, with fewer facts neither', () => {
    let count = 0;
    const clue = fc.integer({ min: 0, max: 3 });
    const task = fc.record({
      clues: fc.array(clue, { minLength: 7, maxLength: 7 }),
      twos: fc.integer({ min: 0, max: 3 }),
      threes: fc.integer({ min: 0, max: 2 }),
      shown: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: CELLS, maxLength: CELLS }),
      lines: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
      kept: fc.array(fc.boolean(), { minLength: CELLS, maxLength: CELLS }),
    });
    fc.assert(
      fc.property(task, ({ clues, twos, threes, shown, lines, kept }) => {
        const fleet = [...new Array<number>(threes).fill(3), ...new Array<number>(twos).fill(2), 1];
        const board = shipBoard(clues.slice(0, SIZE.rows), clues.slice(SIZE.rows), fleet);
        const limited = LINES.flatMap((line, place) =>
          lines[place] ? [{ line, marks: marksOf(line), most: clues[place]! }] : [],
        );
        const needed = [
          { length: 2, least: twos },
          { length: 3, least: threes },
        ].filter(({ least }) => least > 0);
        const parts = partsOf(board, [
          ...limited.map(({ line }) => `${line} most`),
          ...needed.map(({ length }) => `fleet-${length} least`),
        ]);
        const known = shown.flatMap((one, mark) => (one > 5 ? [] : [{ mark, value: one < 2 }]));
        const shortage = shortageOf(board, parts, known);
        if (shortage === undefined) return;
        count++;
        const { facts } = withFewerFacts(
          shortage,
          ({ mark }) => kept[mark]!,
          (some) => shortageOf(board, parts, some),
        );
        const keepsRules = (drawing: number): boolean =>
          facts.every(({ mark, value }) => has(drawing, mark) === value) &&
          limited.every(({ marks, most }) => marks.filter((mark) => has(drawing, mark)).length <= most) &&
          needed.every(({ length, least }) => shipsIn(drawing, length) >= least);
        expect(DRAWINGS.some(keepsRules)).toBe(false);
      }),
      { numRuns: 600, seed: 5 },
    );
    expect(count).toBeGreaterThan(50);
  });
});
