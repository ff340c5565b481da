import { describe, expect, it } from 'vitest';
import { explainPrepared } from '../../src/explain/answers/explain.js';
import { difficultyOf } from '../../src/explain/difficulty/difficulty.js';
import { Knowledge } from '../../src/explain/knowledge/knowledge.js';
import { type Prepared, prepare } from '../../src/explain/knowledge/prepare.js';
import type { Step } from '../../src/explain/model/step.js';
import { findFamily } from '../../src/families/index.js';
import { openStepChecker } from '../bench/explained-steps/checker.js';
import { searchedSteps } from './next-steps.js';

const circuit = findFamily('circuit')!;
/**
 * The reasons that leave one solution do not contain the connectivity that a small step late in the solution
 * needs.
 */
const LATE = {
  family: 'circuit',
  grid: ['#ooo', '#ooo', 'oooo', 'oooo'],
  edges: [
    [
      [2, 2],
      [2, 3],
    ],
    [
      [2, 2],
      [3, 2],
    ],
  ],
};

/** True if some reasons of a board decide anything from what is known. */
function deciding(prepared: Prepared, known: ReadonlySet<number>): (reasons: readonly number[]) => boolean {
  const { board, assignment } = prepared;
  const knowledge = new Knowledge(board, assignment, board.read(assignment));
  knowledge.learn([...known]);
  const open = knowledge.marksThatAre(false);
  return (reasons) => open.some((mark) => knowledge.oppose(mark, reasons).status === 'contradiction');
}

/** All sets of one or two reasons of the first `count`. */
function smallSets(count: number): readonly (readonly number[])[] {
  const all = [...Array(count).keys()];
  return all.flatMap((one) => [[one], ...all.filter((other) => other > one).map((other) => [one, other])]);
}

describe('connectivity that is met on the way', () => {
  const preparation = prepare({ family: circuit, puzzle: LATE });
  if (preparation.status !== 'ready') throw new Error(preparation.status);
  const { prepared } = preparation;
  const { board } = prepared;
  const stated = board.reasons.length;
  const { given } = board;
  const values = board.read(prepared.assignment);
  const steps = searchedSteps(prepared);
  const idsAdded = new Set(board.reasons.slice(stated).map(({ reason }) => reason.id));
  const usesAdded = ({ reasons }: Step): boolean => reasons.some(({ reason }) => idsAdded.has(reason.id));
  const knownBefore = (step: Step): Set<number> =>
    new Set([
      ...given.map(({ mark }) => mark),
      ...steps
        .filter(({ round }) => round < step.round)
        .flatMap(({ conclusions }) => conclusions.map(({ mark }) => mark)),
    ]);

  it('gives a smaller step than the reasons stated at the start', () => {
    const late = steps.find((step) => usesAdded(step) && step.round > 0)!;
    expect([late.size, late.smallest]).toEqual([2, 'proved']);
    const test = deciding(prepared, knownBefore(late));
    const indices = late.reasons.map(({ reason }) =>
      board.reasons.findIndex((other) => other.reason.id === reason.id),
    );
    expect(test(indices)).toBe(true);
    expect(smallSets(stated).filter(test)).toEqual([]);
  });

  it('gives steps that another engine confirms', async () => {
    const checker = await openStepChecker(board);
    for (const step of steps.filter(usesAdded)) {
      expect(checker.wrongWith(step, knownBefore(step), values)).toBeUndefined();
    }
  });

  it('does not change the difficulty', () => {
    const again = prepare({ family: circuit, puzzle: LATE });
    if (again.status !== 'ready') throw new Error(again.status);
    const rated = difficultyOf(again.prepared, { moves: circuit.explaining!.moves });
    const { difficulty } = explainPrepared(again.prepared, { family: circuit, puzzle: LATE });
    expect(rated).toMatchObject({ status: 'computed', difficulty: { number: difficulty } });
  });
});
