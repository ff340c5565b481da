/**
 * The arguments of `minimum` with a list of puzzles as a job: one state file, an answer for each puzzle, a
 * table at the end.
 */
import { existsSync } from 'node:fs';
import { describeIssue, type Issue } from '../../core/index.js';
import {
  type AnsweredEntry,
  findMinima,
  LIST_HEAD,
  type ListHead,
  openMemoryStore,
  type Store,
} from '../../jobs/index.js';
import type {
  AnyMinimumProblem,
  MinimumAnswer,
  MinimumProblemRequest,
  MinimumSettings,
} from '../../minimum/index.js';
import { readSaved } from '../../settings/index.js';
import { answerBroken } from '../answers/index.js';
import { budgetOf } from '../arguments/index.js';
import { EXIT, type ExitCode, type Host, InputError, worstOf } from '../host/index.js';
import { type BrokenPuzzle, isBroken, nameOf, type ReadPuzzle } from '../input/index.js';
import { openBatchProgress, refuseUnwritable, writeFiles } from '../output/index.js';
import { headOf, openLineStore } from '../saved/index.js';
import { withWorkers, workLimitsOf } from '../workers/index.js';
import { answeredBounds, exitCodeOf, type GivenAnswer, jsonOf, puzzleLines } from './answer.js';
import type { MinimumArguments } from './flags.js';
import { alignedRows } from './table.js';

/** The request about every puzzle of a list. */
interface ListRequest {
  readonly problem: AnyMinimumProblem;
  readonly puzzles: readonly (ReadPuzzle | BrokenPuzzle)[];
  readonly settings: MinimumSettings;
}

/** A puzzle with its question, or its fault; numbered from 1. */
interface Asked {
  readonly number: number;
  readonly asked: { readonly question: MinimumProblemRequest } | { readonly broken: BrokenPuzzle };
}

/** The output about a puzzle. */
interface Answered {
  readonly row: Readonly<Record<string, string | number | boolean>>;
  readonly code: ExitCode;
  /** Its line of JSON, and the puzzles that were found. */
  readonly json: string;
  readonly finds: string;
}

/**
 * Answers every puzzle.
 * @throws InputError for arguments that need a single puzzle, and for a state file of something else
 */
export async function answerList(
  request: ListRequest,
  args: MinimumArguments,
  host: Host,
): Promise<ExitCode> {
  refuseSingle(args, request.puzzles.length);
  if (args.output !== undefined) refuseUnwritable([args.output], args.force);
  const { problem } = request;
  const { abort: _, ...budget } = budgetOf(args, host);
  const list = askedOf(request, nameOf(args.file!));
  const questions = list.flatMap(({ asked }) => ('question' in asked ? [asked.question] : []));
  const store = openStore(args.state, problem, host);
  const answers: Answered[] = [];
  const progress = openBatchProgress(host, list.length);
  const say = (answered: Answered): void => {
    answers.push(answered);
    if (args.json) host.out(answered.json);
    progress.show(answers.length);
  };
  /** Passes on the faults of the puzzles before the next one that has a question. */
  const sayBroken = (): void => {
    for (let at = answers.length; at < list.length; at++) {
      const { number, asked } = list[at]!;
      if ('question' in asked) return;
      say(ofBroken(number, asked.broken, args, host));
    }
  };
  progress.show(0);
  sayBroken();
  const work = withWorkers(workLimitsOf(args, host, progress.crew), host, (workers, abort) =>
    findMinima(
      { problem, questions, budget, certify: args.certify },
      { workers, store, abort },
      {
        onAnswer: (position, answer) => {
          const read = request.puzzles[answers.length] as ReadPuzzle;
          const place = { number: answers.length + 1, question: questions[position]!, read };
          say(ofAnswer(problem, place, answer, args, host));
          sayBroken();
        },
      },
    ),
  );
  const { outcome, endedBy } = await work.finally(() => progress.close());
  const finds = answers.map((one) => one.finds).join('');
  if (!args.json) host.out(tableOf(answers, list.length));
  if (args.output !== undefined && finds !== '') {
    writeFiles([{ path: args.output, content: finds }], args.force);
    host.note(`wrote ${args.output}`);
  }
  if (outcome.status === 'done') return answers.map(({ code }) => code).reduce(worstOf, EXIT.yes);
  const kept =
    args.state === undefined
      ? 'with --state FILE a run can go on where it stopped'
      : 'the same command goes on from here';
  host.note(
    `${endedBy === 'timeout' ? 'timed out' : 'interrupted'} after ${answers.length} of ${list.length} puzzles; ${kept}`,
  );
  return endedBy === 'timeout' ? EXIT.undecided : EXIT.interrupted;
}

