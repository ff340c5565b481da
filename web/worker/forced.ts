/** The numbers that cells of a puzzle can hold, for a board that shows them after every change. */
import { type ForcedAnswer, familyOf, forced, type Puzzle } from '../../src/browser.js';

/** Work for an answer at once, and for a thorough one, which counts solutions too. */
const SCOPES = {
  quick: { limit: 0, budget: { conflicts: 2000 } },
  thorough: { limit: 100, budget: { conflicts: 30_000 } },
} as const;

/** The possible numbers of every cell, by its row and column as `0,0`. */
export type ForcedNumbers =
  | Extract<ForcedAnswer, { readonly status: 'none' | 'undecided' }>
  | (Omit<Extract<ForcedAnswer, { readonly status: 'found' }>, 'marks'> & {
      readonly numbers: Readonly<Record<string, readonly number[]>>;
      /** True if a limit kept some number from being decided. */
      readonly isOpen: boolean;
    });

/** Asks which numbers occur in solutions of a puzzle whose cells hold numbers. */
export async function forcedNumbers({
  puzzle,
  scope,
}: {
  readonly puzzle: Puzzle;
  readonly scope: keyof typeof SCOPES;
}): Promise<ForcedNumbers> {
  const answer = await forced(familyOf(puzzle.family), puzzle, { paths: 0, ...SCOPES[scope] });
  if (answer.status !== 'found') return answer;
  const { marks, ...found } = answer;
  const numbers: Record<string, number[]> = {};
  const counts = new Map<string, number>();
  for (const { mark, yes } of marks) {
    const spot = mark.cells[0]!.join();
    // The marks of a cell stand in the order of its numbers.
    const number = (counts.get(spot) ?? 0) + 1;
    counts.set(spot, number);
    if (yes !== 'impossible') numbers[spot] = [...(numbers[spot] ?? []), number];
  }
  return { ...found, numbers, isOpen: marks.some(({ yes }) => yes === 'unknown') };
}
