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
        <rect
          class="entry-square"
          x={column + 0.06}
          y={row + 0.06}
          width={0.88}
          height={0.88}
          rx={0.08}
          {...(look.colour === undefined ? {} : { fill: look.colour })}
        />
      );
    case 'cross':
      return (
        <path
          class="entry-cross"
          d={`M${x - 0.18} ${y - 0.18}L${x + 0.18} ${y + 0.18}M${x - 0.18} ${y + 0.18}L${x + 0.18} ${y - 0.18}`}
        />
      );
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
        <text class="entry-text" x={x} y={y}>
          {look.text}
        </text>
      );
  }
}
