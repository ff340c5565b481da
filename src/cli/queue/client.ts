/**
 * A queue as workers of a job. Whatever happens to jobs and workers, a task that was handed over is answered
 * once: one poller looks up all jobs, hints only make it look earlier, jobs that were lost are added again,
 * and failing ones are tried again a bounded number of times.
 */
import { cancelled, type TaskAnswer, textOfPlain, type Workers } from '../../jobs/index.js';
import type { Crew, OpenedWorkers } from '../host/index.js';
import type { Broker, JobState } from './broker.js';
import { type ChunkAnswer, chunkId, packChunk } from './chunk.js';
import { type ChunkSize, divide, openChunkSize } from './chunk-size.js';
import { failureOf, MOST_TRIES, type Sent, settle, type Ticket } from './sent.js';
import { within } from './within.js';

/** A client's callbacks and waiting times. */
export interface ClientOptions {
  /** The build of this program; only workers of the same build take its jobs. */
  readonly build: string;
  /** Receives one sentence for people; each comes once. */
  note(sentence: string): void;
  /** Receives the workers that are connected, whenever they are looked up. */
  onCrew?(crew: Crew): void;
  /** Milliseconds between two looks at all jobs, and at the workers; for tests. */
  readonly interval?: number;
}

/** Milliseconds between two looks at all jobs. */
const INTERVAL = 1000;

/** Milliseconds that ending the work may wait for the server. */
const PATIENCE = 2000;

/** Jobs that each thread has in hand or waiting. */
const JOBS_AHEAD = 3;

/** Tasks that are handed over at least, so that workers who join find some. */
const LEAST_AHEAD = 100;

/** Opens a client. */
export function openClient(broker: Broker, options: ClientOptions): OpenedWorkers {
  return new Client(broker, options);
}

class Client implements OpenedWorkers {
  readonly #broker: Broker;
  readonly #options: ClientOptions;
  readonly #unsent = new Map<string, Ticket[]>();
  readonly #sizes = new Map<string, ChunkSize>();
  readonly #jobs = new Map<string, Sent>();
  readonly #noted = new Set<string>();
  readonly #hinted = new Set<string>();
  #crew: Crew = { workers: 0, threads: 0, others: [] };
  #adding: Promise<unknown> = Promise.resolve();
  #flush: NodeJS.Immediate | undefined;
  #wake: () => void = () => undefined;
  #closing: Promise<void> | undefined;
  readonly #watching: Promise<void>;

  constructor(broker: Broker, options: ClientOptions) {
    this.#broker = broker;
    this.#options = options;
    broker.onHint(({ id, kind }) => {
      if (!this.#jobs.has(id)) return;
      if (kind === 'lost') this.#note('a worker was lost; its tasks are run again by others');
      this.#hinted.add(id);
      this.#wake();
    });
    this.#watching = this.#watch();
  }

  get width(): number {
    return Math.max(1, this.#crew.threads);
  }

  /** Enough for all threads of all workers, in jobs of their size. */
  get queueLength(): number {
    const sizes = [...this.#sizes.values()].map(({ size }) => size);
    return Math.max(LEAST_AHEAD, this.width * JOBS_AHEAD * Math.max(1, ...sizes));
  }

  /** Workers of a queue are there already. */
  async start(): Promise<void> {}

  run: Workers['run'] = (name, argument) => {
    if (this.#closing !== undefined) return Promise.reject(cancelled());
    return new Promise((resolve, reject) => {
      const ticket: Ticket = {
        name,
        text: textOfPlain(argument),
        resolve: (answer) => resolve(answer as TaskAnswer<typeof name>),
        reject,
      };
      this.#enqueue([ticket]);
    });
  };

  async cancel(): Promise<void> {
    const ids = [...this.#jobs.keys()];
    this.#rejectAll(cancelled());
    // What is being added arrives before it is removed. Where the connection is lost there is nothing to
    // remove.
    await this.#adding.then(() => this.#broker.remove(ids)).catch(() => undefined);
  }

  close(): Promise<void> {
    this.#closing ??= this.#end();
    return this.#closing;
  }

  async #end(): Promise<void> {
    const ending = Promise.all([this.cancel(), this.#watching]);
    this.#wake();
    // A server that is away answers when it is back; ending the work does not wait for that.
    await within(PATIENCE, ending);
    await this.#broker.close();
  }

  #enqueue(tickets: readonly Ticket[]): void {
    for (const ticket of tickets) {
      const others = this.#unsent.get(ticket.name);
      if (others === undefined) this.#unsent.set(ticket.name, [ticket]);
      else others.push(ticket);
    }
    this.#schedule();
  }

  /** Hands over once all tasks of this turn are known. */
  #schedule(): void {
    this.#flush ??= setImmediate(() => {
      this.#flush = undefined;
      this.#handOverAll(this.width - this.#jobs.size);
    });
  }

  /** @param idle threads that have nothing to do; with none, tasks that fill no job wait for more of them */
  #handOverAll(idle: number): void {
    for (const name of this.#unsent.keys()) this.#handOver(name, idle);
  }

  #handOver(name: string, idle: number): void {
    const tickets = this.#unsent.get(name)!;
    const { size } = this.#sizeOf(name);
    const jobs: Sent[] = [];
    for (const count of divide(tickets.length, size, idle)) {
      const job = this.#jobOf(name, tickets.splice(0, count));
      if (job !== undefined) jobs.push(job);
    }
    if (jobs.length > 0) this.#add(jobs);
  }

  #sizeOf(name: string): ChunkSize {
    const known = this.#sizes.get(name);
    if (known !== undefined) return known;
    const opened = openChunkSize();
    this.#sizes.set(name, opened);
    return opened;
  }

