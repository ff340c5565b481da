import { proveUniqueness } from '../solve/index.js';
import type { CheckAnswer, PuzzleRequest } from './answer.js';
import { ask } from './ask.js';

/**
 * Decides whether a puzzle has exactly one solution, with evidence that the rules have verified; of two
 * solutions it says in which cells they differ.
 * @throws PuzzlewrightError `engine-refuses-model`; Error when the rules refuse a solution, or when two
 *   solutions that the engine treats as different are equal
 */
export function checkPuzzle(request: PuzzleRequest): CheckAnswer {
  const { answered, finding } = ask(request, ({ session, projection, accept, ...known }) => {
    const verdict = proveUniqueness(session, projection, known);
    switch (verdict.verdict) {
      case 'unique':
        return { ...verdict, solution: accept(verdict.solution) };
      case 'multiple':
        return { ...verdict, solution: accept(verdict.solution), second: accept(verdict.second) };
      case 'undecided':
        if (verdict.solution !== undefined) return { ...verdict, solution: accept(verdict.solution) };
        return { verdict: verdict.verdict, limit: verdict.limit, certified: false, work: verdict.work };
      case 'none':
        return verdict;
    }
  });
  if (finding.status === 'none') return { ...answered, verdict: 'none' };
  if (finding.status === 'limit') return { ...answered, verdict: 'undecided', limit: finding.limit };
  const { work: _, certified: __, ...evidence } = finding.found;
  if (evidence.verdict !== 'multiple') return { ...answered, ...evidence };
  const differs = request.family.differences(evidence.solution, evidence.second);
  if (differs.length === 0) {
    throw new Error(
      `formulation ${answered.formulation} of ${request.family.id} and engine ${answered.engine} gave one solution twice`,
    );
  }
  return { ...answered, ...evidence, differs };
}
