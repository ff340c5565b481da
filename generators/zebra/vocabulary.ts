/** Attributes and values that read well in sentences, the usual attributes first. */

/** Values by attribute; every list is as long as the longest street. */
export const VOCABULARY: Readonly<Record<string, readonly string[]>> = {
  colour: ['blue', 'green', 'ivory', 'red', 'yellow', 'orange', 'purple', 'white', 'black'],
  nation: [
    'Englishman',
    'Spaniard',
    'Norwegian',
    'Ukrainian',
    'Japanese',
    'Dane',
    'Pole',
    'Greek',
    'Canadian',
  ],
  drink: ['coffee', 'tea', 'milk', 'water', 'juice', 'cocoa', 'lemonade', 'cider', 'ginger beer'],
  pet: ['dog', 'cat', 'horse', 'parrot', 'zebra', 'rabbit', 'tortoise', 'goat', 'hamster'],
  instrument: ['violin', 'piano', 'flute', 'cello', 'harp', 'guitar', 'trumpet', 'drum', 'organ'],
  flower: ['rose', 'lily', 'tulip', 'daisy', 'orchid', 'poppy', 'violet', 'aster', 'iris'],
  fruit: ['apple', 'pear', 'plum', 'cherry', 'fig', 'peach', 'lemon', 'melon', 'quince'],
  hobby: ['chess', 'judo', 'sailing', 'painting', 'knitting', 'rowing', 'dancing', 'fishing', 'baking'],
};

/** Attributes in the order in which streets take them. */
export const ATTRIBUTES: readonly string[] = Object.keys(VOCABULARY);
