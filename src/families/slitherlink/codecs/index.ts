/** The door of the codecs: all formats, JSON first. */
import { codecsOf } from '../../kit/codecs/codec.js';
import { sideDrawingText } from '../../kit/codecs/side-drawing.js';
import { sizeIssue } from '../../kit/grid-issues.js';
import { violations } from '../../kit/rules/index.js';
import { NUMBERS, type SlitherlinkPuzzle, type SlitherlinkSolution } from '../puzzle.js';
import { LONGEST_SIDE, readSlitherlink, readSlitherlinkSolution } from '../reading.js';
import { slitherlinkRuled } from '../rules.js';
import { slitherlinkPenpa } from './penpa.js';
import { slitherlinkPuzzlink } from './puzzlink.js';
import { slitherlinkPzpr } from './pzpr.js';
import { slitherlinkTatham } from './tatham.js';

const slitherlinkText = sideDrawingText<SlitherlinkPuzzle>({
  name: 'slitherlink',
  header: /^\s*(?:slither\s?link|loopy)\s*$/i,
  numbers: NUMBERS,
  puzzleOf: (grid) => ({ family: 'slitherlink', grid }),
});

export const slitherlinkCodecs = codecsOf<SlitherlinkPuzzle, SlitherlinkSolution>(
  {
    family: 'slitherlink',
    readPuzzle: readSlitherlink,
    readSolution: readSlitherlinkSolution,
    sizeIssue: (size) => sizeIssue(size, LONGEST_SIDE),
    verify: (puzzle, solution) => violations(slitherlinkRuled, puzzle, solution),
  },
  [slitherlinkPuzzlink, slitherlinkPzpr, slitherlinkPenpa, slitherlinkTatham, slitherlinkText],
);
