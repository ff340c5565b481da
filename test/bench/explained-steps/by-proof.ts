/**
 * Questions about a step answered by a fresh session of the clause-learning engine: the independent checker
 * follows the proof of every contradiction, and every assignment is evaluated on the rows that were asked
 * about.
 */

import type { Board } from '../../../src/explain/model/board.js';
import type { Part } from '../../../src/explain/model/part.js';
import type { Known } from '../../../src/families/contract/explaining.js';
import { rowHolds } from '../../../src/solve/model/evaluate.js';
import type { Row, Values } from '../../../src/solve/model/model.js';
import { type Guard, type GuardedLiteral, GuardedSession } from '../../../src/solve/sat/index.js';
import {
  moved,
  notAll,
  onlyUsed,
  rowsWithDefinitions,
  type StatedStep,
  type StepQuestions,
} from './questions.js';

/** Opens a session for one step. */
export function judgeByProof(board: Board, step: StatedStep): StepQuestions {
  return new ProvedQuestions(board, step);
}

class ProvedQuestions implements StepQuestions {
  readonly #board: Board;
  readonly #placeOf: (variable: number) => number;
  readonly #session: GuardedSession;
  /** The opposite of the conclusions. */
  readonly #always: readonly Row[];
  readonly #guards: Map<string, Guard> = new Map();

  constructor(board: Board, step: StatedStep) {
    const { parts, facts, conclusions } = step;
    this.#board = board;
    const rows = parts.flatMap((part) => rowsWithDefinitions(board, part));
    const { model, placeOf } = onlyUsed(board, rows, [...facts, ...conclusions]);
    this.#placeOf = placeOf;
    this.#always = moved([notAll(board, conclusions)], placeOf);
    this.#session = new GuardedSession(model, this.#always, { certify: true });
  }

  isForced(parts: readonly Part[], facts: readonly Known[]): boolean {
    const answer = this.#session.solve({
      guards: parts.map((part) => this.#guardOf(part)),
      assumed: facts.map((fact) => this.#literal(fact)),
    });
    if (answer.status === 'limit') throw new Error('the clause-learning engine ended without an answer');
    if (answer.status === 'contradiction') return true;
    this.#requireHolds(answer.values, parts, facts);
    return false;
  }

  #requireHolds(values: Values, parts: readonly Part[], facts: readonly Known[]): void {
    const rows = [...this.#always, ...parts.flatMap((part) => this.#rowsOf(part))];
    const holds = ({ mark, value }: Known): boolean =>
      values[this.#placeOf(this.#board.marks[mark]!.variable)] === Number(value);
    if (!rows.every((row) => rowHolds(row, values)) || !facts.every(holds)) {
      throw new Error('an assignment of the clause-learning engine breaks a row');
    }
  }

  #guardOf(part: Part): Guard {
    const key = `${part.reason} ${part.half ?? ''}`;
    const guard = this.#guards.get(key) ?? this.#session.guard(this.#rowsOf(part));
    this.#guards.set(key, guard);
    return guard;
  }

  #rowsOf(part: Part): readonly Row[] {
    return moved(rowsWithDefinitions(this.#board, part), this.#placeOf);
  }

  #literal({ mark, value }: Known): GuardedLiteral {
    const place = this.#placeOf(this.#board.marks[mark]!.variable);
    return value ? place : ~place;
  }
}
