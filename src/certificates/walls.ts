/**
 * The certificate of the fewest walls that make room for more queens than a square board has. The walls of a
 * row divide it into one part more than there are walls, and a part holds one queen at most; so each wall
 * makes room for one queen more at most, and nothing is left to prove of a bound up to that. For a higher
 * one, fewer walls are stated as rows, with the bounds of the least-walls model, and refuted. A placement
 * shows that this number will do.
 */
import { counted } from '../core/index.js';
import { fewerWalls, wallsIn } from '../minimum/index.js';
import type { WallsCertificate } from './format.js';
import { refute, whyNotRefuted } from './refutation.js';

/** The claim, and the conflicts that its proof may take. */
interface WallsClaim extends Pick<WallsCertificate, 'size' | 'queens' | 'lower' | 'placement'> {
  readonly conflicts?: number;
}

/** The certificate; undefined where the limit was hit. */
export async function wallsCertificate(claim: WallsClaim): Promise<WallsCertificate | undefined> {
  const { conflicts, ...claimed } = claim;
  const head = { certificate: 'fewest-walls', version: 1, ...claimed } as const;
  if (isPlain(claim)) return head;
  const bound = await refute(fewerWalls(claim), [], conflicts === undefined ? {} : { conflicts });
  return bound === undefined ? undefined : { ...head, bound };
}

/** The reason why a certificate does not show its claim; undefined: it does. */
export async function whyNotFewestWalls(certificate: WallsCertificate): Promise<string | undefined> {
  const { lower, bound, placement } = certificate;
  if (placement !== undefined) {
    const walls = wallsIn(certificate, placement);
    if (walls === undefined) return 'the rules refuse the placement';
    if (walls !== lower) return `the placement has ${counted(walls, 'wall')}`;
  }
  if (isPlain(certificate)) return undefined;
  if (bound === undefined) return 'there is no proof of the bound';
  return whyNotRefuted(fewerWalls(certificate), [], bound);
}

/** True if the bound follows from the parts of rows. */
function isPlain({ size, queens, lower }: WallsClaim): boolean {
  return lower <= Math.max(0, queens - size);
}

/** The claim as a sentence. */
export function wallsClaim({ size, queens, lower, placement }: WallsCertificate): string {
  const enough = placement === undefined ? '' : ', and that many will do';
  return `${queens} queens on ${size} x ${size} cells need at least ${counted(lower, 'wall')}${enough}`;
}
