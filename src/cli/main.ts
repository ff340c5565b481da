#!/usr/bin/env node
/** Starts the command line on this process: real streams, real clock, exit code. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import type { Host } from './host.js';
import { openWorkers } from './pool.js';
import { run } from './run.js';

const STANDARD_INPUT = 0;

const host: Host = {
  out: (content) => void process.stdout.write(content),
  note: (line) => void process.stderr.write(`${line}\n`),
  readInput: () => readFileSync(STANDARD_INPUT),
  now: () => performance.now(),
  freshSeed: () => randomBytes(6).toString('hex'),
  openPool: openWorkers,
  workers: availableParallelism(),
  onInterrupt: (stop) => {
    process.once('SIGINT', stop);
    return () => void process.removeListener('SIGINT', stop);
  },
  terminal: { out: process.stdout.isTTY === true, err: process.stderr.isTTY === true },
};

// A reader that closes the pipe early (`| head`) has all it wanted.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 70);
});

process.exitCode = await run(process.argv.slice(2), host);
