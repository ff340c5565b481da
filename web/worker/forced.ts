/** The values that hold in all solutions of a puzzle, for a board that shows them after every change. */
import {
  type ConclusionRecord,
  conclusionRecords,
  type ForcedAnswer,
  familyOf,
  forced,
  type Puzzle,
} from '../../src/browser.js';

/** Work for an answer at once, and for a thorough one, which counts solutions too. */
const SCOPES = {
  quick: { limit: 0, budget: { conflicts: 2000 } },
  thorough: { limit: 100, budget: { conflicts: 30_000 } },
} as const;

/** The values that are decided, and the numbers that cells can hold. */
export type ForcedValues =
  | Extract<ForcedAnswer, { readonly status: 'none' | 'undecided' }>
  | (Omit<Extract<ForcedAnswer, { readonly status: 'found' }>, 'marks'> & {
      /** Entries that all solutions have, as the conclusions of a step. */
      readonly entries: readonly ConclusionRecord[];
      /** By row and column as `0,0`: the possible ones of the values that a cell has marks for, from 1. */
      readonly numbers: Readonly<Record<string, readonly number[]>>;
      /** True if a limit kept some value from being decided. */
      readonly isOpen: boolean;
    });

/** Asks which values occur in solutions. */
export async function forcedValues({
  puzzle,
  scope,
}: {
  readonly puzzle: Puzzle;
  readonly scope: keyof typeof SCOPES;
}): Promise<ForcedValues> {
  const answer = await forced(familyOf(puzzle.family), puzzle, { paths: 0, reuses: true, ...SCOPES[scope] });
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
  const known = marks.flatMap(({ yes, no }, mark) =>
    yes === 'impossible' || no === 'impossible' ? [{ mark, value: no === 'impossible' }] : [],
  );
  const entries = conclusionRecords(
    marks.map(({ mark }) => mark),
    known,
  ).filter(({ entry }) => entry);
  return { ...found, entries, numbers, isOpen: marks.some(({ yes }) => yes === 'unknown') };
}
