/** The report of generators on a proof that clues or walls are the fewest. */
import type { FewestProof } from '../../src/proving/index.js';

const METHODS: Readonly<Record<FewestProof['by'], string>> = {
  loop: 'leader and follower',
  search: 'a search to the end',
};

/** The proved facts, before they are put into words. */
interface Proved extends Omit<FewestProof, 'words'> {
  /** The object that has no fewer: `this grid`. */
  readonly subject: string;
  /** The proof more closely; absent: the method's name. */
  readonly how?: string;
}

/**
 * The proof with its words, such as "givens: 8, proved the fewest for this grid, by leader and follower;
 * proof checked".
 */
export function fewestProof({ subject, how, ...proof }: Proved): FewestProof {
  const { of, number, lower, by, certified } = proof;
  const method = how ?? METHODS[by];
  const checked = certified ? '; proof checked' : '';
  const words =
    number === lower
      ? `${of}: ${number}, proved the fewest for ${subject}, by ${method}${checked}`
      : `${of}: ${number}, for ${subject} at least ${lower} are needed, proved by ${method}${checked}`;
  return { ...proof, words };
}
