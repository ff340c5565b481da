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
import { onlyExcluding, withCaseWords } from '../proof/index.js';
import type { Insight } from '../search/index.js';
import { saysFacts, saysNeeded } from '../words/index.js';
import { ClaimChecker } from './check.js';
import type { RoundState } from './round.js';
import { Statements } from './statement.js';

/** An insight to be stated, and how it was found. */
interface Stated extends Insight {
  readonly smallest?: Step['smallest'];
  readonly use?: MoveUse;
}

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
    const stated = reasons.map((reason) => this.#stated.include(this.#board.reasons[reason]!));
    const conclusions = marks.map((mark) => before.truth(mark));
    const needed = this.#statements.needed(stated, this.#knownIn(reasons, before), conclusions);
    return needed && reasons.filter((_, position) => needed.includes(stated[position]!));
  }

  /**
   * The step in which some reasons conclude some marks. A move is said as it was seen, from what was known
   * before its round.
   * @throws Error when the check refuses the step: a defect
   */
  make({ reasons, marks, smallest, use }: Stated, given: RoundState, round: number): Step {
    const state = use === undefined ? given : { ...given, byThen: given.before, above: 0 };
    const board = this.#stated;
    const conclusions = marks.map((mark) => state.before.truth(mark));
    const { parts, facts, argument, proofParts, known, by } = this.#statements.of({
      reasons: reasons.map((reason) => board.include(this.#board.reasons[reason]!)),
      conclusions,
      state,
      knownIn: (then) => this.#knownIn(reasons, then),
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
      argument: withCaseWords({ board, parts: proofParts, saysFacts }, argument, by),
      ...(proofParts === parts ? {} : { proofReasons: proofParts.map((part) => usedReason(board, part)) }),
      check: checked.check,
      ...(name === undefined ? {} : { name }),
      ...(use === undefined ? {} : { move: stated(use, marks) }),
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
function stated({ move, data }: MoveUse, marks: readonly number[]): MoveUse {
  return { move, ...(move.narrow?.(data, marks) ?? { data }) };
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
