/** Words joined to lists, and sentences to one another, as people write them. */

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** Clauses that hold lists of their own: `a, b and c hold, and d is empty`. */
export function listedClauses(clauses: readonly string[]): string {
  if (clauses.length < 2) return clauses.join('');
  return `${clauses.slice(0, -1).join(', ')}, and ${clauses.at(-1)}`;
}

/** At most some of the words, and how many others there are. */
export function listedUpTo(words: readonly string[], most: number): string {
  const more = words.length - most;
  return more < 2 ? listed(words) : `${words.slice(0, most).join(', ')} and ${more} others`;
}

/** The beginning of a sentence; names of cells (`r1c3`) stay as they are. */
export function capitalised(words: string): string {
  return /^r\d+c\d+/.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);
}

/** A sentence inside another: its first word in small letters, unless it is all in capitals or a name of one letter. */
export function inSentence(words: string): string {
  return /^[A-Z][a-z]|^A /.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}
