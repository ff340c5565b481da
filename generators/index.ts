/** The registry of generators: the ways of making puzzles, by family. */

/** One way of making puzzles of a family. */
export interface GeneratorEntry {
  readonly id: string;
  readonly family: string;
  /** The verb of the command line that runs it. */
  readonly verb: string;
  /** One sentence: what goes in and what is promised about what comes out. */
  readonly description: string;
}

/** All generators, frozen, in the order in which they are listed. */
export const GENERATORS: readonly GeneratorEntry[] = Object.freeze([
  {
    id: 'picture',
    family: 'nonogram',
    verb: 'image',
    description: 'a picture becomes a nonogram with one solution, the fewest cells changed or given',
  },
]);
