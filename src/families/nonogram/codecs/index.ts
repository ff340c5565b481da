/**
 * The community formats of nonograms. Content is recognised in this order; pictures and lists of plain text come
 * last, as they have no mark of their own.
 */
import { codecsOf } from '../../kit/codec.js';
import { readNonogram, readNonogramSolution } from '../reading.js';
import { contradictions } from './format.js';
import { nonogramNin } from './nin.js';
import { nonogramNon } from './non.js';
import { nonogramPbm } from './pbm.js';
import { nonogramPuzzlink } from './puzzlink.js';
import { nonogramTatham } from './tatham.js';
import { nonogramText } from './text.js';
import { nonogramWebpbn } from './webpbn.js';

/** Every format a nonogram can be read from and written to. */
export const nonogramCodecs = codecsOf(
  { family: 'nonogram', readPuzzle: readNonogram, readSolution: readNonogramSolution, contradictions },
  [nonogramNon, nonogramWebpbn, nonogramPbm, nonogramPuzzlink, nonogramTatham, nonogramNin, nonogramText],
);
