/**
 * Clues as English sentences and back: `write` gives a sentence that `read` turns into exactly the same clue,
 * whatever attributes and values are called. Patterns are those of the classic puzzle of 1962 as the report
 * of Conroy, Dieroff, Kehoe and Lu prints it (chapter 7). Reading also knows the forms in which other
 * collections put such clues (see english/), and is lenient about the case of letters, spaces, a number
 * before the sentence and the final dot. A sentence that can mean two clues is refused.
 */
import { failure, issue, type Result, success } from '../../../core/index.js';
import { quote } from '../../../formats/index.js';
import { foldName, plainWords } from '../names.js';
import type { Houses, ZebraClue } from '../puzzle.js';
import { EnglishReader, meaningOf } from './english/reader.js';
import { ANY_TOPIC } from './english/vocabulary.js';
import { readExplicit, writeExplicit } from './explicit.js';
import { writeNatural } from './natural.js';
import { PhraseBook } from './phrase-book.js';

export class Sentences {
  readonly #street: Houses;
  readonly #phrases: PhraseBook;
  readonly #english: EnglishReader;

  constructor(street: Houses) {
    this.#street = street;
    this.#phrases = new PhraseBook(street);
    this.#english = new EnglishReader(street);
  }

  /** The sentence of a clue, in natural words where these can be read in one way only. */
  write(clue: ZebraClue): string {
    const natural = asSentence(writeNatural(clue, this.#street));
    const read = this.read(natural);
    const exact = read.ok && JSON.stringify(read.value) === JSON.stringify(inOrder(clue));
    return exact ? natural : asSentence(writeExplicit(clue));
  }

  /**
   * The clue that a sentence states; an issue (`sentence-unknown`, `sentence-ambiguous`) names the words that
   * were not understood.
   */
  read(sentence: string): Result<ZebraClue> {
    const attempts = attemptsAt(sentence);
    for (const attempt of attempts) {
      const explicit = readExplicit(attempt, this.#street);
      if (explicit !== undefined) return success(explicit);
    }
    const clues = this.#readings(sentence, attempts);
    if (clues.length === 1) return success(clues[0]!);
    if (clues.length === 0) return failure(issue('sentence-unknown', this.#complain(attempts)));
    const ways = clues.slice(0, 2).map((clue) => asSentence(writeExplicit(clue)));
    const message = `The sentence can be read in ${clues.length} ways, for instance as: ${ways.join(' Or: ')}`;
    return failure(issue('sentence-ambiguous', message));
  }

  /**
   * The clues that a sentence can mean, different in meaning; those of the patterns that are written come
   * first.
   */
  #readings(sentence: string, attempts: readonly string[]): readonly ZebraClue[] {
    const written = attempts.map((attempt) => this.#phrases.understand(wordsOf(attempt)).clues);
    const first = written.find((clues) => clues.length > 0) ?? [];
    const known = new Set(first.map(meaningOf));
    return [...first, ...this.#english.read(sentence).filter((clue) => !known.has(meaningOf(clue)))];
  }

  /** Names the part that was not understood: what follows the longest opening, or the whole sentence. */
  #complain(attempts: readonly string[]): string {
    const readings = attempts.map((attempt) => {
      const { openingWords } = this.#phrases.understand(wordsOf(attempt));
      return { words: attempt.split(' '), openingWords };
    });
    const { words, openingWords } = readings.reduce((best, other) =>
      other.openingWords > best.openingWords ? other : best,
    );
    const nearest = attempts
      .map((attempt) => this.#english.nearest(attempt))
      .find((clue) => clue !== undefined);
    const expected = `a clue such as ${quote(this.write(nearest ?? this.#exampleClue()))} is expected.`;
    const known = openingWords || this.#namedWords(words);
    if (known > 0) {
      const [opening, rest] = [words.slice(0, known), words.slice(known)].map((part) =>
        quote(part.join(' ')),
      );
      return `${rest} was not understood after ${opening}; ${expected}`;
    }
    const missing = missingValueIn(words);
    return missing === undefined
      ? `${quote(words.join(' '))} begins with nothing that this puzzle has; ${expected}`
      : `${quote(missing)} is no value of this puzzle; ${expected}`;
  }

  /** The number of words that name the value at the beginning of a sentence, with its article; 0: none. */
  #namedWords(words: readonly string[]): number {
    const article = articleOf(words);
    const folded = wordsOf(words.slice(article).join(' '));
    const counts = Object.values(this.#street.attributes).flatMap((values) =>
      values
        .map(wordsOf)
        .filter((value) => value.length < folded.length && value.every((word, at) => word === folded[at])),
    );
    return Math.max(0, ...counts.map(({ length }) => article + length));
  }

  #exampleClue(): ZebraClue {
    const [attribute, values] = Object.entries(this.#street.attributes)[0]!;
    return { type: 'at', a: [attribute, values[0]!], house: 0 };
  }
}

/**
 * The readings of a line in the order in which they are tried: with and without a final dot and a leading
 * number.
 */
function attemptsAt(sentence: string): readonly string[] {
  const whole = plainWords(sentence);
  const bare = whole.replace(/^\d+[.)] /, '');
  const attempts = [whole, bare].flatMap((text) => [text.replace(/ ?\.$/, ''), text]);
  return [...new Set(attempts)];
}

/** The person, or the value with its owner, that a sentence begins with and the puzzle does not have. */
function missingValueIn(words: readonly string[]): string | undefined {
  const [noun = '', agent = ''] = words.slice(articleOf(words));
  const isName = /^\p{Lu}\p{L}+$/u.test(noun) || ANY_TOPIC.agents.includes(foldName(agent));
  return articleOf(words) === 1 && isName ? noun : undefined;
}

/** The number of words of the article at the beginning of a sentence. */
function articleOf([first = '']: readonly string[]): number {
  return foldName(first) === 'the' ? 1 : 0;
}

function wordsOf(text: string): readonly string[] {
  return foldName(text).split(' ');
}

function asSentence(text: string): string {
  const [first = '', ...rest] = text;
  return `${first.toUpperCase()}${rest.join('')}.`;
}

/** The clue with its keys in the order in which reading builds them. */
function inOrder(clue: ZebraClue): ZebraClue {
  return 'house' in clue
    ? { type: clue.type, a: clue.a, house: clue.house }
    : { type: clue.type, a: clue.a, b: clue.b };
}
