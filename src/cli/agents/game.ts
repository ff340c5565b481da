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
import type { AnyFamily, Puzzle } from '../../families/contract/index.js';
import type { Entering } from './requests.js';

export class Game {
  readonly #family: AnyFamily;
  readonly #puzzle: Puzzle;
  readonly #prepared: Prepared;
  readonly #judge: Judge;
  readonly #names: EntryNames;
  readonly #level: Question['level'];
  readonly #enter: Entering;

  /** @param how the usual level of questions, and the entries that moves make */
  constructor(
    family: AnyFamily,
    puzzle: Puzzle,
    prepared: Prepared,
    how: { readonly level?: Question['level']; readonly enter?: Entering | undefined },
  ) {
    this.#family = family;
    this.#puzzle = puzzle;
    this.#prepared = prepared;
    this.#judge = new Judge(prepared, family.explaining!.moves);
    this.#names = new EntryNames(prepared.board.marks);
    this.#level = how.level;
    this.#enter = how.enter ?? 'follows';
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
    const judged = this.#judge.judge(entry.value, { level: level ?? this.#level, ...question });
    if (!judged.ok) return judged;
    const { status } = judged.value;
    const isEntered = status === 'follows' || status === 'solved';
    const isRight = isEntered || status === 'not-yet';
    if (isMove && (this.#enter === 'right' ? isRight : isEntered)) this.#judge.enter([entry.value]);
    return success(verdictRecord(this.#names, this.#names.write(entry.value), judged.value));
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