/** @throws InputError for flags that are about one puzzle */
function refuseSingle({ verbose, export: stem }: MinimumArguments, count: number): void {
  const flag = verbose ? '--verbose' : stem === undefined ? undefined : '--export';
  if (flag === undefined) return;
  throw new InputError([`${flag}: found ${count} puzzles; expected one, which --puzzle picks`]);
}

function askedOf({ problem, puzzles, settings }: ListRequest, file: string): readonly Asked[] {
  return puzzles.map((read, index): Asked => {
    const number = index + 1;
    if (isBroken(read)) return { number, asked: { broken: read } };
    const question = problem.read({ settings, document: read.document });
    if (question.ok) return { number, asked: { question: question.value } };
    return { number, asked: { broken: brokenAt(read, question.issues, file) } };
  });
}

/** A puzzle that cannot be asked about; its issues have the line of the puzzle. */
function brokenAt({ line }: ReadPuzzle, issues: readonly Issue[], file: string): BrokenPuzzle {
  return { file, issues: issues.map((one) => ({ ...one, place: { line, ...one.place } })) };
}

/**
 * The state file as a store.
 * @throws InputError where the file is of something else
 */
function openStore(file: string | undefined, { name }: AnyMinimumProblem, host: Host): Store<AnsweredEntry> {
  if (file === undefined) return openMemoryStore();
  const head: ListHead = { version: 1, problem: name, list: true };
  const found = existsSync(file) ? readSaved(LIST_HEAD, headOf(file, host)) : undefined;
  if (found !== undefined && (!found.ok || found.value.problem !== name)) {
    const issues = found.ok ? [] : found.issues;
    throw new InputError([
      `${file}: is no state of minimum ${name} with a list of puzzles; expected what an earlier run with --state wrote`,
      ...issues.map((one) => `${file}, line 1: ${describeIssue(one)}`),
    ]);
  }
  return openLineStore(file, { head, resume: true }, host);
}

function ofBroken(number: number, broken: BrokenPuzzle, { json }: MinimumArguments, host: Host): Answered {
  const { product, code } = answerBroken(broken, json, host);
  return { row: rowOf(number, {}, false), code, json: product, finds: '' };
}

/** A question and where it comes from. */
interface Place {
  readonly number: number;
  readonly read: ReadPuzzle;
  readonly question: MinimumProblemRequest;
}

function ofAnswer(
  problem: AnyMinimumProblem,
  { number, read, question }: Place,
  answer: MinimumAnswer,
  args: MinimumArguments,
  host: Host,
): Answered {
  if (answer.status === 'refused')
    return ofBroken(number, brokenAt(read, answer.issues, nameOf(args.file!)), args, host);
  if (answer.status === 'table') throw new Error(`minimum ${problem.name} answers for a puzzle with a table`);
  const circumstances = { atMost: question.atMost, interrupted: false };
  const proved = answer.status !== 'bounded';
  return {
    row: { ...rowOf(number, answeredBounds(answer), proved), ...waysOf(answer) },
    code: exitCodeOf(answer, circumstances),
    json: jsonOf(problem, answer, circumstances),
    finds: puzzleLines(answer),
  };
}

/** The sign for an unknown value. */
const NOTHING = '-';

function rowOf(puzzle: number, { lower, upper }: ReturnType<typeof answeredBounds>, proved: boolean) {
  return { puzzle, 'at least': lower ?? NOTHING, 'at most': upper ?? NOTHING, proved };
}

/** The number of ways there are, where that was asked. */
function waysOf(answer: GivenAnswer): Readonly<Record<string, number>> {
  return answer.status === 'proved' && answer.count !== undefined ? { ways: answer.count.number } : {};
}

/** All rows, and how many puzzles have each optimum. */
function tableOf(answers: readonly Answered[], asked: number): string {
  const isCounted = answers.some(({ row }) => 'ways' in row);
  const rows = answers.map(({ row }) => (isCounted ? { ...row, ways: row.ways ?? NOTHING } : row));
  const optima = new Map<number, number>();
  for (const { row } of answers) {
    const least = row['at least'];
    if (row.proved === true && typeof least === 'number') optima.set(least, (optima.get(least) ?? 0) + 1);
  }
  const proved = [...optima.values()].reduce((sum, number) => sum + number, 0);
  const sentences = [...optima]
    .sort(([one], [other]) => one - other)
    .map(([optimum, number]) => `${optimum} proved the least for ${number} of ${asked} puzzles`);
  const others = asked - proved;
  const open = others === 0 ? [] : [`${others} of ${asked} puzzles without a proved least number`];
  return `${[...alignedRows(rows), '', ...sentences, ...open].join('\n')}\n`;
}
