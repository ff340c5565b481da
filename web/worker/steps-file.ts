/** The steps of a solution as a document. */
import {
  type CallContext,
  explain,
  familyOf,
  type Puzzle,
  PuzzlewrightError,
  type StepLanguage,
  stepsPdf,
} from '../../src/browser.js';

import { prepareDrawing } from './platform.js';

/**
 * A PDF of the steps, with a picture of each.
 * @throws PuzzlewrightError `no-steps` for a puzzle whose solution is not proved to be the only one
 */
export async function writeSteps(
  {
    puzzle,
    title,
    paper,
    language,
  }: {
    readonly puzzle: Puzzle;
    readonly title: string;
    readonly paper: 'a4' | 'letter';
    readonly language: StepLanguage;
  },
  { onProgress }: CallContext,
): Promise<Uint8Array> {
  const family = familyOf(puzzle.family);
  const answer = await explain(family, puzzle, onProgress === undefined ? {} : { onProgress });
  if (!('explanation' in answer))
    throw new PuzzlewrightError('no-steps', 'Only a puzzle with exactly one solution has steps to write.');
  await prepareDrawing(title);
  return stepsPdf({ family, puzzle, explanation: answer.explanation, title, style: { language } }, paper);
}
