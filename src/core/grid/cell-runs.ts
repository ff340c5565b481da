/** Cells side by side or below each other are said as one: `r1c2 to r1c6`. */

/** Places in a row or column from which on they are said as one. */
const FEWEST = 3;
const CELL = /^r(\d+)c(\d+)$/;

/** Some places as one word, and how many there are. */
export interface PlaceRun {
  readonly words: string;
  readonly count: number;
}

interface Cells {
  readonly row: number;
  readonly column: number;
}

/** One step along a line: rows down, columns to the right. */
type Direction = readonly [down: number, right: number];

const ALONG_ROW: Direction = [0, 1];
const ALONG_COLUMN: Direction = [1, 0];

/** Places in their order, those that are cells of one line without a gap joined; the longest lines first. */
export function placeRuns(
  places: readonly string[],
  directions: readonly Direction[] = [ALONG_ROW, ALONG_COLUMN],
): readonly PlaceRun[] {
  const free = new Set(places);
  const runs = new Map<string, PlaceRun>();
  const next = (): readonly string[] => longestRun(free, directions);
  for (let run = next(); run.length >= FEWEST; run = next()) {
    for (const place of run) free.delete(place);
    runs.set(run[0]!, { words: `${run[0]!} to ${run.at(-1)!}`, count: run.length });
  }
  return places.flatMap((place) => {
    if (free.has(place)) return [{ words: place, count: 1 }];
    return runs.get(place) ?? [];
  });
}

/**
 * {@link placeRuns} along rows only, or along columns only where that takes fewer words: a group is read line
 * by line.
 */
export function parallelRuns(places: readonly string[]): readonly PlaceRun[] {
  const rows = placeRuns(places, [ALONG_ROW]);
  const columns = placeRuns(places, [ALONG_COLUMN]);
  return columns.length < rows.length ? columns : rows;
}

/** The longest line of cells without a gap; the first directions first, then as the places stand. */
function longestRun(places: ReadonlySet<string>, directions: readonly Direction[]): readonly string[] {
  let longest: readonly string[] = [];
  for (const [down, right] of directions) {
    for (const place of places) {
      const cell = cellOf(place);
      if (cell === undefined || places.has(codeOf({ row: cell.row - down, column: cell.column - right }))) {
        continue;
      }
      const run: string[] = [];
      let { row, column } = cell;
      while (places.has(codeOf({ row, column }))) {
        run.push(codeOf({ row, column }));
        [row, column] = [row + down, column + right];
      }
      if (run.length > longest.length) longest = run;
    }
  }
  return longest;
}

function cellOf(place: string): Cells | undefined {
  const found = CELL.exec(place);
  return found === null ? undefined : { row: Number(found[1]), column: Number(found[2]) };
}

function codeOf({ row, column }: Cells): string {
  return `r${row}c${column}`;
}
