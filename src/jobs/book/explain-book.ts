/** The steps of those puzzles of a book that have hints or are solved step by step. */
import type { BookSpec } from '../../book/index.js';
import { type Issue, issue } from '../../core/index.js';
import type { Explanation } from '../../explain/index.js';
import type { CertifiedPuzzle } from '../../proving/index.js';
import { sideBySide, type Workers } from '../ports/index.js';

/** The steps by puzzle, and which puzzles have none although they should. */
export interface ExplainedBook {
  readonly explained: ReadonlyMap<CertifiedPuzzle, Explanation>;
  readonly warnings: readonly Issue[];
}

/**
 * Explains puzzles by part, as the parts want it. Rejects with `tasks-cancelled` when the workers are
 * cancelled.
 * @param known explanations that were made already
 */
export async function explainBook(
  { parts }: Pick<BookSpec, 'parts'>,
  puzzles: readonly (readonly CertifiedPuzzle[])[],
  workers: Workers,
  known: ExplainedBook = { explained: new Map(), warnings: [] },
): Promise<ExplainedBook> {
  const explained = new Map(known.explained);
  const warnings: Issue[] = [...known.warnings];
  const wanted = parts
    .flatMap(({ explain, hints }, part) => (explain || hints > 0 ? (puzzles[part] ?? []) : []))
    .filter((puzzle) => !explained.has(puzzle));
  const room = (): number => workers.queueLength ?? workers.width;
  // That each has one solution was proved where it was made, and its label says how hard it is.
  const work = sideBySide(wanted, room, ({ family, puzzle, solution }) =>
    workers.run('explain-puzzle', { family, puzzle, solution, rates: false }),
  );
  for (const [index, puzzle] of wanted.entries()) {
    const answer = await work[index]!;
    if (answer.status === 'explained') explained.set(puzzle, answer.explanation);
    if (answer.status !== 'explained' || answer.explanation.verdict === 'limit') {
      warnings.push(unfinished(puzzle));
    }
  }
  return { explained, warnings };
}

function unfinished({ id }: CertifiedPuzzle): Issue {
  return issue('steps-unfinished', 'Its steps were not found within the limits of the work.', { part: id });
}
