/** What the command line of the benchmarks says besides their names. */
import { parseArgs } from 'node:util';

export interface BenchmarkOptions {
  /** Long limits, as in the documents. */
  readonly full: boolean;
  /** The parts of a benchmark to run; empty for all. */
  readonly only: readonly string[];
  /** Where to write what was found. */
  readonly write?: string;
}

/**
 * Reads names and options.
 * @throws TypeError for an unknown option or one without its value
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
      write: { type: 'string' },
    },
  });
  const { full, only, write } = values;
  return { names: positionals, options: { full, only, ...(write === undefined ? {} : { write }) } };
}
