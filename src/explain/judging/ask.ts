/** A question about one entry in a partial solution, from the puzzle as data. */
import { type Result, success } from '../../core/index.js';
import type { Known, Mark, Reason } from '../../families/contract/index.js';
import {
  type Preparation,
  type Prepared,
  type PuzzleToExplain,
  prepare,
  unlessInterrupted,
} from '../knowledge/index.js';
import { EntryNames } from './entry.js';
import { Judge, type Judgement, type Question } from './judge.js';
import { impliedReasons, laterKinds } from './named.js';

/** A puzzle, a partial solution of it, and an entry. */
export interface JudgeRequest extends PuzzleToExplain, Question {
  /** The partial solution: JSON of any shape, which the family reads. Absent: nothing is entered yet. */
  readonly state?: unknown;
  /** See `WrittenEntry`: any JSON. */
  readonly entry: unknown;
}

/** The verdict, an entry of the state that is wrong, or the verdict that keeps the puzzle from steps. */
export type JudgeAnswer =
  | {
      readonly status: 'judged';
      readonly names: EntryNames;
      readonly marks: readonly Mark[];
      readonly entry: Known;
      readonly judgement: Judgement;
    }
  | {
      readonly status: 'wrong-state';
      readonly names: EntryNames;
      readonly marks: readonly Mark[];
      readonly wrong: Known;
    }
  | Exclude<Preparation, { readonly status: 'ready' }>;

/** A puzzle, and two partial solutions of it: JSON of any shape, which the family reads. */
export interface NameableRequest extends PuzzleToExplain {
  /** Absent: nothing is entered. */
  readonly before?: unknown;
  readonly after?: unknown;
}

/** All that a player can name, and what the second state has beyond the first; or why there is nothing. */
export type NameableAnswer =
  | {
      readonly status: 'found';
      readonly names: EntryNames;
      /** Without those that go without saying: that a place takes one of its values. */
      readonly reasons: readonly Reason[];
      /** Kinds of rules that are stated only where they are broken, such as one connection. */
      readonly laterKinds: readonly string[];
      /** New entries; where there is none, new notes. */
      readonly entries: readonly Known[];
    }
  | Exclude<Preparation, { readonly status: 'ready' }>;

/** A puzzle that was asked about, ready for more questions. */
interface Opened {
  readonly key: string;
  readonly judge: Judge;
  readonly names: EntryNames;
  readonly prepared: Prepared;
}

/** Judges one entry after another. The last puzzle stays open; no answer depends on earlier ones. */
export class JudgeQuestions {
  #opened: Opened | undefined;
  /** That of the question that is asked now. */
  #abort: (() => boolean) | undefined;

  /**
   * Judges an entry. Issues where the state or the entry is not of the puzzle's shape, or a reason that is
   * named does not exist.
   * @throws PuzzlewrightError `no-explanations` when the family states no reasons
   */
  ask(request: JudgeRequest): Result<JudgeAnswer> {
    this.#abort = request.budget?.abort;
    return unlessInterrupted(() => this.#answer(request)) ?? success({ status: 'undecided', limit: 'abort' });
  }

  /**
   * The rules and clues of a puzzle that can be named, and the entries between two states. Issues where a
   * state is not of the puzzle's shape.
   * @throws PuzzlewrightError `no-explanations` when the family states no reasons
   */
  nameable(request: NameableRequest): Result<NameableAnswer> {
    this.#abort = request.budget?.abort;
    return (
      unlessInterrupted(() => this.#nameable(request)) ?? success({ status: 'undecided', limit: 'abort' })
    );
  }

  #nameable(request: NameableRequest): Result<NameableAnswer> {
    const opened = this.#open(request);
    if ('status' in opened) return success(opened);
    const { family, puzzle, before, after } = request;
    const { names, prepared } = opened;
    const { board, assignment } = prepared;
    const read = (state: unknown) =>
      state === undefined ? success([]) : family.explaining!.readState(state, puzzle, board.marks);
    const [earlier, later] = [read(before), read(after)];
    if (!earlier.ok) return earlier;
    if (!later.ok) return later;
    const known = new Set([...earlier.value, ...board.given].map(({ mark, value }) => `${mark} ${value}`));
    const fresh = later.value.filter(({ mark, value }) => !known.has(`${mark} ${value}`));
    const entries = fresh.filter(board.isEntry);
    const implied = new Set(impliedReasons(board).map((position) => board.reasons[position]!.reason.id));
    return success({
      status: 'found',
      names,
      reasons: board.explained.reasons.filter(({ id }) => !implied.has(id)),
      laterKinds: [...laterKinds(board, assignment)],
      entries: entries.length === 0 ? fresh : entries,
    });
  }

  #answer(request: JudgeRequest): Result<JudgeAnswer> {
    const opened = this.#open(request);
    if ('status' in opened) return success(opened);
    const { judge, names } = opened;
    const { family, puzzle, state } = request;
    const { marks } = judge.board;
    const read = state === undefined ? success([]) : family.explaining!.readState(state, puzzle, marks);
    if (!read.ok) return read;
    const wrong = read.value.find((one) => !judge.isRight(one));
    if (wrong !== undefined) return success({ status: 'wrong-state', names, marks, wrong });
    const entry = names.read(request.entry);
    if (!entry.ok) return entry;
    judge.reset(read.value);
    const judged = judge.judge(entry.value, request);
    if (!judged.ok) return judged;
    return success({ status: 'judged', names, marks, entry: entry.value, judgement: judged.value });
  }

  #open(request: PuzzleToExplain): Opened | Exclude<Preparation, { readonly status: 'ready' }> {
    const { family, puzzle } = request;
    const key = JSON.stringify(puzzle);
    if (this.#opened?.key === key) return this.#opened;
    const budget = { ...request.budget, abort: () => this.#abort?.() === true };
    const preparation = prepare({ ...request, budget });
    if (preparation.status !== 'ready') return preparation;
    const { prepared } = preparation;
    const judge = new Judge(prepared, family.explaining!.moves);
    this.#opened = { key, judge, names: new EntryNames(prepared.board.marks), prepared };
    return this.#opened;
  }
}
