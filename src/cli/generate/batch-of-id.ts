/** The batch that the id of a puzzle names. */
import { type Batch, idPrefix, openBatch, type ReadId } from '../../../generators/index.js';
import { settingsFrom } from '../../settings/index.js';
import type { FlagValues } from '../arguments/index.js';
import { type Host, InputError } from '../host/index.js';
import { openFolders } from '../input/index.js';

/**
 * Opens the batch of an id.
 * @param given settings that the id does not hold, such as a folder of pictures
 * @param place where the id was found, for messages
 * @throws InputError where the given settings are not those of the id, or no such puzzle can be
 */
export async function batchOfId(
  { generator, settings, goal, seed, prefix }: ReadId,
  given: FlagValues,
  place: string,
  host: Host,
): Promise<Batch> {
  const beside = settingsFrom(generator.settings, given, openFolders(host));
  const order = { generator, settings: { ...settings, ...beside }, goal, seed };
  if (idPrefix(order) !== prefix)
    throw new InputError([`${place}: the settings beside it are not those that the puzzle was made from`]);
  const batch = await openBatch(order);
  if (!batch.ok) throw InputError.ofIssues(place, batch.issues);
  return batch.value;
}
