/** A puzzle that a program hands over: JSON, or a text of any format. */
import { issue, PuzzlewrightError } from '../../core/index.js';
import type { AnyFamily, Puzzle, PuzzleDocument } from '../../families/contract/index.js';
import { familyOf } from '../../families/index.js';
import { textSource } from '../../formats/index.js';
import { recognise } from '../../jobs/index.js';
import { demand } from './demand.js';
import { sizeIssue } from './size.js';

/** A puzzle with its family. */
export interface GivenPuzzle {
  readonly family: AnyFamily;
  readonly document: PuzzleDocument<Puzzle, unknown>;
}

/**
 * Reads it.
 * @param format the format of a text; absent: recognised by content
 * @throws PuzzlewrightError with the first fault
 */
export async function readGiven(given: unknown, format?: string): Promise<GivenPuzzle> {
  requireSmall(given);
  if (typeof given !== 'string') {
    const { family: name } = given as Readonly<Record<string, unknown>>;
    const family = familyOf(String(name));
    return { family, document: { puzzle: demand(family.readPuzzle(given)), credits: {} } };
  }
  const recognised = await recognise(textSource(given), format);
  if ('unknown' in recognised)
    throw new PuzzlewrightError('unknown-format', `The text ${recognised.unknown}.`);
  const [only, ...more] = recognised.found;
  if (only === undefined || more.length > 0) {
    const message = `One puzzle is expected; the text holds ${recognised.found.length}.`;
    throw new PuzzlewrightError('several-puzzles', message);
  }
  const document = demand(only.codec.decode(only.source));
  requireSmall(document.puzzle);
  return { family: await only.load(), document };
}

/** Refuses what is too large for a conversation. */
function requireSmall(json: unknown): void {
  const wrong = sizeIssue(json);
  if (wrong !== undefined) demand({ ok: false, issues: [issue(wrong.code, wrong.message)] });
}
