/** The numbers that open cells can hold: small ones, and a large one where it is the only one. */
import type { Cell, Puzzle } from '../../src/browser.js';
import { known } from './forced-state.js';

interface ForcedProps {
  readonly puzzle: Puzzle;
  readonly rows: number;
  readonly columns: number;
  /** The largest number of a cell. */
  readonly most: number;
  /** True if clues may stand in upper left corners of cells: the small numbers keep below them. */
  readonly hasCorners: boolean;
  /** True for a cell that shows a number already, or takes none. */
  isGiven(cell: Cell): boolean;
}

/** The possible numbers as they were last known: pale while it is about the puzzle before the last change. */
export function ForcedView({ puzzle, rows, columns, most, hasCorners, isGiven }: ForcedProps) {
  const last = known.value;
  if (last?.answer.status !== 'found' || last.puzzle.family !== puzzle.family) return null;
  const { numbers } = last.answer;
  const across = Math.ceil(Math.sqrt(most));
  const size = 0.84 / across;
  const top = hasCorners ? 0.3 : 0.1;
  const height = (0.94 - top) / Math.ceil(most / across);
  return (
    <g class={last.puzzle === puzzle ? 'forced-numbers' : 'forced-numbers stale'}>
      {Object.entries(numbers).flatMap(([spot, possible]) => {
        const [y = 0, x = 0] = spot.split(',').map(Number);
        if (y >= rows || x >= columns || isGiven([y, x])) return [];
        if (possible.length === 1)
          return (
            <text key={spot} class="entry-number forced" x={x + 0.5} y={y + 0.52}>
              {possible[0]}
            </text>
          );
        return possible.map((number) => (
          <text
            key={`${spot} ${number}`}
            class="entry-note possible"
            x={x + 0.08 + (((number - 1) % across) + 0.5) * size}
            y={y + top + (Math.floor((number - 1) / across) + 0.5) * height}
            font-size={0.8 * Math.min(size, height)}
          >
            {number}
          </text>
        ));
      })}
    </g>
  );
}
