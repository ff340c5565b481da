/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import { sizeIssue } from '../../kit/grid-issues.js';
import { violations } from '../../kit/rules/index.js';
import type { NurikabePuzzle, NurikabeSolution } from '../puzzle.js';
import { LONGEST_SIDE, readNurikabe, readNurikabeSolution } from '../reading.js';
import { nurikabeRuled } from '../rules.js';
import { nurikabePenpa } from './penpa.js';
import { nurikabePuzzlink } from './puzzlink.js';
import { nurikabePzpr } from './pzpr.js';
import { nurikabeText } from './text.js';

export const nurikabeCodecs = codecsOf<NurikabePuzzle, NurikabeSolution>(
  {
    family: 'nurikabe',
    readPuzzle: readNurikabe,
    readSolution: readNurikabeSolution,
    sizeIssue: (size) => sizeIssue(size, LONGEST_SIDE),
    verify: (puzzle, solution) => violations(nurikabeRuled, puzzle, solution),
  },
  [nurikabePuzzlink, nurikabePzpr, nurikabePenpa, nurikabeText],
);
