/** Live memory: what is left after all garbage has been collected. */
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

/** The memory of this process after a forced collection. */
export function liveMemory(): NodeJS.MemoryUsage {
  collect ??= forcedCollection();
  // Objects with finalisers go with the second collection.
  collect();
  collect();
  return process.memoryUsage();
}

/** The function of the runtime that collects all garbage at once, which programs see only with a flag. */
function forcedCollection(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
