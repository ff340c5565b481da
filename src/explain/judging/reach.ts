/**
 * The marks that can be concluded from what is known without writing another entry first. Three ways, each
 * for what those before it do not give: one rule; one rule beside what people cross out without a word (plain
 * moves, and notes that one rule gives); the named moves of the family, between which notes may be made, and
 * where these give no entry the fewest rules that a search finds. What is found is exact for the first two
 * ways; a place of a move counts once its rules are shown to force what it says.
 */
import type { Move, Puzzle, RankedMoves } from '../../families/contract/index.js';
import { ONE_RULE } from '../../families/contract/index.js';
import { Knowledge, type KnownValues, LoneReasons, type Prepared } from '../knowledge/index.js';
import type { Board, KnownBefore, MoveUse, Step } from '../model/index.js';
import { MoveFinder, type MoveInsight } from '../moves/index.js';
import { JointSearch, USUAL_JOINT_BUDGET } from '../search/index.js';
import { marksUsed, StepMaker, stateNeeded } from '../statement/index.js';

/** Most repetitions of the search after reasons were added. */
const MOST_REPEATED = 20;

/** Rules that decide some marks together with what is known. */
export interface Ground {
  /** Positions on the board, in order. */
  readonly reasons: readonly number[];
  readonly marks: readonly number[];
  /** The move that found it. */
  readonly use?: MoveUse;
}

/** A ground from which notes were made, or that was looked up; its number among all. */
interface Timed extends Ground {
  readonly time: number;
}

export class Reach {
  readonly #prepared: Prepared;
  readonly #moves: RankedMoves<Puzzle>;
  readonly #knowledge: Knowledge;
  readonly #lone: LoneReasons;
  readonly #finder: MoveFinder;
  readonly #plain: readonly Move<Puzzle>[];
  readonly #hasNotes: boolean;
  /** The grounds of what was crossed out and noted, in order. */
  readonly #noted: Timed[] = [];
  /** By mark: the number of the ground that noted it, -1 for what was known. */
  readonly #notedAt: Map<number, number> = new Map();
  readonly #maker: StepMaker;
  /** By mark: the ground of an entry by a move; and the search for more of them, once it was begun. */
  readonly #moved: Map<number, Timed> = new Map();
  #following: Generator<void> | undefined;

