/** Steps of explanations checked by HiGHS, which shares nothing with the search that found them but the rows of the reasons. */
import type { Engine } from '../../src/engine/engine.js';
import { openEngine } from '../../src/engine/index.js';
import type { Board } from '../../src/explain/board.js';
import { rowsOf } from '../../src/explain/part.js';
import type { Step, UsedReason } from '../../src/explain/step.js';
import type { Known } from '../../src/families/explaining.js';
import type { Model, Row } from '../../src/model/model.js';
import { row } from '../../src/model/row.js';
import { statedParts } from '../explain/stated.js';

/** Checks the steps of one puzzle. */
export interface StepChecker {
  /**
   * What is wrong with a step, undefined for nothing.
   * @param known the marks that are known before it
   * @param values of the marks in the solution
   */
  wrongWith(step: Step, known: ReadonlySet<number>, values: readonly boolean[]): string | undefined;
}

/** Opens a checker for steps of a puzzle that was laid out on a board. */
export async function openStepChecker({ withCombined: board }: Board): Promise<StepChecker> {
  const highs = await openEngine('highs');
  return {
    wrongWith(step, known, values) {
      const ids = step.reasons.map(({ reason }) => reason.id);
      const isTrue = ({ mark, value }: Known): boolean => values[mark] === value;
      if (![...step.facts, ...step.conclusions].every(isTrue)) return `${ids}: not true of the solution`;
      if (!step.facts.every(({ mark }) => known.has(mark))) return `${ids}: a fact is not known yet`;
      if (step.conclusions.some(({ mark }) => known.has(mark))) return `${ids}: a conclusion was known`;
      if (step.conclusions.length === 0) return `${ids}: there is no conclusion`;
      if (!isForced(highs, board, partsOf(board, step.reasons), step))
        return `${ids}: the reasons and facts do not force the conclusions`;
      for (const left of step.reasons) {
        const others = step.reasons.filter((reason) => reason !== left);
        // Also with both halves of the others.
        const whole = others.map(({ reason }) => ({ reason }));
        if (isForced(highs, board, partsOf(board, whole), step))
          return `${ids}: ${left.reason.id} is not needed`;
      }
      for (const left of step.facts) {
        const facts = step.facts.filter((fact) => fact !== left);
        if (isForced(highs, board, partsOf(board, step.reasons), { ...step, facts }))
          return `${ids}: a fact is not needed, ${board.marks[left.mark]!.place}`;
      }
      return undefined;
    },
  };
}

/** The rows of some reasons, or of the halves that are used, and the definitions that they rest on. */
function partsOf(board: Board, used: readonly UsedReason[]): readonly Row[] {
  const parts = statedParts(board, used).map(({ reason, half }) => {
    const stated = board.reasons[reason]!;
    return { stated, rows: rowsOf(stated, half) };
  });
  const definitions = new Set(parts.flatMap(({ stated }) => stated.definitions));
  return [...parts.flatMap(({ rows }) => rows), ...definitions];
}

/** Whether some rows with the facts of a step leave no room for the opposite of its conclusions. */
function isForced(
  highs: Engine,
  board: Board,
  rows: readonly Row[],
  { facts, conclusions }: Pick<Step, 'facts' | 'conclusions'>,
): boolean {
  const session = highs.open(onlyUsed(board, facts, [...rows, notAll(board, conclusions)]));
  try {
    const { status } = session.solve();
    if (status === 'infeasible' || status === 'optimal') return status === 'infeasible';
    throw new Error(`HiGHS ended with ${status}`);
  } finally {
    session.dispose();
  }
}

/** The rows as a model of the variables that they use, the facts as bounds. */
function onlyUsed({ model, marks }: Board, facts: readonly Known[], rows: readonly Row[]): Model {
  const values = new Map(facts.map(({ mark, value }) => [marks[mark]!.variable, Number(value)]));
  const used = [...new Set(rows.flatMap(({ variables }) => variables))];
  const places = new Map(used.map((variable, place) => [variable, place]));
  return {
    name: model.name,
    variables: used.map((index) => {
      const variable = model.variables[index]!;
      const value = values.get(index);
      return value === undefined ? variable : { ...variable, lower: value, upper: value };
    }),
    rows: rows.map((one) => ({ ...one, variables: one.variables.map((index) => places.get(index)!) })),
  };
}

/** That not all of these hold. */
function notAll({ marks }: Board, all: readonly Known[]): Row {
  const terms = all.map(({ mark, value }) => [value ? 1 : -1, marks[mark]!.variable] as const);
  const truths = all.filter(({ value }) => value).length;
  return row('not_all', terms, '<=', truths - 1);
}
