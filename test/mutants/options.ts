/** The flags of a run of mutants. */
import { parseArgs } from 'node:util';

/** The options of a run. */
export interface MutantOptions {
  readonly seed: string;
  /** The number of faults. */
  readonly count: number;
  /** The number of faults of the draw that are passed over, so that a run may be done in pieces. */
  readonly from: number;
  /** Words of paths: only files with one of them get faults. */
  readonly only: readonly string[];
  /** True if tests of commands, pages and books are tried too. */
  readonly all: boolean;
  /** The file that the results are added to, a line of JSON each. */
  readonly write?: string;
}

export const USAGE = `npm run mutants -- [--count N] [--from K] [--seed S] [--only WORD ...] [--all] [--write FILE]
  --count N    plant N faults (200)
  --from K     pass over the first K faults of the draw (0)
  --seed S     the seed of the draw (1)
  --only WORD  faults in files whose path has the word; may be repeated
  --all        try the tests of commands, pages and books too
  --write FILE add the results to a file, a line of JSON each
`;

/**
 * Reads the flags.
 * @throws Error that says what is wrong with a flag
 */
export function readOptions(words: readonly string[]): MutantOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...words],
    options: {
      count: text,
      from: text,
      seed: text,
      only: { type: 'string', multiple: true },
      all: { type: 'boolean' },
      write: text,
    },
  });
  const { count = '200', from = '0', seed = '1', only = [], all = false, write } = values;
  return {
    seed,
    count: wholeNumber('count', count, 1),
    from: wholeNumber('from', from, 0),
    only,
    all,
    ...(write === undefined ? {} : { write }),
  };
}

function wholeNumber(flag: string, text: string, least: number): number {
  if (/^\d+$/.test(text) && Number(text) >= least) return Number(text);
  throw new Error(`--${flag} takes a whole number from ${least}, not "${text}"`);
}
