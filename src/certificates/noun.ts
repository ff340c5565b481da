/** The clues that a certificate is about, in words. */
import type { AnyFamily } from '../families/contract/index.js';

/** The clues that may be chosen. */
interface Choice {
  readonly kinds?: readonly string[];
  readonly among?: 'all' | 'given';
}

/** The name of the clues, with what limits the choice among them; in the singular for a number of one. */
export function nounOf({ clues }: AnyFamily, { kinds, among }: Choice, number?: number): string {
  const plural = clues?.noun ?? 'clues';
  const noun = number === 1 ? plural.replace(/s$/, '') : plural;
  const ofKinds = kinds === undefined ? '' : ` (of the kinds ${kinds.join(', ')})`;
  return `${noun}${ofKinds}${among === 'given' ? ' out of those that the puzzle gives' : ''}`;
}

/** The reason why no clues of these kinds can be chosen; undefined: they can. */
export function whyNoChoice({ clues, name }: AnyFamily, { kinds = [] }: Choice): string | undefined {
  if (clues === undefined) return `a ${name} has no clues to choose among`;
  const other = kinds.find((kind) => !clues.kinds.some(({ id }) => id === kind));
  return other === undefined ? undefined : `there are no clues of the kind ${other}`;
}