  /** @param maker of the same board; it serves all states */
  constructor(
    prepared: Prepared,
    moves: RankedMoves<Puzzle>,
    known: Iterable<number>,
    maker = new StepMaker(prepared.board),
  ) {
    const { board, assignment, puzzle, singles } = prepared;
    this.#prepared = prepared;
    this.#moves = moves;
    this.#maker = maker;
    this.#knowledge = new Knowledge(board, assignment, board.read(assignment));
    this.#lone = new LoneReasons(this.#knowledge, singles);
    this.#finder = new MoveFinder(moves, puzzle, this.#knowledge, () => {});
    this.#plain = moves.filter((move) => move !== ONE_RULE).filter(({ isPlain }) => isPlain);
    this.#hasNotes = board.marks.some((_, mark) => {
      return [true, false].some((value) => !board.isEntry({ mark, value }));
    });
    this.learn(known);
  }

  get board(): Board {
    return this.#prepared.board;
  }

  isKnown(mark: number): boolean {
    return this.#notedAt.get(mark) === -1;
  }

  /** Makes marks known, as entries of the player; what moves gave before is forgotten. */
  learn(marks: Iterable<number>): void {
    const fresh = [...marks].filter((mark) => !this.isKnown(mark));
    const tied = this.board.tiesMarks ? this.#knowledge.tiedTo(fresh) : [];
    for (const mark of [...fresh, ...tied]) this.#notedAt.set(mark, -1);
    this.#know([...fresh, ...tied]);
  }

  /** The ground of one rule for a mark from what is known, without anything crossed out; the easy case. */
  byRule(mark: number): Ground | undefined {
    const known = { values: this.#knowledge.values, isKnown: (one: number) => this.isKnown(one) };
    return this.#alone(mark, known);
  }

  /** The ground of one rule for a mark beside what is crossed out and noted. */
  byRuleAndNotes(mark: number): Ground | undefined {
    this.#note();
    const { values } = this.#knowledge;
    const before = this.#notedAt.get(mark);
    if (before !== undefined && before >= 0) return this.#noted[before];
    return this.#alone(mark, { values, isKnown: (one) => this.#knowledge.isKnown(one) });
  }

  /**
   * The ground for a mark that moves give. It adds reasons to the board, and makes what moves note known
   * here: it is asked of a copy that is not used further, see {@link copy}.
   */
  byMoves(mark: number): Ground | undefined {
    this.#following ??= this.#follow(this.#moved);
    for (;;) {
      const noted = this.#notedAt.get(mark);
      if (noted !== undefined && noted >= 0) return this.#noted[noted];
      const found = this.#moved.get(mark);
      if (found !== undefined || this.#following.next().done === true) return found;
    }
  }

  /** The same state, on a board. */
  copy(prepared: Prepared): Reach {
    const own = [...this.#notedAt].flatMap(([mark, time]) => (time === -1 ? [mark] : []));
    const maker = prepared.board === this.board ? this.#maker : undefined;
    return new Reach(prepared, this.#moves, own, maker);
  }

  /** The step of a ground that concludes some of its marks, and the notes before it that it rests on. */
  steps(ground: Ground, mark: number): { readonly step: Step; readonly before: readonly Step[] } {
    const time = 'time' in ground ? Number(ground.time) : this.#noted.length;
    const step = this.#step({ ...ground, time }, [mark]);
    const used = new Set(marksUsed(step));
    const noted = this.#noted.filter((one) => one.time < time);
    const before = stateNeeded(
      noted,
      (one) => used.has(one),
      (one, marks) => this.#step(one, marks),
    );
    return { step, before };
  }

  #step({ time, use, ...found }: Timed, marks: readonly number[]): Step {
    const before: KnownBefore = {
      isKnown: (mark) => (this.#notedAt.get(mark) ?? time) < time,
      truth: (mark) => this.#knowledge.truth(mark),
    };
    // The sentence of a move that cannot be narrowed is about all that it concludes.
    const said = use?.move.narrow === undefined ? {} : { use };
    return this.#maker.make({ ...found, marks, ...said }, { before, byThen: before, above: 0 }, 0);
  }

  #alone(mark: number, known: KnownValues): Ground | undefined {
    const { board, singles } = this.#prepared;
    const reason = board.reasonsOf(mark).find((index) => singles.decides(index, mark, known));
    return reason === undefined ? undefined : { reasons: [reason], marks: [mark] };
  }

  /** Crosses out what goes without saying and makes the notes that one rule gives, while there are any. */
  #note(): void {
    while (this.#noteByRules() || this.#plain.some((move) => this.#crossOut(move)));
  }

  #noteByRules(): boolean {
    if (!this.#hasNotes) return false;
    const { board } = this;
    let isNew = false;
    for (const { reason, marks } of this.#lone.find()) {
      const notes = marks.filter((mark) => !board.isEntry(this.#knowledge.truth(mark)));
      isNew = this.#keep({ reasons: [reason], marks: notes }) || isNew;
    }
    return isNew;
  }

  #crossOut(move: Move<Puzzle>): boolean {
    return this.#finder.find(move).reduce((isNew, found) => this.#keep(found) || isNew, false);
  }

  /** Makes those marks of a ground known that are not known yet; false if there are none. */
  #keep({ reasons, marks, use }: Ground): boolean {
    const fresh = marks.filter((mark) => !this.#knowledge.isKnown(mark));
    if (fresh.length === 0) return false;
    const time = this.#noted.length;
    for (const mark of fresh) this.#notedAt.set(mark, time);
    this.#noted.push({ reasons, marks: fresh, time, ...(use === undefined ? {} : { use }) });
    this.#know(fresh);
    return true;
  }

  #know(marks: readonly number[]): void {
    this.#knowledge.learn(marks);
    this.#lone.learnt(marks);
  }

  /**
   * Looks for moves, the easiest first, and makes the notes that they give, until there are no more; where no
   * entry is found, a search for the fewest rules gives one, so that every state has an entry that follows.
   * It pauses after each move.
   */
  *#follow(found: Map<number, Timed>): Generator<void> {
    const { board } = this;
    const see = (ground: Ground): boolean => {
      const isEntry = (mark: number): boolean => board.isEntry(this.#knowledge.truth(mark));
      for (const mark of ground.marks.filter(isEntry)) {
        if (!found.has(mark)) found.set(mark, { ...ground, time: this.#noted.length });
      }
      return this.#keep({ ...ground, marks: ground.marks.filter((mark) => !isEntry(mark)) });
    };
    for (let isNew = true; isNew; ) {
      this.#note();
      for (const { reason, marks } of this.#lone.find()) see({ reasons: [reason], marks });
      isNew = false;
      for (const move of this.#moves) {
        if (isNew || move === ONE_RULE) continue;
        for (const insight of this.#finder.find(move)) {
          const open = insight.marks.filter((mark) => !this.#knowledge.isKnown(mark) && !found.has(mark));
          const ground = this.#shown(insight, open);
          if (ground !== undefined) isNew = see(ground) || isNew;
        }
        yield;
      }
      if (isNew || found.size > 0) continue;
      for (const insight of this.#searched()) isNew = see(insight) || isNew;
    }
  }

  /** The smallest sets of rules that give anything; what the search meets on its way may give it alone. */
  #searched(): readonly Ground[] {
    if (this.#knowledge.undecidedCount === 0) return [];
    const search = new JointSearch(this.#knowledge);
    for (let repeated = 0; ; repeated++) {
      const insights = search.next(USUAL_JOINT_BUDGET);
      if (!search.stateBroken() || repeated === MOST_REPEATED) return insights;
      const alone = this.#lone.find();
      if (alone.length > 0) return alone.map(({ reason, marks }) => ({ reasons: [reason], marks }));
    }
  }

  /** A place of a move for open marks, with the rules that it needs; undefined where they do not force it. */
  #shown({ reasons, use }: MoveInsight, open: readonly number[]): Ground | undefined {
    if (open.length === 0) return undefined;
    const needed = this.#maker.needed(reasons, open, this.#knowledge);
    return needed === undefined ? undefined : { reasons: needed, marks: open, use };
  }
}
