/**
 * A minimum problem as a job: its independent tasks go to workers, what it knows is kept in a store after every step, and a
 * later run of the same request goes on from there.
 */
import type { Budget } from '../core/budget.js';
import { isSameJson } from '../core/same-json.js';
import type { AnyMinimumProblem, MinimumAnswer, MinimumQuestion, RunContext } from '../minimum/problem.js';
import { taskRunner } from './minimum-tasks.js';
import { resumeFrom } from './resume.js';
import type { Store } from './store.js';
import type { Workers } from './workers.js';

/** The request to a problem. */
export interface MinimumRequest {
  readonly problem: AnyMinimumProblem;
  /** What the problem's `read` made of the input; plain JSON data. */
  readonly question: MinimumQuestion;
  /** Node and conflict limits, and `abort`, which is polled: true stops the job with the bounds that are proved. */
  readonly budget: Budget;
  /** Have the proofs checked. */
  readonly certify: boolean;
}

/** What a run knew at some moment. The newest entry says all; a store may forget earlier ones. */
export interface MinimumEntry {
  readonly problem: string;
  readonly question: unknown;
  readonly state: object;
}

/** What a minimum job works with. */
export interface MinimumPorts {
  readonly workers: Workers;
  readonly store: Store<MinimumEntry>;
  /** Lets the caller's thread do other things; awaited between steps. */
  pause?(): Promise<void>;
}

/** What happens during a run. */
export interface MinimumEvents extends Pick<RunContext, 'onRound'> {
  onProgress?: RunContext['onProgress'];
  /** How many of the independent tasks of the current step are done. */
  onShare?(done: number, total: number): void;
}

/** The problem's answer; or the store holds no state of a minimum problem, or that of another request. */
export type MinimumEnd =
  | { readonly status: 'answered'; readonly answer: MinimumAnswer }
  | { readonly status: 'no-state' | 'foreign' };

/** Runs a request, from where the store is. */
export async function findMinimum(
  request: MinimumRequest,
  ports: MinimumPorts,
  events: MinimumEvents = {},
): Promise<MinimumEnd> {
  const { problem, question } = request;
  const { store } = ports;
  const entries = (await store.read()).slice(-1);
  const { kept, refused } = await resumeFrom(store, entries, async ({ value }) =>
    isState(value) && isOf(value, request) ? { kept: value.state, entry: value } : undefined,
  );
  if (refused[0] !== undefined) return { status: isState(refused[0].value) ? 'foreign' : 'no-state' };
  const keeper = openKeeper(store, { problem: problem.name, question });
  const answer = await problem.run(question, {
    ...contextOf(request, ports, events, keeper),
    ...(kept[0] === undefined ? {} : { state: kept[0] }),
  });
  await keeper.finish();
  return { status: 'answered', answer };
}

/** What a problem is given; it ends early where the caller cancels its tasks, or where its state cannot be kept. */
function contextOf(
  { problem, budget, certify }: MinimumRequest,
  { workers, pause = async () => undefined }: MinimumPorts,
  { onProgress = () => undefined, onShare, onRound }: MinimumEvents,
  keeper: Keeper,
): RunContext {
  let isCancelled = false;
  const abort = (): boolean => isCancelled || keeper.hasFailed() || budget.abort?.() === true;
  const onCancelled = (): void => {
    isCancelled = true;
  };
  const sharing = onShare === undefined ? {} : { onShare };
  return {
    budget: { ...budget, abort },
    certify,
    onProgress,
    onState: keeper.keep,
    pause,
    tasks: taskRunner({ problem: problem.name, abort, onCancelled, ...sharing }, workers),
    ...(onRound === undefined ? {} : { onRound }),
  };
}

/** Appends states to a store while a problem runs, which does not wait for it. */
interface Keeper {
  keep(state: object): void;
  hasFailed(): boolean;
  /** Resolves when the last state is kept; rejects with what the store threw first. */
  finish(): Promise<void>;
}

function openKeeper(store: Store<MinimumEntry>, asked: Omit<MinimumEntry, 'state'>): Keeper {
  let last: Promise<void> = Promise.resolve();
  let failure: { readonly error: unknown } | undefined;
  return {
    keep: (state) => {
      last = store.append({ ...asked, state }).catch((error: unknown) => {
        failure ??= { error };
      });
    },
    hasFailed: () => failure !== undefined,
    finish: async () => {
      await last;
      if (failure !== undefined) throw failure.error;
    },
  };
}

/** Whether a value has the shape of an entry; the problem checks the state itself. */
function isState(value: unknown): value is MinimumEntry {
  return typeof value === 'object' && value !== null && 'state' in value && 'question' in value;
}

/** Whether an entry is of the same request: problems of equal data have the same answers. */
function isOf(entry: MinimumEntry, { problem, question }: MinimumRequest): boolean {
  return entry.problem === problem.name && isSameJson(entry.question, JSON.parse(JSON.stringify(question)));
}
