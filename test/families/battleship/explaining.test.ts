import { describe, expect, it } from 'vitest';
import { explainPuzzle } from '../../../src/explain/index.js';
import { type BattleshipPuzzle, battleship } from '../../../src/families/battleship/index.js';
import { explainedPuzzle } from '../explained-puzzle.js';

const PUZZLE: BattleshipPuzzle = {
  family: 'battleship',
  rows: [3, 0, null, 2],
  columns: [1, null, 1, 2],
  fleet: [3, 1, 1],
  grid: ['.#..', '...~', '....', 's...'],
};
const explained = explainedPuzzle(battleship, PUZZLE);

describe('battleship in reasons', () => {
  it('speaks of rows, corners, the fleet and given cells', () => {
    const says = (id: string) => explained.reason(id).says;
    expect(says('row-1')).toBe('Row 1 has exactly three ship cells');
    expect(says('row-2')).toBe('Row 2 has no ship cells');
    expect(says('no-touching')).toBe('No two ships touch, not even by a corner');
    expect(says('fleet-3')).toBe('The fleet has exactly one ship of three cells');
    expect(says('fleet-2')).toBe('The fleet has no ships of two cells');
    expect(says('fleet-1')).toBe('The fleet has exactly two ships of one cell');
    expect(says('longest-ship')).toBe('No ship of the fleet is longer than three cells');
    expect(says('given-r1c2')).toBe('The given cell r1c2 is the middle of a ship');
    expect(explained.reason('fleet-3').halves).toEqual({
      least: 'The fleet has at least one ship of three cells',
      most: 'The fleet has at most one ship of three cells',
    });
    expect(explained.reason('given-r1c2').cells).toHaveLength(4);
    expect(explained.reasons.map(({ translated }) => translated!.de.says)).toEqual(
      expect.arrayContaining([
        'Zeile 2 hat keine Schiffsfelder',
        'Spalte 4 hat genau zwei Schiffsfelder',
        'Die Flotte hat genau zwei Schiffe mit einem Feld',
        'Die Flotte hat kein Schiff mit zwei Feldern',
        'Kein Schiff ist länger als drei Felder',
        'Das gegebene Feld r1c2 ist die Mitte eines Schiffs',
      ]),
    );
  });

  it('knows given cells, and has no reason where no number or kind is given', () => {
    expect(explained.says(explained.given)).toEqual([
      'r1c2 is a ship cell',
      'r2c4 is water',
      'r4c1 is a ship cell',
    ]);
    const ids = explained.reasons.map(({ id }) => id);
    for (const id of ['row-3', 'column-2', 'given-r2c4', 'given-r4c1']) expect(ids).not.toContain(id);
  });

  it('says that an empty fleet has no ships', () => {
    const empty: BattleshipPuzzle = { ...PUZZLE, rows: [0], columns: [null], fleet: [], grid: ['.'] };
    const none = explainedPuzzle(battleship, empty);
    expect(none.reasons.map(({ says }) => says)).toEqual([
      'Row 1 has no ship cells',
      'The fleet has no ships',
    ]);
  });
});

describe('a partial battleship', () => {
  const read = (...grid: string[]) => battleship.explaining!.readState(grid, PUZZLE, explained.marks);

  it('is rows of the signs of puzzles', () => {
    const state = read('<s.~', '....', '....', 'o...');
    expect(state.ok && explained.says(state.value)).toEqual([
      'r1c1 is a ship cell',
      'r1c2 is a ship cell',
      'r1c4 is water',
      'r4c1 is a ship cell',
    ]);
  });

  it.each([
    ['state-size', ['....']],
    ['state-cell', ['?...', '....', '....', '....']],
    ['given-changed', ['.~..', '....', '....', '....']],
    ['given-changed', ['.<..', '....', '....', '....']],
    ['given-changed', ['....', '....', '....', '~...']],
  ])('is refused with the issue %s', (code, grid) => {
    const state = read(...grid);
    expect(state.ok ? [] : state.issues.map((issue) => issue.code)).toEqual([code]);
  });
});

describe('the picture of a partial battleship', () => {
  it('has the same size and the same puzzle whatever is known', () => {
    const draw = (view: object) =>
      battleship.explaining!.picture(PUZZLE, { marks: explained.marks, known: [], ...view });
    const empty = draw({ known: explained.given, tints: [explained.reason('fleet-3').cells] });
    expect(empty.shapes).toEqual(battleship.picture(PUZZLE, {}).shapes);
    const full = draw({
      known: [
        { mark: 2, value: true },
        { mark: 3, value: false },
      ],
      concluded: [
        { mark: 8, value: true },
        { mark: 9, value: false },
      ],
      tints: [explained.reason('row-1').cells],
    });
    expect([full.width, full.height, full.title]).toEqual([empty.width, empty.height, empty.title]);
    const drawn = full.shapes.map((shape) => JSON.stringify(shape));
    expect(drawn).toEqual(expect.arrayContaining(empty.shapes.map((shape) => JSON.stringify(shape))));
    expect(full.shapes.length).toBeGreaterThan(empty.shapes.length + 10);
  });
});

it('finds the places of ships where nothing can touch by a corner', () => {
  const puzzle: BattleshipPuzzle = {
    family: 'battleship',
    rows: [null, null],
    columns: [null],
    fleet: [2],
    grid: ['.', '.'],
  };
  const wrong: string[] = [];
  const answer = explainPuzzle({ family: battleship, puzzle, onWrongMove: (why) => wrong.push(why) });
  expect(answer).toMatchObject({ status: 'explained', explanation: { verdict: 'solved' } });
  expect(wrong).toEqual([]);
});
