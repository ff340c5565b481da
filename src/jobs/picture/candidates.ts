/**
 * The best of many candidates as a job. A picture is drawn by every method at the size that was asked for and
 * at sizes next to it; the puzzles of the most promising drawings are made; where a repair changes many
 * cells, one solution that takes trying, or given cells, are tried instead; and what is worth most when all
 * that is known comes first. Everything is counted, nothing timed, so the order does not depend on the
 * workers.
 */

import { PuzzlewrightError } from '../../core/index.js';
import { madeScore, UNFINISHED_COST, UNRATED } from '../../picture/index.js';
import { type Stopped, unlessCancelled, type Workers } from '../ports/index.js';
import type {
  CandidateTask,
  DrawingsRequest,
  MadeCandidate,
  PlainDrawing,
  TaskContext,
  TaskProgress,
} from '../tasks/index.js';
import { firstOrders, type Order, otherOrders, type SizedDrawing, type Wishes } from './candidate-orders.js';
import type { Rendering, SamplesBySize } from './rendering.js';

/** A request for the candidates of a picture. */
export interface CandidatesRequest
  extends Wishes,
    Pick<DrawingsRequest, 'only'>,
    Pick<CandidateTask, 'seed' | 'budget' | 'certify' | 'kept'> {
  /** The grid that was asked for comes first; others may be taken where they suit the picture better. */
  readonly samples: SamplesBySize;
}

/**
 * Nodes of each repair where the caller sets no limit: most repairs are proved the fewest within them, in
 * well under a second.
 */
const USUAL_NODES = 1000;

/**
 * Proposals of the integer program for the fewest given cells where nobody asked for given cells. What a
 * greedy choice and branching find is enough to judge what they cost beside changes, and mostly the fewest;
 * each proposal takes as long as a repair.
 */
const PROPOSALS_TO_COMPARE = 0;

/** A candidate whose puzzle is made. */
export interface Candidate extends Order {
  readonly made: MadeCandidate;
  /** Its worth; the first candidate has the largest. */
  readonly score: number;
}

/** The candidates, the best first. */
export type CandidatesEnd =
  | {
      readonly status: 'done';
      readonly candidates: readonly Candidate[];
      /** Drawings among which they were chosen. */
      readonly drawn: number;
    }
  | Stopped;

/** The ports of the job. */
export interface CandidatePorts {
  readonly workers: Workers;
  /** Polled by workers on this thread; true ends their searches with the best that there is. */
  readonly abort?: NonNullable<TaskContext['abort']>;
  onProgress?(progress: CandidateProgress): void;
  /** Receives every rendering as soon as it is made, before it is known which is the best. */
  onRendering?(rendering: Rendering): void;
}

/**
 * The progress of the job: finished tasks of those that are known, and the progress of a task that minimises.
 */
interface CandidateProgress extends Omit<TaskProgress, 'step'> {
  readonly step: 'drawings' | 'puzzles';
  readonly done: number;
  readonly of: number;
}

/** The context of a task: its bounds are reported beside the number of finished tasks. */
export function contextOfTask(
  { abort, onProgress }: CandidatePorts,
  finished: () => Pick<CandidateProgress, 'step' | 'done' | 'of'>,
): TaskContext {
  return {
    ...(abort === undefined ? {} : { abort }),
    ...(onProgress === undefined
      ? {}
      : { onProgress: ({ step: _, ...bounds }) => onProgress({ ...bounds, ...finished() }) }),
  };
}

/**
 * Makes the candidates.
 * Rejects with PuzzlewrightError for a size that does not suit the picture, and `picture-one-colour` where no
 * drawing shows anything.
 */
export function makeCandidates(request: CandidatesRequest, ports: CandidatePorts): Promise<CandidatesEnd> {
  return unlessCancelled(async () => {
    const drawings = await drawAll(request, ports);
    const first = await makeAll(firstOrders(drawings, request), request, ports);
    const others = await makeAll(otherOrders(first, request), request, ports);
    const solved = others.filter(({ made }) => made.verdict === 'unique');
    const candidates = [...first, ...solved].toSorted((one, other) => other.score - one.score);
    return { status: 'done', candidates, drawn: drawings.length };
  });
}

/**
 * Other ways to one solution for a candidate that was changed: cells are given, or the puzzle may take
 * trying.
 */
export async function otherWays(
  { drawing, unique, goal }: Candidate,
  request: CandidatesRequest,
  ports: CandidatePorts,
): Promise<Candidate[] | undefined> {
  const ways = [
    { drawing, unique: 'repair', goal: 'unique' },
    { drawing, unique: 'givens', goal: 'line' },
  ] as const;
  const others = ways.filter((way) => way.unique !== unique || way.goal !== goal);
  const end = await unlessCancelled(() => makeAll(others, request, ports));
  return Array.isArray(end) ? end : undefined;
}

async function drawAll(
  { samples: all, only }: CandidatesRequest,
  { workers, onProgress }: CandidatePorts,
): Promise<SizedDrawing[]> {
  let done = 0;
  const drawn = await Promise.all(
    all.map(async (samples) => {
      const drawings = await workers.run('draw-picture', {
        samples,
        ...(only === undefined ? {} : { only }),
      });
      onProgress?.({ step: 'drawings', done: ++done, of: all.length });
      return drawings.map((drawing) => ({ ...drawing, samples }));
    }),
  );
  const [asked] = drawn.flat();
  if (asked === undefined) {
    throw new PuzzlewrightError(
      'picture-one-colour',
      'The picture comes out blank or full by every method. A picture with filled and empty cells was expected.',
    );
  }
  const offOf = ({ rows, columns }: PlainDrawing): number =>
    Math.max(Math.abs(rows - asked.rows), Math.abs(columns - asked.columns));
  return drawn.flat().map((drawing) => ({ ...drawing, sizeOff: offOf(drawing) }));
}

function makeAll(
  orders: readonly Order[],
  { seed, budget, certify, difficulty, kept, unique: asked }: CandidatesRequest,
  ports: CandidatePorts,
): Promise<Candidate[]> {
  const { workers, onProgress, onRendering } = ports;
  let done = 0;
  const finished = () => ({ step: 'puzzles', done, of: orders.length }) as const;
  return Promise.all(
    orders.map(async (order) => {
      const { drawing, unique, goal } = order;
      const { samples, method, cells, sizeOff, hasGround } = drawing;
      const limits = { nodes: USUAL_NODES, ...budget };
      const ratesSteps = difficulty !== undefined;
      const fixed = { seed, budget: limits, certify, ratesSteps, ...(kept === undefined ? {} : { kept }) };
      const proposals = asked === 'givens' ? {} : { mostProposals: PROPOSALS_TO_COMPARE };
      const task = { samples, cells, unique, goal, ...fixed, ...proposals };
      const made = await workers.run('make-drawing', task, contextOfTask(ports, finished));
      done++;
      onProgress?.(finished());
      const { puzzle, solution, looks, recognition, rating } = made;
      onRendering?.({ made, method, unique, goal, likeness: looks.likeness.value, recognition });
      const facts = { method, looks, sizeOff, hasGround, puzzle, solution };
      const [changed, given] = [made.changed.length, made.given.length];
      const reached = made.reached && made.verdict === 'unique' ? 0 : UNFINISHED_COST;
      const score = madeScore({ ...facts, changed, given, rating: rating ?? UNRATED }, difficulty) - reached;
      return { ...order, made, score };
    }),
  );
}
