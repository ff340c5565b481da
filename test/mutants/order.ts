/** The order in which tests are tried on a fault: nearest to its file first, for most faults end there. */

/** Words of a path that say nothing of its subject. */
const COMMON = new Set(['src', 'test', 'index', 'families', 'kit', 'ts', 'long', 'solve']);

/** Rooms of tests that examine every family or every engine, before those of commands, pages and books. */
const GENERAL = [
  /^test\/conformance\//,
  /^test\/(engine|counting|model|bilevel)\//,
  /^test\/(families|proving|formats)\//,
];

/** Test files in three groups, to be run one after the other. */
export interface Order {
  /** Files whose paths share most words with that of the source file. */
  readonly near: readonly string[];
  /** Of the others, those that examine every family or every engine. */
  readonly general: readonly string[];
  /** All that are left: tests of commands, pages and books. */
  readonly others: readonly string[];
}

/**
 * The order for a source file.
 * @param file the path of the source file
 * @param tests paths of test files
 */
export function inOrder(file: string, tests: readonly string[]): Order {
  const words = wordsOf(file);
  const near = tests
    .map((test) => ({ test, shared: wordsOf(test).filter((word) => words.includes(word)).length }))
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared || (one.test < other.test ? -1 : 1))
    .slice(0, 12)
    .map(({ test }) => test);
  const left = tests.filter((test) => !near.includes(test));
  const general = left.filter((test) => GENERAL.some((room) => room.test(test)));
  return { near, general, others: left.filter((test) => !general.includes(test)) };
}

function wordsOf(path: string): readonly string[] {
  return [...new Set(path.split(/[^a-z]+/))].filter((word) => word !== '' && !COMMON.has(word));
}
