#!/usr/bin/env node
/** Starts the command line on this process: real streams, real clock, exit code. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import '../node/index.js';
import { decodeWithin } from './decode.js';
import { EXIT } from './exit-code.js';
import type { Host } from './host.js';
import { readUpTo } from './read-bytes.js';
import { run } from './run.js';
import { openThreads } from './threads.js';
import { reasonOf } from './write-files.js';

const STANDARD_INPUT = 0;

const host: Host = {
  out: (content) => void process.stdout.write(content),
  note: (line) => void process.stderr.write(`${line}\n`),
  readInput: (most) => readUpTo(STANDARD_INPUT, most),
  now: () => performance.now(),
  freshSeed: () => randomBytes(6).toString('hex'),
  openWorkers: openThreads,
  decodeWithin,
  workers: availableParallelism(),
  onInterrupt: (stop) => {
    process.once('SIGINT', stop);
    return () => void process.removeListener('SIGINT', stop);
  },
  terminal: { out: process.stdout.isTTY === true, err: process.stderr.isTTY === true },
};

// A reader that closes the pipe early (`| head`) has all it wanted; any other failure means that the answer was lost.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.yes);
  host.note(`puzzlewright: standard output: cannot be written (${reasonOf(error)})`);
  process.exit(EXIT.usage);
});
// Notes that nobody can read change no answer.
process.stderr.on('error', () => undefined);

process.exitCode = await run(process.argv.slice(2), host);
