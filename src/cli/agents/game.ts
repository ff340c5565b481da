/** One game of a gym: a puzzle with one solution, the state of its player, and answers about entries. */
import { PuzzlewrightError, type Result, success } from '../../core/index.js';
import {
  EntryNames,
  type EntryRecord,
  type HintLevel,
  hintAfter,
  hintRecord,
  Judge,
  type Prepared,
  type Question,
  verdictRecord,
  withOwnBoard,
} from '../../explain/index.js';
import type { AnyFamily, Known, Puzzle } from '../../families/contract/index.js';
import type { Kept } from '../host/index.js';
import type { Entering } from './requests.js';

/** The rules of a game for the one who plays it. */
export interface GameRules {
  /** The level of questions that name none. Default `rule`: thousands are answered in a second. */
  readonly level?: Question['level'];
  /** The entries that moves make. Default `follows`. */
  readonly enter?: Entering | undefined;
}

/** A game that another session can go on with; later moves add what they enter to `known`. */
export interface KeptGame {
  readonly puzzle: Puzzle;
  readonly solution: unknown;
  readonly how: GameRules;
  readonly known: readonly Known[];
}

export class Game {
  readonly #family: AnyFamily;
  readonly #puzzle: Puzzle;
  readonly #prepared: Prepared;
  readonly #judge: Judge;
  readonly #names: EntryNames;
  readonly #how: GameRules;
  readonly #keep: (kept: Kept) => void;

  /** @param how with `keep`, which receives the game and what is entered */
  constructor(
    family: AnyFamily,
    puzzle: Puzzle,
    prepared: Prepared,
    { keep, ...how }: GameRules & { keep(kept: Kept): void },
  ) {
    this.#family = family;
    this.#puzzle = puzzle;
    this.#prepared = prepared;
    this.#judge = new Judge(prepared, family.explaining!.moves);
    this.#names = new EntryNames(prepared.board.marks);
    this.#how = how;
    this.#keep = keep;
  }

  /** Begins again, from a state as the family writes it. Issues for one that is not of the puzzle's shape. */
  reset(state: unknown): Result<object> {
    const { marks } = this.#judge.board;
    const read =
      state === undefined ? success([]) : this.#family.explaining!.readState(state, this.#puzzle, marks);
    if (!read.ok) return read;
    const wrong = read.value.find((one) => !this.#judge.isRight(one));
    if (wrong !== undefined) return success({ status: 'wrong-state', wrong: this.#names.write(wrong) });
    this.#judge.reset(read.value);
    return success(this.state());
  }

  /** Goes on from what was known in a game that was kept. */
  resume(known: readonly Known[]): void {
    this.#judge.reset(known);
  }

  /** Says all that another game needs to go on from here. */
  keep(): void {
    const { solution } = this.#prepared;
    const kept: KeptGame = { puzzle: this.#puzzle, solution, how: this.#how, known: this.#judge.known };
    this.#keep({ all: kept });
  }

  /** The entries and notes that are known, those of the puzzle among them. */
  state(): { readonly solved: boolean; readonly known: readonly EntryRecord[] } {
    const { known, isSolved } = this.#judge;
    return { solved: isSolved, known: known.map((one) => this.#names.write(one)) };
  }

  /** Everything that can be entered or noted. */
  marks(): { readonly marks: readonly Omit<EntryRecord, 'holds'>[] } {
    const { marks } = this.#judge.board;
    const records = [...marks.keys()].map((mark) => this.#names.write({ mark, value: true }));
    return { marks: records.map(({ place, choice, says }) => ({ place, choice, says })) };
  }

  /** The verdict on an entry; with `isMove` it is entered where it may be. */
  judge(written: unknown, { level, ...question }: Question, isMove: boolean): Result<object> {
    const entry = this.#names.read(written);
    if (!entry.ok) return entry;
    const judged = this.#judge.judge(entry.value, { level: level ?? this.#how.level ?? 'rule', ...question });
    if (!judged.ok) return judged;
    const { status } = judged.value;
    const isEntered = status === 'follows' || status === 'solved';
    const isRight = isEntered || status === 'not-yet';
    if (isMove && (this.#how.enter === 'right' ? isRight : isEntered)) {
      const known = [entry.value];
      this.#judge.enter(known);
      this.#keep({ more: known });
    }
    return success(verdictRecord(this.#names.write(entry.value), judged.value));
  }

  /** The next step from the state. */
  hint(level: HintLevel): object {
    const asked = { family: this.#family, puzzle: this.#puzzle };
    const answer = hintAfter(withOwnBoard(this.#prepared), this.#judge.known, asked);
    switch (answer.status) {
      case 'hint':
      case 'wrong':
      case 'complete':
        return hintRecord(answer, level);
      default:
        throw new PuzzlewrightError('limit', 'The search for a hint hit a limit.');
    }
  }
}
