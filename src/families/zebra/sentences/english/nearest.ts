/**
 * The nearest clue to a sentence that is not understood: the two values or houses that it names, and the
 * relation that its words point to. A clue that could be the opposite of the meaning, or half of it, is not
 * proposed.
 */
import type { PairRelation, ZebraClue } from '../../puzzle.js';
import type { Phrase } from './phrases.js';

const DENIALS = ['not', 'never', 'no', 'without', 'different', 'differs', 'other', 'except'];
/** Sentences with these words say more or less than one clue. */
const SEVERAL = ['or', 'either', 'neither', 'nor', 'both', 'if', 'but', 'unless'];
const BESIDE = ['next', 'beside', 'adjacent', 'neighbor', 'neighbour', 'neighbors', 'neighbours'];
const AT_ONCE = ['directly', 'immediately', 'just', 'next', 'immediate', 'direct'];

/**
 * @param words of the sentence
 * @param phrases all phrases found in them
 */
export function nearestClue(words: readonly string[], phrases: readonly Phrase[]): ZebraClue | undefined {
  const has = (some: readonly string[]): boolean => words.some((word) => some.includes(word));
  const named = namedIn(phrases);
  const [first, second] = named;
  if (first === undefined || second === undefined || named.length > 2 || has(SEVERAL)) return undefined;
  const relation = relationIn(words);
  if (relation === undefined || (has(DENIALS) && relation !== 'same')) return undefined;
  const isDenied = has(DENIALS);
  if (typeof first.about === 'number' || typeof second.about === 'number') {
    const [house, a] =
      typeof first.about === 'number' ? [first.about, second.about] : [second.about, first.about];
    if (relation !== 'same' || typeof house !== 'number' || typeof a === 'number') return undefined;
    return { type: isDenied ? 'not-at' : 'at', a, house };
  }
  const isInverted = words.slice(0, first.start).some((word) => word === 'left' || word === 'right');
  const [a, b] = isInverted ? [second.about, first.about] : [first.about, second.about];
  return { type: isDenied ? 'different' : relation, a, b };
}

/**
 * The different values and houses named, each by its longest phrase, in their order; phrases within others
 * are ignored.
 */
function namedIn(phrases: readonly Phrase[]): readonly Phrase[] {
  const outermost = phrases.filter(
    (phrase) =>
      !phrases.some(
        (other) =>
          other !== phrase &&
          other.start <= phrase.start &&
          other.end >= phrase.end &&
          other.end - other.start > phrase.end - phrase.start,
      ),
  );
  const named = new Map<string, Phrase>();
  for (const phrase of [...outermost].sort((one, other) => one.start - other.start)) {
    const key = String(phrase.about);
    if (!named.has(key)) named.set(key, phrase);
  }
  return [...named.values()];
}

/**
 * The relation that the words point to; undefined when they point to several, or to one that there is not.
 */
function relationIn(words: readonly string[]): PairRelation | undefined {
  const has = (some: readonly string[]): boolean => words.some((word) => some.includes(word));
  const [left, right] = [words.includes('left'), words.includes('right')];
  if (words.includes('between') || words.includes('apart')) {
    const [one, two] = [has(['one', '1', 'single']), has(['two', '2'])];
    return one === two ? undefined : one ? 'between-1' : 'between-2';
  }
  if (left && right) return undefined;
  const isAtOnce = has(AT_ONCE);
  if (left) return isAtOnce ? 'directly-left' : 'left';
  if (right) return isAtOnce ? 'directly-right' : 'right';
  return has(BESIDE) ? 'adjacent' : 'same';
}
