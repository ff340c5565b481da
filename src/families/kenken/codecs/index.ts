import { jsonCodec } from '../../kit/json-codec.js';
import { lineByLine } from '../../kit/line-by-line.js';
import { readKenken, readKenkenSolution } from '../reading.js';
import type { KenkenCodec } from './codec.js';
import { tathamCodec } from './tatham.js';
import { textCodec } from './text.js';

/** The community formats of Calcudoku; the first that recognises a text reads it. */
export const kenkenCodecs: readonly KenkenCodec[] = [
  jsonCodec('kenken', readKenken, readKenkenSolution),
  lineByLine(tathamCodec),
  textCodec,
];
