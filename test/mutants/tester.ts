/**
 * The process that runs tests on faults. It keeps one instance of the test runner, so that every file is
 * compiled once; a plugin hands out the text with the fault in place of the file. A fault may make a program
 * run for ever, so the process that asks may end this one with all its workers.
 */
import path from 'node:path';
import process from 'node:process';
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';
import type { Answer, Question } from './messages.js';
import { inOrder } from './order.js';

/** Tests of programs and texts: they never load a source file, or only look at its text. */
const ELSEWHERE = /^test\/(layers|words|readme|mutants|bench)\//;

/** Random cases under both engines, which `npm test` runs for some only. */
const RANDOM_CASES = 'test/mutants/random-cases.ts';

let planted: Question | undefined;
const root = process.cwd();
const absolute = (file: string): string => path.join(root, file);

const vitest = await createVitest(
  'test',
  { watch: false, bail: 1, reporters: [{}], execArgv: ['--max-old-space-size=2048'], testTimeout: 120_000 },
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
  process.send!(await answer(vitest, question));
});
process.send!('ready');

async function answer(runner: Vitest, { file, all }: Question): Promise<Answer> {
  runner.config.related = [absolute(file)];
  const related = await runner.getRelevantTestSpecifications();
  const byPath = new Map(related.map((one) => [path.relative(root, one.moduleId), one]));
  const { near, general, others } = inOrder(
    file,
    [...byPath.keys()].filter((test) => !ELSEWHERE.test(test)),
  );
  const filesOf = (tests: readonly string[]): TestSpecification[] => tests.map((test) => byPath.get(test)!);
  const cases = runner.getRootProject().createSpecification(absolute(RANDOM_CASES));
  const groups = [filesOf(near), [cases], filesOf(general), ...(all ? [filesOf(others)] : [])];
  let tests = 0;
  for (const group of groups) {
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
    for (const failed of one.children.allTests('failed'))
      return {
        status: 'caught',
        test,
        name: failed.fullName,
        message: firstLine(failed.result().errors![0]!.message),
      };
  }
  return undefined;
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
