/**
 * Verdicts on entries while a puzzle with exactly one solution is being solved. An entry is wrong when it is
 * not that of the solution, which was proved; it follows when rules and known entries force it in one step,
 * see reach.ts; else it does not follow yet, although it is right. A player who names reasons is answered by
 * these alone, see named.ts. Each answer depends on the puzzle and the state only, on no earlier question.
 */
import { type Result, success } from '../../core/index.js';
import type { Known, Puzzle, RankedMoves } from '../../families/contract/index.js';
import { type Prepared, withOwnBoard } from '../knowledge/index.js';
import type { Board, Step } from '../model/index.js';
import { StepMaker } from '../statement/index.js';
import { type Named, type NamedAnswer, NamedReasons, readNames } from './named.js';
import { type Ground, Reach } from './reach.js';

/** `rule`: one rule must be enough; `moves`: the named moves of the family count, too. */
export const LEVELS = ['rule', 'moves'] as const;
type JudgeLevel = (typeof LEVELS)[number];

/** The way to judge an entry. */
export interface Question {
  /** Default `moves`. */
  readonly level?: JudgeLevel | undefined;
  /** Names of the rules and clues that the player rests it on. Absent: the player names none. */
  readonly reasons?: readonly string[] | undefined;
  /** Make the whole step, with its proof checked; default false: its rules are enough. */
  readonly step?: boolean | undefined;
  /** Conflicts that a question about named reasons may take. Default 100 000. */
  readonly conflicts?: number | undefined;
}

/** Why an entry follows, or why it is wrong. */
export interface Because {
  readonly board: Board;
  readonly ground: Ground;
  /** The mark that the ground is stated for, with its value in the solution. */
  readonly known: Known;
  /** The step, and the notes before it that it rests on; where it was asked for. */
  readonly stated?: { readonly step: Step; readonly before: readonly Step[] };
}

/** The verdict on an entry. */
export type Judgement =
  /** It follows; `solved`: it completes the solution as well. */
  | { readonly status: 'follows' | 'solved'; readonly because: Because; readonly unneeded: readonly string[] }
  /** It is right, and nothing that was asked for gives it yet. */
  | { readonly status: 'not-yet'; readonly counterexample?: Counterexample }
  /** It is not in the solution. Without `because`: only several rules together say so. */
  | { readonly status: 'wrong'; readonly because?: Because; readonly counterexample?: Counterexample }
  /** It stands there already. */
  | { readonly status: 'known' }
  | { readonly status: 'undecided' };

/** A filled board that keeps the named reasons and all known entries, and not the entry. */
export interface Counterexample {
  readonly board: Board;
  /** By mark. */
  readonly values: readonly boolean[];
  /** The marks that the named reasons speak about and that were open. */
  readonly open: readonly number[];
  /** The grid, as the family writes solutions; the rules that were not named may be broken in it. */
  readonly grid: unknown;
}

const USUAL_CONFLICTS = 100_000;

/** Games that one maker of steps serves. */
const GAMES_OF_MAKER = 50;

export class Judge {
  readonly #moves: RankedMoves<Puzzle>;
  readonly #values: readonly boolean[];
  readonly #prepared: Prepared;
  /** Makes steps for all states; and the number of times that the player has begun. */
  #maker: StepMaker | undefined;
  #games = 0;
  #reach: Reach;
  /** The same state for questions about moves; absent until one is asked. */
  #farther: Reach | undefined;
  #named: NamedReasons | undefined;
  /** Marks that hold in the solution and are not known yet. */
  #missing: number;

  constructor(prepared: Prepared, moves: RankedMoves<Puzzle> = []) {
    this.#prepared = prepared;
    this.#moves = moves;
    this.#values = prepared.board.read(prepared.assignment);
    this.#reach = this.#begin();
    this.#missing = this.#countMissing();
  }

  get board(): Board {
    return this.#prepared.board;
  }

  get isSolved(): boolean {
    return this.#missing === 0;
  }

  /** The known marks, given ones among them, in order. */
  get known(): readonly Known[] {
    return this.#values.flatMap((value, mark) => (this.#reach.isKnown(mark) ? [{ mark, value }] : []));
  }

  isRight({ mark, value }: Known): boolean {
    return this.#values[mark] === value;
  }

  /** Goes back to what the puzzle gives, and enters some marks, all of them right. */
  reset(known: readonly Known[] = []): void {
    this.#farther = undefined;
    this.#reach = this.#begin();
    this.#missing = this.#countMissing();
    this.enter(known);
  }

