import type { NonogramPuzzle } from '../../../src/browser.js';
import { say } from '../../words/index.js';
import { cellEntered } from './entered.js';
import { type CellGame, type Entries, entriesOfGrid, mapGrid, spotOf, sum, type Tool } from './game.js';
import { alongLine } from './lines.js';

const EMPTY = '.';
const OPEN = '?';
const RADIX = 36;
const LETTERS = 26;

/** Cells are filled, in colours where the puzzle has them, or crossed out. */
export function nonogramGame(puzzle: NonogramPuzzle): CellGame {
  const { rows, columns, palette, given } = puzzle;
  const colours = palette === undefined ? [FILL] : coloursOf(palette);
  const size = { rows: rows.length, columns: columns.length };
  const cross: Tool = { value: EMPTY, name: () => say('empty'), key: 'x', look: { kind: 'cross' } };
  const givenAt = (row: number, column: number): string | undefined => {
    const sign = given?.[row]?.[column];
    return sign === '?' ? undefined : sign;
  };
  const rowsOf = (entries: Entries, open: string): readonly string[] =>
    mapGrid(size.rows, size.columns, (cell) => givenAt(...cell) ?? entries[spotOf(cell)] ?? open).map((row) =>
      row.join(''),
    );
  return {
    kind: 'cells',
    ...size,
    tools: [...colours, cross],
    needed: sum(rows.flat().map(lengthOf)) - (given ?? []).join('').replaceAll(/[?.]/g, '').length,
    isFixed: ([row, column]) => givenAt(row, column) !== undefined,
    words: ([row, column]) => {
      const clues = say('rowAndColumn', { row: clueWords(rows[row]), column: clueWords(columns[column]) });
      const entry = [...colours, cross].find(({ value }) => value === givenAt(row, column));
      return entry === undefined ? clues : `${entry.name()}; ${clues}`;
    },
    isMet: (line, entries) => {
      const cells = alongLine(line, size, (cell) => givenAt(...cell) ?? entries[spotOf(cell)] ?? EMPTY);
      return runsOf(cells).join() === runsOfClue((line.axis === 'row' ? rows : columns)[line.index]!).join();
    },
    solutionOf: (entries) => rowsOf(entries, EMPTY),
    stateOf: (entries) => rowsOf(entries, OPEN),
    entered: (conclusion) => {
      const { cells, holds, choice } = conclusion;
      if (colours.length === 1) return cellEntered(conclusion, [...colours, cross]);
      // Of several colours those that a cell does not have are no entries.
      return holds ? { [spotOf(cells[0]!)]: (choice === 0 ? cross : colours[choice - 1]!).value } : {};
    },
    entriesOf: (solution) => entriesOfGrid(solution as readonly string[]),
  };
}

const FILL: Tool = { value: '#', name: () => say('filled'), key: ' ', look: { kind: 'square' } };

function coloursOf(palette: readonly string[]): Tool[] {
  return palette.slice(1).map((colour, index) => ({
    value: (index + 1).toString(RADIX),
    // The letter beside the numbers of the clues.
    name: () => say('colourLetter', { letter: letterOf(index) }),
    key: index === 0 ? ' ' : String(index + 1),
    look: { kind: 'square', colour, letter: letterOf(index) },
  }));
}

function letterOf(index: number): string {
  return String.fromCharCode((index < LETTERS ? 'a'.charCodeAt(0) : 'A'.charCodeAt(0) - LETTERS) + index);
}

/** Runs of cells of one colour, each as its text. */
function runsOf(cells: readonly string[]): readonly string[] {
  return cells.join('').match(/([^.])\1*/g) ?? [];
}

function runsOfClue(clue: readonly (number | readonly [number, number])[]): readonly string[] {
  return clue.map((run) =>
    (typeof run === 'number' ? FILL.value : run[1].toString(RADIX)).repeat(lengthOf(run)),
  );
}

function lengthOf(clue: number | readonly [number, number]): number {
  return typeof clue === 'number' ? clue : clue[0];
}

function clueWords(clue: readonly (number | readonly [number, number])[] | undefined): string {
  if (clue === undefined || clue.length === 0) return say('none');
  return clue
    .map((one) =>
      typeof one === 'number' ? one : say('ofColour', { length: one[0], colour: letterOf(one[1] - 1) }),
    )
    .join(' ');
}
