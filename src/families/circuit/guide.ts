/** The Circuit Board game for people who never solved one. */
import type { Guide } from '../family.js';

export const circuitGuide: Guide = {
  example: 'five by five',
  paragraphs: [
    'Draw tracks from point to neighbouring point, across and down. In the end all points hang ' +
      'together, the tracks enclose no area, and every point has exactly one or three tracks: never two, ' +
      'never four. Tracks that are given stay; black squares hold no points. Where two points are ringed, ' +
      'the way between them must be as short as in any board that keeps these rules.',
    'A point in a corner has room for two tracks at most, so it takes one; a point at the border that ' +
      'has two needs a third. Cross out places where a track would close a ring.',
  ],
};
