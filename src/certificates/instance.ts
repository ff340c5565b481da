/** The puzzle that a certificate shows, for a picture of it. */
import type { Puzzle } from '../families/contract/index.js';
import { findFamily } from '../families/index.js';
import { boardOfPlacement, clueSetOf } from '../minimum/index.js';
import type { Certificate } from './format.js';

/** A puzzle, and its solution where the certificate names it. */
export interface CertificateInstance {
  readonly puzzle: Puzzle;
  readonly solution?: unknown;
}

/**
 * The puzzle that a certificate shows: the one it is about, the one with the chosen clues, the board with the
 * walls, or the first example. Nothing is checked.
 * @returns undefined where it has none, or what it has is no puzzle with its solution
 */
export function instanceOf(certificate: Certificate): CertificateInstance | undefined {
  switch (certificate.certificate) {
    case 'fewest-walls': {
      const { placement, queens } = certificate;
      return placement && { puzzle: boardOfPlacement(queens, placement), solution: placement };
    }
    case 'census': {
      const [puzzle] = certificate.examples;
      return puzzle && { puzzle };
    }
    case 'solutions': {
      const { puzzle, solutions } = certificate;
      return solutions.length === 0 ? { puzzle } : { puzzle, solution: solutions[0] };
    }
    case 'fewest-clues':
      return withClues(certificate, certificate);
    case 'fewest-of-board':
      return certificate.example && withClues(certificate, certificate.example);
  }
}

function withClues(
  asked: { readonly puzzle: Puzzle; readonly kinds?: readonly string[]; readonly among?: 'all' | 'given' },
  { solution, chosen }: { readonly solution: unknown; readonly chosen?: readonly number[] },
): CertificateInstance | undefined {
  const family = findFamily(asked.puzzle.family);
  if (family === undefined || chosen === undefined) return undefined;
  const { kinds, among = 'all' } = asked;
  const puzzle = family.readPuzzle(asked.puzzle);
  if (!puzzle.ok) return undefined;
  const right = family.readSolution(solution, puzzle.value);
  if (!right.ok) return undefined;
  const set = clueSetOf(family, { puzzle: puzzle.value, among, ...(kinds && { kinds }) }, right.value);
  if (chosen.some((clue) => clue >= set.clues.length)) return undefined;
  return { puzzle: set.puzzleWith(chosen), solution };
}
