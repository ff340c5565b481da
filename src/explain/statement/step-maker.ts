/** Makes steps of insights: states them, checks them and names them. */
import type { Known, Technique } from '../../families/contract/index.js';
import {
  type Argument,
  type Board,
  type KnownBefore,
  nameOf,
  type Part,
  positioned,
  type Step,
  shapeOf,
  type UsedReason,
} from '../model/index.js';
import { inSingleMoves, onlyExcluding, withCaseWords } from '../proof/index.js';
import type { JointInsight } from '../search/index.js';
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

  #make({ reasons, marks, smallest }: JointInsight, state: RoundState, round: number): Step {
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
    const name = nameOf(this.#techniques, shape);
    const because = board.explained.because?.(shape, (own) =>
      saysNeeded(board.marks, own === undefined ? facts : positioned(board.marks, own), known),
    );
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
      smallest,
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
      ...(because === undefined ? {} : { because }),
    };
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
