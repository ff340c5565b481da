/** A pattern for each region of a board, by which it differs from its neighbours without colour. */
import { type GridGame, mapGrid } from '../games/index.js';
import { patternsOf } from './patterns-of-regions.js';

/** Directions of hatchings in degrees, each with close lines and with wide ones. */
const ANGLES = [45, 135, 0, 90] as const;
const GAPS = [0.2, 0.4] as const;
const PATTERNS = GAPS.flatMap((gap) => ANGLES.map((angle) => ({ gap, angle })));

/** Drawn over the picture, in cells. */
export function RegionPatterns({ game }: { readonly game: GridGame }) {
  const { rows, columns, regionOf } = game;
  if (regionOf === undefined) return null;
  const patterns = patternsOf(mapGrid(rows, columns, regionOf), PATTERNS.length);
  return (
    <>
      <defs>
        {PATTERNS.map(({ gap, angle }, index) => (
          <pattern
            key={`${gap} ${angle}`}
            id={`region-${index}`}
            width={gap}
            height={gap}
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${angle})`}
          >
            <line class="region-line" x1={gap / 2} y1={0} x2={gap / 2} y2={gap} stroke-width={0.03} />
          </pattern>
        ))}
      </defs>
      {mapGrid(rows, columns, (cell) => {
        const region = regionOf(cell);
        if (region === null) return null;
        const [row, column] = cell;
        const fill = `url(#region-${patterns.get(region)})`;
        return <rect key={cell.join()} class="region" x={column} y={row} width={1} height={1} fill={fill} />;
      })}
    </>
  );
}
