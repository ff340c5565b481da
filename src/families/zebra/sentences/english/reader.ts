/** Reads a sentence in everyday English: every clue that it can mean. */
import { type Houses, isPlaceClue, type PairRelation, type ZebraClue } from '../../puzzle.js';
import { converse } from '../../relations.js';
import { nearestClue } from './nearest.js';
import { type Phrase, Phrases } from './phrases.js';
import { relationsOf } from './statements.js';
import { wordsOf } from './words.js';

/** Longer sentences are not clues. */
const MOST_WORDS = 60;
const MOST_CHARACTERS = 1000;
/** A sentence with more phrases is made of names that are words of sentences, over and over. */
const MOST_PHRASES = 200;
/** A number, a letter or a bullet before the sentence. */
const NUMBERING = /^\s*(?:(?:clue|hint)\s*)?(?:[#(]?\d{1,3}[.):]?\s+|[-*•–]\s*)?/iu;

export class EnglishReader {
  readonly #phrases: Phrases;

  constructor(street: Houses) {
    this.#phrases = new Phrases(street);
  }

  /** The clues that the sentence can mean, different ones; none when it is not understood as a whole. */
  read(sentence: string): readonly ZebraClue[] {
    if (sentence.length > MOST_CHARACTERS) return [];
    const texts = [...new Set([sentence, sentence.replace(NUMBERING, '')])];
    const clues = new Map<string, ZebraClue>();
    for (const text of texts) {
      const words = wordsOf(text);
      if (words.length > MOST_WORDS) continue;
      for (const clue of this.#cluesOf(words)) clues.set(meaningOf(clue), clue);
    }
    return [...clues.values()];
  }

  /**
   * The clue, in a form that is read, nearest to an unknown sentence; undefined when there is no single one.
   */
  nearest(sentence: string): ZebraClue | undefined {
    const words = wordsOf(sentence.replace(NUMBERING, ''));
    if (sentence.length > MOST_CHARACTERS || words.length > MOST_WORDS) return undefined;
    return nearestClue(words, this.#phrases.find(words));
  }

  #cluesOf(words: readonly string[]): readonly ZebraClue[] {
    const phrases = this.#phrases.find(words);
    if (phrases.length > MOST_PHRASES) return [];
    return phrases
      .filter(({ role }) => role === 'noun')
      .flatMap((first) =>
        phrases
          .filter(({ start }) => start >= first.end)
          .flatMap((second) => {
            const relations = relationsOf(
              words.slice(0, first.start),
              words.slice(first.end, second.start),
              second.role,
              words.slice(second.end),
            );
            return relations.flatMap((relation) => clueOf(relation, first, second) ?? []);
          }),
      );
  }
}

/** The clue that a relation makes of two phrases; undefined when no clue states it. */
function clueOf(relation: PairRelation, { about: a }: Phrase, { about: b }: Phrase): ZebraClue | undefined {
  if (typeof a !== 'number' && typeof b !== 'number') {
    return a[0] === b[0] && a[1] === b[1] ? undefined : { type: relation, a, b };
  }
  const type = relation === 'same' ? 'at' : relation === 'different' ? 'not-at' : undefined;
  if (type === undefined) return undefined;
  if (typeof a !== 'number' && typeof b === 'number') return { type, a, house: b };
  if (typeof a === 'number' && typeof b !== 'number') return { type, a: b, house: a };
  return undefined;
}

/** A text that is the same for clues that mean the same, whichever value is named first. */
export function meaningOf(clue: ZebraClue): string {
  if (isPlaceClue(clue)) return JSON.stringify([clue.type, clue.a, clue.house]);
  const { type, a, b } = clue;
  return [JSON.stringify([type, a, b]), JSON.stringify([converse(type), b, a])].sort()[0]!;
}
