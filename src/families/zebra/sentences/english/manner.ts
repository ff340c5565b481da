/**
 * In which words people speak of the values of an attribute, by its name, and the words that templates have
 * in common.
 */
import { kindOf } from '../wording.js';
import { anyOf, type Parts } from './template.js';
import { ANY_TOPIC, PARTICIPLES, presentParticiple, type Topic, thirdPerson, topicOf } from './vocabulary.js';
import { wordsOf } from './words.js';

/**
 * `known`: as objects that are owned, drunk, played and so on; `other`: in any way that is usual for some
 * attribute.
 */
export type Manner = 'name' | 'nation' | 'colour' | 'known' | 'other';

/** Parts that mean the same in all templates. */
export const COMMON_PARTS: Parts = {
  det: anyOf(['the', 'a', 'an', 'some', 'his', 'her', 'their']),
  the: anyOf(['the', 'a', 'an']),
  person: anyOf([
    '(the|a) (person|one|man|woman|guy|gentleman|lady|boy|girl|individual|resident|inhabitant|occupant|tenant)',
    '(the|a) (owner|homeowner|house owner|student|friend|fellow|player)',
    'someone|somebody|whoever',
  ]),
  // Of a house one can be the owner; a friend or a student of somebody is somebody else.
  dweller: anyOf([
    '(the|a) (person|one|man|woman|individual|resident|inhabitant|occupant|tenant|owner|homeowner|house owner)',
    'someone|somebody|whoever',
  ]),
  within: anyOf(['in|from|(living|residing|staying) in|<who> (lives|resides|stays|is|dwells) in'], {
    who: anyOf(['who|that']),
  }),
  house: anyOf(['(the|a) (house|home|residence|place|building|one)']),
  human: anyOf(['person|man|woman|guy|lady|gentleman|boy|girl|resident|national|citizen|native|one']),
  who: anyOf(['who|that']),
  where: anyOf(['where|in which']),
  lives: anyOf(['lives|resides|stays|dwells']),
  in: anyOf(
    [
      'of|in|from|(living|residing|staying) in|<who> (lives|resides|stays|is|dwells) in|<who> owns|owning|occupying',
    ],
    {
      who: anyOf(['who|that']),
    },
  ),
  adverb: anyOf(['only|always|usually|regularly|also|really']),
  favourite: anyOf(['favorite|favourite|preferred']),
  fond: anyOf(['fond of|partial to|into|a fan of|a lover of|keen on']),
};

/** The templates and the words for an attribute. */
export interface Speech {
  readonly manner: Manner;
  readonly topic: Topic;
}

/** The manner and the topic of the values of an attribute. */
export function speechOf(attribute: string): Speech {
  const words = wordsOf(attribute);
  const topic = topicOf(words);
  return { manner: mannerOf(words, topic), topic };
}

function mannerOf(words: readonly string[], topic: Topic): Manner {
  const kind = kindOf(words.at(-1) ?? '');
  if (kind === 'colour') return words.length === 1 || words.includes('house') ? 'colour' : 'other';
  if (kind === 'name') return words.length === 1 ? 'name' : 'other';
  if (kind === 'nation') return 'nation';
  return topic === ANY_TOPIC ? 'other' : 'known';
}

/** The parts whose words depend on the topic. The attribute's own name is `#`. */
export function partsOf({ verbs, agents, nouns, participles }: Topic): Parts {
  const named = ['#', ...nouns];
  const { favourite = '' } = COMMON_PARTS;
  const noun = anyOf(named);
  return {
    ...COMMON_PARTS,
    noun,
    attribute: anyOf(['[<favourite>] <noun>'], { favourite, noun }),
    agent: anyOf(agents),
    do: anyOf(verbs),
    does: anyOf(verbs.map(thirdPerson)),
    doing: anyOf(verbs.map(presentParticiple)),
    done: anyOf(participles.length > 0 ? participles : PARTICIPLES),
    as: anyOf(['as [a|an|his|her|their] [<favourite>] <noun>'], { favourite, noun }),
  };
}
