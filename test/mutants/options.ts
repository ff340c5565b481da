/** The flags of a run of mutants. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

/**
 * The tests that are tried: those nearest to the file alone, random cases and those of all families and
 * engines too, or those of commands, pages and books as well.
 */
export const REACHES = ['near', 'general', 'all'] as const;

/** One of the reaches. */
export type Reach = (typeof REACHES)[number];

/** The options of a run. */
export interface MutantOptions {
  readonly seed: string;
  /** The number of faults. */
  readonly count: number;
  /** The number of faults of the draw that are passed over, so that a run may be done in pieces. */
  readonly from: number;
  /** Words of paths: only files with one of them get faults. */
  readonly only: readonly string[];
  /** A file of results: only the faults of it that survived are tried. */
  readonly again?: string;
  readonly reach: Reach;
  /** The number of faults that are tried at the same time. */
  readonly jobs: number;
  /** The file that the results are added to, a line of JSON each. */
  readonly write?: string;
}

export const USAGE = `npm run mutants -- [--count N] [--from K] [--seed S] [--only WORD ...]
                   [--again FILE] [--tests near|general|all] [--jobs N] [--write FILE]
  --count N      plant N faults (200)
  --from K       pass over the first K faults of the draw (0)
  --seed S       the seed of the draw (1)
  --only WORD    faults in files whose path has the word; may be repeated
  --again FILE   try the faults that survived according to a file of results, and no others
  --tests REACH  near: the tests nearest to the file; general: random cases and the tests of all families and
                 engines too (the default); all: those of commands, pages and books too
  --jobs N       try N faults at the same time (1); the workers of the tests are shared among them
  --write FILE   add the results to a file, a line of JSON each
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
      again: text,
      only: { type: 'string', multiple: true },
      tests: text,
      jobs: text,
      write: text,
    },
  });
  const {
    count = '200',
    from = '0',
    seed = '1',
    only = [],
    tests = 'general',
    jobs = '1',
    again,
    write,
  } = values;
  const reach = REACHES.find((one) => one === tests);
  if (reach === undefined) throw new Error(`--tests takes ${REACHES.join(', ')}, not "${tests}"`);
  return {
    seed,
    count: wholeNumber('count', count, 1),
    from: wholeNumber('from', from, 0),
    only,
    ...(again === undefined ? {} : { again }),
    reach,
    jobs: Math.min(wholeNumber('jobs', jobs, 1), availableParallelism()),
    ...(write === undefined ? {} : { write }),
  };
}

function wholeNumber(flag: string, text: string, least: number): number {
  if (/^\d+$/.test(text) && Number(text) >= least) return Number(text);
  throw new Error(`--${flag} takes a whole number from ${least}, not "${text}"`);
}
