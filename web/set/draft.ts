/** The Sudoku that is being set: its changes, one by one, kept over a reload. */
import { effect, signal } from '@preact/signals';
import type { Cell, SudokuPuzzle } from '../../src/browser.js';
import { begin, change, type History, redo, undo } from '../engine/history.js';
import { quick } from '../engine/lanes.js';
import { readStoredJson, store } from '../engine/stored.js';
import { spokenLanguage } from '../words/index.js';
import { BOXES } from './boxes.js';

/** A constraint as the puzzle has it. */
export type Constraint = NonNullable<SudokuPuzzle['constraints']>[number];

const KEY = 'set.sudoku';

export const draft = signal<History<SudokuPuzzle>>(begin(kept() ?? emptyGrid('9')));
/** A sentence on why the last change was refused. */
export const refusal = signal('');

effect(() => store(KEY, JSON.stringify(draft.value.now)));

function kept(): SudokuPuzzle | undefined {
  const puzzle = readStoredJson(KEY) as SudokuPuzzle | undefined;
  return puzzle?.family === 'sudoku' && Array.isArray(puzzle.grid) ? puzzle : undefined;
}

/** An empty grid of a side. */
export function emptyGrid(side: string): SudokuPuzzle {
  const rows = Array.from({ length: Number(side) }, () => new Array<number>(Number(side)).fill(0));
  return { family: 'sudoku', box: BOXES[side]!, grid: rows };
}

/** The puzzle after a change, of the one before it. */
type Change = (now: SudokuPuzzle) => SudokuPuzzle;

/** Changes wait for the one before: people type faster than puzzles are read. */
let last: Promise<boolean> = Promise.resolve(false);

/** Makes a change once the library has read the puzzle; what it refuses is said, and nothing changes. */
export function propose(changed: Change): Promise<boolean> {
  last = last.then(() => make(changed));
  return last;
}

async function make(changed: Change): Promise<boolean> {
  const before = draft.peek();
  const next = changed(before.now);
  const { constraints = [], ...plain } = next;
  const puzzle = constraints.length === 0 ? plain : next;
  try {
    const { broken } = await quick.call('read', { text: JSON.stringify(puzzle), language: spokenLanguage() });
    refusal.value = broken[0] ?? '';
  } catch (error) {
    refusal.value = error instanceof Error ? error.message : String(error);
  }
  if (refusal.peek() !== '' || draft.peek() !== before) return false;
  draft.value = change(before, puzzle);
  return true;
}

/** Gives a number in some cells, or takes it back where all of them have it; 0 empties them. */
export function give(cells: readonly Cell[], number: number): void {
  const own = new Set(cells.map((cell) => cell.join()));
  void propose((now) => {
    const isHere = cells.every(([row, column]) => now.grid[row]?.[column] === number);
    const grid = now.grid.map((row, y) =>
      row.map((given, x) => (own.has([y, x].join()) ? (isHere ? 0 : number) : given)),
    );
    return { ...now, grid };
  });
}

/**
 * Makes a region of cells: the one of the first cell grows, or where that has none a new one begins; boxes
 * give way to it.
 * @param isErased the cells belong to no region any more
 */
export function drawRegion(cells: readonly Cell[], isErased = false): Promise<boolean> {
  const own = new Set(cells.map((cell) => cell.join()));
  const [[row, column] = [0, 0]] = cells;
  return propose(({ box: _, ...now }) => {
    const drawn: readonly (readonly (number | null)[])[] =
      now.regions === undefined || now.regions === 'none'
        ? now.grid.map((numbers) => numbers.map(() => null))
        : now.regions;
    const known = new Set(drawn.flat());
    let free = 0;
    while (known.has(free)) free++;
    const region = isErased ? null : (drawn[row]?.[column] ?? free);
    const regions = drawn.map((line, y) =>
      line.map((before, x) => (own.has([y, x].join()) ? region : before)),
    );
    return { ...now, regions };
  });
}

/** Boxes take the place of drawn regions. */
export function boxesAgain(): Promise<boolean> {
  return propose(({ regions: _, ...now }) => ({ ...now, box: BOXES[now.grid.length]! }));
}

/** Adds a constraint; one that is there already, cell for cell, goes away. */
export function toggle(constraint: Constraint): Promise<boolean> {
  const text = JSON.stringify(constraint);
  return propose((now) => {
    const constraints = now.constraints ?? [];
    const others = constraints.filter((one) => JSON.stringify(one) !== text);
    return {
      ...now,
      constraints: others.length < constraints.length ? others : [...constraints, constraint],
    };
  });
}

/** Takes the last change back. */
export function takeBack(): void {
  refusal.value = '';
  draft.value = undo(draft.peek());
}

/** Makes the change again that was taken back last. */
export function makeAgain(): void {
  refusal.value = '';
  draft.value = redo(draft.peek());
}
