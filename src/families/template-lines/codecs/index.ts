/** The door of the codecs: all formats, JSON first. */
import { codecsOf } from '../../kit/codecs/codec.js';
import { fourCellSigns } from '../../kit/codecs/four-cells.js';
import { sideDrawingText } from '../../kit/codecs/side-drawing.js';
import { sizeIssue } from '../../kit/grid-issues.js';
import { type FencesPuzzle, type FencesSolution, NUMBERS, OPEN } from '../puzzle.js';
import { LONGEST_SIDE, readFences, readFencesSolution } from '../reading.js';

const puzzleOf = (grid: FencesPuzzle['grid']): FencesPuzzle => ({ family: 'fences', grid });

const fencesText = sideDrawingText<FencesPuzzle>({
  name: 'fences',
  header: /^\s*fences\s*$/i,
  numbers: NUMBERS,
  puzzleOf,
});

const fencesPuzzlink = fourCellSigns<FencesPuzzle, FencesSolution>({
  types: ['slither', 'slitherlink'],
  // A number that is not given says nothing about its sides.
  signOf: (item) => (typeof item === 'number' ? String(item) : OPEN),
  itemOf: (sign) => (sign === OPEN ? null : Number(sign)),
  puzzleOf,
});

export const fencesCodecs = codecsOf<FencesPuzzle, FencesSolution>(
  {
    family: 'fences',
    readPuzzle: readFences,
    readSolution: readFencesSolution,
    sizeIssue: (size) => sizeIssue(size, LONGEST_SIDE),
  },
  [fencesText, fencesPuzzlink],
);
