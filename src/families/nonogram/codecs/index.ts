/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import type { NonogramPuzzle, NonogramSolution } from '../puzzle.js';
import { readNonogram, readNonogramSolution } from '../reading.js';
import { contradictions, sizeIssue } from './format.js';
import { nonogramIpuz } from './ipuz.js';
import { nonogramNin } from './nin.js';
import { nonogramNon } from './non.js';
import { nonogramNonogramsOrg } from './nonograms-org.js';
import { nonogramOlsak } from './olsak.js';
import { nonogramPbm } from './pbm.js';
import { nonogramPenpa } from './penpa.js';
import { nonogramPuzzlink } from './puzzlink.js';
import { nonogramPzpr } from './pzpr.js';
import { nonogramTatham } from './tatham.js';
import { nonogramText } from './text.js';
import { nonogramWebpbn } from './webpbn.js';
import { nonogramWoven } from './woven.js';

export const nonogramCodecs = codecsOf<NonogramPuzzle, NonogramSolution>(
  {
    family: 'nonogram',
    readPuzzle: readNonogram,
    readSolution: readNonogramSolution,
    contradictions,
    sizeIssue: ({ rows, columns }) => sizeIssue(rows, columns),
    verify: contradictions,
  },
  // Pictures and lists of plain text come last, as they have no mark of their own.
  [
    nonogramNon,
    nonogramOlsak,
    nonogramNonogramsOrg,
    nonogramWebpbn,
    nonogramWoven,
    nonogramIpuz,
    nonogramPbm,
    nonogramPuzzlink,
    nonogramPzpr,
    nonogramPenpa,
    nonogramTatham,
    nonogramNin,
    nonogramText,
  ],
);
