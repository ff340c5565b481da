import { parseJson } from '../../formats/index.js';
import { plainOfJson, type TaskName } from '../../jobs/index.js';
import { decimal, settings, text } from '../../settings/index.js';
import { defineCommand, jobsFlag, QUEUE_FLAG } from '../arguments/index.js';
import { EXIT, type ExitCode, type Host, InputError } from '../host/index.js';
import { MOST_OWN, nameOf, readSource } from '../input/index.js';
import { jsonLine } from '../output/index.js';
import { withWorkers } from '../workers/index.js';

export const workCommand = defineCommand({
  name: 'work',
  summary: 'work on the batches of other machines: take tasks from a queue until interrupted',
  positionals: settings({}),
  flags: settings({
    ...QUEUE_FLAG,
    ...jobsFlag('tasks that run at once, a thread each'),
    'lost-after': decimal('seconds of silence after which other workers take over the tasks of this one', {
      least: 1,
      most: 3600,
    }).default(15),
    replay: text(
      'run one task here and print its answer, as the report of a task that failed says; JSON, or a file of it',
    ).optional(),
  }),
  examples: [
    [
      `work --replay '{"task":"assess-puzzle","argument":{"family":"nonogram","puzzle":{"family":"nonogram","rows":[[1]],"columns":[[1]]},"certify":true}}'`,
      'what a worker would answer',
    ],
  ],
  async run(args, host) {
    if (args.replay !== undefined) return replay(args.replay, host);
    const queue = args.queue ?? host.queue;
    if (queue === undefined)
      throw new InputError(['work: expected a queue, --queue redis://HOST:PORT or PUZZLEWRIGHT_QUEUE']);
    const { workForQueue } = await import('../queue/index.js');
    return workForQueue({ queue, jobs: args.jobs ?? host.workers, lostAfter: args['lost-after'] }, host);
  },
});

/** Runs one task on a thread. */
async function replay(given: string, host: Host): Promise<ExitCode> {
  const isText = given.trimStart().startsWith('{');
  const json = parseJson(isText ? given : readSource(given, host, MOST_OWN).text);
  const place = isText ? '--replay' : nameOf(given);
  if (!json.ok) throw InputError.ofIssues(place, json.issues);
  const { task, argument } = (json.value ?? {}) as { readonly task?: unknown; readonly argument?: unknown };
  if (typeof task !== 'string' || typeof argument !== 'object' || argument === null) {
    throw new InputError([`${place}: is no task; expected {"task":NAME,"argument":{…}}`]);
  }
  const { outcome } = await withWorkers({ jobs: 1 }, host, (workers) =>
    // The program that runs the task checks its name.
    workers.run(task as TaskName, plainOfJson(argument) as never),
  );
  host.out(jsonLine(outcome as object));
  return EXIT.yes;
}
