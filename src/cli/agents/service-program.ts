/** The program of the thread of a service: requests come as messages, and each is answered with one. */
import '../../node/index.js';
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadBeginning, ThreadMessage } from './guarded-thread.js';
import { openProgram } from './open-program.js';

const { order, kept } = workerData as ThreadBeginning;
const say = (message: ThreadMessage): void => parentPort!.postMessage(message);

const program = openProgram(order, (keep) => say({ keep }));
program.resume(kept);

let last: Promise<void> = Promise.resolve();
parentPort!.on('message', (request: unknown) => {
  // A failure is not caught: it ends the thread, and who waits for the answer learns of it.
  last = last.then(async () => say({ answer: await program.answer(request) }));
});
say('ready');
