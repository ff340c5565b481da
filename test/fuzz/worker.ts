/** A worker process: tries case after case of its seed until the time or the number of cases is over. */
import '../../src/node/index.js';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { writeCase } from './case.js';
import { contextOf } from './context.js';
import { drawCase, findKind } from './kinds/index.js';
import type { Assignment, Message } from './messages.js';
import { runCase } from './run-case.js';

const assignment: Assignment = JSON.parse(process.argv[2]!);
const { seed, minutes, cases = Infinity, only, stress } = assignment;
const choice = { stress, ...(only === undefined ? {} : { words: only }) };
const end = performance.now() + minutes * 60_000;

/**
 * Waits until the message is on its way, so that a crash does not swallow it.
 * @throws Error when nobody listens any more, which ends the worker
 */
function send(message: Message): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send!(message, undefined, undefined, (error) => (error === null ? resolve() : reject(error)));
  });
}

for (let number = 0; number < cases && (cases < Infinity || performance.now() < end); number++) {
  const one = drawCase(seed, number, choice);
  await send({ kind: 'begins', line: writeCase(one) });
  const before = process.cpuUsage();
  const { tally, failure } = await runCase(findKind(one.kind)!, one, await contextOf(one));
  const { user, system } = process.cpuUsage(before);
  tally.add('seconds', `${one.kind} ${one.subject}`, (user + system) / 1e6);
  await send({ kind: 'ends', counts: tally.counts, ...(failure === undefined ? {} : { failure }) });
}
await send({ kind: 'finished' });
process.disconnect();
