/** The boxes or regions of a drawing, by their borders. */
import { failure, issue, type Result, success } from '../../../../core/index.js';
import { takeRegions } from '../../../kit/codecs/penpa/board.js';
import type { PenpaBoard } from '../../../kit/codecs/penpa/index.js';
import { usualBox } from '../../box.js';
import type { SudokuPuzzle } from '../../puzzle.js';
import { boxesOrRegions } from '../box-regions.js';

/** Genres of the site: Latin squares, and regions of any shape. */
const LATIN = 'latin';
const IRREGULAR = 'irregular';

interface Areas {
  readonly layout: Pick<SudokuPuzzle, 'box' | 'regions'>;
  /** Says what was taken for granted. */
  readonly warning?: string;
}

/** Takes the borders. Without any there are the usual boxes, unless the genre or the title says otherwise. */
export function takeAreas(board: PenpaBoard): Result<Areas> {
  const { size, tags, title } = board;
  const regions = takeRegions(board);
  if (new Set(regions.flat()).size > 1) return success({ layout: boxesOrRegions(regions) });
  if (tags.includes(LATIN) || /\blatin\b/i.test(title)) return success({ layout: { regions: 'none' } });
  if (tags.includes(IRREGULAR)) {
    const message = 'The drawing has no borders between regions, which its genre "irregular" asks for.';
    return failure(issue('format-unsupported', message));
  }
  const box = usualBox(size.rows);
  if (box[0] === 1) {
    const warning = `The drawing has no borders of boxes, and there are no usual ones for a side of ${size.rows}: it is read as a Latin square.`;
    return success({ layout: { regions: 'none' }, warning });
  }
  const warning = `The drawing has no borders of boxes: the usual ones of ${box[0]} rows and ${box[1]} columns are taken for granted. With the genre "latin" there are none.`;
  return success({ layout: { box }, warning });
}
