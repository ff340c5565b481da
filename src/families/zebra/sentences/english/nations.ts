/** The words for one people: the noun, the adjective, and the nouns that end in -man. */

const PEOPLES: readonly (readonly string[])[] = [
  ['englishman', 'english', 'englishwoman'],
  ['brit', 'british', 'briton'],
  ['scot', 'scottish', 'scotsman', 'scotswoman'],
  ['welshman', 'welsh', 'welshwoman'],
  ['irishman', 'irish', 'irishwoman'],
  ['frenchman', 'french', 'frenchwoman'],
  ['dutchman', 'dutch', 'dutchwoman'],
  ['swede', 'swedish'],
  ['dane', 'danish'],
  ['finn', 'finnish'],
  ['pole', 'polish'],
  ['spaniard', 'spanish'],
  ['turk', 'turkish'],
  ['argentine', 'argentinian', 'argentinean'],
];

/** All words for the people that a value names, the value first. */
export function peopleWords(value: string): readonly string[] {
  const people = PEOPLES.find((words) => words.includes(value)) ?? [];
  return [value, ...people.filter((word) => word !== value)];
}
