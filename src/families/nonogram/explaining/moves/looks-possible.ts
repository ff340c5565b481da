/**
 * True if a statement about a line agrees with its looks: no place of a block is named that
 * known cells rule out at once.
 */
import type { PlacedRun } from '../../../kit/rules/kinds/runs-starts.js';
import { candidates, type LineClaim, type LineStep } from './line-claims.js';

/** A line where more is known than the facts that claims rest on. */
export type SeenLine = Pick<LineStep, 'blocks' | 'before'>;

/**
 * True if the places at the ends of what claims say of blocks look possible, and whatever they leave open is
 * open.
 */
export function looksPossible(
  blocks: readonly PlacedRun[],
  claims: readonly LineClaim[],
  seen: SeenLine,
): boolean {
  return claims.every((claim) => {
    if (claim.kind === 'either') return candidates(seen.blocks, claim.anchor).length === claim.blocks.length;
    if (claim.kind !== 'block') return true;
    const block = blocks[claim.block]!;
    const isBegin = claim.claim !== 'ends';
    const isEnd = claim.claim !== 'begins';
    return (
      (!isBegin || fits(block, block.starts[0]!, seen)) && (!isEnd || fits(block, block.starts.at(-1)!, seen))
    );
  });
}

/** True if all cells of a place may be filled and those beside it, of blocks of one colour, are not. */
function fits({ length, colour }: PlacedRun, start: number, { before }: SeenLine): boolean {
  const own = 1 << colour;
  const isFree = before.slice(start, start + length).every((cell) => (cell & own) !== 0);
  return isFree && before[start - 1] !== own && before[start + length] !== own;
}
