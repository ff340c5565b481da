/** The order in which tests are tried on a fault: nearest to its file first, for most faults end there. */

import type { Importers } from './imports.js';

/** Words of a path that say nothing of its subject. */
const COMMON = new Set(['src', 'test', 'index', 'families', 'kit', 'ts', 'long', 'solve']);

/** Tests of programs and texts: they never load a source file, or only look at its text. */
const ELSEWHERE = /^test\/(layers|words|readme|mutants|bench)\//;

const MOST_NEAR = 12;

/** Rooms of tests that examine every family or every engine, before those of commands, pages and books. */
const GENERAL = [
  /^test\/conformance\//,
  /^test\/(engine|counting|model|bilevel)\//,
  /^test\/(families|proving|formats)\//,
];

/** Test files in three groups, to be run one after the other. */
export interface Order {
  /** Files that import the source file, and those whose paths share most words with its path. */
  readonly near: readonly string[];
  /** Of the others, those that examine every family or every engine. */
  readonly general: readonly string[];
  /** All that are left: tests of commands, pages and books. */
  readonly others: readonly string[];
}

/**
 * The order for a source file.
 * @param file the path of the source file
 * @param importers the tests that load it
 */
export function inOrder(file: string, importers: Importers): Order {
  const words = wordsOf(file);
  const tests = [...importers.keys()].filter((test) => !ELSEWHERE.test(test)).toSorted();
  const isDirect = (test: string): number => Number(importers.get(test) === 1);
  const sharedBy = (test: string): number => wordsOf(test).filter((word) => words.includes(word)).length;
  const near = tests
    .filter((test) => isDirect(test) + sharedBy(test) > 0)
    .toSorted((one, other) => isDirect(other) - isDirect(one) || sharedBy(other) - sharedBy(one))
    .slice(0, MOST_NEAR);
  const left = tests.filter((test) => !near.includes(test));
  const general = left.filter((test) => GENERAL.some((room) => room.test(test)));
  return { near, general, others: left.filter((test) => !general.includes(test)) };
}

function wordsOf(path: string): readonly string[] {
  return [...new Set(path.split(/[^a-z]+/))].filter((word) => word !== '' && !COMMON.has(word));
}
