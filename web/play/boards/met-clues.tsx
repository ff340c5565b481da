/** Clues within a grid that are met: each grows pale, and a bar beside it says so without colour. */
import type { MetClue } from '../games/index.js';

/** Drawn over the picture, in cells. */
export function MetClues({ clues }: { readonly clues: readonly MetClue[] }) {
  return (
    <>
      {clues.map(({ cell: [row, column], part }) => {
        const { veil, bar } = SHAPES[part];
        return (
          <g
            key={`${row},${column} ${part}`}
            class={`met-clue ${part}`}
            transform={`translate(${column} ${row})`}
          >
            <path class="met-veil" d={veil} />
            <path class="met-bar" d={bar} />
          </g>
        );
      })}
    </>
  );
}

/** The ground of a clue and its bar, in the unit square of the cell. */
const SHAPES: Readonly<Record<MetClue['part'], { readonly veil: string; readonly bar: string }>> = {
  whole: { veil: 'M0.1 0.1h0.8v0.8h-0.8z', bar: 'M0.25 0.84h0.5v0.08h-0.5z' },
  corner: { veil: 'M0.03 0.03h0.94v0.33h-0.94z', bar: 'M0.07 0.35h0.25v0.05h-0.25z' },
  cage: { veil: 'M0.03 0.03h0.6v0.22h-0.6z', bar: 'M0.08 0.26h0.26v0.05h-0.26z' },
  // A sum to the right stands above the diagonal of its cell, a sum downwards below it.
  across: { veil: 'M0 0h1v1z', bar: 'M0.9 0.1h0.08v0.8h-0.08z' },
  down: { veil: 'M0 0v1h1z', bar: 'M0.1 0.9h0.8v0.08h-0.8z' },
  // Along the border on both sides of the sign: a bar across would make another sign of it.
  right: { veil: 'M0.8 0.26h0.4v0.48h-0.4z', bar: 'M0.96 0.06h0.08v0.19h-0.08zm0 0.69h0.08v0.19h-0.08z' },
  below: { veil: 'M0.26 0.8h0.48v0.4h-0.48z', bar: 'M0.06 0.96h0.19v0.08h-0.19zm0.69 0h0.19v0.08h-0.19z' },
};
