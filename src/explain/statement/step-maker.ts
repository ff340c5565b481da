/** Makes steps of insights: states them, checks them and names them. */
import type { Known, StepShape, Technique } from '../../families/contract/index.js';
import {
  type Argument,
  type Board,
  type KnownBefore,
  type MoveUse,
  nameOf,
  type Part,
  positioned,
  type Step,
  type StepName,
  shapeOf,
  type UsedReason,
} from '../model/index.js';
import type { MoveInsight } from '../moves/index.js';
import { inSingleMoves, onlyExcluding, withCaseWords } from '../proof/index.js';
import type { Insight, JointInsight } from '../search/index.js';
import { saysFacts, saysNeeded } from '../words/index.js';
import { ClaimChecker } from './check.js';
import { alsoKnown, inReadingOrder, type RoundState } from './round.js';
import { Statements } from './statement.js';

export class StepMaker {
  /** The board on which steps are found. */
  readonly #board: Board;
  /** The board on which they are stated; see {@link Board.withCombined}. */
  readonly #stated: Board;
  readonly #statements: Statements;
  readonly #checker: ClaimChecker;
  readonly #techniques: readonly Technique[];

  constructor(board: Board, techniques: readonly Technique[]) {
    this.#board = board;
    this.#stated = board.withCombined;
    this.#statements = new Statements(this.#stated);
    this.#checker = new ClaimChecker(this.#stated);
    this.#techniques = [...(board.explained.techniques ?? []), ...techniques];
  }

  /**
   * The step in which some reasons conclude some marks, from the facts known before its round.
   * @throws Error when the check refuses the step: a defect
   */
  make(insight: JointInsight, before: KnownBefore, round: number): Step {
    return this.#make(insight, { before, above: 0, byThen: before }, round);
  }

