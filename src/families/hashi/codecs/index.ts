import { jsonCodec } from '../../kit/json-codec.js';
import { lineByLine } from '../../kit/line-by-line.js';
import { readHashi, readHashiSolution } from '../reading.js';
import type { HashiCodec } from './codec.js';
import { hasCodec } from './has.js';
import { puzzlinkCodec } from './puzzlink.js';
import { tathamCodec } from './tatham.js';
import { textCodec } from './text.js';

/** The community formats of Hashi; the first that recognises a text reads it. */
export const hashiCodecs: readonly HashiCodec[] = [
  jsonCodec('hashi', readHashi, readHashiSolution),
  lineByLine(puzzlinkCodec),
  lineByLine(tathamCodec),
  hasCodec,
  textCodec,
];
