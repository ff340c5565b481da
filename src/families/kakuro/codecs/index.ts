/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import type { KakuroPuzzle, KakuroSolution } from '../puzzle.js';
import { readKakuro, readKakuroSolution } from '../reading.js';
import { kakuroPuzzlink } from './puzzlink.js';
import { kakuroPzpr } from './pzpr.js';
import { kakuroText } from './text.js';

export const kakuroCodecs = codecsOf<KakuroPuzzle, KakuroSolution>(
  { family: 'kakuro', readPuzzle: readKakuro, readSolution: readKakuroSolution },
  [kakuroPuzzlink, kakuroPzpr, kakuroText],
);
