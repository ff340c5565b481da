/**
 * Templates of the phrases that name a person or a house by a value (`@`): "the person who owns the @", "the
 * @ house". People who live in a house and the house itself are the same to a clue.
 */
import type { Manner } from './manner.js';
import { anyOf, compile, type Parts } from './template.js';

/** Phrases by how they begin; `#` is the attribute's own name. */
interface Nouns {
  readonly plain: readonly string[];
  /** Templates after "the person". */
  readonly person: readonly string[];
  /** Templates after "the house". */
  readonly house: readonly string[];
}

const GENERAL: Nouns = {
  plain: ['[<det>] @ [<noun>]', '[<the>] @ <agent>', '[<the>] <agent> of [<det>] @ [<noun>]'],
  person: [
    '<who> [<adverb>] <does> [<det>] [<attribute>] @ [<noun>] [<as>]',
    '<doing> [<det>] @ [<noun>]',
    '(with|having) [<det>] [<attribute>] [of] @ [<noun>]',
    "whose <attribute> ['s name] (is|are) [named|called|in|on|<the>] @ [<noun>]",
    '<who> is [<det>] @ [<agent>|<noun>]',
    '<who> is <fond> [<det>] @ [<noun>]',
    "'s <attribute> is [named|called] [<det>] @",
  ],
  house: [
    '(with|containing|having) [<det>] [<attribute>] @ [<noun>]',
    '<where> [<det>] @ [<noun>] (<lives>|(is|are) <done>|(is|are))',
    '<who> (has|contains|holds|<does>) [<det>] @ [<noun>]',
    '<where> (they|people) <do> [<det>] @ [<noun>]',
    '<where> <person> <does> [<det>] @ [<noun>]',
    'of [<det>] @ [<noun>]',
  ],
};

/** Besides, a style of house (`the colonial house`), for attributes of no known kind. */
const OTHER: Nouns = {
  plain: [...GENERAL.plain, '[<the>] @ [style|styled] (house|home)'],
  person: [...GENERAL.person, '<in> [<the>] @ [style|styled] (house|home)'],
  house: GENERAL.house,
};

const NAME: Nouns = {
  plain: ['[mr|mrs|ms|miss|dr] @'],
  person: ['[<who> is] (named|called) @', 'whose name is @', '<who> is @'],
  house: ['of @', '<where> @ (<lives>|is)'],
};

const NATION: Nouns = {
  plain: ['[<the>] @ [<human>]'],
  person: ['<who> is [<the>] @ [<human>]', '[<who> (is|comes|hails)] from [the] @', 'whose <attribute> is @'],
  house: ['of [<the>] @ [<human>]', '<where> [<the>] @ [<human>] (<lives>|is)'],
};

const COLOUR: Nouns = {
  plain: ['[<the>] @ [colored|coloured|painted] [house|home|building|residence|one]'],
  person: [
    '<in> [<the>] @ (house|home|one)',
    'whose (house|home) is [painted] @',
    'whose <attribute> is @',
    '<who> (likes|loves|prefers) [the] [<attribute>] @',
  ],
  house: ['[<who> is] [painted] [in] @'],
};

const NOUNS: Readonly<Record<Manner, Nouns>> = {
  name: NAME,
  nation: NATION,
  colour: COLOUR,
  known: GENERAL,
  other: OTHER,
};

/**
 * Templates around a phrase for a person or house that make another one for the same: "the house of …", "…'s
 * owner".
 */
const AHEAD: readonly string[] = [
  '<house> (of|belonging to|owned by|occupied by)',
  '<house> <where>',
  '<house> <who>',
  '<dweller> <in>',
  '<person> <within>',
];
const BEHIND: readonly string[] = [
  "'s (house|home|place|residence|owner|resident|inhabitant|occupant)",
  '(<lives>|owns|occupies) [in]',
  'is',
];

/**
 * Only a phrase that begins with a house ends in what somebody does there: "the house where the Swede lives".
 */
const CLOSED =
  '(?!(?!(?:the|a) (?:house|home|residence|place|building|one) ).*(?:lives|resides|stays|dwells|owns|occupies|in|is) $)';

/** The pattern of all noun phrases for a value that is spoken of in a manner. */
export function nounPattern(manner: Manner, parts: Parts): string {
  const { plain, person, house } = NOUNS[manner];
  const one = [
    anyOf(plain, parts),
    `${compile('<person>', parts)}(?:${anyOf(person, parts)})`,
    `${compile('<house>', parts)}(?:${anyOf(house, parts)})`,
  ].join('|');
  return `${CLOSED}(?:${anyOf(AHEAD, parts)})?(?:${one})(?:${anyOf(BEHIND, parts)})?`;
}
