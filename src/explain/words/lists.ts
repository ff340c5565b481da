/** Words joined to lists, and sentences to one another, as people write them. */
import { capitalised, placeRuns } from '../../core/index.js';
import type { Mark } from '../../families/contract/index.js';
import { inWords, listed } from '../../families/kit/index.js';

/** Clauses that hold lists of their own: `a, b and c hold, and d is empty`. */
export function listedClauses(clauses: readonly string[]): string {
  if (clauses.length < 2) return clauses.join('');
  return `${clauses.slice(0, -1).join(', ')}, and ${clauses.at(-1)}`;
}

/** Places, cells of one line joined; at most some of these words, and how many other places there are. */
export function listedPlaces(places: readonly string[], most: number = Number.POSITIVE_INFINITY): string {
  const runs = placeRuns(places);
  if (runs.length - most < 2) return listed(runs.map(({ words }) => words));
  const named = runs.slice(0, most).map(({ words }) => words);
  const others = runs.slice(most).reduce((sum, { count }) => sum + count, 0);
  return `${named.join(', ')} and ${others} others`;
}

/** The places of some marks, all of them. */
export function listedMarks(marks: readonly Pick<Mark, 'place'>[], list: readonly number[]): string {
  return listedPlaces(list.map((mark) => marks[mark]!.place));
}

/**
 * The words after a number of objects, some of which are named: `, of which r1c3 is one`; empty if there are
 * none.
 */
export function ofWhich(names: string, count: number): string {
  if (count === 0) return '';
  return `, of which ${names} ${count === 1 ? 'is one' : `are ${inWords(count)}`}`;
}

/** A sentence with a capital letter at its beginning; names of cells (`r1c3`) stay as they are. */
export function sentenceStart(words: string): string {
  return /^r\d+c\d+/.test(words) ? words : capitalised(words);
}

/**
 * A sentence inside another: its first word in small letters, unless it is all in capitals or a name of one
 * letter.
 */
export function inSentence(words: string): string {
  return /^[A-Z][a-z]|^A /.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}