  /**
   * The steps of a round, each mark of which one insight concludes. Each takes as known what those above it
   * conclude.
   * @throws Error when the check refuses a step: a defect
   */
  makeRound(insights: readonly JointInsight[], before: KnownBefore, round: number): readonly Step[] {
    const concluded = new Set<number>();
    const byThen = alsoKnown(before, concluded);
    return inReadingOrder(this.#board, before, insights).map((insight, above) => {
      const step = this.#make(insight, { before, above, byThen }, round);
      // From here on it is known to the steps below.
      for (const mark of insight.marks) concluded.add(mark);
      return step;
    });
  }

  /**
   * The steps of places where a move applies, from the facts known before their round.
   * @param onWrong is told of a place whose rules do not force what the move concludes; it gives no step
   */
  makeMoves(
    insights: readonly MoveInsight[],
    before: KnownBefore,
    round: number,
    onWrong: (why: string) => void,
  ): readonly Step[] {
    const state = { before, above: 0, byThen: before };
    return insights.flatMap((insight): readonly Step[] => {
      const { use, reasons, marks } = insight;
      if (this.#follows(reasons, marks, before)) return [this.#make(insight, state, round)];
      onWrong(
        `the rules of the move ${use.move.id} do not force its conclusions: ${JSON.stringify(use.data)}`,
      );
      return [];
    });
  }

  #follows(reasons: readonly number[], marks: readonly number[], before: KnownBefore): boolean {
    return this.#statements.follows(
      reasons.map((reason) => this.#stated.include(this.#board.reasons[reason]!)),
      this.#knownIn(reasons, marks, before),
      marks.map((mark) => before.truth(mark)),
    );
  }

  #make(
    { reasons, marks, smallest, use }: Partial<JointInsight & MoveInsight> & Insight,
    state: RoundState,
    round: number,
  ): Step {
    const board = this.#stated;
    const conclusions = marks.map((mark) => state.before.truth(mark));
    const { parts, facts, argument, proofParts, known, by } = this.#statements.of({
      reasons: reasons.map((reason) => board.include(this.#board.reasons[reason]!)),
      conclusions,
      state,
      knownIn: (then) => this.#knownIn(reasons, marks, then),
    });
    const checked = this.#checker.check({ parts, facts, conclusions });
    if (checked.status === 'refused') {
      const ids = reasons.map((index) => board.reasons[index]!.reason.id).join(', ');
      throw new Error(`a step from ${ids} of model ${board.model.name} was refused: ${checked.why}`);
    }
    const excluding = excludingOf(board, parts, proofParts, argument);
    const shape = shapeOf(board, { parts, facts, conclusions, onlyExcluding: excluding }, by);
    const name = use === undefined ? nameOf(this.#techniques, shape) : nameOfMove(use);
    const because = use === undefined ? this.#becauseOf(shape, facts, known) : undefined;
    return {
      conclusions,
      reasons: parts.map((part, position) => ({
        ...usedReason(board, part),
        ...(excluding.has(position) ? { onlyExcludes: true } : {}),
      })),
      facts,
      known,
      size: parts.length,
      rules: reasons.length,
      ...(smallest === undefined ? {} : { smallest }),
      round,
      ...(by === state.byThen ? {} : { isAside: true }),
      argument: withCaseWords(
        { board, parts: proofParts, saysFacts },
        inSingleMoves(board, proofParts, argument),
        by,
      ),
      ...(proofParts === parts ? {} : { proofReasons: proofParts.map((part) => usedReason(board, part)) }),
      check: checked.check,
      ...(name === undefined ? {} : { name }),
      ...(use === undefined ? {} : { move: use }),
      ...(because === undefined ? {} : { because }),
    };
  }

  /** The argument in the words of the family, where it has some. */
  #becauseOf(shape: StepShape, facts: readonly Known[], known: readonly Known[]): string | undefined {
    const { explained, marks } = this.#stated;
    return explained.because?.(shape, (own) =>
      saysNeeded(marks, own === undefined ? facts : positioned(marks, own), known),
    );
  }

  /**
   * The known facts about marks in the scope of some reasons, and about marks that concluded notes count, in
   * the order of the marks. A known note that counts marks matters while one of these is open.
   */
  #knownIn(reasons: readonly number[], concluded: readonly number[], before: KnownBefore): readonly Known[] {
    const board = this.#board;
    const scope = new Set(reasons.flatMap((index) => board.reasons[index]!.scope));
    for (const mark of concluded) for (const one of board.countedBy(mark)) scope.add(one);
    for (const mark of board.countingNotes) {
      const counted = board.countedBy(mark);
      if (!before.isKnown(mark) || counted.every((one) => before.isKnown(one))) continue;
      for (const one of [mark, ...counted]) scope.add(one);
    }
    return [...scope]
      .filter((mark) => before.isKnown(mark))
      .sort((one, other) => one - other)
      .map((mark) => before.truth(mark));
  }
}

function nameOfMove({ move: { id, name } }: MoveUse): StepName | undefined {
  return name === undefined ? undefined : { id, name: name.en };
}

function usedReason(board: Board, { reason, half }: Part): UsedReason {
  const { reason: stated, rows } = board.reasons[reason]!;
  return { reason: stated, marks: board.marksOf(rows), ...(half === undefined ? {} : { half }) };
}

/**
 * Positions of the parts about groups of which the proof uses only that entries keep others away, or nothing.
 */
function excludingOf(
  board: Board,
  parts: readonly Part[],
  proofParts: readonly Part[],
  argument: Argument,
): ReadonlySet<number> {
  const proved = proofParts.map(({ reason }) => board.reasons[reason]!.reason);
  const excluding = onlyExcluding(board.marks, proved, argument);
  const isOnly = (part: Part): boolean =>
    proofParts.some((other, position) => excluding.has(position) && isSame(part, other));
  return new Set([...parts.keys()].filter((position) => isOnly(parts[position]!)));
}

function isSame(one: Part, other: Part): boolean {
  return one.reason === other.reason && one.half === other.half;
}
