/**
 * The puzzles that the experiments solve, a line each in a file of the experiment's name: no change of the
 * program changes them. They were made once by seeded generators: fleets, islands, points and numbers placed
 * at random, of the sizes that the documents print.
 */
import { readFileSync } from 'node:fs';
import type { Puzzle } from '../../../../src/families/contract/family.js';
import { findFamily } from '../../../../src/families/index.js';

export type StoredExperiment =
  | 'table-3.1'
  | 'table-4.3'
  | 'table-a.1'
  | 'table-a.3'
  | 'table-a.4'
  | 'nonograms';

/**
 * The puzzles of an experiment in their order.
 * @throws Error for a line that its family does not read as it stands
 */
export function storedInstances<P extends Puzzle>(experiment: StoredExperiment): readonly P[] {
  const path = `test/bench/documents/instances/${experiment}.jsonl`;
  return readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line, index) => {
      const json = JSON.parse(line) as P;
      const read = findFamily(json.family)?.readPuzzle(json);
      if (read?.ok !== true || JSON.stringify(read.value) !== line)
        throw new Error(`${path}, line ${index + 1}`);
      return json;
    });
}
