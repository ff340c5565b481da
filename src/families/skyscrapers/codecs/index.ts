/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import { squareIssue } from '../../kit/codecs/puzzlink.js';
import { violations } from '../../kit/rules/index.js';
import type { SkyscrapersPuzzle, SkyscrapersSolution } from '../puzzle.js';
import { readSkyscrapers, readSkyscrapersSolution, SIDES } from '../reading.js';
import { skyscrapersRuled } from '../rules.js';
import { skyscrapersPenpa } from './penpa.js';
import { skyscrapersPuzzlink } from './puzzlink.js';
import { skyscrapersPzpr } from './pzpr.js';
import { skyscrapersTatham } from './tatham.js';
import { skyscrapersText } from './text.js';

export const skyscrapersCodecs = codecsOf<SkyscrapersPuzzle, SkyscrapersSolution>(
  {
    family: 'skyscrapers',
    readPuzzle: readSkyscrapers,
    readSolution: readSkyscrapersSolution,
    sizeIssue: (size) => squareIssue(size, ...SIDES),
    verify: (puzzle, solution) => violations(skyscrapersRuled, puzzle, solution),
  },
  [skyscrapersPuzzlink, skyscrapersPzpr, skyscrapersPenpa, skyscrapersTatham, skyscrapersText],
);
