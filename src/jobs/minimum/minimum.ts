/**
 * A minimum problem as a job: its independent tasks go to workers, what it knows is kept in a store after
 * every step, and a later run of the same request goes on from there.
 */
import { type Budget, failure, type Issue, isSameJson, issue, success } from '../../core/index.js';
import type {
  AnyMinimumProblem,
  MinimumAnswer,
  MinimumProblemRequest,
  RunContext,
} from '../../minimum/index.js';
import { readSaved } from '../../settings/index.js';
import { type Checked, resumeFrom, type Store, type Workers } from '../ports/index.js';
import { MINIMUM_ENTRY, type MinimumEntry } from './saved-minimum.js';
import { taskRunner } from './tasks.js';

/** The request to a problem. */
export interface MinimumRequest {
  readonly problem: AnyMinimumProblem;
  /** The question as the problem's `read` gives it; plain JSON data. */
  readonly question: MinimumProblemRequest;
  /**
   * Node and conflict limits, and `abort`, which is polled: true stops the job with the bounds that are
   * proved.
   */
  readonly budget: Budget;
  /** Have the proofs checked. */
  readonly certify: boolean;
}

/** The ports of a minimum job. */
export interface MinimumPorts {
  readonly workers: Workers;
  readonly store: Store<MinimumEntry>;
  /** Frees the caller's thread for a moment; awaited between steps. */
  pause?(): Promise<void>;
}

/** Events during a run. */
export interface MinimumEvents extends Pick<RunContext, 'onRound' | 'onClaim'> {
  onProgress?: RunContext['onProgress'];
  /** The number of the independent tasks of the current step are done. */
  onShare?(done: number, total: number): void;
}

/**
 * The problem's answer; or the store holds what is no state of a minimum problem, or that of another request.
 */
export type MinimumEnd =
  | { readonly status: 'answered'; readonly answer: MinimumAnswer }
  | { readonly status: 'no-state'; readonly issue: Issue }
  | { readonly status: 'foreign' };

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
    checkedState(value, request),
  );
  if (refused[0] !== undefined) {
    const { issue } = refused[0];
    return issue.code === OTHER_REQUEST ? { status: 'foreign' } : { status: 'no-state', issue };
  }
  const keeper = openKeeper(store, { version: 1, problem: problem.name, question });
  const answer = await problem.run(question, {
    ...contextOf(request, ports, events, keeper),
    ...(kept[0] === undefined ? {} : { state: kept[0] }),
  });
  await keeper.finish();
  return { status: 'answered', answer };
}

/**
 * The context of a problem; it ends early where the caller cancels its tasks, or where its state cannot be
 * kept.
 */
function contextOf(
  { problem, budget, certify }: MinimumRequest,
  { workers, pause = async () => undefined }: MinimumPorts,
  { onProgress = () => undefined, onShare, onRound, onClaim }: MinimumEvents,
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
    ...(onClaim === undefined ? {} : { onClaim }),
  };
}

/** Appends states to a store while a problem runs, which does not wait for it. */
interface Keeper {
  keep(state: object): void;
  hasFailed(): boolean;
  /** Resolves when the last state is kept; rejects with the store's first error. */
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

/** The code of the issue of an entry of another request. */
const OTHER_REQUEST = 'other-request';

/** An entry with a state of the request; its content is checked by the problem. */
function checkedState(
  value: unknown,
  { problem, question }: MinimumRequest,
): Checked<MinimumEntry, MinimumEntry['state']> {
  const read = readSaved(MINIMUM_ENTRY, value);
  if (!read.ok) return read;
  const entry = read.value;
  // Problems of equal data have the same answers.
  const isSame = isSameJson(entry.question, JSON.parse(JSON.stringify(question)));
  const schema = problem.savedState?.(question);
  if (entry.problem !== problem.name || !isSame || schema === undefined)
    return failure(issue(OTHER_REQUEST, 'It is the state of another request.'));
  const state = readSaved(schema, entry.state);
  if (state.ok) return success({ kept: state.value, entry });
  return failure(...state.issues.map(inState));
}

/** An issue of a state as one of the entry around it. */
function inState(found: Issue): Issue {
  const part = found.place?.part;
  return { ...found, place: { part: part === undefined ? 'state' : `state, ${part}` } };
}
