/** Words of messages and sentences, whatever they are about. */

/** The words with a capital letter at their beginning. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A number in digits and the word for what is counted: `1 row`, `2 rows`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
