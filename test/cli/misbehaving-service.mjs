/** A thread that does what each request asks for, endless work among it. */
import { parentPort, workerData } from 'node:worker_threads';

const held = [];
const DEEDS = {
  echo: ({ text }) => text,
  keep: ({ kept }) => {
    parentPort.postMessage({ keep: kept });
    return 'kept';
  },
  kept: () => workerData.kept,
  loop: () => {
    for (;;);
  },
  buffers: () => {
    for (;;) held.push(new Uint8Array(1e7).fill(1));
  },
  objects: () => {
    for (;;) held.push({ one: [held.length] });
  },
  fail: () => {
    throw new Error('on purpose');
  },
  exit: () => process.exit(3),
};

parentPort.on('message', (request) => {
  parentPort.postMessage({ answer: DEEDS[request.deed](request) });
});
parentPort.postMessage('ready');
