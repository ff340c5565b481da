/** The options of the benchmarks' command line. */
import { parseArgs } from 'node:util';

export interface BenchmarkOptions {
  /** Long limits, as in the documents. */
  readonly full: boolean;
  /** The parts of a benchmark to run; empty for all. */
  readonly only: readonly string[];
  /** The number of puzzles of each kind; undefined: the usual number. */
  readonly count?: number;
  /** The number of the first puzzle of each kind; undefined: 1. */
  readonly from?: number;
  /** The output path of the results. */
  readonly write?: string;
}

/**
 * Reads names and options.
 * @throws TypeError for an unknown option, one without its value or a count that is none
 */
export function readBenchmarks(argv: readonly string[]): {
  readonly names: readonly string[];
  readonly options: BenchmarkOptions;
} {
  const { positionals, values } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      full: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      count: { type: 'string' },
      from: { type: 'string' },
      write: { type: 'string' },
    },
  });
  const { full, only, count, from, write } = values;
  return {
    names: positionals,
    options: {
      full,
      only,
      ...(count === undefined ? {} : { count: wholeNumber('count', count) }),
      ...(from === undefined ? {} : { from: wholeNumber('from', from) }),
      ...(write === undefined ? {} : { write }),
    },
  };
}

function wholeNumber(option: string, text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new TypeError(`--${option}: a whole number from 1 is expected; found ${text}`);
}
