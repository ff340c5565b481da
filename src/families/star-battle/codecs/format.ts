import { regionsOfWalls, wallsOf } from '../../../formats/index.js';
import type { Draft, Format } from '../../kit/codecs/codec.js';
import type { StarBattlePuzzle, StarBattleSolution } from '../puzzle.js';

export type StarBattleFormat = Format<StarBattlePuzzle, StarBattleSolution>;
export type StarBattleDraft = Draft<StarBattlePuzzle>;

/**
 * The message of a format of borders alone about what it cannot hold: given cells, cells of no region,
 * regions of several parts.
 */
export function unheldByBorders(format: string, puzzle: StarBattlePuzzle): string | undefined {
  const unheld = missingFromBorders(puzzle);
  if (unheld === undefined) return undefined;
  return `The format ${format} holds borders only, and this puzzle has ${unheld}. The formats json and text can hold it.`;
}

function missingFromBorders({ regions, given }: StarBattlePuzzle): string | undefined {
  if (given !== undefined) return 'given cells';
  if (regions.flat().includes(null)) return 'cells of no region';
  const read = regionsOfWalls({ rows: regions.length, columns: regions.length }, wallsOf(regions));
  return JSON.stringify(read) === JSON.stringify(regions) ? undefined : 'a region of several parts';
}
