/**
 * The community formats of nonograms. Content is recognised in this order; pictures and lists of plain text come
 * last, as they have no mark of their own.
 */
import { jsonCodec } from '../../kit/json-codec.js';
import { lineByLine } from '../../kit/line-by-line.js';
import { readNonogram, readNonogramSolution } from '../reading.js';
import type { NonogramCodec } from './document.js';
import { ninCodec } from './nin.js';
import { nonCodec } from './non.js';
import { pbmCodec } from './pbm.js';
import { puzzlinkCodec } from './puzzlink.js';
import { tathamCodec } from './tatham.js';
import { textCodec } from './text.js';
import { webpbnCodec } from './webpbn.js';

/** Every format a nonogram can be read from and written to. */
export const nonogramCodecs: readonly NonogramCodec[] = [
  jsonCodec('nonogram', readNonogram, readNonogramSolution),
  nonCodec,
  webpbnCodec,
  pbmCodec,
  lineByLine(puzzlinkCodec),
  lineByLine(tathamCodec),
  ninCodec,
  textCodec,
];
