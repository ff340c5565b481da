/**
 * The process that runs tests on faults. It keeps one instance of the test runner, so that every file is
 * compiled once; a plugin hands out the text with the fault in place of the file. A fault may make a program
 * run for ever, so the process that asks may end this one with all its workers.
 */
import path from 'node:path';
import process from 'node:process';
import { createVitest, type TestCase, type TestModule, type Vitest } from 'vitest/node';
import type { Answer, Question, Report } from './messages.js';

let planted: Question | undefined;
let isAnswered = false;
const root = process.cwd();
const absolute = (file: string): string => path.join(root, file);

const vitest = await createVitest(
  'test',
  {
    watch: false,
    bail: 1,
    maxWorkers: Number(process.argv[2]),
    reporters: [{ onTestCaseResult: report }],
    execArgv: ['--max-old-space-size=2048'],
    testTimeout: 120_000,
  },
  {
    plugins: [
      {
        name: 'fault',
        enforce: 'pre',
        load: (id: string) =>
          planted !== undefined && id.split('?')[0] === absolute(planted.file) ? planted.text : null,
      },
    ],
  },
);

process.on('message', async (question: Question) => {
  const before = planted;
  planted = question;
  for (const file of [before?.file, question.file])
    if (file !== undefined) vitest.invalidateFile(absolute(file));
  isAnswered = false;
  sayAnswer(await answer(vitest, question));
  say('ready');
});
say('ready');

/** A failure is the answer, before the other tests that are under way have ended. */
function report(test: TestCase): void {
  say('a test has ended');
  if (test.result().state === 'failed') sayAnswer(failureOf(path.relative(root, test.module.moduleId), test));
}

function sayAnswer(found: Answer): void {
  if (!isAnswered) say(found);
  isAnswered = true;
}

function say(report: Report): void {
  process.send!(report);
}

async function answer(runner: Vitest, { groups }: Question): Promise<Answer> {
  let tests = 0;
  for (const files of groups) {
    const group = files.map((file) => runner.getRootProject().createSpecification(absolute(file)));
    const run = await runner.runTestSpecifications(group);
    // The result has the files of earlier runs too.
    const modules = run.testModules.filter(({ moduleId }) => group.some((one) => one.moduleId === moduleId));
    const failure = firstFailure(modules) ?? unhandled(run.unhandledErrors);
    if (failure !== undefined) return failure;
    tests += modules.reduce((sum, one) => sum + [...one.children.allTests('passed')].length, 0);
  }
  return { status: 'survived', tests };
}

function firstFailure(modules: readonly TestModule[]): Answer | undefined {
  for (const one of modules) {
    const test = path.relative(root, one.moduleId);
    const errors = one.errors();
    if (errors.length > 0)
      return { status: 'caught', test, name: 'the file itself', message: firstLine(errors[0]!.message) };
    for (const failed of one.children.allTests('failed')) return failureOf(test, failed);
  }
  return undefined;
}

function failureOf(test: string, failed: TestCase): Answer {
  const message = firstLine(failed.result().errors![0]!.message);
  return { status: 'caught', test, name: failed.fullName, message };
}

/** A worker that ended, for want of memory for instance. */
function unhandled(errors: readonly unknown[]): Answer | undefined {
  if (errors.length === 0) return undefined;
  return {
    status: 'caught',
    test: '',
    name: 'a worker',
    message: firstLine(String((errors[0] as Error).message)),
  };
}

function firstLine(text: string): string {
  return text.split('\n')[0]!.slice(0, 160);
}
