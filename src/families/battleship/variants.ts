import { moveSides, moveTexts, type Symmetry, sizeOfRows, symmetriesOf } from '../../core/index.js';
import type { BattleshipPuzzle } from './puzzle.js';

/** The ends of ships, each beside the end that it becomes. */
const ACROSS: Readonly<Record<string, string>> = { '<': '>', '>': '<' };
const DOWN: Readonly<Record<string, string>> = { '^': 'v', v: '^' };
const TRANSPOSED: Readonly<Record<string, string>> = { '<': '^', '^': '<', '>': 'v', v: '>' };

/** The puzzle turned and mirrored, the ends of its ships with it. */
export function battleshipVariants({
  family,
  rows,
  columns,
  fleet,
  grid,
}: BattleshipPuzzle): readonly BattleshipPuzzle[] {
  return symmetriesOf(sizeOfRows(grid)).map((symmetry) => ({
    family,
    ...moveSides({ rows, columns }, symmetry),
    fleet,
    grid: moveTexts(grid, symmetry).map((text) => text.replace(/[<>^v]/g, (end) => turned(end, symmetry))),
  }));
}

function turned(end: string, { flipsRows, flipsColumns, transposes }: Symmetry): string {
  const across = flipsColumns ? (ACROSS[end] ?? end) : end;
  const down = flipsRows ? (DOWN[across] ?? across) : across;
  return transposes ? TRANSPOSED[down]! : down;
}