  /** A job of tasks; undefined where the same job was handed over already and these tasks wait for it too. */
  #jobOf(name: string, tickets: readonly Ticket[]): Sent | undefined {
    const chunk = packChunk(
      name,
      tickets.map(({ text }) => text),
    );
    const id = chunkId(this.#options.build, chunk);
    const same = this.#jobs.get(id);
    if (same !== undefined) {
      same.waiting.push(tickets);
      return undefined;
    }
    const job: Sent = { id, chunk, waiting: [tickets], isAdded: false, tries: 0 };
    this.#jobs.set(id, job);
    return job;
  }

  #add(jobs: readonly Sent[]): void {
    const adding = this.#broker.add(jobs).then(
      () => {
        for (const job of jobs) job.isAdded = true;
      },
      (error: unknown) => this.#rejectAll(error),
    );
    this.#adding = Promise.all([this.#adding, adding]).then(() => undefined);
  }

  #rejectAll(error: unknown): void {
    const tickets = [...this.#unsent.values(), ...[...this.#jobs.values()].flatMap((job) => job.waiting)];
    this.#unsent.clear();
    this.#jobs.clear();
    for (const ticket of tickets.flat()) ticket.reject(error);
  }

  /** Each sentence once: a broken machine would say the same over and over. */
  #note(sentence: string): void {
    if (this.#noted.has(sentence)) return;
    this.#noted.add(sentence);
    this.#options.note(sentence);
  }

  /** The one poller: all jobs now and then, and those of which a hint came at once. */
  async #watch(): Promise<void> {
    const { interval = INTERVAL } = this.#options;
    let looked = 0;
    while (this.#closing === undefined) {
      try {
        const isTurn = performance.now() - looked >= interval;
        if (isTurn) await this.#lookAtCrew();
        const ids = isTurn ? [...this.#jobs.keys()] : [...this.#hinted];
        this.#hinted.clear();
        await this.#lookAt(ids);
        if (isTurn) {
          looked = performance.now();
          // All others may be waiting for a task that fills no job.
          this.#handOverAll(Math.max(1, this.width - this.#jobs.size));
        }
      } catch (error) {
        this.#rejectAll(error);
      }
      if (this.#hinted.size === 0 && this.#closing === undefined) await this.#sleep(interval);
    }
  }

  #sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #lookAtCrew(): Promise<void> {
    const crew = await this.#broker.crew();
    this.#crew = crew;
    this.#options.onCrew?.(crew);
    if (crew.workers === 0 && this.#jobs.size > 0) {
      const others =
        crew.others.length === 0 ? '' : ` (connected are only workers of ${crew.others.join(', ')})`;
      this.#note(
        `no worker of ${this.#options.build} is connected${others}; waiting for one: puzzlewright work --queue URL`,
      );
    }
    this.#schedule();
  }

  async #lookAt(ids: readonly string[]): Promise<void> {
    const added = ids.filter((id) => this.#jobs.get(id)?.isAdded === true);
    if (added.length === 0) return;
    const states = await this.#broker.look(added);
    const lost: Sent[] = [];
    for (const [index, id] of added.entries()) {
      const job = this.#jobs.get(id);
      // It may have been cancelled meanwhile.
      if (job === undefined) continue;
      const state = states[index]!;
      if (state.status === 'absent') lost.push(job);
      else await this.#take(job, state);
    }
    if (lost.length > 0) {
      this.#note('tasks are missing from the queue, lost or taken by another run; they are added again');
      this.#add(lost);
    }
    this.#schedule();
  }

  async #take(job: Sent, state: Exclude<JobState, { readonly status: 'absent' }>): Promise<void> {
    if (state.status === 'waiting') return;
    if (state.status === 'failed') return this.#tryAgain(job, state.reason);
    const { milliseconds, outcomes } = JSON.parse(state.text) as ChunkAnswer;
    this.#jobs.delete(job.id);
    this.#sizeOf(job.chunk.name).measure(milliseconds, outcomes.length);
    for (const tickets of job.waiting) settle(tickets, outcomes);
    // Its answer is taken, and the server has room for others.
    this.#broker.remove([job.id]).catch(() => undefined);
  }

  /**
   * Tasks of a failed job are tried by themselves, so that one bad task spoils no others; then again, and
   * then given up.
   */
  async #tryAgain(job: Sent, reason: string): Promise<void> {
    this.#note(`a task failed (${reason}); it is tried again`);
    await this.#broker.remove([job.id]);
    // It may have been cancelled meanwhile.
    if (this.#jobs.get(job.id) !== job) return;
    if (job.chunk.each.length > 1) {
      this.#jobs.delete(job.id);
      const jobs = job.waiting.flat().map((ticket) => this.#jobOf(ticket.name, [ticket]));
      this.#add(jobs.filter((one) => one !== undefined));
    } else if (++job.tries < MOST_TRIES) this.#add([job]);
    else {
      this.#jobs.delete(job.id);
      const failure = failureOf(job, reason);
      for (const ticket of job.waiting.flat()) ticket.reject(failure);
    }
  }
}
