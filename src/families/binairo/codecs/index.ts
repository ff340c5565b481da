/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import { sizeIssue } from '../../kit/grid-issues.js';
import { violations } from '../../kit/rules/index.js';
import type { BinairoPuzzle, BinairoSolution } from '../puzzle.js';
import { LONGEST_SIDE, readBinairo, readBinairoSolution } from '../reading.js';
import { binairoRuled } from '../rules.js';
import { binairoPenpa } from './penpa.js';
import { binairoTatham } from './tatham.js';
import { binairoText } from './text.js';

export const binairoCodecs = codecsOf<BinairoPuzzle, BinairoSolution>(
  {
    family: 'binairo',
    readPuzzle: readBinairo,
    readSolution: readBinairoSolution,
    sizeIssue: (size) => sizeIssue(size, LONGEST_SIDE),
    verify: (puzzle, solution) => violations(binairoRuled, puzzle, solution),
  },
  [binairoPenpa, binairoTatham, binairoText],
);
