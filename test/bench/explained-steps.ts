/** Steps of explanations checked by HiGHS, which shares nothing with the search that found them but the rows of the reasons. */
import type { Engine } from '../../src/engine/engine.js';
import { openEngine } from '../../src/engine/index.js';
import type { Board } from '../../src/explain/board.js';
import { prepare } from '../../src/explain/prepare.js';
import type { Step } from '../../src/explain/step.js';
import type { Known } from '../../src/families/explaining.js';
import type { AnyFamily, Puzzle } from '../../src/families/family.js';
import type { Model, Row } from '../../src/model/model.js';
import { row } from '../../src/model/row.js';

/** Checks the steps of one puzzle. */
export interface StepChecker {
  /**
   * What is wrong with a step, undefined for nothing.
   * @param known the marks that are known before it
   * @param values of the marks in the solution
   */
  wrongWith(step: Step, known: ReadonlySet<number>, values: readonly boolean[]): string | undefined;
}

/** Opens a checker. */
export async function openStepChecker(family: AnyFamily, puzzle: Puzzle): Promise<StepChecker> {
  const preparation = prepare({ family, puzzle });
  if (preparation.status !== 'ready') throw new Error(`a puzzle of ${family.id} is ${preparation.status}`);
  const { board } = preparation.prepared;
  const highs = await openEngine('highs');
  return {
    wrongWith(step, known, values) {
      const ids = step.reasons.map(({ reason }) => reason.id);
      const isTrue = ({ mark, value }: Known): boolean => values[mark] === value;
      if (![...step.facts, ...step.conclusions].every(isTrue)) return `${ids}: not true of the solution`;
      if (!step.facts.every(({ mark }) => known.has(mark))) return `${ids}: a fact is not known yet`;
      if (step.conclusions.some(({ mark }) => known.has(mark))) return `${ids}: a conclusion was known`;
      if (step.conclusions.length === 0) return `${ids}: there is no conclusion`;
      if (!isForced(highs, board, ids, step))
        return `${ids}: the reasons and facts do not force the conclusions`;
      for (const left of ids) {
        const others = ids.filter((id) => id !== left);
        if (isForced(highs, board, others, step)) return `${ids}: ${left} is not needed`;
      }
      return undefined;
    },
  };
}

/** Whether some reasons with the facts of a step leave no room for the opposite of its conclusions. */
function isForced(
  highs: Engine,
  board: Board,
  ids: readonly string[],
  { facts, conclusions }: Pick<Step, 'facts' | 'conclusions'>,
): boolean {
  const reasons = board.reasons.filter(({ reason }) => ids.includes(reason.id));
  const definitions = [...new Set(reasons.flatMap((reason) => reason.definitions))];
  const session = highs.open({
    ...withFacts(board, facts),
    rows: [...reasons.flatMap(({ rows }) => rows), ...definitions, notAll(board, conclusions)],
  });
  try {
    return session.solve().status === 'infeasible';
  } finally {
    session.dispose();
  }
}

/** The model with the facts as bounds. */
function withFacts({ model, marks }: Board, facts: readonly Known[]): Model {
  const values = new Map(facts.map(({ mark, value }) => [marks[mark]!.variable, Number(value)]));
  const variables = model.variables.map((variable, index) => {
    const value = values.get(index);
    return value === undefined ? variable : { ...variable, lower: value, upper: value };
  });
  return { ...model, variables };
}

/** That not all of these hold. */
function notAll({ marks }: Board, all: readonly Known[]): Row {
  const terms = all.map(({ mark, value }) => [value ? 1 : -1, marks[mark]!.variable] as const);
  const truths = all.filter(({ value }) => value).length;
  return row('not_all', terms, '<=', truths - 1);
}
