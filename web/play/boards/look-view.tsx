/** Entries as they look on the board; one cell is one unit. */
import type { Look } from '../games/index.js';

/** The look of a cell. */
export function LookView({
  look,
  row,
  column,
}: {
  readonly look: Look;
  readonly row: number;
  readonly column: number;
}) {
  const [x, y] = [column + 0.5, row + 0.5];
  switch (look.kind) {
    case 'square':
      return (
        <>
          <rect
            class="entry-square"
            x={column + 0.06}
            y={row + 0.06}
            width={0.88}
            height={0.88}
            rx={0.08}
            {...(look.colour === undefined ? {} : { fill: look.colour })}
          />
          {look.letter !== undefined && (
            <text class="entry-letter" x={x} y={y}>
              {look.letter}
            </text>
          )}
        </>
      );
    case 'shade':
      return <rect class="entry-shade" x={column} y={row} width={1} height={1} />;
    case 'cross':
      return <Cross x={x} y={y} reach={0.18} />;
    case 'corner':
      return <Cross x={x + 0.32} y={y + 0.32} reach={0.1} />;
    case 'line':
      return <path class="entry-line" stroke-width={0.12} d={`M${x - 0.34} ${y}h0.68`} />;
    case 'dot':
      return <circle class="entry-dot" cx={x} cy={y} r={0.11} />;
    case 'ship':
      return <circle class="entry-square" cx={x} cy={y} r={0.4} />;
    case 'water':
      return <path class="entry-cross" d={`M${x - 0.28} ${y}q0.14 -0.2 0.28 0t0.28 0`} />;
    case 'text':
      return (
        <text class={/\d/.test(look.text) ? 'entry-text digit' : 'entry-text'} x={x} y={y}>
          {look.text}
        </text>
      );
  }
}

function Cross({ x, y, reach }: { readonly x: number; readonly y: number; readonly reach: number }) {
  const [left, right, top, bottom] = [x - reach, x + reach, y - reach, y + reach];
  return (
    <path class="entry-cross" d={`M${left} ${top}L${right} ${bottom}M${left} ${bottom}L${right} ${top}`} />
  );
}
