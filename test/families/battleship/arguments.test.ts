/**
 * Arguments about the places that are left for a ship: the sentences, and that they are given only where
 * every drawing agrees.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellCode } from '../../../src/core/grid/cell.js';
import { type BattleshipPuzzle, battleship } from '../../../src/families/battleship/index.js';
import { explainedPuzzle } from '../explained-puzzle.js';

const IS: Readonly<Record<string, string>> = { '~': 'is water', s: 'is a ship cell' };
const says = (row: number, column: number, sign: string): string => `${cellCode([row, column])} ${IS[sign]}`;
const water = (...codes: readonly string[]) => codes.map((code) => `${code} is water`);
const ships = (...codes: readonly string[]) => codes.map((code) => `${code} is a ship cell`);

/** The known cells of a drawing, in words. */
function knownOf(drawing: readonly string[]): readonly string[] {
  return drawing.flatMap((text, row) =>
    [...text].flatMap((sign, column) => (sign === '.' ? [] : [says(row, column, sign)])),
  );
}

interface Case {
  readonly drawing: readonly string[];
  readonly fleet?: readonly number[];
  readonly reasons: readonly string[];
  readonly conclusions: readonly string[];
}

/** The argument in a grid of three rows with two, four and three ship cells, and columns of two each. */
function because({ drawing, fleet = [3], reasons, conclusions }: Case): string | undefined {
  const clues = { rows: [2, 4, 3], columns: [2, 2, 2, 2, 2, 2], fleet };
  const puzzle: BattleshipPuzzle = { family: 'battleship', ...clues, grid: drawing.map(() => '......') };
  return explainedPuzzle(battleship, puzzle).because({ reasons, conclusions, known: knownOf(drawing) });
}

describe('the places that are left for a ship', () => {
  const short = ['row-1 most', 'fleet-3 least'];

  it('are in lines that hold enough ship cells, and have cells in common', () => {
    const drawing = ['......', '.....~', '.~~~~~'];
    const reasons = [...short, 'column-1 most'];
    expect(because({ drawing, reasons, conclusions: ships('r2c3') })).toBe(
      'the fleet has one ship of three cells, and row 1 and column 1 have fewer than three ship cells; ' +
        'so only r2c1 to r2c5 is left for it, and r2c3 is in it wherever it lies there',
    );
    expect(because({ drawing, reasons, conclusions: ships('r2c2') })).toBeUndefined();
    // Without one of these lines it could lie elsewhere; a line that excludes nothing is no reason of this
    // argument.
    expect(because({ drawing, reasons: short, conclusions: ships('r2c3') })).toBeUndefined();
    const more = [...reasons, 'column-2 most'];
    expect(because({ drawing, reasons: more, conclusions: ships('r2c3') })).toBeUndefined();
    const exact = ['row-1', 'column-1 most', 'fleet-3 least'];
    expect(because({ drawing, reasons: exact, conclusions: ships('r2c3') })).toBeUndefined();
  });

  it('lie beside the same cells', () => {
    const drawing = ['......', '~....~', '~~~~~~'];
    const say = (reasons: readonly string[], ...cells: readonly string[]) =>
      because({ drawing, reasons: [...short, ...reasons], conclusions: water(...cells) });
    expect(say(['no-touching'], 'r1c3', 'r1c4')).toBe(
      'the fleet has one ship of three cells, and row 1 has fewer than three ship cells; ' +
        'so only r2c2 to r2c5 is left for it, and ships do not touch, and r1c3 and r1c4 are beside it either way',
    );
    expect(say([], 'r1c3')).toBeUndefined();
    expect(say(['no-touching'], 'r1c1')).toBeUndefined();
  });

  it('end at the same cell', () => {
    const drawing = ['......', '~.s..s', '~~~~~~'];
    expect(because({ drawing, reasons: short, conclusions: [...ships('r2c2'), ...water('r2c5')] })).toMatch(
      /; so only r2c2 to r2c4 is left for it, and r2c5 is at an end of it$/,
    );
  });

  it('use up what a line holds', () => {
    const drawing = ['......', '~~~~~~', '....~.'];
    const conclusions = [...ships('r3c2', 'r3c3'), ...water('r3c6')];
    expect(because({ drawing, reasons: [...short, 'row-3 most'], conclusions })).toMatch(
      /; so only r3c1 to r3c4 is left for it, and r3c2 and r3c3 are in it, and with it row 3 has its three ship cells either way$/,
    );
    expect(because({ drawing, reasons: short, conclusions })).toBeUndefined();
  });

  it('are not in a line with too many ship cells besides', () => {
    const reasons = ['row-3 most', 'fleet-3 least'];
    const conclusions = ships('r2c3');
    const drawing = ['~~~~~~', '~...~~', 's~....'];
    expect(because({ drawing, reasons, conclusions })).toBe(
      'the fleet has one ship of three cells, and row 3 has only two ship cells besides r3c1; so only r2c2 to r2c4 is left for it',
    );
    expect(because({ drawing: ['~~~~~~', '~...~~', 's~s...'], reasons, conclusions })).toBeUndefined();
  });

  it('are those of the ship that is not found yet', () => {
    const drawing = ['......', '~~~...', 'sss~~~'];
    const of = (fleet: readonly number[]) =>
      because({ drawing, fleet, reasons: short, conclusions: ships('r2c4') });
    expect(of([3, 3])).toBe(
      'the fleet has two ships of three cells, of which r3c1 to r3c3 is found, and row 1 has fewer than three ship cells; ' +
        'so only r2c4 to r2c6 is left for the other one',
    );
    expect(of([3])).toBeUndefined();
    expect(of([3, 3, 3])).toBeUndefined();
  });
});

