/**
 * `npm run fuzz`: random cases for some minutes, or one case again. Exit code 0: nothing wrong, 1: failures,
 * 2: usage.
 */
import '../../src/node/index.js';
import { randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { readCase } from './case.js';
import { contextOf } from './context.js';
import { findKind } from './kinds/index.js';
import { type FuzzOptions, readOptions, USAGE } from './options.js';
import { runWorkers } from './pool.js';
import { describeFailure, describeRun, logLine } from './report.js';
import { runCase } from './run-case.js';

const print = (text: string): boolean => process.stdout.write(text);

/** Exit code of one case that is run again in this process. */
async function replay(line: string): Promise<number> {
  const one = readCase(line);
  const kind = one === undefined ? undefined : findKind(one.kind);
  if (one === undefined || kind === undefined || !kind.subjects.includes(one.subject)) {
    process.stderr.write(`"${line}" is no case; a case looks like verdict:kenken:SEED:17\n`);
    return 2;
  }
  const started = performance.now();
  const { tally, failure } = await runCase(kind, one, await contextOf(one));
  print(
    describeRun(
      { tally, failures: failure === undefined ? [] : [failure] },
      (performance.now() - started) / 60_000,
    ),
  );
  if (failure !== undefined) print(describeFailure(failure));
  return failure === undefined ? 0 : 1;
}

/** Exit code of a run. The cases of worker k are those of the seed `S.k`. */
async function run(options: FuzzOptions): Promise<number> {
  const { seed, jobs, minutes, cases, only, stress } = options;
  print(`seed ${seed}\n`);
  const assignments = Array.from({ length: jobs }, (_, index) => ({
    seed: `${seed}.${index + 1}`,
    minutes,
    stress,
    ...(cases === undefined ? {} : { cases: Math.floor((cases + jobs - 1 - index) / jobs) }),
    ...(only === undefined ? {} : { only }),
  }));
  const started = performance.now();
  const result = await runWorkers(assignments, (failure) => print(`${describeFailure(failure)}\n`));
  const taken = (performance.now() - started) / 60_000;
  print(`${describeRun(result, taken)}${logLine(options, result, taken)}`);
  return result.failures.length === 0 ? 0 : 1;
}

function optionsOrUsage(): FuzzOptions | undefined {
  try {
    return readOptions(process.argv.slice(2), () => String(randomInt(1_000_000_000)));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n${USAGE}`);
    return undefined;
  }
}

const options = optionsOrUsage();
if (options === undefined) process.exitCode = 2;
else process.exitCode = await (options.replay === undefined ? run(options) : replay(options.replay));
