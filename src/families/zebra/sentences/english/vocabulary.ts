/**
 * The words that people use about the values of an attribute: what is done with them, who does it, what they
 * are.
 */

/**
 * Words about one kind of attribute; verbs stand in the form without ending, several words of one item as
 * they follow.
 */
export interface Topic {
  readonly verbs: readonly string[];
  /** The agent of the deed: `owner`, also behind the value (`dog owner`). */
  readonly agents: readonly string[];
  /** Nouns for the value: `cigarettes`; also other words for the attribute itself. */
  readonly nouns: readonly string[];
  /** Participles of the deed in the house: `drunk`. */
  readonly participles: readonly string[];
}

const TOPICS: readonly (readonly [attributes: readonly string[], topic: Partial<Topic>])[] = [
  [
    ['pet', 'pets', 'animal', 'animals'],
    {
      verbs: ['own', 'keep', 'raise', 'breed', 'rear', 'walk', 'care for', 'take care of'],
      agents: ['owner', 'keeper', 'breeder'],
      nouns: ['pet', 'pets', 'animal'],
      participles: ['kept', 'owned'],
    },
  ],
  [
    ['drink', 'drinks', 'beverage', 'smoothie'],
    {
      verbs: ['drink', 'sip', 'order', 'like to drink', 'love to drink', 'enjoy drinking', 'like drinking'],
      agents: ['drinker'],
      nouns: ['drink', 'beverage'],
      participles: ['drunk', 'drank', 'served', 'consumed'],
    },
  ],
  [
    ['smoke', 'smokes', 'cigar', 'cigarette', 'cigarettes', 'tobacco'],
    {
      verbs: ['smoke', 'like to smoke'],
      agents: ['smoker'],
      nouns: ['cigarettes', 'cigarette', 'cigars', 'cigar', 'tobacco', 'brand'],
      participles: ['smoked'],
    },
  ],
  [
    ['food', 'lunch', 'dish', 'meal', 'fruit', 'dessert'],
    {
      verbs: ['eat', 'cook', 'order', 'like to eat', 'love to eat', 'enjoy eating'],
      agents: ['eater'],
      nouns: ['food', 'dish', 'meal'],
      participles: ['eaten', 'cooked', 'served'],
    },
  ],
  [
    ['sport', 'sports', 'game', 'instrument'],
    {
      verbs: ['play', 'practice', 'practise', 'do'],
      agents: ['player'],
      nouns: ['sport', 'game', 'instrument'],
      participles: ['played'],
    },
  ],
  [['hobby', 'hobbies', 'pastime'], { verbs: ['do', 'practice', 'practise'], nouns: ['hobby', 'pastime'] }],
  [['job', 'occupation', 'profession', 'work'], { verbs: ['work as'], nouns: ['job', 'profession'] }],
  [['music', 'genre'], { verbs: ['listen to', 'play'], agents: ['listener'], nouns: ['music', 'genre'] }],
  [
    ['book', 'books', 'magazine'],
    { verbs: ['read'], agents: ['reader'], nouns: ['book', 'books', 'novels'] },
  ],
  [['car', 'vehicle'], { verbs: ['drive', 'own'], agents: ['driver', 'owner'], nouns: ['car'] }],
  [['phone', 'laptop'], { verbs: ['use', 'own'], agents: ['user', 'owner'], nouns: ['phone'] }],
  [['language'], { verbs: ['speak', 'study'], agents: ['speaker'], nouns: ['language'] }],
  [['month', 'birthday'], { verbs: ['be born in'], nouns: ['birthday', 'birth month', 'month'] }],
  [
    ['flower', 'flowers'],
    { verbs: ['grow', 'plant'], agents: ['grower'], nouns: ['flower', 'flowers', 'bouquet'] },
  ],
  [
    ['shirt', 'hat', 'clothes', 'tie'],
    { verbs: ['wear'], agents: ['wearer'], nouns: ['shirt', 'hat', 'tie'] },
  ],
  [['transport', 'bike'], { verbs: ['travel by', 'ride', 'take'], agents: ['rider'], nouns: ['bike'] }],
  [['hair'], { nouns: ['hair'] }],
  [['city', 'vacation', 'trip'], { verbs: ['visit', 'travel to'], nouns: ['vacation', 'trip', 'breaks'] }],
  [['subject'], { verbs: ['study', 'teach'], agents: ['student', 'teacher'], nouns: ['subject'] }],
  [['education', 'degree'], { nouns: ['degree', 'diploma', 'education'] }],
];

/** Words for the values of every attribute. */
const GENERAL: Topic = {
  verbs: ['like', 'love', 'have', 'prefer', 'enjoy', 'favor', 'favour', 'choose', 'adore'],
  agents: ['lover', 'enthusiast', 'fan', 'person', 'man', 'woman', 'guy', 'aficionado'],
  nouns: [],
  participles: [],
};

/** The words of some topics together with the general ones, each once. */
function together(topics: readonly Partial<Topic>[]): Topic {
  const all = (key: keyof Topic): readonly string[] => [
    ...new Set([GENERAL, ...topics].flatMap((topic) => topic[key] ?? [])),
  ];
  return { verbs: all('verbs'), agents: all('agents'), nouns: all('nouns'), participles: all('participles') };
}

const KNOWN = TOPICS.map(([attributes, topic]) => ({ attributes, topic: together([topic]) }));

/**
 * The words for an attribute of no known topic, whose values may be of any; it has only its own name as a
 * noun.
 */
export const ANY_TOPIC: Topic = { ...together(TOPICS.map(([, topic]) => topic)), nouns: [] };

/** The topic of an attribute, given as the words of its name: one of a fixed number of objects. */
export function topicOf(words: readonly string[]): Topic {
  return KNOWN.find(({ attributes }) => attributes.some((name) => words.includes(name)))?.topic ?? ANY_TOPIC;
}

/** Every participle of any topic: the words of "is drunk in". */
export const PARTICIPLES: readonly string[] = TOPICS.flatMap(([, { participles = [] }]) => participles);

/** The form behind "he": has, studies, watches, drinks; `be` keeps its own. */
export function thirdPerson(verb: string): string {
  return inflect(verb, (word) => {
    if (word === 'have') return 'has';
    if (word === 'be') return 'is';
    if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
    return /(?:s|x|ch|sh|o)$/.test(word) ? `${word}es` : `${word}s`;
  });
}

/** The form in -ing: having, drinking. */
export function presentParticiple(verb: string): string {
  return inflect(verb, (word) =>
    /[^e]e$/.test(word) && word !== 'be' ? `${word.slice(0, -1)}ing` : `${word}ing`,
  );
}

function inflect(verb: string, change: (word: string) => string): string {
  const [first = '', ...rest] = verb.split(' ');
  return [change(first), ...rest].join(' ');
}
