/**
 * The address at which the page opens a puzzle: the host that the maker of a book names, and behind its `#`
 * the puzzle itself as text, so that no server has to know it.
 */

import type { AnyFamily, Puzzle } from '../../families/contract/index.js';
import { textSource } from '../../formats/index.js';

/** Ways in which the page opens a puzzle: to play it, with its first hint, or with every entry checked. */
export const OPENINGS = ['play', 'hints', 'check'] as const;
export type Opening = (typeof OPENINGS)[number];

/** The names of the ways in addresses of the page. */
const ROUTES: Readonly<Record<Opening, string>> = { play: 'family', hints: 'hints', check: 'check' };

/**
 * The address of a puzzle, in the format of its family that gives the shortest one.
 * @param host the address of the page, such as `https://example.org/puzzles/`
 */
export function addressOf(family: AnyFamily, puzzle: Puzzle, host: string, opening: Opening): string {
  const texts = family.codecs.flatMap((codec) => {
    if (codec.readOnly === true || codec.needsSolution) return [];
    const encoded = codec.encode({ puzzle, credits: {} });
    if (!encoded.ok) return [];
    // A format may leave out what it has no room for; such a text is no address of this puzzle.
    const decoded = codec.decode(textSource(encoded.value));
    const isSame = decoded.ok && JSON.stringify(decoded.value.puzzle) === JSON.stringify(puzzle);
    return isSame ? [escaped(encoded.value.trim())] : [];
  });
  const [shortest] = texts.toSorted((one, other) => one.length - other.length);
  const text = shortest ?? escaped(JSON.stringify(puzzle));
  return `${host.replace(/[#?].*$/, '')}#${ROUTES[opening]}/${family.id}/${text}`;
}

/** A text as a part of an address behind its `#`, where most signs may stand as they are. */
function escaped(text: string): string {
  return encodeURIComponent(text).replace(/%(?:2F|3A|2C|3F|40|3B|3D|2B|24|26)/g, decodeURIComponent);
}
