/** The numbers that open cells can hold: small ones, and a large one where it is the only one. */
import type { SudokuPuzzle } from '../../src/browser.js';
import { known } from './forced-state.js';

/** The possible numbers as they were last known: pale while it is about the puzzle before the last change. */
export function ForcedView({ puzzle }: { readonly puzzle: SudokuPuzzle }) {
  const { grid } = puzzle;
  const last = known.value;
  if (last?.answer.status !== 'found' || last.puzzle.grid.length !== grid.length) return null;
  const { numbers } = last.answer;
  const across = Math.ceil(Math.sqrt(grid.length));
  const size = 0.84 / across;
  return (
    <g class={last.puzzle === puzzle ? 'forced-numbers' : 'forced-numbers stale'}>
      {grid.flatMap((row, y) =>
        row.map((given, x) => {
          const possible = given > 0 ? [] : (numbers[`${y},${x}`] ?? []);
          if (possible.length === 1)
            return (
              <text key={`${y},${x}`} class="entry-number forced" x={x + 0.5} y={y + 0.52}>
                {possible[0]}
              </text>
            );
          return possible.map((number) => (
            <text
              key={`${y},${x} ${number}`}
              class="entry-note possible"
              x={x + 0.08 + (((number - 1) % across) + 0.5) * size}
              y={y + 0.1 + (Math.floor((number - 1) / across) + 0.5) * size}
              font-size={0.8 * size}
            >
              {number}
            </text>
          ));
        }),
      )}
    </g>
  );
}
