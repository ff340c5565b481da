/**
 * `npm run mutants`: plants faults one at a time and reports the tests that notice. Exit code 0: enough
 * faults are caught, 1: too few, 2: usage.
 */
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { drawFaults, type Planted } from './draw.js';
import { plant } from './faults.js';
import { KNOWN } from './known.js';
import type { Question } from './messages.js';
import { type MutantOptions, readOptions, USAGE } from './options.js';
import { caughtOf, describeFault, describeRun, type Result } from './report.js';
import { TestProcess } from './test-process.js';

/** The share of faults that has to be caught, of those that could change an answer. */
const ENOUGH = 0.95;

async function run({ seed, count, from, only, all, write }: MutantOptions): Promise<number> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .toSorted()
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  const tests = new TestProcess();
  const results: Result[] = [];
  for (const planted of drawFaults(files, { seed, count, only }).slice(from)) {
    const result = await resultOf(planted, texts.get(planted.file)!, (question) =>
      tests.ask({ ...question, all }),
    );
    results.push(result);
    process.stdout.write(describeFault(result));
    if (write !== undefined) appendFileSync(write, `${JSON.stringify(result)}\n`);
  }
  tests.end();
  const { caught, of } = caughtOf(results);
  process.stdout.write(
    `\n${describeRun(results)}\n${caught} of ${of} that could change an answer are caught\n`,
  );
  return caught >= ENOUGH * of ? 0 : 1;
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
