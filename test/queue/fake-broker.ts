/** A broker in memory whose jobs get lost, fail and run twice, as the test wants. */
import type { Crew } from '../../src/cli/host/workers.js';
import type { Broker, Hint, Job, JobState } from '../../src/cli/queue/broker.js';
import { runChunk } from '../../src/cli/queue/run-chunk.js';
import type { Workers } from '../../src/jobs/ports/workers.js';

/** The fate of a job, each time that it is taken. */
export type Fate = 'runs' | 'is lost' | 'is silent' | 'fails' | 'runs twice';

/** The behaviour of a fake broker. */
interface FakeOptions {
  /** Runs the tasks. */
  readonly workers: Workers;
  /** The fate of the job that is taken next. */
  fate(job: Job): Fate;
  readonly crew?: Crew;
}

/** A broker, and what it was asked. */
export interface FakeBroker extends Broker {
  readonly added: Job[];
  readonly removed: string[];
  readonly ran: Job[];
}

/** Opens a broker whose workers take each job as it is added. */
export function openFakeBroker({ workers, fate, crew }: FakeOptions): FakeBroker {
  const states = new Map<string, JobState>();
  const added: Job[] = [];
  const removed: string[] = [];
  const ran: Job[] = [];
  let listener: (hint: Hint) => void = () => undefined;
  const take = async (job: Job): Promise<void> => {
    const what = fate(job);
    if (what === 'is lost') {
      states.delete(job.id);
      return;
    }
    if (what === 'fails') {
      states.set(job.id, { status: 'failed', reason: 'no memory' });
      listener({ id: job.id, kind: 'finished' });
      return;
    }
    ran.push(job);
    const text = await runChunk(job.chunk, workers, () => 0);
    if (what === 'runs twice') await runChunk(job.chunk, workers, () => 0);
    // It may have been removed meanwhile.
    if (!states.has(job.id)) return;
    states.set(job.id, { status: 'answered', text });
    if (what !== 'is silent') listener({ id: job.id, kind: 'finished' });
  };
  return {
    added,
    removed,
    ran,
    add: async (jobs) => {
      for (const job of jobs) {
        added.push(job);
        if (states.has(job.id)) continue;
        states.set(job.id, { status: 'waiting' });
        void take(JSON.parse(JSON.stringify(job)) as Job);
      }
    },
    look: async (ids) => ids.map((id) => states.get(id) ?? { status: 'absent' }),
    remove: async (ids) => {
      removed.push(...ids);
      for (const id of ids) states.delete(id);
    },
    crew: async () => crew ?? { workers: 1, threads: 2, others: [] },
    onHint: (receiver) => {
      listener = receiver;
    },
    close: async () => undefined,
  };
}
