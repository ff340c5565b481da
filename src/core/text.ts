/** Words of messages and sentences, whatever they are about. */

/** The words with a capital letter at their beginning. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A number in digits and the word for the counted items: `1 row`, `2 rows`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Rising whole numbers, each run of consecutive ones by its ends: `2, 4-9, 12` with the dash `-`. */
export function ranges(numbers: readonly number[], dash: string): string {
  const runs: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run !== undefined && number >= run[1] && number - run[1] <= 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? String(first) : `${first}${dash}${last}`)).join(', ');
}
