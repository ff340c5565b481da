/**
 * The files that a certificate rests on, by family: nothing else may have a say in it. A new family is held
 * to this too.
 */
import type { FamilyId } from '../../src/families/index.js';

/**
 * In the folder of every family. `formulations.ts` and `index.ts` put the parts together and are not among
 * them.
 */
const OF_EVERY_FAMILY = [/^models\//, /^confirm(-[a-z-]+)?\.ts$/, /^(puzzle|reading|rules)\.ts$/];

/** The kit's files for these: rows, confirmations, and the faults of a grid. */
const OF_THE_KIT = [
  /^models\//,
  /^confirm\//,
  /^rules\/(?!rule-candidates|search)/,
  // The names of lines, in the sentences of clauses that a rule confirms.
  /^words\/(series|sides)\.ts$/,
  /^(differing-cells|sign-solution|edge-issues|grid-issues|neighbour-pairs|number-grid|read-json|violations)\.ts$/,
];

/** Further files and folders of single families, none of which deduces anything for a model. */
const FURTHER: Readonly<Partial<Record<FamilyId, readonly string[]>>> = {
  // The kind of the rule that two lines differ.
  binairo: ['different-lines.ts'],
  // The least path of any solution, for the rules.
  circuit: ['frontier.ts'],
  // Islands, and the places between them.
  hashi: ['layout.ts'],
  // The kind of the rule of a row or column.
  hitori: ['line.ts'],
  // Changes of a drawing, for sets of clues that the direct check confirms.
  mosaic: ['blocks.ts', 'strips.ts'],
  // Clues and given cells of both kinds of puzzle in one notation.
  nonogram: ['colours.ts', 'given.ts'],
  // Whether one more queen has room, for the rules, and the kind of the rule that counts parts.
  queens: ['search.ts', 'parts-with-queens.ts'],
  // The cells and areas of a layout; constraints as rules, and kinds of rules.
  sudoku: ['layout.ts', 'constraints/', 'kinds/'],
  // Lines, blocks and the cells that can have tents; the kind of the rule that every tree has one of its own.
  tents: ['layout.ts', 'matching.ts'],
  // Values and houses as numbers, and which pairs of houses a clue allows.
  zebra: ['numbering.ts', 'relations.ts'],
};

/**
 * Code that writes words beside rows. Models import it, and call it only when they are stated for explaining.
 */
const WORDS = [/^explaining\//, /^sentences\//];

/** The kit's files that make those words. */
const WORDS_OF_THE_KIT = /^(words\/|(states\/number-state|pictures\/state-picture)\.ts$)/;
const WORDS_OF_FAMILIES: Readonly<Partial<Record<FamilyId, readonly string[]>>> = {
  kenken: ['signs.ts'],
  nonogram: ['colour-names.ts'],
  sudoku: ['drawing/'],
  zebra: ['names.ts'],
};

/** True if a file of `src/families` is one that certificates of a family rest on. */
export function isTrusted(family: string, file: string): boolean {
  const { folder, name } = placeOf(file);
  if (folder === 'kit') return OF_THE_KIT.some((pattern) => pattern.test(name));
  if (folder !== family) return false;
  return OF_EVERY_FAMILY.some((pattern) => pattern.test(name)) || isListed(FURTHER[family as FamilyId], name);
}

/** True if a file only makes the words that models have beside their rows. */
export function isOfWords(family: string, file: string): boolean {
  const { folder, name } = placeOf(file);
  if (folder === 'kit') return WORDS_OF_THE_KIT.test(name);
  if (folder !== family) return false;
  return WORDS.some((pattern) => pattern.test(name)) || isListed(WORDS_OF_FAMILIES[family as FamilyId], name);
}

/** True if a file is in a list, or a folder of it that ends in a slash. */
function isListed(list: readonly string[] = [], name: string): boolean {
  return list.some((entry) => (entry.endsWith('/') ? name.startsWith(entry) : name === entry));
}

/** The folder in `src/families`, and the path in it; the contract has the folder `''`. */
function placeOf(file: string): { readonly folder: string; readonly name: string } {
  const [folder, ...rest] = file.replace(/^src\/families\//, '').split('/');
  return rest.length === 0 ? { folder: '', name: folder! } : { folder: folder!, name: rest.join('/') };
}
