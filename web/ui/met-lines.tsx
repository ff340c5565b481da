/** Clues beside a grid that are met: each grows pale, and a bar at the grid's edge says so without colour. */
import type { ClueStrips, Side } from './clue-strips.js';

/** True if the clue beside a row or column is met. */
export type IsMet = (line: { readonly axis: 'row' | 'column'; readonly index: number }) => boolean;

/** The direction of the lines whose clues stand at a side. */
export const AXES: Readonly<Record<Side, 'row' | 'column'>> = {
  left: 'row',
  right: 'row',
  above: 'column',
  below: 'column',
};

interface MetProps {
  readonly strips: ClueStrips;
  readonly isMet: IsMet;
  readonly rows: number;
  readonly columns: number;
}

/** Thickness of a bar, in cells. */
const BAR = 0.1;
/** Cells over which a met clue grows pale: no clue is longer. */
const FAR = 100;

/** Drawn over the picture, in cells. */
export function MetLines({ strips, isMet, rows, columns }: MetProps) {
  return (
    <>
      {(Object.keys(strips) as Side[]).flatMap((side) =>
        strips[side].map(({ hasClue }, index) => {
          if (!hasClue || !isMet({ axis: AXES[side], index })) return null;
          const end = { left: 0, above: 0, right: columns, below: rows }[side];
          const isBefore = side === 'left' || side === 'above';
          return (
            <g key={`${side} ${index}`} class="met-line">
              <rect
                class="met-veil"
                {...boxOf(side, index, isBefore ? -FAR : end, isBefore ? end : end + 1)}
              />
              <rect
                class="met-bar"
                {...boxOf(side, index, isBefore ? end - BAR : end, isBefore ? end : end + BAR)}
              />
            </g>
          );
        }),
      )}
    </>
  );
}

/** A box beside a line, from one distance to another along the line. */
function boxOf(side: Side, index: number, from: number, to: number) {
  return AXES[side] === 'row'
    ? { x: from, y: index, width: to - from, height: 1 }
    : { x: index, y: from, width: 1, height: to - from };
}
