/** Words for the lines of a game. */

import type { PlainKey } from '../../words/index.js';
import type { LineKind } from '../games/index.js';

/** The key of the sentence on drawing them, and of their list at a place. */
export const LINE_WORDS: Readonly<Record<LineKind, { readonly draw: PlainKey; readonly around: PlainKey }>> =
  {
    track: { draw: 'drawTrack', around: 'tracksAround' },
    bridge: { draw: 'drawBridge', around: 'bridgesAround' },
    line: { draw: 'drawLine', around: 'linesAround' },
    side: { draw: 'drawSide', around: 'linesAround' },
  };