  /**
   * Makes entries known.
   * @throws Error for one that is wrong
   */
  enter(entries: readonly Known[]): void {
    const fresh = entries.filter(({ mark }) => !this.#reach.isKnown(mark));
    if (!fresh.every((one) => this.isRight(one))) throw new Error('a wrong entry cannot become known');
    if (fresh.length === 0) return;
    this.#reach.learn(fresh.map(({ mark }) => mark));
    this.#farther = undefined;
    this.#missing = this.#countMissing();
  }

  /** The verdict on an entry. Issues where it names reasons that there are not. */
  judge(entry: Known, question: Question = {}): Result<Judgement> {
    try {
      return this.#judge(entry, question);
    } catch (error) {
      // What was interrupted is begun anew by the next question.
      this.#farther = undefined;
      this.#named = undefined;
      this.#reach = this.#reach.copy(this.#prepared);
      throw error;
    }
  }

  #judge(entry: Known, question: Question): Result<Judgement> {
    const { reasons, conflicts = USUAL_CONFLICTS } = question;
    if (reasons !== undefined) {
      const named = readNames(this.#prepared, reasons);
      return named.ok ? success(this.#judgeNamed(entry, named.value, conflicts, question)) : named;
    }
    if (this.#reach.isKnown(entry.mark) && this.isRight(entry)) return success({ status: 'known' });
    // That an entry is wrong is certain without moves: they are asked for the whole step only.
    const isQuick = !this.isRight(entry) && question.step !== true;
    const because = this.#becauseOf(entry.mark, isQuick ? { ...question, level: 'rule' } : question);
    if (!this.isRight(entry)) {
      return success({ status: 'wrong', ...(because === undefined ? {} : { because }) });
    }
    if (because === undefined) return success({ status: 'not-yet' });
    return success({ status: this.#statusWith(entry), because, unneeded: [] });
  }

  /** The reason for the value of a mark, from the state. */
  #becauseOf(mark: number, { level = 'moves', step = false }: Question): Because | undefined {
    if (this.#reach.isKnown(mark)) return undefined;
    const near = this.#reach;
    const ground = near.byRule(mark) ?? near.byRuleAndNotes(mark);
    if (ground !== undefined) return this.#because(near, ground, mark, step);
    if (level === 'rule') return undefined;
    const far = this.#far();
    const moved = far.byMoves(mark);
    return moved && this.#because(far, moved, mark, step);
  }

  #because(reach: Reach, ground: Ground, mark: number, isStated: boolean): Because {
    const known = { mark, value: this.#values[mark]! };
    const stated = isStated ? { stated: reach.steps(ground, mark) } : {};
    return { board: reach.board, ground, known, ...stated };
  }

  /** The state for moves, which add reasons to their board: what is asked later begins without these. */
  #far(): Reach {
    this.#farther ??= this.#reach.copy(withOwnBoard(this.#prepared));
    return this.#farther;
  }

  #judgeNamed(entry: Known, named: Named, conflicts: number, { step }: Question): Judgement {
    const { board } = this.#prepared;
    if (this.#reach.isKnown(entry.mark) && this.isRight(entry)) return { status: 'known' };
    this.#named ??= new NamedReasons(this.#prepared);
    const answer = this.#named.ask(named, this.known, entry, conflicts);
    if (answer.status === 'undecided') return answer;
    if (answer.status === 'follows') {
      if (!this.isRight(entry)) throw new Error(`a wrong entry follows in model ${board.model.name}`);
      const { reasons, implied, isFurther } = answer;
      const ground = {
        reasons: [...reasons, ...implied].sort((one, other) => one - other),
        marks: [entry.mark],
      };
      const unneeded = named.reasons.filter((reason) => !reasons.includes(reason));
      const because = this.#because(
        this.#reach,
        ground,
        entry.mark,
        step === true && ground.reasons.length > 0 && !isFurther,
      );
      const names = unneeded.map((reason) => board.reasons[reason]!.reason.id);
      return { status: this.#statusWith(entry), because, unneeded: names };
    }
    const counterexample = this.#counterexample(answer, named, entry);
    return { status: this.isRight(entry) ? 'not-yet' : 'wrong', counterexample };
  }

  #counterexample(
    { values, assignment }: Extract<NamedAnswer, { readonly status: 'open' }>,
    { reasons }: Named,
    entry: Known,
  ): Counterexample {
    const { board, decode } = this.#prepared;
    const { place } = board.marks[entry.mark]!;
    const atPlace = board.marks.flatMap((mark, index) => (mark.place === place ? [index] : []));
    const spoken = new Set([...atPlace, ...reasons.flatMap((reason) => board.reasons[reason]!.scope)]);
    const open = [...spoken].filter((mark) => !this.#reach.isKnown(mark)).sort((one, other) => one - other);
    return { board, values, open, grid: decode(assignment) };
  }

  #statusWith({ mark, value }: Known): 'follows' | 'solved' {
    return value && this.#missing === 1 && !this.#reach.isKnown(mark) ? 'solved' : 'follows';
  }

  #begin(): Reach {
    const given = this.board.given.map(({ mark }) => mark);
    // Steps are made by sessions that remember their answers, which may not grow for ever.
    if (this.#games++ % GAMES_OF_MAKER === 0) this.#maker = new StepMaker(this.board);
    return new Reach(this.#prepared, this.#moves, given, this.#maker);
  }

  #countMissing(): number {
    return this.#values.reduce((sum, value, mark) => sum + Number(value && !this.#reach.isKnown(mark)), 0);
  }
}
