/** The known word that somebody may have meant, for messages about words that are not known. */

/** One slip may be meant for each group of this many letters. */
const LETTERS_A_SLIP = 3;

/** The known word that is the fewest slips away from a word; undefined when none is near. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const most = Math.max(1, Math.floor(word.length / LETTERS_A_SLIP));
  const ranked = known
    .map((candidate) => ({ candidate, slips: slipsBetween(word, candidate) }))
    .sort((one, other) => one.slips - other.slips);
  const [best] = ranked;
  return best !== undefined && best.slips <= most ? best.candidate : undefined;
}

/** Letters to change, add, leave out or swap with a neighbour (optimal string alignment distance). */
function slipsBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current.push(
        Math.min(
          rows[row - 1]![column]! + 1,
          current[column - 1]! + 1,
          rows[row - 1]![column - 1]! + same,
          swapped ? rows[row - 2]![column - 2]! + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(current);
  }
  return rows[one.length]![other.length]!;
}
