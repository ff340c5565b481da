import type { Codec } from '../../family.js';
import { jsonCodec } from '../../kit/json-codec.js';
import type { ZebraPuzzle, ZebraSolution } from '../puzzle.js';
import { readZebra, readZebraSolution } from '../reading.js';
import { textCodec } from './text.js';

/** The formats of the zebra puzzle; the first that recognises a text reads it. */
export const zebraCodecs: readonly Codec<ZebraPuzzle, ZebraSolution>[] = [
  jsonCodec('zebra', readZebra, readZebraSolution),
  textCodec,
];
