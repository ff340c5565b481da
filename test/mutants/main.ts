/**
 * `npm run mutants`: plants faults one at a time and reports the tests that notice. Exit code 0: enough
 * faults are caught, 1: too few, 2: usage.
 */
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { drawFaults, type Planted, type SourceFile } from './draw.js';
import { plant } from './faults.js';
import { Imports } from './imports.js';
import { knownFaults } from './known.js';
import type { Question } from './messages.js';
import { type MutantOptions, REACHES, type Reach, readOptions, USAGE } from './options.js';
import { inOrder } from './order.js';
import { caughtOf, describeFault, describeRun, type Result } from './report.js';
import { TestProcess } from './test-process.js';

/** Random cases under both engines, which `npm test` runs for some only. */
const RANDOM_CASES = 'test/mutants/random-cases.ts';

const KNOWN = knownFaults();

/** The share of faults that has to be caught, of those that could change an answer. */
const ENOUGH = 0.95;

async function run({ again, reach, jobs, write, ...draw }: MutantOptions): Promise<number> {
  const files = filesIn('src');
  const imports = new Imports([...files, ...filesIn('test'), ...filesIn('generators')]);
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  const results: Result[] = [];
  const faults = again === undefined ? drawFaults(files, draw).slice(draw.from) : survivorsIn(again);
  const left = faults.values();
  const tryFaults = async (): Promise<void> => {
    const tests = new TestProcess(Math.floor(availableParallelism() / jobs));
    for (const planted of left) {
      const result = await resultOf(planted, texts.get(planted.file)!, (question) =>
        tests.ask({ ...question, groups: groupsFor(planted.file, imports, reach) }),
      );
      results.push(result);
      process.stdout.write(describeFault(result));
      if (write !== undefined) appendFileSync(write, `${JSON.stringify(result)}\n`);
    }
    tests.end();
  };
  await Promise.all(Array.from({ length: jobs }, tryFaults));
  const { caught, of } = caughtOf(results);
  process.stdout.write(
    `\n${describeRun(results)}\n${caught} of ${of} that could change an answer are caught\n`,
  );
  return caught >= ENOUGH * of ? 0 : 1;
}

function filesIn(folder: string): readonly SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .toSorted()
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

function survivorsIn(file: string): readonly Planted[] {
  const results = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return results
    .map((line) => JSON.parse(line) as Result)
    .filter(({ answer }) => answer.status === 'survived');
}

function groupsFor(file: string, imports: Imports, reach: Reach): Question['groups'] {
  const { near, general, others } = inOrder(file, imports.testsOf(file));
  return [near, [RANDOM_CASES, ...general], others].slice(0, REACHES.indexOf(reach) + 1);
}

async function resultOf(
  planted: Planted,
  text: string,
  ask: (question: Pick<Question, 'file' | 'text'>) => ReturnType<TestProcess['ask']>,
): Promise<Result> {
  const { file, fault } = planted;
  const changed = plant(text, fault);
  const line = text.slice(0, fault.from).split('\n').length;
  const lineOf = (whole: string): string => whole.split('\n')[line - 1]!.trim();
  const [before, after] = [lineOf(text), lineOf(changed)];
  const known = KNOWN.find((one) => one.file === file && one.before === before && one.after === after);
  const answer =
    known === undefined ? await ask({ file, text: changed }) : ({ status: 'known', why: known.why } as const);
  return { ...planted, line, before, after, answer };
}

function optionsOrUsage(): MutantOptions | undefined {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n${USAGE}`);
    return undefined;
  }
}

const options = optionsOrUsage();
process.exitCode = options === undefined ? 2 : await run(options);
