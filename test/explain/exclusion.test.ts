/** A rule by which entries keep others away is used whole in proofs. */
import { describe, expect, it } from 'vitest';
import { explainPrepared } from '../../src/explain/answers/explain.js';
import { prepare } from '../../src/explain/knowledge/prepare.js';
import { Board } from '../../src/explain/model/board.js';
import { partsOfProof } from '../../src/explain/proof/exclusion.js';
import { findFamily } from '../../src/families/index.js';
import { type QueensPuzzle, queens } from '../../src/families/queens/index.js';

const PUZZLE: QueensPuzzle = {
  family: 'queens',
  board: ['.......', '....#..', '.......', '.##.#..', '.......', '.......', '.......'],
  queens: 9,
};
const { model, explained } = queens.formulations
  .find(({ id }) => id === 'partitions')!
  .formulate(PUZZLE, { presolve: false, reasons: true });
const board = new Board(model, explained!).withCombined;
const partOf = (id: string) => ({ reason: board.reasons.findIndex(({ reason }) => reason.id === id) });

describe('the parts of a proof', () => {
  it('are those of the step, with all lines in the place of some', () => {
    const [whole, rows, ...more] = partsOfProof(
      board,
      ['diagonal-r1c1', 'row-r1c1', 'queens-by-rows'].map(partOf),
    );
    const { reason, rows: lines } = board.reasons[whole!.reason]!;
    expect(reason.says).toBe('No two queens attack each other');
    expect(lines).toHaveLength(reason.combines!.length);
    expect(reason.combines).toContain('diagonal-r1c2');
    expect([rows, ...more]).toEqual([partOf('queens-by-rows')]);
  });

  it('are those of the step where nothing keeps entries apart', () => {
    const parts = ['queens-by-rows', 'queens-by-columns'].map(partOf);
    expect(partsOfProof(board, parts)).toBe(parts);
  });
});

it('a step whose reasons are few lines is proved by all attacks', () => {
  const family = findFamily('queens')!;
  const preparation = prepare({ family, puzzle: PUZZLE });
  if (preparation.status !== 'ready') throw new Error(preparation.status);
  const { steps } = explainPrepared(preparation.prepared, { family, puzzle: PUZZLE });
  const step = steps.find(({ proofReasons }) => proofReasons !== undefined)!;
  expect(step.reasons.map(({ reason }) => reason.id)).not.toContain('all-attack');
  expect(step.proofReasons![0]!.reason.id).toBe('all-attack');
});
