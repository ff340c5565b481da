/** Words for the needs of several numbers of a cage: numbers with the same need are named together. */
import { listed } from '../../kit/words/words.js';

/** The need of a number in a cell; the words follow both. */
interface SaidNeed {
  readonly number: number;
  readonly cell: string;
  readonly words: string;
}

/** `1 or 3 in r3c3 would need 4 in r2c3, and 5 in r3c3 or r3c4 would need 2 in r2c3`. */
export function needsWords(needs: readonly SaidNeed[]): string {
  const ofCells = [...groupedBy(needs, ({ cell, words }) => `${cell} ${words}`).values()].map((group) => ({
    numbers: anyOf(group.map(({ number }) => String(number))),
    ...group[0]!,
  }));
  const groups = [...groupedBy(ofCells, ({ numbers, words }) => `${numbers} ${words}`).values()];
  return clauses(
    groups.map((group) => {
      const { numbers, words } = group[0]!;
      return `${numbers} in ${anyOf(group.map(({ cell }) => cell))} ${words}`;
    }),
  );
}

/** Clauses that hold lists of their own: `a or b, and c`. */
export function clauses(words: readonly string[]): string {
  return words.length === 1 ? words[0]! : `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;
}

export function groupedBy<T>(
  things: readonly T[],
  keyOf: (thing: T) => string,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) groups.set(keyOf(thing), [...(groups.get(keyOf(thing)) ?? []), thing]);
  return groups;
}

function anyOf(words: readonly string[]): string {
  return listed([...new Set(words)], 'or');
}
