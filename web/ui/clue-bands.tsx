/** Clues at the edges of an enlarged board: they stay in sight while the cells move below them. */
import { useMemo } from 'preact/hooks';
import type { Drawn } from '../worker/draw.js';
import { clueStrips, type Side, type Strip } from './clue-strips.js';

interface BandsProps {
  readonly drawn: Drawn;
  readonly rows: number;
  readonly columns: number;
}

/** Towards the grid, where a band has more room than its clues need. */
const ALIGNED: Readonly<Record<Side, string>> = {
  left: 'xMaxYMid meet',
  right: 'xMinYMid meet',
  above: 'xMidYMax meet',
  below: 'xMidYMin meet',
};

/** A band for every side that has clues. */
export function ClueBands({ drawn, rows, columns }: BandsProps) {
  const strips = useMemo(() => clueStrips(drawn, rows, columns), [drawn, rows, columns]);
  const hasCorner = (...sides: readonly Side[]): boolean => sides.every((side) => strips[side].length > 0);
  return (
    <>
      {(Object.keys(strips) as Side[]).map(
        (side) => strips[side].length > 0 && <Band key={side} side={side} strips={strips[side]} />,
      )}
      {hasCorner('left', 'above') && <div class="band left above" aria-hidden="true" />}
      {hasCorner('right', 'below') && <div class="band right below" aria-hidden="true" />}
    </>
  );
}

function Band({ side, strips }: { readonly side: Side; readonly strips: readonly Strip[] }) {
  return (
    <div class={`paper band ${side}`} aria-hidden="true">
      {strips.map(({ viewBox, content }) => (
        <svg
          key={viewBox}
          viewBox={viewBox}
          preserveAspectRatio={ALIGNED[side]}
          // The library's renderer wrote this part of the picture, too.
          dangerouslySetInnerHTML={{ __html: content }}
        />
      ))}
    </div>
  );
}
