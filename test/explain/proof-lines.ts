/** The proofs of all steps of a generated puzzle, followed line by line. */
import { expect } from 'vitest';
import { prepare } from '../../src/explain/knowledge/prepare.js';
import type { Refutation } from '../../src/explain/model/step.js';
import { lineCount } from '../../src/explain/proof/refute.js';
import { withProofs } from '../../src/explain/statement/step-proofs.js';
import { judgeByProof } from '../bench/explained-steps/by-proof.js';
import { stepChecker } from '../bench/explained-steps/checker.js';
import { generated } from './enumeration.js';
import { searchedSteps } from './next-steps.js';

/**
 * Follows all proofs: how many values are supposed inside each other, the lines of the longest refutation,
 * how many refutations the proofs have side by side, and the kinds of arguments.
 */
export async function followProofs(id: string, settings: Readonly<Record<string, unknown>>, seed: string) {
  const { family, puzzle } = await generated(id, settings, seed);
  const preparation = prepare({ family, puzzle });
  if (preparation.status !== 'ready') throw new Error(preparation.status);
  const { prepared } = preparation;
  const { given } = prepared.board;
  const values = prepared.board.read(prepared.assignment);
  const steps = withProofs(
    prepared.board,
    searchedSteps(prepared),
    given.map(({ mark }) => mark),
  );
  const checker = stepChecker(preparation.prepared.board, judgeByProof);
  const known = new Set(given.map(({ mark }) => mark));
  const kinds = new Set<string>();
  let deepest = 0;
  let longest = 0;
  let refutations = 0;
  for (const step of steps) {
    const { proof, count, conclusions } = step;
    kinds.add(proof?.kind ?? (count === undefined ? 'alone' : 'counting'));
    if (proof?.kind === 'contradiction') {
      expect(checker.wrongWith(step, known, values)).toBeUndefined();
      deepest = Math.max(deepest, depthOf(proof.lines));
      for (const kind of packingsIn(proof.lines, 0)) kinds.add(kind);
      const refuted = proof.lines.filter((line) => 'supposed' in line);
      for (const line of refuted) longest = Math.max(longest, lineCount(line));
      refutations += refuted.length;
    }
    for (const { mark } of conclusions) known.add(mark);
  }
  return { deepest, longest, refutations, kinds };
}

function depthOf(lines: Refutation['lines']): number {
  const depths = lines.map((line) => {
    return 'supposed' in line ? 1 + depthOf(line.lines) : 0;
  });
  return Math.max(0, ...depths);
}

/**
 * The kinds of lines of several rules: parity, and where there are packings: right below the opposite of
 * a conclusion, or in a case below it.
 */
function packingsIn(lines: Refutation['lines'], depth: number): readonly string[] {
  return lines.flatMap((line) => {
    if ('supposed' in line) return packingsIn(line.lines, depth + 1);
    if ('together' in line) return ['parity'];
    if (!('groups' in line)) return [];
    if (line.groups.length === 0 && line.least.length + line.most.length > 1)
      return ['count of several rules'];
    return [depth === 1 ? 'packing' : 'packing of a case'];
  });
}
