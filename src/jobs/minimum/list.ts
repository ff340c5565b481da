/**
 * Many requests to a minimum problem as a job: each goes whole to a worker, its answer is kept in a store as
 * it comes, and a later run of the same requests goes on from there.
 */
import { type Budget, failure, type Issue, issue, success } from '../../core/index.js';
import type { AnyMinimumProblem, MinimumAnswer, MinimumProblemRequest } from '../../minimum/index.js';
import { readSaved } from '../../settings/index.js';
import { queueLengthOf } from '../batch/index.js';
import {
  cancelled,
  resumeFrom,
  type Stopped,
  type Store,
  unlessCancelled,
  type Workers,
} from '../ports/index.js';
import { ANSWERED_ENTRY, type AnsweredEntry, type FinalAnswer } from './saved-answer.js';

/** The problem, its puzzles and their settings. */
export interface MinimumListRequest {
  readonly problem: AnyMinimumProblem;
  readonly questions: readonly MinimumProblemRequest[];
  /** Counted limits for each of them. */
  readonly budget: Omit<Budget, 'abort'>;
  /** Have the proofs checked. */
  readonly certify: boolean;
}

/** The ports of the job. */
export interface MinimumListPorts {
  readonly workers: Workers;
  readonly store: Store<AnsweredEntry>;
  /** Polled between answers; true stops the job. */
  readonly abort?: () => boolean;
}

/** Events during the job. */
export interface MinimumListEvents {
  /** A question has its answer: its position in the list, from 0. Positions come in order. */
  onAnswer(position: number, answer: MinimumAnswer): void;
}

/** Answers all questions; equal ones are answered once. */
export function findMinima(
  request: MinimumListRequest,
  ports: MinimumListPorts,
  { onAnswer }: MinimumListEvents,
): Promise<{ readonly status: 'done' } | Stopped> {
  const { questions } = request;
  return unlessCancelled(async () => {
    const known = await knownAnswers(request, ports);
    const open = [...new Map(questions.map((one) => [textOf(one), one]))].filter(
      ([text]) => !known.has(text),
    );
    const next = open.values();
    let position = 0;
    const report = (): void => {
      for (; position < questions.length; position++) {
        const answer = known.get(textOf(questions[position]!));
        if (answer === undefined) return;
        onAnswer(position, answer);
      }
    };
    report();
    const work = async (): Promise<void> => {
      for (const [text, question] of next) {
        const answer = await answerOne(question, request, ports);
        // What a limit cut short is searched again another time.
        if (answer.status === 'proved' || answer.status === 'none')
          await ports.store.append({ question, answer });
        known.set(text, answer);
        report();
      }
    };
    await Promise.all(Array.from({ length: Math.min(open.length, queueLengthOf(ports.workers)) }, work));
    return { status: 'done' };
  });
}

function answerOne(
  question: MinimumProblemRequest,
  { problem: { name: problem }, budget, certify }: MinimumListRequest,
  { workers, abort }: MinimumListPorts,
): Promise<MinimumAnswer> {
  if (abort?.() === true) return Promise.reject(cancelled());
  return workers.run('minimum-puzzle', { problem, question, budget, certify });
}

/** Equal questions have the same text. */
function textOf(question: MinimumProblemRequest): string {
  return JSON.stringify(question);
}

/**
 * Answers that the store has to these questions; what was found is checked anew. Answers to other questions
 * stay in the store: the list may have been longer.
 */
async function knownAnswers(
  { problem, questions }: MinimumListRequest,
  { workers, store }: MinimumListPorts,
): Promise<Map<string, MinimumAnswer>> {
  const wanted = new Set(questions.map(textOf));
  const { kept } = await resumeFrom(store, await store.read(), async ({ value }) => {
    const entry = readSaved(ANSWERED_ENTRY, value);
    if (!entry.ok) return entry;
    const { question, answer } = entry.value;
    const text = textOf(question);
    const issues = wanted.has(text) ? await issuesWith(answer, problem, workers) : [];
    if (issues.length > 0) return failure(...issues);
    return success({ kept: [text, answer] as const, entry: entry.value });
  });
  return new Map(kept);
}

/** The issues of an answer: puzzles that do not have one solution. */
async function issuesWith(
  answer: FinalAnswer,
  { family }: AnyMinimumProblem,
  workers: Workers,
): Promise<readonly Issue[]> {
  if (answer.status === 'none') return [];
  const assessed = await Promise.all(
    answer.finds.map(({ puzzle }) => workers.run('assess-puzzle', { family, puzzle, certify: false })),
  );
  const wrong = assessed.find(({ verdict }) => verdict !== 'unique');
  if (wrong === undefined) return [];
  return [issue('saved-answer', `A puzzle with one solution is expected; its verdict is ${wrong.verdict}.`)];
}
