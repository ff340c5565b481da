/**
 * Workers for the tests of jobs: such as end after some tasks, and such as see to it that everything is plain
 * data.
 */
import { expect } from 'vitest';
import { openInProcess } from '../../src/jobs/ports/in-process.js';
import { plainOfJson, textOfPlain } from '../../src/jobs/ports/plain-text.js';
import { cancelled, type Workers } from '../../src/jobs/ports/workers.js';
import { runTask } from '../../src/jobs/tasks/tasks.js';

/**
 * Workers that run `most` tasks and then are cancelled by the caller; `count` is the number of tasks that
 * they ran.
 */
export function endedAfter(most: number, width = 1): Workers & { readonly count: number } {
  const workers = openInProcess({ width });
  let count = 0;
  return {
    width,
    get count() {
      return count;
    },
    run: (name, argument, context) => {
      if (count >= most) return Promise.reject(cancelled());
      count++;
      return workers.run(name, argument, context);
    },
    cancel: workers.cancel,
  };
}

/** Workers that never end. */
export function unlimited(width = 1): Workers & { readonly count: number } {
  return endedAfter(Infinity, width);
}

/** A value after a round trip through the JSON of a queue. */
export function jsonCopy(value: unknown): unknown {
  return plainOfJson(JSON.parse(textOfPlain(value)));
}

/**
 * Workers that expect of every argument and answer that JSON keeps all of it; and the names of the tasks that
 * they ran.
 */
export function strictWorkers(width = 1): Workers & { readonly names: ReadonlySet<string> } {
  const names = new Set<string>();
  return {
    width,
    names,
    run: async (name, argument, context) => {
      names.add(name);
      expect(jsonCopy(argument)).toStrictEqual(argument);
      const answer = await runTask(name, argument, context);
      expect(jsonCopy(answer)).toStrictEqual(answer);
      return answer as never;
    },
    cancel: async () => undefined,
  };
}
