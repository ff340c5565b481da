/** Lines that were entered, several side by side, and crosses where there is none. */
import type { ComponentChildren } from 'preact';
import { CROSSED, type Edge, type Entries, type LineGame, notesSpot } from '../games/index.js';

interface LinesProps {
  readonly game: LineGame;
  readonly entries: Entries;
  readonly wrong: ReadonlySet<string>;
  /** Drawn below the lines, in their coordinates. */
  readonly children?: ComponentChildren;
}

/** Places at corners are moved by half a cell, as if corners were the middles of cells. */
export function shiftOf({ atCorners }: LineGame): number {
  return atCorners ? 0.5 : 0;
}

/** From one of several lines to the next, in cells. */
const GAP = 0.15;
/** The gap at the ends of lines where islands have their numbers. */
const ISLAND = 0.37;

/** All entries of the board. */
export function LinesView({ game, entries, wrong, children }: LinesProps) {
  const back = -shiftOf(game);
  return (
    <g transform={`translate(${back} ${back})`}>
      {children}
      {game.edges.map((edge) => {
        const value = entries[edge.spot] ?? '0';
        const most = entries[notesSpot(edge.spot, 'excluded')];
        const look = wrong.has(edge.spot) ? 'entry-line wrong' : 'entry-line';
        if (value === CROSSED) return <Cross key={edge.spot} edge={edge} isWrong={wrong.has(edge.spot)} />;
        const count = Number(value);
        const lines = Array.from({ length: count }, (_, index) => (
          <Line
            key={`${edge.spot} ${index}`}
            edge={edge}
            aside={(index - (count - 1) / 2) * GAP}
            look={look}
            width={game.weight}
            inset={game.most > 1 ? ISLAND : 0}
          />
        ));
        return most === undefined
          ? lines
          : [...lines, <Most key={`${edge.spot} most`} edge={edge} most={most} />];
      })}
    </g>
  );
}

/** The most lines that there can be, beside the middle of their place. */
function Most({ edge: { from, to }, most }: { readonly edge: Edge; readonly most: string }) {
  const isAcross = from[0] === to[0];
  const [x, y] = [(from[1] + to[1] + 1) / 2, (from[0] + to[0] + 1) / 2];
  return (
    <text class="entry-note" font-size={0.28} x={isAcross ? x : x + 0.26} y={isAcross ? y - 0.22 : y}>
      ≤{most}
    </text>
  );
}

interface LineProps {
  readonly edge: Edge;
  readonly aside: number;
  readonly look: string;
  readonly width: number;
  readonly inset: number;
}

function Line({ edge: { from, to }, aside, look, width, inset }: LineProps) {
  const isAcross = from[0] === to[0];
  const [dx, dy] = isAcross ? [0, aside] : [aside, 0];
  const [cutX, cutY] = isAcross ? [inset, 0] : [0, inset];
  return (
    <line
      class={look}
      x1={from[1] + 0.5 + dx + cutX}
      y1={from[0] + 0.5 + dy + cutY}
      x2={to[1] + 0.5 + dx - cutX}
      y2={to[0] + 0.5 + dy - cutY}
      stroke-width={width}
    />
  );
}

function Cross({ edge: { from, to }, isWrong }: { readonly edge: Edge; readonly isWrong: boolean }) {
  const [x, y] = [(from[1] + to[1] + 1) / 2, (from[0] + to[0] + 1) / 2];
  const look = isWrong ? 'entry-cross wrong' : 'entry-cross';
  return <path class={look} d={`M${x - 0.12} ${y - 0.12}l0.24 0.24M${x - 0.12} ${y + 0.12}l0.24 -0.24`} />;
}
