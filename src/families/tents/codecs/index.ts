/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import { sizeIssue } from '../../kit/grid-issues.js';
import { violations } from '../../kit/rules/index.js';
import type { TentsPuzzle, TentsSolution } from '../puzzle.js';
import { LONGEST_SIDE, readTents, readTentsSolution } from '../reading.js';
import { tentsRuled } from '../rules.js';
import { tentsPenpa } from './penpa.js';
import { tentsPuzzlink } from './puzzlink.js';
import { tentsPzpr } from './pzpr.js';
import { tentsTatham } from './tatham.js';
import { tentsText } from './text.js';

export const tentsCodecs = codecsOf<TentsPuzzle, TentsSolution>(
  {
    family: 'tents',
    readPuzzle: readTents,
    readSolution: readTentsSolution,
    sizeIssue: (size) => sizeIssue(size, LONGEST_SIDE),
    verify: (puzzle, solution) => violations(tentsRuled, puzzle, solution),
  },
  [tentsPuzzlink, tentsPzpr, tentsPenpa, tentsTatham, tentsText],
);
