/** What the attempt that an id names comes to, made again as the program does it. */
import { openBatch } from '../../generators/batch.js';
import { readId } from '../../generators/id.js';
import { type Making, makePuzzle } from '../../generators/make.js';
import { satEngine } from '../../src/engine/sat/index.js';

/**
 * Makes the attempt of an id; the proof is not checked.
 * @throws Error for text that is no id, or settings that cannot be planned
 */
export async function madeFromId(text: string): Promise<Making> {
  const id = readId(text);
  if (!id.ok) throw new Error(JSON.stringify(id.issues));
  const batch = await openBatch(id.value);
  if (!batch.ok) throw new Error(JSON.stringify(batch.issues));
  const { number, attempt } = id.value;
  const request = { batch: batch.value, number, firstAttempt: attempt, limitAttempts: attempt + 1 };
  return makePuzzle({ ...request, certify: false }, satEngine);
}
