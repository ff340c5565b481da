/** Words that the sentences of several families are made from. */

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Places in an order, counted from 0, in words. */
export const ORDINALS: readonly string[] = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];

/**
 * A number up to ten in words, a larger one in digits, and the word for the counted objects: `no stars`, `one
 * star`.
 */
export function countedInWords(count: number, word: string): string {
  return `${inWords(count)} ${word}${count === 1 ? '' : 's'}`;
}

/** A number up to ten in words, a larger one in digits; 0 is `no`. */
export function inWords(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** `a`, `a and b`, `a, b and c`; with another last word, also a German one. */
export function listed(words: readonly string[], last: 'and' | 'or' | 'und' = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
