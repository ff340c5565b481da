/** What the Star Battle formats besides JSON share: limits on reading and checks before anything is written. */
import { type Issue, issue } from '../../../core/issue.js';
import { type Result, success } from '../../../core/result.js';
import { regionsOfWalls, wallsOf } from '../../../formats/border.js';
import { readWithinLimit } from '../../../formats/limits.js';
import type { Source } from '../../../formats/source.js';
import type { Codec, PuzzleDocument } from '../../family.js';
import type { StarBattlePuzzle, StarBattleSolution } from '../puzzle.js';
import { readStarBattle, readStarBattleSolution } from '../reading.js';

export type StarBattleCodec = Codec<StarBattlePuzzle, StarBattleSolution>;
export type StarBattleDocument = PuzzleDocument<StarBattlePuzzle, StarBattleSolution>;

/** One format, described by what is its own. */
interface StarBattleFormat {
  readonly format: string;
  readonly description: string;
  readonly extension: string;
  readonly recognises: (source: Source) => boolean;
  readonly read: (source: Source) => Result<StarBattleDocument>;
  /** Writes a document that was checked, or says what the format cannot hold. */
  readonly write: (document: StarBattleDocument) => Result<string>;
}

/** The codec of a format; what it writes is well-formed. */
export function starBattleCodec({ read, write, ...format }: StarBattleFormat): StarBattleCodec {
  return {
    ...format,
    needsSolution: false,
    decode: (source) => readWithinLimit(source, read),
    encode: ({ puzzle, solution, credits }) => {
      const checked = readStarBattle(puzzle);
      if (!checked.ok) return checked;
      if (solution === undefined) return write({ puzzle: checked.value, credits });
      const solved = readStarBattleSolution(solution, checked.value);
      return solved.ok ? write({ puzzle: checked.value, solution: solved.value, credits }) : solved;
    },
  };
}

/** The document of a puzzle alone, or the puzzle's issues. */
export function documentOfPuzzle(puzzle: Result<StarBattlePuzzle>): Result<StarBattleDocument> {
  return puzzle.ok ? success({ puzzle: puzzle.value, credits: {} }) : puzzle;
}

/** What a format of borders alone cannot hold of a puzzle: given cells, cells of no region, regions of several parts. */
export function unheldByBorders(format: string, puzzle: StarBattlePuzzle): Issue | undefined {
  const unheld = missingFromBorders(puzzle);
  if (unheld === undefined) return undefined;
  const message = `The format ${format} holds borders only, and this puzzle has ${unheld}. The formats json and text can hold it.`;
  return issue('format-cannot-hold', message);
}

function missingFromBorders({ regions, given }: StarBattlePuzzle): string | undefined {
  if (given !== undefined) return 'given cells';
  if (regions.flat().includes(null)) return 'cells of no region';
  const read = regionsOfWalls({ rows: regions.length, columns: regions.length }, wallsOf(regions));
  return JSON.stringify(read) === JSON.stringify(regions) ? undefined : 'a region of several parts';
}
