import type { Codec } from '../../family.js';
import { jsonCodec } from '../../kit/json-codec.js';
import type { QueensPuzzle, QueensSolution } from '../puzzle.js';
import { readQueens, readQueensSolution } from '../reading.js';
import { textCodec } from './text.js';

/** The formats of Queens, which no puzzle site or collection has a type for; the first that recognises a text reads it. */
export const queensCodecs: readonly Codec<QueensPuzzle, QueensSolution>[] = [
  jsonCodec('queens', readQueens, readQueensSolution),
  textCodec,
];
