/**
 * The base model: the 0-1 variable `x_r_c` says that row r, column c holds a queen.
 *
 * - Walls cut every row, column and diagonal into partitions; each holds at most one queen.
 * - The number of queens is the puzzle's (the counting model), or as large as possible.
 *
 * Source: the text on integer programs for blocked n-queens, base model and solution-counting base model.
 * Corrected: as printed, a wall's own cell belongs to the partition behind it and nothing keeps a queen off
 * it; here walls have no variable. Partitions of one cell have no row, as it would say nothing. These are the
 * rows of the rules. With presolve and for explaining, the number of queens is stated as a number of parts of
 * the rows that hold one, and once more for the columns: the same by the rules of the parts, and a proof
 * needs a twentieth of the conflicts. For explaining, the rows of all parts are one rule, as people know it.
 */
import type { Explained } from '../../contract/explaining.js';
import type { Formulation } from '../../contract/family.js';
import { type ApartRule, apart, count, formulationByRules, type Rule } from '../../kit/rules/index.js';
import { ATTACK, NUMBER, queensPremises } from '../explaining/reasons.js';
import { type PartsRule, partsWithQueens } from '../parts-with-queens.js';
import { freeCells, partitionsOf, type QueensPuzzle, type QueensSolution } from '../puzzle.js';
import { attackRules, partRules, queensRuled } from '../rules.js';

const NAMED = {
  id: 'partitions',
  description: 'base model: at most one queen in every part of a row, column or diagonal between walls',
};

const AS_PUBLISHED = formulationByRules(queensRuled, NAMED);
const ATTACKING = apart({
  issue: 'wrong-count',
  fault: (cells) => `The queens in ${cells.join(' and ')} attack each other.`,
  says: { en: 'No two queens attack each other', de: 'Keine zwei Damen greifen einander an' },
});
const BY_PARTS = formulationByRules(
  {
    ...queensRuled,
    kinds: [count, partsWithQueens],
    rules: (puzzle): readonly Rule[] => [...attackRules(puzzle.board), ...numberRule(puzzle)],
  },
  NAMED,
);
const EXPLAINED = formulationByRules(
  {
    ...queensRuled,
    kinds: [ATTACKING, partsWithQueens],
    rules: (puzzle): readonly Rule[] => [...attackRule(puzzle.board), ...numberRule(puzzle)],
  },
  NAMED,
);

export const partitions: Formulation<QueensPuzzle, QueensSolution> = {
  ...AS_PUBLISHED,
  formulate(puzzle, options) {
    const { reasons = false, presolve } = options;
    // The number of queens is no reason where there is no cell that it could be about.
    const isExplained = reasons && freeCells(puzzle.board).length > 0;
    const { explained = NOTHING, ...stated } = isExplained
      ? EXPLAINED.formulate(puzzle, options)
      : (presolve ? BY_PARTS : AS_PUBLISHED).formulate(puzzle, { ...options, reasons: false });
    const words = reasons && { explained: { ...explained, ...premisesOf(puzzle) } };
    if (puzzle.queens !== undefined) return { ...stated, ...words };
    const { model, projection: variables } = stated;
    const objective = {
      sense: 'maximise',
      variables,
      coefficients: variables.map(() => 1),
      offset: 0,
    } as const;
    return { ...stated, ...words, model: { ...model, objective } };
  },
};

const NOTHING: Explained = { reasons: [], marks: [], given: [] };

/** The parts in which queens would attack each other, as one rule. */
function attackRule(board: QueensPuzzle['board']): readonly ApartRule[] {
  const groups = attackRules(board).map(({ places }) => places);
  if (groups.length === 0) return [];
  const places = freeCells(board).map((_, place) => place);
  return [{ kind: 'apart', id: ATTACK, role: ATTACK, places, groups }];
}

/** The number of queens by the parts of the rows and of the columns; none where the puzzle has no number. */
function numberRule({ board, queens }: QueensPuzzle): readonly PartsRule[] {
  if (queens === undefined) return [];
  const axes = (['row', 'column'] as const).map((axis) => ({
    axis,
    parts: partRules(board).flatMap(({ part, places }) => (part.kind === axis ? [places] : [])),
  }));
  const places = freeCells(board).map((_, place) => place);
  return [{ kind: 'parts-with-queens', id: NUMBER, role: NUMBER, places, axes, queens }];
}

/** The words for the number of queens before the steps; none without a number. */
function premisesOf({ board, queens }: QueensPuzzle): Pick<Explained, 'premises'> {
  return queens === undefined ? {} : { premises: queensPremises(partitionsOf(board), queens) };
}
