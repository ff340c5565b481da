/** The number of cells a picture gets: the aspect is kept, nothing is ever stretched or cut off to fit. */
import { failure, type Issue, issue, type Result, success } from '../../core/index.js';

/** Smallest and largest grid side, in cells. */
export const SIDES = { least: 1, most: 100 } as const;

/** Cells on the longer side when no size is asked for. */
const DEFAULT_LONGEST_SIDE = 30;

/** The wanted grid size in cells; a missing side follows from the picture's aspect. */
export interface WantedSize {
  readonly width?: number;
  readonly height?: number;
}

/** A grid and the picture's place in it; cells outside the picture are padding. */
export interface GridFit {
  readonly width: number;
  readonly height: number;
  readonly picture: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

/**
 * Fits a picture of `width` x `height` pixels to the wanted grid. One side given: the other follows, rounded
 * to the nearest cell and at least 1. Both given: the picture is fitted inside and centred, odd padding going
 * right and below. None given: the longer side becomes 30 cells, or its own pixels where it has fewer (pixel
 * art).
 *
 * @returns issue `size-out-of-range` naming the setting, or `aspect-too-long` when the side that follows
 *   would be more than 100 cells
 */
export function fitGrid(width: number, height: number, wanted: WantedSize): Result<GridFit> {
  const issues = [...checkSide('width', wanted.width), ...checkSide('height', wanted.height)];
  if (issues.length > 0) return failure(...issues);
  if (wanted.width !== undefined && wanted.height !== undefined)
    return success(fitInside(width, height, wanted.width, wanted.height));
  const scale = scaleOf(width, height, wanted);
  const columns = wanted.width ?? atLeastOne(width * scale);
  const rows = wanted.height ?? atLeastOne(height * scale);
  if (Math.max(columns, rows) > SIDES.most) return failure(tooLong(columns, rows));
  return success({
    width: columns,
    height: rows,
    picture: { left: 0, top: 0, width: columns, height: rows },
  });
}

function checkSide(setting: string, side: number | undefined): Issue[] {
  if (side === undefined) return [];
  if (Number.isInteger(side) && side >= SIDES.least && side <= SIDES.most) return [];
  const expected = `a whole number from ${SIDES.least} to ${SIDES.most} was expected`;
  return [issue('size-out-of-range', `The ${setting} is ${side}; ${expected}.`, { setting })];
}

function tooLong(columns: number, rows: number): Issue {
  const [followed, given] = columns > rows ? ['width', 'height'] : ['height', 'width'];
  return issue(
    'aspect-too-long',
    `The picture would need ${columns} x ${rows} cells; at most ${SIDES.most} a side were expected. ` +
      `Lower the ${given}, or give the ${followed} too and the picture is fitted inside.`,
    { setting: given },
  );
}

/** Cells a pixel. */
function scaleOf(width: number, height: number, wanted: WantedSize): number {
  if (wanted.width !== undefined) return wanted.width / width;
  if (wanted.height !== undefined) return wanted.height / height;
  return Math.min(1, DEFAULT_LONGEST_SIDE / Math.max(width, height));
}

function fitInside(width: number, height: number, columns: number, rows: number): GridFit {
  const scale = Math.min(columns / width, rows / height);
  const pictureWidth = Math.min(columns, atLeastOne(width * scale));
  const pictureHeight = Math.min(rows, atLeastOne(height * scale));
  return {
    width: columns,
    height: rows,
    picture: {
      left: Math.floor((columns - pictureWidth) / 2),
      top: Math.floor((rows - pictureHeight) / 2),
      width: pictureWidth,
      height: pictureHeight,
    },
  };
}

function atLeastOne(cells: number): number {
  return Math.max(1, Math.round(cells));
}
