/** Clues at the edges of an enlarged board: they stay in sight while the cells move below them. */
import type { ClueStrips, Side, Strip } from './clue-strips.js';
import { AXES, type IsMet } from './met-lines.js';

interface BandsProps {
  readonly strips: ClueStrips;
  readonly isMet: IsMet | undefined;
}

/** Towards the grid, where a band has more room than its clues need. */
const ALIGNED: Readonly<Record<Side, string>> = {
  left: 'xMaxYMid meet',
  right: 'xMinYMid meet',
  above: 'xMidYMax meet',
  below: 'xMidYMin meet',
};

/** A band for every side that has clues. */
export function ClueBands({ strips, isMet }: BandsProps) {
  const hasCorner = (...sides: readonly Side[]): boolean => sides.every((side) => strips[side].length > 0);
  return (
    <>
      {(Object.keys(strips) as Side[]).map(
        (side) => strips[side].length > 0 && <Band key={side} {...{ side, isMet }} strips={strips[side]} />,
      )}
      {hasCorner('left', 'above') && <div class="band left above" aria-hidden="true" />}
      {hasCorner('right', 'below') && <div class="band right below" aria-hidden="true" />}
    </>
  );
}

interface BandProps extends Pick<BandsProps, 'isMet'> {
  readonly side: Side;
  readonly strips: readonly Strip[];
}

function Band({ side, strips, isMet }: BandProps) {
  return (
    <div class={`paper band ${side}`} aria-hidden="true">
      {strips.map(({ viewBox, content, hasClue }, index) => (
        <svg
          key={viewBox}
          class={hasClue && isMet?.({ axis: AXES[side], index }) ? 'met' : undefined}
          viewBox={viewBox}
          preserveAspectRatio={ALIGNED[side]}
          // The library's renderer wrote this part of the picture, too.
          dangerouslySetInnerHTML={{ __html: content }}
        />
      ))}
    </div>
  );
}
