/** The original over the cells: one slider leads from the original to the cells and on to the clues alone. */
import { signal } from '@preact/signals';
import type { Box } from '../../src/browser.js';
import { say } from '../words/index.js';
import { canvas, photo } from './state.js';

/** 0 the original, 1 the cells, 2 the puzzle without them. */
export const view = signal(1);

/** The original where the slider shows it, and paper over the cells where it hides them. */
export function Original({ rows, columns }: { readonly rows: number; readonly columns: number }) {
  const original = photo.value;
  const hidden = Math.max(0, view.value - 1);
  const shown = Math.max(0, 1 - view.value);
  const place = placeOf(rows, columns);
  return (
    <>
      {hidden > 0 && <EmptyGrid rows={rows} columns={columns} opacity={hidden} />}
      {shown > 0 && original !== undefined && (
        <svg
          x={0}
          y={0}
          width={columns}
          height={rows}
          viewBox={place}
          preserveAspectRatio="xMidYMid meet"
          opacity={shown}
        >
          <title>{say('theOriginal')}</title>
          <rect class="blank" x="-100%" y="-100%" width="300%" height="300%" />
          <image
            href={original.address}
            width={original.image.width}
            height={original.image.height}
            preserveAspectRatio="none"
          />
        </svg>
      )}
    </>
  );
}

/** Every fifth line of the grid is thick. */
const GROUP = 5;

/** The grid as it is before it is solved, over the cells. */
function EmptyGrid({
  rows,
  columns,
  opacity,
}: {
  readonly rows: number;
  readonly columns: number;
  readonly opacity: number;
}) {
  const lines = (isThick: boolean): string => {
    const places = (count: number): number[] =>
      Array.from({ length: count + 1 }, (_, place) => place).filter(
        (place) => (place % GROUP === 0 || place === count) === isThick,
      );
    return [
      ...places(rows).map((row) => `M0 ${row}H${columns}`),
      ...places(columns).map((column) => `M${column} 0V${rows}`),
    ].join('');
  };
  return (
    <g opacity={opacity}>
      <rect class="blank" x={0} y={0} width={columns} height={rows} />
      <path class="line thin" d={lines(false)} />
      <path class="line thick" d={lines(true)} />
    </g>
  );
}

/** The part of the original that the cells show, as a view box. */
function placeOf(rows: number, columns: number): string {
  const { image } = photo.value ?? { image: { width: columns, height: rows } };
  const used = canvas.value?.used;
  // Cells that are painted by hand stand where those were that the program had made.
  if (used !== undefined) lastShown = used;
  const { left, top, right, bottom } = lastShown ?? {
    ...{ left: 0, top: 0 },
    ...{ right: image.width, bottom: image.height },
  };
  return `${left} ${top} ${right - left} ${bottom - top}`;
}

let lastShown: Box | undefined;
