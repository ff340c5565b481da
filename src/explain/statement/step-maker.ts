/** Makes steps of insights: states them and checks them. */
import type { Known } from '../../families/contract/index.js';
import type {
  Board,
  Counting,
  KnownBefore,
  MoveUse,
  Part,
  SaidMove,
  Step,
  UsedReason,
} from '../model/index.js';
import type { Insight } from '../search/index.js';
import { ClaimChecker } from './check.js';
import type { RoundState } from './round.js';
import { Statements } from './statement.js';

/** An insight to be stated, and how it was found. */
interface Stated extends Insight {
  readonly smallest?: Step['smallest'];
  readonly use?: MoveUse;
}

export class StepMaker {
  readonly #board: Board;
  readonly #statements: Statements;
  readonly #checker: ClaimChecker;

  constructor(board: Board) {
    this.#board = board;
    this.#statements = new Statements(board);
    this.#checker = new ClaimChecker(board);
  }

  /**
   * Those of some reasons that are needed for the values of some marks, with what is known before; undefined
   * when even all of them do not force these.
   */
  needed(
    reasons: readonly number[],
    marks: readonly number[],
    before: KnownBefore,
  ): readonly number[] | undefined {
    const scope = new Set(reasons.flatMap((reason) => this.#board.reasons[reason]!.scope));
    if (!marks.every((mark) => scope.has(mark))) return undefined;
    const conclusions = marks.map((mark) => before.truth(mark));
    return this.#statements.needed(reasons, this.#knownIn(reasons, before), conclusions);
  }

  /**
   * The step in which some reasons conclude some marks. A move is said as it was seen, from what was known
   * before its round.
   * @throws Error when the check refuses the step: a defect
   */
  make({ reasons, marks, smallest, use }: Stated, given: RoundState, round: number): Step {
    const state = use === undefined ? given : { ...given, byThen: given.before, above: 0 };
    const board = this.#board;
    const conclusions = marks.map((mark) => state.before.truth(mark));
    const knownIn = (then: KnownBefore): readonly Known[] => this.#knownIn(reasons, then);
    const { parts, facts, count, known, by } = this.#statements.of({
      reasons,
      conclusions,
      state,
      knownIn,
    });
    const checked = this.#checker.check({ parts, facts, conclusions });
    if (checked.status === 'refused') {
      const ids = reasons.map((index) => board.reasons[index]!.reason.id).join(', ');
      throw new Error(`a step from ${ids} of model ${board.model.name} was refused: ${checked.why}`);
    }
    return {
      conclusions,
      reasons: parts.map((part) => usedReason(board, part)),
      facts,
      known,
      size: parts.length,
      ...(smallest === undefined ? {} : { smallest }),
      round,
      ...(by === state.byThen ? {} : { isAside: true }),
      ...(count === undefined || parts.length === 1 ? {} : { count: countingOf(count) }),
      check: checked.check,
      ...(use === undefined ? {} : { move: stated(use, marks) }),
    };
  }

  /**
   * The known facts about marks in the scope of some reasons, in the order of the marks.
   */
  #knownIn(reasons: readonly number[], before: KnownBefore): readonly Known[] {
    const board = this.#board;
    const scope = new Set(reasons.flatMap((index) => board.reasons[index]!.scope));
    return [...scope]
      .filter((mark) => before.isKnown(mark))
      .sort((one, other) => one - other)
      .map((mark) => before.truth(mark));
  }
}

/** A move as it is said where it concludes some marks. */
function stated({ move, data: found }: MoveUse, marks: readonly number[]): SaidMove {
  const { id, name, isPlain, reminder, isSingle, together, says } = move;
  const narrowed = move.narrow?.(found, marks) ?? { data: found };
  const { data } = narrowed;
  return {
    id,
    ...(name === undefined ? {} : { name }),
    ...(isPlain === undefined ? {} : { isPlain }),
    ...(reminder === undefined ? {} : { reminder }),
    ...(isSingle === undefined ? {} : { isSingle }),
    ...(together === undefined ? {} : { together }),
    ...narrowed,
    says: { en: says.en(data), de: says.de(data) },
  };
}

/** A count without its facts, which the step has. */
function countingOf({ least, most, isTight }: Counting): Counting {
  return { least, most, isTight };
}

function usedReason(board: Board, { reason, half }: Part): UsedReason {
  const { reason: stated, rows } = board.reasons[reason]!;
  return { reason: stated, marks: board.marksOf(rows), ...(half === undefined ? {} : { half }) };
}
