/** A queue as the commands use it. */
import type { Crew, Host, OpenedWorkers } from '../host/index.js';
import { readAddress } from './address.js';
import { thisBuild } from './build.js';
import { openClient } from './client.js';
import { connectToQueue } from './connection.js';
import { loadPackages } from './packages.js';
import { openBroker } from './redis-broker.js';

/**
 * Opens the queue at an address as workers.
 * @param onCrew receives the workers that are connected, now and then
 * @throws InputError when the packages are missing, or the server cannot be used
 */
export async function openQueue(
  url: string,
  { note }: Pick<Host, 'note'>,
  onCrew: (crew: Crew) => void,
): Promise<OpenedWorkers> {
  const address = readAddress(url);
  const packages = await loadPackages();
  const build = thisBuild();
  const connection = await connectToQueue(packages, address, note);
  return openClient(await openBroker(packages, connection, build), { build, note, onCrew });
}
