/**
 * Portable bitmaps as puzzles: 1 is black and filled, the clues are derived. P1 (text) and P4 (bits) are
 * read, P1 is written, with credits as comments. Source: the pbm format description of Netpbm.
 */
import type { Credits } from '../../contract/family.js';
import { writeCreditLines } from '../../kit/codecs/credit-lines.js';
import { type NonogramFormat, unheldExtras } from './format.js';
import { readBitmap, startsBitmap } from './pbm-reading.js';

/** Longest line that the format's description allows. */
const LONGEST_LINE = 70;

export const nonogramPbm: NonogramFormat = {
  format: 'pbm',
  description: 'portable bitmap (P1, P4): the solution as a picture, whose clues are the puzzle',
  extension: 'pbm',
  needsSolution: true,
  lacks: (puzzle) => unheldExtras('pbm', puzzle),
  recognises: ({ bytes }) => startsBitmap(bytes),
  read: ({ bytes }) => readBitmap(bytes),
  write: ({ solution, credits }) => writeBitmap(solution ?? [], credits),
};

function writeBitmap(picture: readonly string[], credits: Credits): string {
  const lines = picture.flatMap((row) => {
    const bits = row.replaceAll('#', '1').replaceAll('.', '0');
    return Array.from({ length: Math.ceil(bits.length / LONGEST_LINE) }, (_, part) =>
      bits.slice(part * LONGEST_LINE, (part + 1) * LONGEST_LINE),
    );
  });
  const comments = writeCreditLines(credits).map((line) => `# ${line}`);
  return `${['P1', ...comments, `${picture[0]?.length ?? 0} ${picture.length}`, ...lines].join('\n')}\n`;
}