const ROWS = 3;
const COLUMNS = 4;
const cellsOf = Array.from({ length: ROWS * COLUMNS }, (_, index) => [
  Math.floor(index / COLUMNS),
  index % COLUMNS,
]);
type Drawing = readonly boolean[];
const at = (drawing: Drawing, row: number, column: number): boolean =>
  row >= 0 && column >= 0 && row < ROWS && column < COLUMNS && drawing[row * COLUMNS + column]!;

/** The number of runs of exactly this many ship cells there are, across and down. */
function runsIn(drawing: Drawing, length: number): number {
  return [
    [0, 1],
    [1, 0],
  ].reduce((sum, [down, right]) => {
    const starts = cellsOf.filter(([row, column]) =>
      Array.from({ length: length + 2 }, (_, index) => index - 1).every(
        (step) => at(drawing, row! + step * down!, column! + step * right!) === (step >= 0 && step < length),
      ),
    );
    return sum + starts.length;
  }, 0);
}

const touches = (drawing: Drawing): boolean =>
  cellsOf.some(
    ([row, column]) =>
      at(drawing, row!, column!) &&
      (at(drawing, row! + 1, column! + 1) || at(drawing, row! + 1, column! - 1)),
  );
const inLine = (drawing: Drawing, id: string): number => {
  const [kind, number] = id.split('-');
  const line = cellsOf.filter(([row, column]) => (kind === 'row' ? row : column) === Number(number) - 1);
  return line.filter(([row, column]) => at(drawing, row!, column!)).length;
};

const everyDrawing: readonly Drawing[] = Array.from({ length: 2 ** cellsOf.length }, (_, bits) =>
  cellsOf.map((_cell, index) => ((bits >> index) & 1) === 1),
);
const LINES = ['row-1', 'row-2', 'row-3', 'column-1', 'column-2', 'column-3', 'column-4'];
const withRun = everyDrawing.filter((drawing) => runsIn(drawing, 2) + runsIn(drawing, 3) > 0);

describe('what is said of the places of a ship', () => {
  it('holds in every drawing that keeps the rules of the step', () => {
    let count = 0;
    const step = fc.record({
      solution: fc.constantFrom(...withRun),
      shown: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 }),
      lines: fc.subarray(LINES, { minLength: 1, maxLength: 2 }),
      isTouching: fc.boolean(),
      length: fc.constantFrom(2, 3),
    });
    fc.assert(
      fc.property(step, ({ solution, shown, lines, isTouching, length }) => {
        const most = new Map(LINES.map((id) => [id, inLine(solution, id)]));
        const fleet = new Array<number>(runsIn(solution, length)).fill(length);
        if (fleet.length === 0) return;
        const clues = LINES.map((id) => most.get(id)!);
        const puzzle: BattleshipPuzzle = {
          family: 'battleship',
          rows: clues.slice(0, ROWS),
          columns: clues.slice(ROWS),
          fleet,
          grid: new Array<string>(ROWS).fill('....'),
        };
        // Water is known more often than ships.
        const isKnown = (index: number): boolean => shown[index]! < (solution[index] ? 2 : 6);
        const sign = (value: boolean): string => (value ? 's' : '~');
        const known = cellsOf.flatMap(([row, column], index) =>
          isKnown(index) ? [says(row!, column!, sign(solution[index]!))] : [],
        );
        const reasons = [
          ...lines.map((id) => `${id} most`),
          ...(isTouching ? ['no-touching'] : []),
          `fleet-${length} least`,
        ];
        const explained = explainedPuzzle(battleship, puzzle);
        const allowed = () =>
          everyDrawing.filter(
            (drawing) =>
              drawing.every((value, index) => !isKnown(index) || value === solution[index]) &&
              lines.every((id) => inLine(drawing, id) <= most.get(id)!) &&
              !(isTouching && touches(drawing)) &&
              runsIn(drawing, length) >= fleet.length,
          );
        cellsOf.forEach(([row, column], index) => {
          if (isKnown(index)) return;
          for (const value of [true, false]) {
            const conclusions = [says(row!, column!, sign(value))];
            if (explained.because({ reasons, conclusions, known }) === undefined) continue;
            count++;
            expect(allowed().every((drawing) => drawing[index] === value)).toBe(true);
          }
        });
      }),
      { numRuns: 1000, seed: 14 },
    );
    expect(count).toBeGreaterThan(20);
  });
});
