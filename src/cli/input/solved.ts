import type { Puzzle, PuzzleDocument } from '../../families/contract/index.js';
import { certify } from '../../proving/index.js';
import { openEngine } from '../../solve/index.js';
import { type Host, InputError } from '../host/index.js';
import type { ReadPuzzle } from './read-puzzle.js';

/** The engine that fills in solutions where the user chooses no engine. */
const ENGINE = 'sat';

/**
 * The document with its solution: the one it carries, or the one found now. A puzzle with several solutions
 * is no error here, but a note says so.
 * @throws InputError when the puzzle has no solution
 */
export async function solvedDocument(
  { family, document, file }: ReadPuzzle,
  host: Host,
): Promise<PuzzleDocument<Puzzle, unknown>> {
  if (document.solution !== undefined) return document;
  const engine = await openEngine(ENGINE);
  const answer = certify(family, document.puzzle, { engine, checkProof: false });
  if (answer.verdict === 'none') throw new InputError([`${file}: has no solution, so none can be shown`]);
  if (answer.verdict === 'multiple')
    host.note(`${file}: has several solutions; the first one found is shown`);
  if (answer.solution === undefined)
    throw new InputError([`${file}: no solution was found within the limits`]);
  return { ...document, solution: answer.solution };
}
