/** The moves of Battleship Solitaire on small grids: where they apply, and where they nearly apply. */
import { describe, expect, it } from 'vitest';
import { type BattleshipPuzzle, battleship } from '../../../src/families/battleship/index.js';
import { foundOn } from './found-on.js';

const OPEN_ROW = '.....';

/** A grid of five rows with a ship of three cells and one of one; numbers as given. */
function grid(
  rows: BattleshipPuzzle['rows'],
  columns: BattleshipPuzzle['columns'] = [null, null, null, null, null],
  first = OPEN_ROW,
): BattleshipPuzzle {
  return {
    family: 'battleship',
    rows,
    columns,
    fleet: [3, 1],
    grid: [first, OPEN_ROW, OPEN_ROW, OPEN_ROW, OPEN_ROW],
  };
}

const FREE = [null, null, null, null, null];
const ship = (...cells: readonly string[]) => cells.map((cell) => `${cell} is a ship cell`);
const water = (...cells: readonly string[]) => cells.map((cell) => `${cell} is water`);

/** By move: a puzzle, the known cells, the sentences; and cells with which it finds nothing. */
const MOVES: readonly {
  readonly id: string;
  readonly puzzle: BattleshipPuzzle;
  readonly known: readonly string[];
  readonly en: string;
  readonly de: string;
  readonly nearly: readonly string[];
}[] = [
  {
    id: 'no-touching',
    puzzle: grid(FREE),
    known: ship('r1c1'),
    en: 'r2c2 is water: ships do not touch r1c1 by a corner.',
    de: 'r2c2 ist Wasser: Schiffe berühren r1c1 auch nicht über Eck.',
    nearly: [...ship('r1c1'), ...water('r2c2')],
  },
  {
    id: 'completed-line',
    puzzle: grid([1, null, null, null, null]),
    known: [...ship('r1c1'), ...water('r1c2', 'r1c3')],
    en: 'Row 1 has its ship cell. So r1c4 and r1c5 are water.',
    de: 'Zeile 1 hat schon ein Schiffsfeld. Also sind r1c4 und r1c5 Wasser.',
    nearly: water('r1c2', 'r1c3'),
  },
  {
    id: 'given-segment',
    puzzle: grid(FREE, FREE, '<....'),
    known: [],
    en: 'r1c1 is the left end of a ship. So r1c2 is a ship cell, and r2c1 is water.',
    de: 'r1c1 ist das linke Ende eines Schiffs. Also ist r1c2 ein Schiffsfeld, und r2c1 ist Wasser.',
    nearly: [...ship('r1c2'), ...water('r2c1')],
  },
  {
    id: 'last-cells',
    puzzle: grid([2, null, null, null, null]),
    known: water('r1c1', 'r1c3', 'r1c4'),
    en: 'Row 1 needs two more ship cells, and only r1c2 and r1c5 are left.',
    de: 'Zeile 1 braucht noch zwei Schiffsfelder, und nur r1c2 und r1c5 sind übrig.',
    nearly: water('r1c1', 'r1c3'),
  },
  {
    id: 'places-left',
    puzzle: grid([3, 1, 2, 2, 2], [2, 2, 2, 2, 2]),
    known: water('r1c5'),
    en: 'A ship of three cells is still to be found, with room only in r1c1 to r1c3 and r1c2 to r1c4. So r1c2 and r1c3 are ship cells, and r2c1 to r2c4 are water.',
    de: 'Es fehlt noch ein Schiff mit drei Feldern; Platz ist nur in r1c1 bis r1c3 und r1c2 bis r1c4. Also sind r1c2 und r1c3 Schiffsfelder, und r2c1 bis r2c4 sind Wasser.',
    nearly: [],
  },
  {
    id: 'no-room',
    puzzle: grid([2, null, null, null, null]),
    known: water('r1c1', 'r1c2'),
    en: 'r2c4 is water: otherwise row 1 has too little room for its two ship cells.',
    de: 'r2c4 ist Wasser. Sonst gilt: in Zeile 1 ist zu wenig Platz für zwei Schiffsfelder.',
    nearly: water('r1c1'),
  },
];

describe.each(MOVES)('the move $id', ({ id, puzzle, known, en, de, nearly }) => {
  const found = foundOn(battleship, puzzle, id, known);

  it('says what it finds', () => {
    expect(found.map((place) => place.en)).toContain(en);
    expect(found.map((place) => place.de)).toContain(de);
    for (const { concludes } of found) expect(concludes.length).toBeGreaterThan(0);
  });

  it('finds nothing where it nearly applies', () => {
    const sentences = foundOn(battleship, puzzle, id, nearly).map((place) => place.en);
    expect(sentences).not.toContain(en);
  });
});
