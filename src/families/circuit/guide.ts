/** The Circuit Board game for people who never solved one. */
import type { Guide } from '../contract/family.js';

export const circuitGuide: Guide = {
  example: 'five by five',
  paragraphs: [
    'Draw tracks from point to neighbouring point, across and down. In the end the tracks connect all ' +
      'points, enclose no area, and every point has exactly one or three tracks: never two, never four. ' +
      'Tracks that are given stay; black squares hold no points. Where two points are ringed, the path ' +
      'between them must be as short as the other rules allow.',
    'A point in a corner has room for two tracks at most, so it takes one; a point at the border that ' +
      'has two needs a third. Cross out places where a track would close a ring.',
  ],
};
